import { describe, expect, test } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { inPhase } from '#engine/ledger/place.ts';
import { QUADRILLE_KEYS } from '#games/quadrille/rules/keys.ts';
import { almanach1785 } from '#games/reversis/rules/books/almanach-1785.ts';
import { lpjr1634 } from '#games/reversis/rules/books/lpjr-1634.ts';
import { mediateur1752 } from '#games/quadrille/rules/books/mediateur-1752.ts';
import { tgq1728 } from '#games/quadrille/rules/books/tgq-1728.ts';
import {
  headOf,
  isDone,
  MISDEAL,
  parseAccount,
  printAccount,
  whyNotPlayers,
  whyNotSeated,
  withoutDeal,
  type TableNotes,
} from './account.ts';
import {
  QUADRILLE_FIELDS,
  type QuadrilleEntry,
  openQuestions,
  gamesOf,
  tellQuadrille,
} from '#games/quadrille/tools/regulator/outcome-from-form.ts';
import {
  openQuestions as askedOfReversis,
  tellReversis,
  type ReversisEntry,
} from '#games/reversis/tools/regulator/outcome-from-form.ts';
import { parseFormEntry } from './fields.ts';
import { nameSeats } from '../table/kept.ts';
import { netTransfers } from '../entry/Settlement.tsx';

const game = { id: 'quadrille', keys: QUADRILLE_KEYS, fields: QUADRILLE_FIELDS };
const ENTRY: QuadrilleEntry = {
  contract: 'alliance',
  ombre: 0,
  trump: 'hearts',
  ally: 2,
  tricks: [4, 3, 2, 1],
  matadors: 3,
  matadorsOf: 'ombre',
};
const ACCOUNT: TableNotes = {
  game: 'quadrille',
  ruleset: 'tgq-1728',
  changes: { 'consolation.each': 3 },
  players: ['Anne', 'Bea', 'Carl', 'Dora'],
  firstDealer: 3,
  length: 40,
  deals: [ENTRY, { misdeal: true, dealer: 2 }, { ...ENTRY, highest: [1, 3] }],
  draft: { contract: 'solo', tricks: [1, null, null, 11] },
  correcting: 2,
};
const read = (text: string) => {
  const head = headOf(text);
  return head.ok ? parseAccount(head.value, game, [4]) : head;
};

