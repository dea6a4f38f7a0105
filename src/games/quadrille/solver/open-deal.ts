import type { Card } from '#engine/cards/card.ts';
import { ok, type Result } from '#engine/kernel/result.ts';
import type { Code, OpenDeal } from '#engine/solver/open-deal.ts';
import { readContract } from '../play/bidding/contract.ts';
import { exchangedHands } from '../play/play-out.ts';
import { boundSuit, firstLeader, handMasks, startDraft, type ContractInPlay } from '../play/play.ts';
import { MATADORS, PLAY_SUITS, rankTable, type RankTable } from '../rules/ranks.ts';
import type { QuadrilleRecord } from '../record/record.ts';
import type { QuadrilleRules } from '../rules/keys.ts';

/** A deal of Quadrille with every card open, its contract, and the numbering of its cards. */
export interface OpenQuadrille {
  readonly deal: OpenDeal;
  readonly contracted: ContractInPlay;
  readonly table: RankTable;
  readonly codeOf: (card: Card) => Code;
  readonly cardOf: (code: Code) => Card;
}

/**
 * A deal of Quadrille with every card open, from the hands as played. Legal cards come from the engine's `boundSuit`, including
 * the privilege of matadors. Undefined if nothing is played for or the hands are incomplete, so that nothing can be proved.
 */
export function openDeal(record: QuadrilleRecord, rules: QuadrilleRules): Result<OpenQuadrille | undefined> {
  if (record.result) return ok(undefined);
  const agreed = readContract(record, rules);
  if (!agreed.ok) return agreed;
  const { contracted } = agreed.value;
  if (contracted.contract < 0) return ok(undefined);
  const hands = exchangedHands(record, contracted);
  if (!hands.ok) return hands;
  const tricks = hands.value[0]?.length ?? 0;
  if (tricks === 0 || hands.value.some((hand) => hand.length !== tricks)) return ok(undefined);
  return ok(openHands(hands.value, contracted, rules));
}

/** Open deal from hands of equal length, before their first card. */
export function openHands(
  hands: readonly (readonly Card[])[],
  contracted: ContractInPlay,
  rules: QuadrilleRules,
): OpenQuadrille {
  const table = rankTable(contracted.trump, rules);
  const masks = handMasks(hands, table);
  const leader = firstLeader(contracted, rules);
  const state = startDraft(masks.slice(), [0, 0, 0, 0], contracted, table, leader);
  const isNamed = rules['play.follow'] && rules['matadors.privilege'] !== 'none';
  const deal: OpenDeal = {
    seats: 4,
    suits: PLAY_SUITS,
    tricks: hands[0]?.length ?? 0,
    trump: table.trump,
    hands: masks,
    leader,
    follows: rules['play.follow'] ? 0b1111 : 0,
    named: [0, 0, 0, 0, 0].with(table.trump, isNamed ? MATADORS : 0),
    legal: (at, into) => {
      state.hands = at.hands as number[];
      state.trick = at.trick;
      state.position = at.position;
      state.toPlay = at.toPlay;
      state.led = at.led;
      const bound = boundSuit(state, rules);
      for (let suit = 0; suit < PLAY_SUITS; suit++)
        into[suit] = bound < 0 || bound === suit ? at.hands[at.toPlay * PLAY_SUITS + suit]! : 0;
    },
  };
  return {
    deal,
    contracted,
    table,
    codeOf: (card) => table.toPlay[card]!,
    cardOf: (code) => table.toCard[code]!,
  };
}
