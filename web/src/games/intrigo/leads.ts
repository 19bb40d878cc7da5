/** Who would get each token, as the server tells it: as things lie, or with a picked card there. */
import type { Ghost } from './choice';
import { INFLUENCES } from './pieces';
import { buildingsBeside } from './ring';
import type { IntrigoEvent, IntrigoView, Lead } from './view';

/** By building, as it would be with the picked card in its gap. */
export function leadsWith(view: IntrigoView, ghost: Ghost | null): Lead[] {
  if (!ghost) return view.leads;
  const card = INFLUENCES.some((influence) => influence === ghost.code) ? null : ghost.code;
  const beside = view.prospects.find((prospect) => prospect.card === card)?.gaps[ghost.gap];
  if (!beside) return view.leads;
  const [before, behind] = buildingsBeside(ghost.gap, view.leads.length);
  return view.leads.with(before, beside[0]).with(behind, beside[1]);
}

/** The seat whose family leads; null: nobody gets the token. */
export function leadingSeat(view: IntrigoView, lead: Lead): number | null {
  return lead.state === 'leads' ? view.families.indexOf(lead.family ?? '') : null;
}

/** By the reason why a token stays; of a family without a player only the view knows the name. */
const LEFT: Record<string, Lead['state']> = {
  'face-down': 'stolen',
  nobody: 'none',
  equal: 'equal',
  'no-card': 'none',
};

/** Who leads once the last gap is filled: the rewards among the news tell it. */
export function leadsRewarded(leads: Lead[], news: readonly IntrigoEvent[]): Lead[] {
  const told = [...leads];
  for (const event of news) {
    if (event.event === 'token-won') {
      const same = leads[event.building].family === event.family;
      told[event.building] = same
        ? { ...leads[event.building], settled: true }
        : { state: 'leads', settled: true, family: event.family };
    } else if (event.event === 'token-stayed') {
      const same = event.reason === 'nobody' && leads[event.building].state === 'unplayed';
      told[event.building] = same
        ? { ...leads[event.building], settled: true }
        : { state: LEFT[event.reason], settled: true };
    }
  }
  return told;
}
