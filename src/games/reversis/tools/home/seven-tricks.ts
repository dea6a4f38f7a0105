import { printCard, type Card } from '#engine/cards/card.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { printLink } from '#engine/notation/link.ts';
import { parseRecord, type WrittenDeal } from '#engine/notation/record.ts';
import { reversis } from '../../game.ts';
import type { ReversisRecord } from '../../record/record.ts';
import type { ReversisRules } from '../../rules/keys.ts';

/**
 * The deal behind the home page’s trick, made for it: three tricks have been played, and first hand has led the nine of spades
 * to the fourth. Third hand has no spade; the dealer’s only spade is the king.
 */
const DEAL = {
  hands: {
    first: '9S 8S 6S KD 8D JC 8C 5C 9H 7H 4H',
    second: 'QS 4S 3S 9D 6D 3D QC 7C 6C 8H 2H',
    third: '5S JH 6H 3H QD 7D 5D 2D AC 4C 3C',
    dealer: 'KS JS 7S AD JD 4D KC 9C 2C KH QH 5H',
  },
  talon: '2S AS AH',
  // The first three keep their hands; the dealer has one card more and lays it out.
  laidOut: { first: '2S', second: 'AS', third: 'AH', dealer: 'JS' },
};
const TRICKS = ['6S 3S 5S 7S', '2C 8C 6C 3C', '8D 6D 2D 4D'];

/** The deal with that card thrown in the fourth trick. */
export const withThrown = (card: Card): WrittenDeal<ReversisRules, ReversisRecord> =>
  unwrap(
    parseRecord(reversis, {
      game: reversis.id,
      ruleset: 'almanach-1785',
      deal: DEAL,
      plays: [...TRICKS, `9S 4S ${printCard(card)}`],
    }),
    'The deal of the first page',
  );

/** Fragment of a link by which the table continues from there, with seven tricks left. */
export const sevenTricks = (card: Card): string =>
  `from=${printLink(reversis, { ...withThrown(card), step: undefined })}&seat=third`;
