import { describe, expect, test } from 'vitest';
import { reversis as game } from '#games/reversis/game.ts';
import { parseRecord, printRecord, restoreBranch, strikeBranch, type PlayTree } from './record.ts';

const BODY = { deal: { hands: { first: 'KS', second: '8S', third: '2S', dealer: 'JH' } }, plays: ['KS 8S 2S JH'] };
const WHOLE = { game: 'reversis', ruleset: 'almanach-1785', vary: { 'quinola.placed.winnerToHolder': 6 }, ...BODY };

const refusal = (data: unknown): string => {
  const parsed = parseRecord(game, data);
  return parsed.ok ? 'read' : `${parsed.error.code} at ${parsed.error.at ?? ''}: ${parsed.error.message}`;
};

describe('a whole record', () => {
  test('is a game, a rule set with changes, and the body', () => {
    const parsed = parseRecord(game, WHOLE);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { variation, record } = parsed.value;
    expect(variation.source.id).toBe('almanach-1785');
    expect(variation.changes).toEqual({ 'quinola.placed.winnerToHolder': 6 });
    expect(record.plays).toHaveLength(1);
    expect(printRecord(game, parsed.value)).toEqual(WHOLE);
  });

  test('may leave out the game, and carries words for readers', () => {
    expect(
      refusal({ ruleset: 'bohn-1850', title: 'A deal', notes: ['one'], annotations: { 't1.1': 'the lead' }, ...BODY }),
    ).toBe('read');
  });

  test('forgets a change that says what the source says', () => {
    const parsed = parseRecord(game, { ...WHOLE, vary: { 'quinola.placed.winnerToHolder': 4 } });
    expect(parsed.ok && printRecord(game, parsed.value)).not.toHaveProperty('vary');
  });
});

describe('branches of a file', () => {
  const BRANCHES = [
    { name: 'The Quinola kept', plays: ['KS 8S 2S'] },
    { plays: [], claims: 'forfeited' },
  ];

  test('say what differs from the record, and are printed so', () => {
    const parsed = parseRecord(game, { ...WHOLE, branches: BRANCHES });
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { record, branches = [] } = parsed.value;
    expect(branches.map(({ name, record: { plays, claimed } }) => [name, plays.flat().length, claimed])).toEqual([
      ['The Quinola kept', 3, true],
      [undefined, 0, false],
    ]);
    expect(branches[0]!.record.hands).toEqual(record.hands);
    const printed = printRecord(game, parsed.value);
    expect(parseRecord(game, printed)).toEqual(parsed);
    expect(printed).toMatchObject({ ...WHOLE, branches: [BRANCHES[0], { claims: 'forfeited' }] });
  });

  test('stand beside a main line that may have a name', () => {
    const named = { ...WHOLE, mainLine: 'As it was played', branches: BRANCHES };
    const parsed = parseRecord(game, named);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.name).toBe('As it was played');
    expect(printRecord(game, parsed.value)['mainLine']).toBe('As it was played');
    expect(parseRecord(game, { ...WHOLE, mainLine: ' ' })).toEqual(parseRecord(game, WHOLE));
    expect(refusal({ ...WHOLE, mainLine: 4 })).toMatch(/^bad-name at mainLine: The name of the main line/);
    // A branch has no branches.
    expect(refusal({ ...WHOLE, branches: [{ mainLine: 'x' }] })).toMatch(/^unknown-field at branches\[0\]\.mainLine/);
  });

  test('lack what is null in them', () => {
    const parsed = parseRecord(game, { ...WHOLE, branches: [{ plays: null }] });
    expect(parsed.ok && parsed.value.branches?.[0]?.record.plays).toEqual([]);
  });

  test('are refused at their place', () => {
    expect(refusal({ ...WHOLE, branches: { plays: [] } })).toMatch(/^not-a-list at branches: Branches must be given/);
    expect(refusal({ ...WHOLE, branches: ['KS'] })).toMatch(/^not-a-mapping at branches\[0\]/);
    expect(refusal({ ...WHOLE, branches: [{ name: 4 }] })).toMatch(/^bad-name at branches\[0\].name/);
    expect(refusal({ ...WHOLE, branches: [{}, { plays: ['KS ZZ'] }] })).toMatch(
      /^bad-card at branches\[1\]\.t1\.2: “ZZ”/,
    );
  });
});

describe('a whole record is refused', () => {
  test('without a rule set, or with one nobody knows', () => {
    expect(refusal(BODY)).toMatch(/^no-ruleset at ruleset: .*there is no default/);
    expect(refusal({ ...WHOLE, ruleset: 'almanac-1785' })).toMatch(
      /^unknown-ruleset at ruleset: .*mean “almanach-1785”\?$/,
    );
    expect(refusal({ ...WHOLE, ruleset: 4 })).toMatch(/^unknown-ruleset at ruleset/);
    expect(refusal({ ...WHOLE, game: 'hearts' })).toMatch(/^other-game at game: .*hearts/);
  });

  test('with a rule or an answer the game has not got', () => {
    expect(refusal({ ...WHOLE, vary: { 'quinola.place.winnerToHolder': 6 } })).toMatch(
      /^unknown-key at vary.*mean “quinola.placed.winnerToHolder”\?$/,
    );
    expect(refusal({ ...WHOLE, vary: { 'discard.quinola': 'maybe' } })).toMatch(/^bad-value at vary.discard.quinola/);
    expect(refusal({ ...WHOLE, vary: ['discard.quinola'] })).toMatch(/^not-a-mapping at vary/);
  });

  test('with a field of no meaning, whether it is like one of ours or of the game', () => {
    expect(refusal({ ...WHOLE, rulset: 'almanach-1785' })).toMatch(/^unknown-field at rulset: .*mean “ruleset”\?$/);
    expect(refusal({ ...WHOLE, pool: 20 })).toMatch(/^unknown-field at pool: .*mean “pools”\?$/);
    expect(refusal('KS 8S')).toMatch(/^not-a-record at record/);
  });
});

test('a struck branch comes back to its place, at the end if lines before it are gone, and never twice', () => {
  const tree: PlayTree<string> = [
    { record: 'main' },
    { record: 'a' },
    { record: 'b', name: 'Second' },
    { record: 'c' },
  ];
  const [, , second] = tree;
  const struck = { branch: second!, at: 2 };
  const left = strikeBranch(tree, 2);
  expect(restoreBranch(left, struck)).toEqual({ tree, line: 2 });
  expect(restoreBranch([{ record: 'main' }], struck)).toEqual({ tree: [{ record: 'main' }, second], line: 1 });
  const again: PlayTree<string> = [...left, { record: 'b' }];
  expect(restoreBranch(again, struck)).toEqual({ tree: again, line: 3 });
});
