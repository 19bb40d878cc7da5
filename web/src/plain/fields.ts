/**
 * What the plain board draws of a view, in the order of its fields.
 *
 * The game's texts say it: `<game>-seat-<field>` names a list with one item a seat, drawn beside
 * that seat; `<game>-table-<field>` names what lies on the table. A field with neither is not drawn.
 */

import { isHidden, type BaseView } from '../lib/protocol';

export interface Field {
  name: string;
  label: string;
  /** A card, a number or a word each; null: face down. */
  items: (string | null)[];
}

type Text = (key: string) => string;

export const atSeat = (game: string, view: BaseView, seat: number, text: Text): Field[] =>
  named(`${game}-seat`, view, text).map(([name, label, value]) => ({
    name,
    label,
    items: itemsOf(game, Array.isArray(value) ? value[seat] : value, text),
  }));

export const onTable = (game: string, view: BaseView, text: Text): Field[] =>
  named(`${game}-table`, view, text).map(([name, label, value]) => ({
    name,
    label,
    items: itemsOf(game, value, text),
  }));

/** The fields that have a name; a message that is missing is said by its key. */
function named(prefix: string, view: BaseView, text: Text): [string, string, unknown][] {
  return Object.entries(view).flatMap(([name, value]): [string, string, unknown][] => {
    const key = `${prefix}-${name.replaceAll('_', '-')}`;
    const label = text(key);
    return label === key ? [] : [[name, label, value]];
  });
}

function itemsOf(game: string, value: unknown, text: Text): (string | null)[] {
  if (value === null || value === undefined) return [];
  if (isHidden(value)) return Array<null>(value.hidden).fill(null);
  if (Array.isArray(value)) return value.flatMap((item) => itemsOf(game, item, text));
  if (typeof value === 'object') return [Object.values(value).join(' ')];
  return [word(game, value as string | number | boolean, text)];
}

/** The name of a card, where the game has one: `<game>-card-<value>`. */
function word(game: string, value: string | number | boolean, text: Text): string {
  const key = `${game}-card-${value}`;
  const said = text(key);
  return said === key ? String(value) : said;
}
