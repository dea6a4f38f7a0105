import { nameCard } from '#engine/cards/card-name.ts';
import { remember } from '#engine/play/remember.ts';
import type { Card } from '#engine/cards/card.ts';
import { endingOf } from '../play/ending.ts';
import { cardsHeld, whyNotCard, type PlayState } from '../play/play.ts';
import { leadsUnasked, playDeparture, tableAfter } from '../play/play-out.ts';
import type { QuadrilleRecord, Seat } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleChoice, QuadrilleRefused, QuadrilleTurn } from './acts.ts';
import { heading } from './bid-turn.ts';

/** The table after the cards that have been played; undefined while it is not known what is played. */
export const tableOf: (record: QuadrilleRecord, rules: QuadrilleRules) => PlayState | undefined = remember(tableAfter);

/** Whose card is next, be the game decided or not; nobody’s once the hands are empty. */
export function cardTurn(state: PlayState, rules: QuadrilleRules): QuadrilleTurn | undefined {
  const seat = state.toPlay;
  const held = cardsHeld(state.hands, seat, state.table);
  if (held.length === 0) return undefined;
  const legal: QuadrilleChoice[] = [];
  const refused: QuadrilleRefused[] = [];
  const unasked = leadsUnasked(state, rules);
  for (const card of held) {
    const choice: QuadrilleChoice = { act: { kind: 'play', card }, label: nameCard(card), card };
    const broken = unasked ?? fault(state, rules, card);
    if (broken) refused.push({ ...choice, ...broken });
    else legal.push(choice);
  }
  return { seat, kind: 'play', says: sayPlay(state, rules, seat), legal, refused };
}

function fault(
  state: PlayState,
  rules: QuadrilleRules,
  card: Card,
): Pick<QuadrilleRefused, 'key' | 'message'> | undefined {
  const key = whyNotCard(state, rules, card);
  return key && { key, message: playDeparture(state, card, key) };
}

/** Whose card is next; between tricks also what could be done instead. */
function sayPlay(state: PlayState, rules: QuadrilleRules, toPlay: Seat): string {
  const { position, facts, trick } = state;
  if (position > 0) return `${heading(toPlay)} to play`;
  if (trick === 6 && facts.straight === 6 && facts.ally >= 0 && rules['vole.asks'])
    return `The game is won. ${heading(toPlay)} may stop, or ask leave and lead to the seventh trick`;
  if (endingOf(facts, rules).kind !== 'unfinished') return `The game is decided. ${heading(toPlay)} may lead on`;
  return `${heading(toPlay)} to lead`;
}