describe('an account as a file', () => {
  test('names the day on which it was opened; one of before, which names none, is read as it was', () => {
    const begun = { ...ACCOUNT, begun: '2026-11-23' };
    expect(read(printAccount(begun, game))).toEqual({ ok: true, value: begun });
    const text = printAccount(ACCOUNT, game);
    expect(text).not.toContain('begun');
    expect(read(text)).toEqual({ ok: true, value: ACCOUNT });
    for (const day of ['yesterday', '2026-13-01', '2026-02-30', 20261123])
      expect(read(JSON.stringify({ ...(JSON.parse(text) as object), begun: day }))).toMatchObject({
        ok: false,
        error: { at: 'begun', message: expect.stringContaining('written like 2026-11-23') as string },
      });
  });

  test('is read back as it was, names in place of numbers, what is half said included', () => {
    const text = printAccount(ACCOUNT, game);
    expect(JSON.parse(text)).toMatchObject({
      format: 'quinola-account',
      version: 1,
      firstDealer: 'Dora',
      deals: [{ ombre: 'Anne', ally: 'Carl' }, { misdeal: true, dealer: 'Carl' }, { highest: ['Bea', 'Dora'] }],
    });
    expect(read(text)).toEqual({ ok: true, value: ACCOUNT });
  });

  const spoilt = (more: object): string =>
    JSON.stringify({ ...(JSON.parse(printAccount(ACCOUNT, game)) as object), ...more });
  test.each<[string, string, string]>([
    [
      '{"format": "quinola-acc',
      '',
      'That file is not JSON. It may have been cut short, or it is another kind of file.',
    ],
    ['[]', 'format', 'That file is not a score saved by Quinola: its format is not “quinola-account”.'],
    [spoilt({ version: 2 }), 'version', 'That file has version 2; this page reads version 1.'],
    [spoilt({ game: 4 }), 'game', 'The file must name its game and its rule set.'],
    [spoilt({ ruleset: undefined }), 'ruleset', 'The file must name its game and its rule set.'],
    [spoilt({ playrs: [] }), 'playrs', 'There is no “playrs” in the file of a score. Did you mean “players”?'],
    [spoilt({ players: ['Anne', 'Bea', 'Carl'] }), 'players', 'The file must name 4 players.'],
    [spoilt({ players: ['Anne', 'Bea', 'Anne', 'Dora'] }), 'players[2]', 'Two players are called Anne.'],
    [spoilt({ firstDealer: 'Eve' }), 'firstDealer', 'The first dealer must be one of Anne, Bea, Carl, Dora.'],
    [
      spoilt({ vary: { 'consolation.each': 'two' } }),
      'vary.consolation.each',
      'The rule “consolation.each” cannot be “two”.',
    ],
    [spoilt({ deals: [{ ombre: 'Eve' }] }), 'deals[0].ombre', 'Must be one of the players: Anne, Bea, Carl, Dora.'],
    [spoilt({ deals: [{ omber: 'Anne' }] }), 'deals[0].omber', 'A deal has no field “omber”. Did you mean “ombre”?'],
    [
      spoilt({ deals: [{ tricks: [1, 2, 3] }] }),
      'deals[0].tricks',
      'Must be a list of 4 whole numbers, one for each player.',
    ],
    [spoilt({ correcting: 9 }), 'correcting', 'The deal being corrected must be one of the deals played.'],
  ])('%s', (text, at, message) => {
    const got = read(text);
    expect(got.ok ? undefined : [got.error.at ?? '', got.error.message]).toEqual([at, message]);
  });

  test('a name like a property of every object is a name like any other', () => {
    const players = ['__proto__', 'constructor', 'Carl', 'Dora'];
    expect(read(printAccount({ ...ACCOUNT, players }, game))).toEqual({ ok: true, value: { ...ACCOUNT, players } });
    expect(whyNotPlayers(['Anne', ' '])).toEqual({ player: 1, why: 'Every player needs a name.' });
  });
});

test('a name has twenty-four letters at most, in a file as at the table', () => {
  const named = (letters: number) => ['Anne', 'Bea', 'x'.repeat(letters), 'Dora'];
  expect(whyNotPlayers(named(24))).toBeUndefined();
  expect(whyNotPlayers(named(25))).toEqual({ player: 2, why: 'A name can have at most 24 letters.' });
  expect(read(printAccount({ ...ACCOUNT, players: named(25) }, game))).toMatchObject({
    ok: false,
    error: { at: 'players[2]', message: 'A name can have at most 24 letters.' },
  });
});

test('an account has four hundred deals at most, agreed or played', () => {
  const of = (more: Partial<TableNotes>) => read(printAccount({ ...ACCOUNT, correcting: -1, ...more }, game));
  expect(of({ length: 400 }).ok).toBe(true);
  expect(of({ length: 401 })).toMatchObject({ ok: false, error: { at: 'length' } });
  const misdeals = (n: number): TableNotes['deals'] => Array.from({ length: n }, () => MISDEAL);
  expect(of({ deals: misdeals(400) }).ok).toBe(true);
  expect(of({ deals: misdeals(401) })).toMatchObject({ ok: false, error: { at: 'deals' } });
});

test('a table has done when it has played what it agreed on, be it one deal; without an agreement it never has', () => {
  expect([0, 1, 2].map(isDone(1))).toEqual([false, true, true]);
  expect([39, 40, 41].map(isDone(40))).toEqual([false, true, true]);
  expect([0, 1, 400].map(isDone(0))).toEqual([false, false, false]);
});

