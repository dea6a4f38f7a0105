/**
 * Every rule key of the card games matters: for each there is a deal that two of its values judge differently, in a payment, a
 * pool, a departure or a refusal. Keys that no single deal can show are listed with what shows them.
 */
import { expect, test } from 'vitest';
import { quadrille } from '#games/quadrille/game.ts';
import type { QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { mediateur1752 } from '#games/quadrille/rules/books/mediateur-1752.ts';
import { settleRecord as settleQuadrille } from '#games/quadrille/settle/judge.ts';
import { reversis } from '#games/reversis/game.ts';
import { settleRecord as settleReversis } from '#games/reversis/settle/judge.ts';
import type { Random } from '#engine/kernel/random.ts';
import { keysWithEffectUnasked, keysWithoutEffect, NONE_SHOWN } from '../support/keys-without-effect.ts';
import * as quadrilleDeals from '../support/quadrille-random.ts';
import * as reversisDeals from '../support/reversis-random.ts';

test('every rule of Réversis makes a difference in some deal', () => {
  const elsewhere = [
    // Shown by sessions: boxes, who deals, the stakes after a misdeal, the division at the end.
    'box.contrat',
    'box.contrats',
    'box.fiches',
    'box.jeton',
    'box.jetons',
    'deal.firstDealer',
    'deal.misdeal',
    // What a player may see of the talon, and the direction of play, are in no record.
    'exchange.look',
    'play.direction',
    // Shown by sessions.
    'session.leftover',
  ];
  const { randomRules, randomRecord } = reversisDeals;
  const game = { ...reversis, settleRecord: settleReversis, randomRules, randomRecord };
  expect(keysWithoutEffect(game, elsewhere), NONE_SHOWN).toEqual(elsewhere);
});

test('every rule of Quadrille makes a difference in some deal', () => {
  const elsewhere = [
    // Shown by sessions: boxes, the stakes after a misdeal.
    'box.contrat',
    'box.contrats',
    'box.fiche',
    'box.fiches',
    'box.jetons',
    'deal.misdeal',
    // The packets of the deal, and the direction of play, are in no record.
    'deal.packets',
    'play.direction',
    // Shown by sessions: the number of deals in a party, and the division at the end.
    'session.deals',
    'session.leftover',
  ];
  const game = {
    ...quadrille,
    // Most tables use the book that has every contract, each with prices of its own.
    ruleSets: [...quadrille.ruleSets, mediateur1752, mediateur1752],
    settleRecord: settleQuadrille,
    randomRules: quadrilleDeals.randomRules,
    randomRecord: (rules: QuadrilleRules, random: Random) => quadrilleDeals.randomRecord(rules, random, random(60)),
  };
  expect(keysWithoutEffect(game, elsewhere), NONE_SHOWN).toEqual(elsewhere);
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
