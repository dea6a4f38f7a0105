import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { ALLIANCE_DEAL, record, SIX_STRAIGHT, TEN_STRAIGHT } from '../../../../tests/support/quadrille-records.ts';
import { judge } from './judge.ts';
import { mediateur1752 } from '../rules/books/mediateur-1752.ts';
import { quanti1822 } from '../rules/books/quanti-1822.ts';
import { tgq1728 } from '../rules/books/tgq-1728.ts';

const tgq = valuesOf(tgq1728);
const quanti = valuesOf(quanti1822);
const mediateur = valuesOf(mediateur1752);

const outcome = {
  contract: { by: 'first', bid: 'ask' },
  trump: 'H',
  result: { ally: 'third', tricks: { first: 3, third: 3 }, matadors: 5, premiers: true },
};
const net = (data: Readonly<Record<string, unknown>>, rules: typeof tgq) => {
  const judged = judge(record(data), rules);
  return judged.ok ? judged.value.net : judged.error.message;
};
const sentence = (more: Readonly<Record<string, unknown>>, bid = 'ask', rules = quanti): unknown =>
  net({ ...outcome, contract: { by: 'first', bid }, result: { ...outcome.result, ...more } }, rules);

describe('a deal told by its outcome', () => {
  test('pays what the deal itself pays', () => {
    for (const rules of [tgq, quanti]) {
      expect(net(outcome, rules)).toEqual(net({ ...ALLIANCE_DEAL, plays: SIX_STRAIGHT }, rules));
      const vole = { ...outcome.result, tricks: { first: 5, third: 5 }, vole: 'undertaken' };
      expect(net({ ...outcome, result: vole }, rules)).toEqual(net({ ...ALLIANCE_DEAL, plays: TEN_STRAIGHT }, rules));
    }
  });

  test('ten tricks cannot but have been led for; an ally’s no keeps them from being a vole', () => {
    const all = { ...outcome, result: { ...outcome.result, tricks: { first: 5, third: 5 } } };
    // 2 + 2 + 1 + 2 + 3, less 1.
    expect(net(all, quanti)).toMatchObject({ first: 9 });
    expect(net({ ...all, result: { ...all.result, vole: 'refused' } }, quanti)).toMatchObject({ first: 4 });
  });

  test('a vole tried for and broken may end the deal: nine tricks, eight or seven pay as ten', () => {
    // 1822: each lays 1 and, before the seventh trick, 3. Each partner has 2 of the stake, 2 for five matadors and 1 for
    // premiers, each opponent 6 of the vole pool: −4 + 2 + 2 + 1 = 1 and −4 − 2 − 1 + 6 = −1.
    const lost = { first: 1, second: -1, third: 1, dealer: -1 };
    for (const tricks of [
      { first: 4, third: 2, dealer: 1 },
      { first: 4, third: 3, second: 1, dealer: 1 },
      { first: 4, third: 2, dealer: 4 },
    ])
      expect(net({ ...outcome, result: { ...outcome.result, tricks, vole: 'undertaken' } }, quanti)).toEqual(lost);
    expect(sentence({ tricks: { first: 4, third: 3 }, vole: 'undertaken' })).toContain('That makes seven tricks');
  });

  test('in 1728 a king still hidden keeps the lead from being a vole, and a shown ally pays for it', () => {
    const all = { ...outcome.result, tricks: { first: 5, third: 5 } };
    // 7 + 2 + 5 and the vole's 10, less the jeton; without the vole; and 14 from the ally besides.
    expect(net({ ...outcome, result: all }, tgq)).toMatchObject({ first: 23, third: 23 });
    expect(net({ ...outcome, result: { ...all, kingHidden: true } }, tgq)).toMatchObject({ first: 13, third: 13 });
    expect(net({ ...outcome, result: { ...all, shown: true } }, tgq)).toMatchObject({ first: 13, third: -1 });
  });

  test('odd counters go by the order told', () => {
    const lost = {
      contract: { by: 'second', bid: 'solo' },
      trump: 'S',
      result: { tricks: { first: 4, second: 3, third: 2, dealer: 1 }, highest: ['dealer', 'third'] },
    };
    // 7 each and 4, 5, 5 of the pool, less 1, 1 and 11 of the ante.
    expect(net(lost, tgq)).toEqual({ first: 10, second: -36, third: 11, dealer: 1 });
  });

  test('a forced spadille, a king of one’s own, a king given', () => {
    const forced = { ...outcome, contract: { by: 'first', bid: 'forced spadille' } };
    expect(net(forced, quanti)).toMatchObject({ first: 3, third: 3 });
    const own = { ...outcome, result: { ownKing: true, tricks: { first: 6, second: 4 } } };
    // The pool of 4 and 4 from each, less 1.
    expect(net(own, quanti)).toEqual({ first: 15, second: -5, third: -5, dealer: -5 });
    const given = {
      contract: { by: 'first', bid: 'médiateur' },
      trump: 'S',
      result: { tricks: { first: 6, second: 4 }, giver: 'third' },
    };
    expect(net(given, mediateur)).toEqual({ first: 5, second: -2, third: -1, dealer: -2 });
  });
});

