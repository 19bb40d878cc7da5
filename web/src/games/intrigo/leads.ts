/** Who would get each token, as the server tells it: as things lie, or with a picked card there. */
import type { Ghost } from './choice';
import { INFLUENCES } from './pieces';
import { buildingsBeside } from './ring';
import type { IntrigoView, Lead } from './view';

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
