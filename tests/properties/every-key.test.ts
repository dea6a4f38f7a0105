/**
 * Every rule of the card games matters: for each key there is a deal that two of its values judge differently, in a payment,
 * a pool, a departure or a refusal. Rules that no single deal can show are named, with what shows them.
 */
import { expect, test } from 'vitest';
import { quadrille } from '#games/quadrille/game.ts';
import type { QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { mediateur1752 } from '#games/quadrille/rules/books/mediateur-1752.ts';
import { settleRecord as settleQuadrille } from '#games/quadrille/settle/judge.ts';
import { reversis } from '#games/reversis/game.ts';
import { settleRecord as settleReversis } from '#games/reversis/settle/judge.ts';
import type { Random } from '#engine/kernel/random.ts';
import { keysWithEffectUnasked, keysWithoutEffect } from '../support/keys-without-effect.ts';
import * as quadrilleDeals from '../support/quadrille-random.ts';
import * as reversisDeals from '../support/random-deals.ts';

test('every rule of Réversis makes a difference in some deal', () => {
  const elsewhere = [
    // Shown by sessions: the boxes, who deals, what a misdeal leaves, what is left in the end.
    'box.contrat',
    'box.contrats',
    'box.fiches',
    'box.jeton',
    'box.jetons',
    'deal.firstDealer',
    'deal.misdeal',
    // What a player may see of the talon, and the way round a table, are nowhere in a record.
    'exchange.look',
    'play.direction',
    // A session again.
    'session.leftover',
  ];
  const { randomRules, randomRecord } = reversisDeals;
  const game = { ...reversis, settleRecord: settleReversis, randomRules, randomRecord };
  expect(keysWithoutEffect(game, elsewhere)).toEqual(elsewhere);
});

test('every rule of Quadrille makes a difference in some deal', () => {
  const elsewhere = [
    // Shown by sessions: the boxes, what a misdeal leaves.
    'box.contrat',
    'box.contrats',
    'box.fiche',
    'box.fiches',
    'box.jetons',
    'deal.misdeal',
    // By how many the cards were dealt, and the way round a table, are nowhere in a record.
    'deal.packets',
    'play.direction',
    // Sessions again: how many deals are a party, and what is left in the end.
    'session.deals',
    'session.leftover',
  ];
  const game = {
    ...quadrille,
    // Most tables play by the book that has every game, each of which has its own prices.
    ruleSets: [...quadrille.ruleSets, mediateur1752, mediateur1752],
    settleRecord: settleQuadrille,
    randomRules: quadrilleDeals.randomRules,
    randomRecord: (rules: QuadrilleRules, random: Random) => quadrilleDeals.randomRecord(rules, random, random(60)),
  };
  expect(keysWithoutEffect(game, elsewhere)).toEqual(elsewhere);
});

test('what does not arise in Réversis changes nothing', () => {
  const { randomRules, randomRecord } = reversisDeals;
  expect(keysWithEffectUnasked({ ...reversis, settleRecord: settleReversis, randomRules, randomRecord })).toEqual([]);
});

test('what does not arise in Quadrille changes nothing', () => {
  const { randomRules } = quadrilleDeals;
  const randomRecord = (rules: QuadrilleRules, random: Random) =>
    quadrilleDeals.randomRecord(rules, random, random(60));
  expect(keysWithEffectUnasked({ ...quadrille, settleRecord: settleQuadrille, randomRules, randomRecord })).toEqual([]);
});