test('a number is read up to the most that its field can hold, and not beyond', () => {
  const reads = (entry: object) => parseFormEntry(QUADRILLE_FIELDS, entry, ACCOUNT.players, 'draft').ok;
  expect([reads({ tricks: [20, 0, 0, null] }), reads({ tricks: [21, 0, 0, 0] })]).toEqual([true, false]);
  expect([reads({ matadors: 12 }), reads({ matadors: 13 }), reads({ matadors: -1 }), reads({ matadors: 1.5 })]).toEqual(
    [true, false, false, false],
  );
  expect([reads({ highest: ['Bea', 'Dora'] }), reads({ highest: ['Bea', 'Eve'] })]).toEqual([true, false]);
  expect([reads({ tricks: [1, 2, 3] }), reads({ ownKing: 1 }), reads({ contract: 'sole' })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a file says what was agreed and no more: how many deals, or that play is open', () => {
  const fieldsOf = (account: TableNotes) =>
    JSON.parse(printAccount(account, game)) as Readonly<Record<string, unknown>>;
  expect(fieldsOf(ACCOUNT)).toMatchObject({ length: 40, correcting: 3, vary: { 'consolation.each': 3 } });
  expect(fieldsOf({ ...ACCOUNT, length: 1 })).toMatchObject({ length: 1 });
  const open: TableNotes = { ...ACCOUNT, changes: {}, length: 0, draft: {}, correcting: -1 };
  expect(Object.keys(fieldsOf(open))).toEqual([
    'format',
    'version',
    'game',
    'ruleset',
    'players',
    'firstDealer',
    'deals',
  ]);
  expect(read(printAccount(open, game))).toEqual({ ok: true, value: open });
  expect(fieldsOf({ ...open, correcting: 0 })).toMatchObject({ correcting: 1 });
});

describe('what is asked of a deal of Quadrille', () => {
  const tgq = valuesOf(tgq1728);
  const mediateur = valuesOf(mediateur1752);
  const seatOf = (player: number): number => player;
  const refusal = (entry: QuadrilleEntry, rules = tgq): unknown => {
    const outcome = tellQuadrille(entry, rules, {}, seatOf);
    return outcome.ok ? undefined : [outcome.error.at, outcome.error.message];
  };

  test('the games of a book and no others', () => {
    expect(gamesOf(tgq)).toEqual([0, 1, 4]);
    expect(gamesOf(mediateur)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('what was not said, and an ally who is the ombre', () => {
    expect(refusal({})).toEqual(['contract', 'Say what was played.']);
    expect(refusal({ contract: 'alliance', ombre: 0, ally: 0 })).toEqual([
      'ally',
      'The ombre cannot be his own ally. If he called a king of his own, choose “The ombre himself”.',
    ]);
    expect(refusal({ contract: 'solo', ombre: 0 })).toEqual(['trump', 'Say which suit was trumps.']);
    expect(refusal(ENTRY)).toBeUndefined();
  });

  test('an answer to what is asked no more is kept, and not told', () => {
    const outcome = tellQuadrille({ ...ENTRY, contract: 'solo' }, tgq, {}, seatOf);
    expect(outcome.ok && outcome.value.result?.ally).toBeUndefined();
    expect(openQuestions({ ...ENTRY, contract: 'grandissimo' }, mediateur, {}).trump).toBe(false);
    expect(openQuestions({ contract: 'solo', ombre: 0, tricks: [4, 2, 2, 2] }, tgq, {}).highest).toBe(true);
  });
});

describe('what is asked of a deal of Réversis', () => {
  const rules = valuesOf(almanach1785);
  const refusal = (entry: ReversisEntry): unknown => {
    const outcome = tellReversis(entry, rules, 4, (player) => player);
    return outcome.ok ? undefined : [outcome.error.at, outcome.error.message];
  };

  test('of a partie, who won and who lost it; of a reversis, who and where', () => {
    expect(refusal({})).toEqual(['winner', 'Say who won the partie.']);
    expect(refusal({ ending: 'partie', winner: 1 })).toEqual(['loser', 'Say who lost the partie.']);
    expect(refusal({ winner: 1, loser: 2 })).toBeUndefined();
    expect(refusal({ ending: 'broken', maker: 0, breaker: 1 })).toEqual([
      'brokenIn',
      'Say in which trick it was broken.',
    ]);
    expect(askedOfReversis({ ending: 'broken' }, rules, 4).breakable).toEqual([10, 11]);
    // In 1634 twelve tricks, of which eleven undertake: only the last can break it.
    expect(askedOfReversis({ ending: 'broken' }, valuesOf(lpjr1634), 4).breakable).toEqual([12]);
  });
});

test('what is handed is set off: one payment at most between any two', () => {
  const keys = ['k'] as const;
  const entry = (from: string, to: string, amount: number) => ({
    at: inPhase('end'),
    occasion: 'x',
    from,
    to,
    amount,
    keys,
  });
  expect(
    netTransfers([
      entry('a', 'b', 5),
      entry('b', 'a', 7),
      entry('a', 'pool', 2),
      entry('a', 'b', 1),
      entry('c', 'a', 3),
      entry('a', 'c', 3),
    ]),
  ).toEqual([
    // 5 and 1 one way, 7 the other; 3 and 3 between a and c are nothing.
    { from: 'b', to: 'a', amount: 1 },
    { from: 'a', to: 'pool', amount: 2 },
  ]);
});

test('seats in a refusal become names', () => {
  expect(
    nameSeats(
      'First hand has points, and the dealer forced second hand’s ace.',
      ['first', 'second', 'third', 'dealer'],
      (seat) => `<${seat}>`,
    ),
  ).toBe('<first> has points, and <dealer> forced <second>’s ace.');
});

describe('a deal struck out', () => {
  const four = (deals: TableNotes['deals'], more: Partial<TableNotes> = {}): TableNotes => ({
    ...ACCOUNT,
    firstDealer: 0,
    draft: {},
    correcting: -1,
    deals,
    ...more,
  });
  /** The deal passes from player to player, whatever was played. */
  const dealtIn = ({ deals, firstDealer }: TableNotes) => {
    let due = firstDealer;
    const dealers = deals.map(({ dealer }) => {
      const who = typeof dealer === 'number' ? dealer : due;
      due = (who + 1) % 4;
      return who;
    });
    return { dealers, next: due };
  };

  test('leaves every other to whoever dealt it, the first and those misdealt too', () => {
    const account = four([ENTRY, MISDEAL, ENTRY, ENTRY]);
    expect(dealtIn(account)).toEqual({ dealers: [0, 1, 2, 3], next: 0 });
    expect(dealtIn(withoutDeal(account, 0, dealtIn))).toEqual({ dealers: [1, 2, 3], next: 0 });
    expect(dealtIn(withoutDeal(account, 1, dealtIn))).toEqual({ dealers: [0, 2, 3], next: 0 });
    // Only the deal after the gap is told by whom it was dealt; the others follow from it.
    expect(withoutDeal(account, 1, dealtIn).deals.map(({ dealer }) => dealer)).toEqual([undefined, 2, undefined]);
  });

  test('the last makes its dealer deal again, unless the next deal is being told already', () => {
    const account = four([ENTRY, ENTRY]);
    expect(dealtIn(withoutDeal(account, 1, dealtIn))).toEqual({ dealers: [0], next: 1 });
    expect(withoutDeal(account, 1, dealtIn).draft).toEqual({});
    expect(withoutDeal({ ...account, draft: { contract: 'solo' } }, 1, dealtIn).draft).toEqual({
      contract: 'solo',
      dealer: 2,
    });
  });
});

test('two who sit down have two names, not one with and without capitals; an account kept with such names is still read', () => {
  expect(whyNotSeated(['Anne', 'Bea', 'anne', 'Dora'])).toEqual({
    player: 2,
    why: '“Anne” and “anne” are too much alike: change one of these names.',
  });
  expect(whyNotSeated(['Zoé', 'Bea', 'ZOE\u0301', 'Dora'])?.player).toBe(2);
  expect(whyNotSeated(['Anne', 'Anna', 'Ann', 'An'])).toBeUndefined();
  const players = ['Anne', 'anne', 'Carl', 'Dora'];
  expect(read(printAccount({ ...ACCOUNT, players }, game))).toEqual({ ok: true, value: { ...ACCOUNT, players } });
});
