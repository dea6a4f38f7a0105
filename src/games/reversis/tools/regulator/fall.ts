import type { ReversisRules } from '../../rules/keys.ts';
import type { Fate } from '../../session/deal-outcome.ts';
import { HONOUR_CODES, type HonourCode, type ReversisEntry } from './fields.ts';
import { fateOf, needsOther } from './outcome-from-form.ts';

/** What is said of a card once it is known who played it: its fate, and on whom or by whom where that is asked. */
export interface Way {
  readonly fate: Fate;
  readonly on: number | undefined;
  readonly label: string;
}

/** The ways in which a card of this player’s can have fallen, of the fates that are asked after: one for each tap. */
export function waysOf(
  honour: number,
  fates: readonly Fate[],
  by: number,
  players: readonly string[],
  rules: ReversisRules,
): readonly Way[] {
  const others = players.flatMap((name, on) => (on === by ? [] : [{ name, on }]));
  return fates.flatMap((fate): readonly Way[] => {
    if (fate === 'led') return [{ fate, on: undefined, label: 'Led it' }];
    if (fate !== 'placed' && fate !== 'forced') return [];
    const [alone, with1] = fate === 'placed' ? ['Placed it', 'Placed it on'] : ['Was forced', 'Was forced by'];
    return needsOther(honour, fate, rules)
      ? others.map(({ name, on }) => ({ fate, on, label: `${with1} ${name}` }))
      : [{ fate, on: undefined, label: alone }];
  });
}

/** The cards of which something has been said, in the order in which it was. */
export function fallenIn(entry: ReversisEntry, asked: readonly HonourCode[]): readonly HonourCode[] {
  const told = HONOUR_CODES.filter((code) => asked.includes(code) && fateOf(entry, code) !== undefined);
  const inOrder = (entry.fallen ?? []).filter((code) => told.includes(code));
  return [...inOrder, ...told.filter((code) => !inOrder.includes(code))];
}

/** “Carl placed it on Bea”. */
export function sayFall(entry: ReversisEntry, code: HonourCode, players: readonly string[]): string {
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  const by = entry[`${code}.by`];
  const on = entry[`${code}.on`];
  switch (fateOf(entry, code)) {
    case 'placed':
      return by === undefined
        ? 'placed'
        : on === undefined
          ? `${name(by)} placed it`
          : `${name(by)} placed it on ${name(on)}`;
    case 'forced':
      return by === undefined
        ? 'forced'
        : on === undefined
          ? `forced from ${name(by)}`
          : `${name(on)} forced it from ${name(by)}`;
    case 'led':
      return by === undefined ? 'led' : `${name(by)} led it`;
    case 'laidOut':
      return 'laid out';
    case 'unplayed':
      return by === undefined ? 'not played' : `${name(by)} still held it`;
    case undefined:
      return '';
  }
}
