import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { settled, tell, type DealSummary } from '../../../../tests/support/quadrille-facts.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';
import type { QuadrilleRules } from '../rules/keys.ts';

/** `occasion: its rule keys`, without the ante. */
const named = (summary: DealSummary, rules: QuadrilleRules): ReadonlySet<string> =>
  new Set(
    settled(tell(summary), rules).posts.flatMap(({ occasion, keys }) =>
      occasion === 'ante' ? [] : [`${occasion}: ${keys.join(' ')}`],
    ),
  );

describe('a payment names the rules that make it, the figure first, and no others', () => {
  const tgq = valuesOf(tgq1728);
  const mediateur = valuesOf(mediateur1752);

  test('1728: an alliance won, and a sans prendre lost by remise', () => {
    expect(named({ game: 'alliance', tricks: 6, matadors: 3 }, tgq)).toEqual(
      new Set([
        'stakeWon: win.tricks stake.odd',
        'consolation: consolation.each payments.unit',
        'matadors: matadors.each matadors.manner matadors.side matadors.counted payments.unit',
      ]),
    );
    expect(named({ game: 'solo', tricks: 5 }, tgq)).toEqual(
      new Set([
        'remise: remise.times stake.beast',
        'consolation: consolation.each payments.unit',
        'premium: premium.solo.plain payments.unit',
      ]),
    );
  });

  test('1728: a vole announced is paid by the rule of announced voles, where that is the one in force', () => {
    const vole = [...named({ game: 'solo', tricks: 10, vole: 'announced' }, tgq)].filter((one) =>
      one.startsWith('vole:'),
    );
    expect(vole).toEqual(['vole: vole.announced.plain auction.vole payments.unit']);
    const silent = [...named({ game: 'solo', tricks: 10 }, tgq)].filter((one) => one.startsWith('vole:'));
    expect(silent).toEqual(['vole: vole.made.plain vole.undertaken payments.unit']);
  });

  test('1822: beside an announced vole the premium is paid, by its figure, then by the rule that lets it stand, then in the unit', () => {
    const vole = [...named({ game: 'solo', tricks: 10, vole: 'announced' }, valuesOf(quanti1822))];
    expect(vole.filter((one) => one.startsWith('premium:'))).toEqual([
      'premium: premium.solo.plain vole.announced.premium payments.unit',
    ]);
  });

  test('1752: a médiateur in no favourite, and a solo in favourite, which names what makes the suit one', () => {
    expect(named({ game: 'mediateur', tricks: 6, premiers: true, matadors: 3 }, mediateur)).toEqual(
      new Set([
        'stakeWon: win.tricks',
        'premium: premium.mediateur.plain payments.unit',
        'matadors: matadors.three.plain matadors.manner matadors.side matadors.counted payments.unit',
        'premiers: premiers.plain payments.unit',
      ]),
    );
    expect(named({ game: 'solo', tricks: 10, hearts: true, matadors: 3 }, mediateur)).toEqual(
      new Set([
        'voleLaid: vole.pool.undertaken.solo.favourite vole.pool.manner favourite.suit',
        'stakeWon: win.tricks',
        'premium: premium.solo.favourite payments.unit favourite.suit',
        'matadors: matadors.three.favourite matadors.manner matadors.side matadors.counted payments.unit favourite.suit',
        'premiers: premiers.favourite payments.unit favourite.suit',
        'vole: vole.made.favourite vole.undertaken payments.unit favourite.suit',
        'volePool: vole.pool.manner vole.undertaken',
      ]),
    );
  });
});
