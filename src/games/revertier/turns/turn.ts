import type { Playing } from '#engine/play/played-game.ts';
import { legalPlays } from '../play/legal-plays.ts';
import { refusedPlays } from '../play/refused-plays.ts';
import { MOST_THROWS, type RevertierRecord } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { nameThrow, sayPlayer } from '../say/names.ts';
import type { RevertierRefused, RevertierTurn } from './acts.ts';
import { boardNow } from './board-now.ts';

/** Whose turn it is: to throw, and then to play what was thrown. Undefined once the game is over. */
export function turn({ record }: Playing<RevertierRecord>, rules: RevertierRules): RevertierTurn | undefined {
  const now = boardNow(record, rules);
  if (!now || now.ending || (!now.dice && record.throws.length >= MOST_THROWS)) return undefined;
  const { position, dice } = now;
  const seat = position.toPlay;
  const player = sayPlayer(seat);
  if (!dice) {
    const legal = [{ act: { kind: 'throw' }, label: 'throw the dice' }] as const;
    return { seat, kind: 'throw', says: `${player} to throw`, legal, refused: [] };
  }
  let refused: readonly RevertierRefused[] | undefined;
  return {
    seat,
    kind: 'play',
    says: `${player} to play ${nameThrow(dice)}`,
    legal: legalPlays(position, dice, rules).map(({ play, text }) => ({ act: { kind: 'play', play }, label: text })),
    // Looked for when it is asked for: every play that somebody might think of is tried.
    get refused() {
      refused ??= refusedPlays(position, dice, rules).map(({ play, text, why }) => ({
        act: { kind: 'play', play },
        label: text,
        key: why.key ?? '',
        message: why.message,
      }));
      return refused;
    },
  };
}
