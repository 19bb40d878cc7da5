/** The options of a game as a form shows them: what can be chosen now, and if not, why. */

import type { GameInfo, OptionInfo } from '../lib/api';

export type Values = { [name: string]: unknown };

export const valueOf = (option: OptionInfo, values: Values): unknown => values[option.name] ?? option.default;

export function withValue(values: Values, option: OptionInfo, value: unknown): Values {
  const rest = Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== option.name && !option.not_with.includes(name)),
  );
  return value === option.default || value === null ? rest : { ...rest, [option.name]: value };
}

/** Why an option keeps its usual value now: another number of seats, or another option. */
export type Reason =
  { kind: 'seats'; least: number; most: number } | { kind: 'with'; option: OptionInfo; value: unknown };

export function reasonOf(option: OptionInfo, info: GameInfo, values: Values, seats: number): Reason | null {
  if (!option.seats.includes(seats)) {
    return { kind: 'seats', least: Math.min(...option.seats), most: Math.max(...option.seats) };
  }
  for (const [name, value] of Object.entries(option.only_with)) {
    const other = info.options.find((found) => found.name === name);
    if (other && JSON.stringify(valueOf(other, values)) !== JSON.stringify(value)) {
      return { kind: 'with', option: other, value };
    }
  }
  return null;
}

/** Options that are open now, those that rule each other out together; closed ones by reason. */
export interface Shown {
  open: OptionInfo[];
  exclusive: OptionInfo[][];
  closed: { reason: Reason; options: OptionInfo[] }[];
}

export function shown(info: GameInfo, values: Values, seats: number): Shown {
  const result: Shown = { open: [], exclusive: [], closed: [] };
  const known = new Set<string>();
  for (const option of info.options) {
    if (known.has(option.name)) continue;
    const reason = reasonOf(option, info, values, seats);
    if (reason) addClosed(result, reason, option);
    else if (option.not_with.length) {
      const group = info.options.filter(({ name }) => name === option.name || option.not_with.includes(name));
      group.forEach(({ name }) => known.add(name));
      result.exclusive.push(group);
    } else result.open.push(option);
  }
  return result;
}

function addClosed(result: Shown, reason: Reason, option: OptionInfo): void {
  const same = result.closed.find((group) => JSON.stringify(group.reason) === JSON.stringify(reason));
  if (same) same.options.push(option);
  else result.closed.push({ reason, options: [option] });
}

/** What is asked of the server: nothing that is closed now. */
export function asked(info: GameInfo, values: Values, seats: number): Values {
  const open = info.options.filter(({ name }) => name in values);
  return Object.fromEntries(
    open.filter((option) => !reasonOf(option, info, values, seats)).map(({ name }) => [name, values[name]]),
  );
}
