import { nameCard } from '#engine/cards/card-name.ts';
import { remember } from '#engine/play/remember.ts';
import { tricksOf } from '../play/before/deal-departures.ts';
import { advance, cardsHeld, handMasks, legalCards, startDraft, whyNotCard, type PlayState } from '../play/play.ts';
import { departureOf } from '../play/play-out.ts';
import type { ReversisRecord } from '../record/record.ts';
import type { ReversisRules } from '../rules/keys.ts';
import type { ReversisRefused, ReversisTurn } from './acts.ts';
import { exchangedSoFar, heading } from './before-play.ts';

/** The table after the cards that have been played. Undefined where the hands cannot have come about. */
export const tableOf = remember(findTable);

function findTable(record: ReversisRecord, rules: ReversisRules): PlayState | undefined {
  const made = exchangedSoFar(record, rules);
  if (!made) return undefined;
  const { hands, laid } = made;
  const state = startDraft(handMasks(hands), record.seats, tricksOf(record, rules, hands), laid);
  for (const card of record.plays.flat()) advance(state, card);
  return state;
}

const THROW_DOWN = [
  { act: { kind: 'throwDown' }, label: 'throw down your cards', key: 'thrown.pays' },
] as const satisfies ReversisTurn['besides'];

/** Whose card is next; nobody’s once the hands are empty. */
export function cardTurn(record: ReversisRecord, rules: ReversisRules): ReversisTurn | undefined {
  const state = tableOf(record, rules);
  if (!state) return undefined;
  const seat = state.toPlay;
  const held = cardsHeld(state.hands, seat);
  if (held.length === 0) return undefined;
  const allowed = legalCards(state, rules);
  // Where nothing is said of it, nobody ends a deal that is not over.
  const throws = rules['thrown.pays'] !== 'nothing';
  const choice = (card: number) => ({ act: { kind: 'play', card } as const, label: nameCard(card), card });
  return {
    seat,
    kind: 'play',
    says: `${heading(record, seat)} to play`,
    legal: allowed.map(choice),
    refused: held.flatMap((card): readonly ReversisRefused[] => {
      const key = allowed.includes(card) ? undefined : whyNotCard(state, rules, card);
      return key ? [{ ...choice(card), ...departureOf(state, rules, card, key) }] : [];
    }),
    ...(throws && { besides: THROW_DOWN }),
  };
}
