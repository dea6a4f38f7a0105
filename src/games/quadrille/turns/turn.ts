import type { Playing } from '#engine/play/played-game.ts';
import { remember } from '#engine/play/remember.ts';
import { endingOf } from '../play/ending.ts';
import type { PlayState } from '../play/play.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import { UNDECLARED } from '../rules/bids.ts';
import type { QuadrilleRules } from '../rules/keys.ts';
import type { QuadrilleTurn } from './acts.ts';
import { bidTurn, heading } from './bid-turn.ts';
import { cardTurn, tableOf } from './card-turn.ts';
import { namingTurn } from './naming-turn.ts';

/** Whose turn it is: the auction, trumps, call and exchange, the play, and whether to go on after six tricks straight off. */
export const turn = remember(findTurn);

function findTurn(playing: Playing<QuadrilleRecord>, rules: QuadrilleRules): QuadrilleTurn | undefined {
  const { record, declined } = playing;
  const before = bidTurn(record, rules) ?? namingTurn(record, rules, { left: declined.length > 0, mayLeave: true });
  if (before) return before;
  const state = tableOf(record, rules);
  if (!state) return undefined;
  const { facts, position } = state;
  if (position > 0 || endingOf(facts, rules).kind === 'unfinished') return cardTurn(state, rules);
  const isSeventh = facts.straight === 6 && facts.played === 6 && facts.announced === UNDECLARED;
  return isSeventh ? seventh(state, playing, rules) : undefined;
}

/** The first six tricks are taken: whoever leads may stop there, or go on; where the book says so, with his ally’s leave. */
function seventh(
  state: PlayState,
  { record, declined }: Playing<QuadrilleRecord>,
  rules: QuadrilleRules,
): QuadrilleTurn | undefined {
  const { facts, toPlay } = state;
  if (!rules['play.stop']) return cardTurn(state, rules);
  if (facts.refused || declined.includes(toPlay)) return undefined;
  const cards = cardTurn(state, rules);
  if (!cards) return undefined;
  const stop = { act: { kind: 'stop' } as const, label: 'stop here' };
  const asks = facts.ally >= 0 && rules['vole.asks'];
  if (!asks) return { ...cards, kind: 'seventh', legal: [...cards.legal, stop] };
  if (!facts.asked)
    return {
      seat: toPlay,
      kind: 'seventh',
      says: `${heading(toPlay)} to stop, or to ask leave to go on`,
      legal: [stop, { act: { kind: 'ask' }, label: 'ask leave to go on' }],
      refused: [],
    };
  if (record.vole?.answer === 'yes') return cards;
  const asked = toPlay === facts.ombre ? facts.ally : facts.ombre;
  return {
    seat: asked,
    kind: 'leave',
    says: `${heading(asked)} to give leave, or to refuse it`,
    legal: [
      { act: { kind: 'answer', answer: 'yes' }, label: 'yes, go on' },
      { act: { kind: 'answer', answer: 'no' }, label: 'no, stop here' },
    ],
    refused: [],
  };
}