describe('what cannot have happened is refused with a sentence', () => {
  test.each([
    [{ tricks: { first: 6, third: 5 } }, 'That makes eleven tricks; a deal has ten.'],
    [
      { tricks: { first: 5 } },
      'That makes five tricks; a deal has ten, unless one side took the first six and stopped, or tried for the vole and lost a trick.',
    ],
    [{ ally: 'first' }, 'First hand cannot be his own ally; if he called a king of his own, set ownKing.'],
    [{ ally: undefined }, 'Say who was the ally, or that the ombre called a king of his own.'],
    [{ ownKing: true }, 'An ombre who called a king of his own has no ally.'],
    [{ tricks: { first: 2, third: 3, dealer: 5 } }, 'With five tricks there can be no premiers.'],
    [{ tricks: { first: 2, dealer: 8 }, vole: 'undertaken' }, 'With two tricks there can be no premiers nor vole.'],
    [
      { matadors: { ombre: 3, defenders: 3 } },
      'Only the side with spadille has matadors, but both sides are said to have them.',
    ],
    [
      { highest: ['third'] },
      'The highest trumps matter only among the opponents, but third hand is on the ombre’s side.',
    ],
  ])('%j', (more, message) => {
    expect(sentence(more)).toBe(message);
  });

  test('a sequence of trumps has no more cards than the suit, nor than the hand that plays alone', () => {
    expect(sentence({ ally: undefined, matadors: 11 }, 'solo')).toBe(
      'That makes eleven trumps in sequence; a player alone has only ten cards.',
    );
    expect(net({ ...outcome, trump: 'S', result: { ...outcome.result, matadors: 12 } }, quanti)).toBe(
      'That makes twelve trumps in sequence; a black suit has only eleven.',
    );
  });

  test('ten matadors fill the hand of one who plays alone, and that is allowed', () => {
    const ten = { ally: undefined, tricks: { first: 10 }, vole: 'undertaken', premiers: undefined, matadors: 10 };
    expect(typeof sentence(ten, 'solo')).toBe('object');
    expect(sentence({ ...ten, matadors: 11 }, 'solo')).toBe(
      'That makes eleven trumps in sequence; a player alone has only ten cards.',
    );
  });

  test('a refusal names the field it is about, and the rule', () => {
    const refused = (more: Readonly<Record<string, unknown>>, bid: string, rules = quanti) => {
      const judged = judge(
        record({ ...outcome, contract: { by: 'first', bid }, result: { ...outcome.result, ...more } }),
        rules,
      );
      return judged.ok ? undefined : [judged.error.code, judged.error.at, judged.error.key];
    };
    const alone = { ally: undefined };
    expect([
      refused({ ally: 'first' }, 'ask'),
      refused(alone, 'ask'),
      refused({ ownKing: true }, 'ask'),
      refused({}, 'solo'),
      refused(alone, 'médiateur', mediateur),
      refused({ ...alone, giver: 'third' }, 'solo'),
      refused({ ...alone, tricks: { first: 10 }, vole: 'refused' }, 'solo'),
      refused({ ...alone, shown: true }, 'solo'),
      refused({ tricks: { first: 6, third: 5 } }, 'ask'),
      refused({ tricks: { first: 2, third: 3, dealer: 5 } }, 'ask'),
      refused({ matadors: { ombre: 3, defenders: 3 } }, 'ask'),
      refused({ ...alone, matadors: 11 }, 'solo'),
      refused({ highest: ['third'] }, 'ask'),
    ]).toEqual([
      ['ally-is-ombre', 'result.ally', 'call.own'],
      ['ally-missing', 'result.ally', 'call.own'],
      ['ally-and-own', 'result.ally', 'call.own'],
      ['no-ally', 'result.ally', 'call.own'],
      ['giver-missing', 'result.giver', 'mediateur.giver.won'],
      ['no-giver', 'result.giver', 'auction.mediateur'],
      ['nobody-asked', 'result.vole', 'vole.asks'],
      ['nobody-shown', 'result.shown', 'vole.shownAlly'],
      ['too-many-tricks', 'result.tricks', 'win.tricks'],
      ['not-six', 'result.premiers', 'premiers.plain'],
      ['matadors-twice', 'result.matadors', 'matadors.manner'],
      ['too-many-matadors', 'result.matadors', 'matadors.manner'],
      ['not-an-opponent', 'result.highest', 'codille.odd'],
    ]);
  });

  test('whoever plays by force, or casco, has spadille', () => {
    const theirs = { matadors: { defenders: 3 } };
    expect(sentence(theirs, 'forced spadille')).toBe(
      'In a forced spadille the ombre holds spadille, so the opponents have no matadors.',
    );
    expect(sentence(theirs, 'casco', mediateur)).toBe(
      'In casco the ombre holds spadille, so the opponents have no matadors.',
    );
    expect(sentence({ ally: undefined, ownKing: true }, 'casco', mediateur)).toBe(
      'In casco first hand must call a king that he does not hold.',
    );
  });

  test('played alone there is nobody to give a king, to refuse or to show himself', () => {
    const alone = { ally: undefined };
    expect(sentence({ ...alone, giver: 'third' }, 'solo')).toBe('A king is given only in médiateur.');
    expect(sentence({ ...alone, tricks: { first: 10 }, vole: 'refused' }, 'solo')).toBe(
      'The ombre played alone, so nobody could refuse the vole.',
    );
    expect(sentence({ ...alone, shown: true }, 'solo')).toBe('The ombre played alone, so no ally could show himself.');
    expect(sentence({ ...alone, ownKing: true }, 'solo')).toBe('First hand played alone and so called no king.');
  });

  test('a player alone has no ally, and a médiateur has somebody who gave the king', () => {
    expect(sentence({}, 'solo')).toBe('First hand played alone; there is no ally.');
    expect(sentence({ ally: undefined }, 'médiateur', mediateur)).toBe('Say which of the other three gave the king.');
    expect(sentence({ ally: undefined, giver: 'dealer', tricks: { first: 6 } }, 'médiateur')).toBe(
      'First hand plays médiateur, which these rules do not have.',
    );
    expect(sentence({ ally: undefined }, 'devole', mediateur)).toBe(
      'If only the black aces are trumps, no matadors are paid.',
    );
  });

  test('a devole that is made has ten tricks, and one trick is not called tricks', () => {
    const devole = { contract: { by: 'first', bid: 'devole' }, result: { tricks: { second: 1 } } };
    expect(net(devole, mediateur)).toBe(
      'That makes one trick, and the ombre took none; a devole that is made has ten.',
    );
  });

  test('a vole that was bid does not end with the first six, nor with the first trick lost after them', () => {
    // Ten tricks are required; what is owed depends on whether the side made six.
    const alone = { ally: undefined };
    expect(sentence({ ...alone, tricks: { first: 6 } }, 'vole')).toBe(
      'That makes six tricks; a vole that was bid is played to the tenth trick.',
    );
    expect(sentence({ ...alone, tricks: { first: 6, third: 1 }, vole: 'undertaken' }, 'vole')).toBe(
      'That makes seven tricks; a vole that was bid is played to the tenth trick.',
    );
  });

  test('trumps must be told, and a deal is either played or told', () => {
    expect(net({ ...outcome, trump: undefined }, quanti)).toBe('Say which suit was trumps.');
    expect(net({ ...outcome, ...ALLIANCE_DEAL, plays: SIX_STRAIGHT }, quanti)).toBe(
      'A record must have either the plays or the result, not both.',
    );
    expect(net({ ...outcome, contract: undefined }, quanti)).toBe('Say what was played, and by whom.');
  });
});
