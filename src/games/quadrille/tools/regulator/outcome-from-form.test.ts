import { describe, expect, test } from 'vitest';
import { parseCard } from '#engine/cards/card.ts';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { FORCED } from '../../rules/bids.ts';
import { britannica1842 } from '../../rules/books/britannica-1842.ts';
import { mediateur1752 } from '../../rules/books/mediateur-1752.ts';
import { tgq1728 } from '../../rules/books/tgq-1728.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import {
  type QuadrilleEntry,
  openQuestions,
  gamesOf,
  tellQuadrille,
  trickCounts,
  type OpenQuestions,
} from './outcome-from-form.ts';

const tgq = valuesOf(tgq1728);
const mediateur = valuesOf(mediateur1752);
const questionsFor = (entry: QuadrilleEntry, rules = tgq, pools = {}): OpenQuestions =>
  openQuestions(entry, rules, pools);
/** Player 0 is the ombre, 2 the ally. */
const allied = (ours: number, more: QuadrilleEntry = {}): QuadrilleEntry => ({
  contract: 'alliance',
  ombre: 0,
  trump: 'hearts',
  ally: 2,
  tricks: [ours, 10 - ours, 0, 0],
  ...more,
});

describe('what a form asks', () => {
  test('of the vole: by the book announced, or revealed too, and only of him who plays alone', () => {
    expect(questionsFor({ contract: 'solo' }).announced).toEqual(['no', 'announced']);
    expect(questionsFor({ contract: 'solo' }, mediateur).announced).toEqual(['no', 'announced', 'revealed']);
    expect(questionsFor({ contract: 'grandissimo' }, mediateur).announced).toHaveLength(3);
    expect(questionsFor({ contract: 'mediateur' }, mediateur).announced).toHaveLength(3);
    expect(questionsFor({ contract: 'alliance' }).announced).toEqual(['no']);
    expect(questionsFor({ contract: 'solo' }, { ...tgq, 'auction.vole': 'none' }).announced).toEqual(['no']);
  });

  test('of a vole tried: from six tricks, and with all ten there was one, unless an ally forbade it', () => {
    expect(questionsFor(allied(5)).vole).toEqual(['no']);
    expect(questionsFor(allied(6)).vole).toEqual(['no', 'undertaken']);
    expect(questionsFor(allied(10)).vole).toEqual(['undertaken']);
    const asks = { ...tgq, 'vole.asks': true } as const;
    expect(questionsFor(allied(6), asks).vole).toEqual(['no', 'undertaken', 'refused']);
    expect(questionsFor(allied(10), asks).vole).toEqual(['undertaken', 'refused']);
    // With his own king the ombre has no ally to ask; after an announcement there is nothing to ask.
    expect(questionsFor(allied(10, { ownKing: true }), asks).vole).toEqual(['undertaken']);
    expect(questionsFor({ contract: 'solo', ombre: 0, announced: 'announced', tricks: [10, 0, 0, 0] }).vole).toEqual([
      'no',
    ]);
    expect(questionsFor(allied(10, { contract: 'forced' })).vole).toEqual(['no']);
    expect(questionsFor(allied(10, { contract: 'forced' }), { ...tgq, 'vole.forced': true }).vole).toEqual([
      'undertaken',
    ]);
  });

  test('1842: of which suit the king was, since that of the favourite costs twice as much', () => {
    const rules = valuesOf(britannica1842);
    const entry: QuadrilleEntry = {
      contract: 'mediateur',
      ombre: 0,
      giver: 1,
      trump: 'spades',
      favourite: 'hearts',
      tricks: [6, 4, 0, 0],
    };
    expect(questionsFor(entry, rules).kingSuit).toBe(true);
    expect(questionsFor({ ...entry, contract: 'solo' }, rules).kingSuit).toBe(false);
    expect(questionsFor(entry, { ...rules, 'mediateur.price.suit': 'trumps' }).kingSuit).toBe(false);
    expect(questionsFor(entry, { ...rules, 'mediateur.price.favourite': 10 }).kingSuit).toBe(false);
    expect(questionsFor(entry, mediateur).kingSuit).toBe(false);
    const seatOf = (player: number): number => player;
    const untold = tellQuadrille(entry, rules, {}, seatOf);
    expect(untold.ok ? undefined : untold.error.at).toBe('kingSuit');
    const outcome = tellQuadrille({ ...entry, kingSuit: 'hearts' }, rules, {}, seatOf);
    expect(outcome.ok ? outcome.value.call : undefined).toBe(parseCard('KH'));
  });

  test('of the first six: with six to nine tricks', () => {
    expect([5, 6, 9, 10].map((ours) => questionsFor(allied(ours)).premiers)).toEqual([false, true, true, false]);
    expect(questionsFor({ contract: 'devole', ombre: 0, tricks: [6, 4, 0, 0] }, mediateur).premiers).toBe(false);
  });

  test('1728: of a king that was not played and an ally who showed himself, where a vole was tried', () => {
    const of = (entry: QuadrilleEntry) => [questionsFor(entry).shown, questionsFor(entry).kingHidden];
    expect(of(allied(8))).toEqual([false, false]);
    expect(of(allied(8, { vole: 'undertaken' }))).toEqual([true, true]);
    expect(of(allied(10))).toEqual([true, true]);
    // A king of the ombre's own must have been played too; there is no ally.
    expect(of(allied(10, { ownKing: true }))).toEqual([false, true]);
    // In 1752 an ally may show himself; the king is not asked about.
    const free = questionsFor(allied(10), mediateur);
    expect([free.shown, free.kingHidden]).toEqual([false, false]);
  });

  test('of the highest trumps: where a codille of one who played alone leaves odd counters, or some wait', () => {
    // Of 14 two opponents take 7 each; of 15 the one with the higher trump takes 8.
    expect(questionsFor(allied(4)).highest).toBe(false);
    expect(questionsFor(allied(4), tgq, { stake: 1 }).highest).toBe(true);
    expect(questionsFor(allied(4, { ownKing: true })).highest).toBe(true);
    expect(questionsFor(allied(5, { ownKing: true })).highest).toBe(false);
    expect(questionsFor({ contract: 'solo', ombre: 0, tricks: [4, 6, 0, 0] }).highest).toBe(true);
    expect(questionsFor({ contract: 'solo', ombre: 0, tricks: [0, 0, 0, 0] }).highest).toBe(false);
    // A vole announced or tried, and not made.
    expect(questionsFor({ contract: 'solo', ombre: 0, announced: 'announced', tricks: [9, 1, 0, 0] }).highest).toBe(
      true,
    );
    expect(questionsFor({ contract: 'solo', ombre: 0, vole: 'undertaken', tricks: [9, 1, 0, 0] }).highest).toBe(true);
    expect(questionsFor({ contract: 'solo', ombre: 0, vole: 'undertaken', tricks: [10, 0, 0, 0] }).highest).toBe(false);
    const waits = questionsFor(allied(6), tgq, { odd: 2 });
    expect([waits.highest, waits.waiting]).toEqual([true, true]);
    expect(questionsFor({ contract: 'grandissimo' }, mediateur, { odd: 2 }).waiting).toBe(false);
    expect(questionsFor({}, tgq, { odd: 2 }).waiting).toBe(false);
    // In médiateur a king changes hands, and one answer counts the trumps held then. Without counters that wait nothing is asked of it.
    const held = (entry: QuadrilleEntry, odd: number, hand: QuadrilleRules['codille.odd.hand'] = 'played') =>
      questionsFor(entry, { ...valuesOf(britannica1842), 'codille.odd.hand': hand }, { odd }).held;
    expect(held({ contract: 'mediateur' }, 2)).toBe(true);
    expect(held({ contract: 'mediateur' }, 2, 'dealt')).toBe(false);
    expect(held({ contract: 'mediateur' }, 0)).toBe(false);
    expect(held({ contract: 'solo' }, 2)).toBe(false);
  });

  test('of trumps, a favourite suit drawn by lot, an ally, a giver, matadors and whose they were', () => {
    expect(questionsFor({})).toMatchObject({
      trump: false,
      favourite: false,
      ally: false,
      ownKing: false,
      matadors: false,
    });
    expect(questionsFor(allied(6))).toMatchObject({
      trump: true,
      favourite: false,
      ally: true,
      ownKing: true,
      giver: false,
    });
    expect(questionsFor(allied(6), { ...mediateur, 'favourite.suit': 'lotForParty' }).favourite).toBe(true);
    const lot = { ...mediateur, 'favourite.suit': 'lotForParty' } as const;
    expect(questionsFor({ contract: 'grandissimo' }, lot).favourite).toBe(false);
    expect(questionsFor({}, lot).favourite).toBe(false);
    expect(questionsFor({ contract: 'mediateur' }, mediateur)).toMatchObject({
      ally: false,
      giver: true,
      matadors: true,
    });
    expect(questionsFor({ contract: 'casco' }, mediateur)).toMatchObject({ ally: true, ownKing: false });
    expect(questionsFor({ contract: 'grandissimo' }, mediateur)).toMatchObject({ trump: false, matadors: false });
    expect(questionsFor(allied(6, { matadors: 1 })).matadorsOf).toBe(true);
    expect(questionsFor(allied(6, { matadors: 0 })).matadorsOf).toBe(false);
    expect(questionsFor(allied(6, { matadors: 3 }), mediateur).matadorsOf).toBe(false);
  });

  test('spadille is forced only where the book has it so', () => {
    expect(gamesOf(tgq)).toContain(FORCED);
    expect(gamesOf({ ...tgq, 'auction.allPass': 'redeal' })).not.toContain(FORCED);
  });
});

test('told by the ombre and his ally alone: the opponents took the rest of ten, or none where the side stopped after six', () => {
  const entry: QuadrilleEntry = { contract: 'alliance', ombre: 0, ally: 2, took: 4, allyTook: 2 };
  expect(trickCounts(entry)).toEqual([6, 10]);
  expect(trickCounts({ ...entry, premiers: true })).toEqual([6, 6]);
  // A side that leads for the vole plays on.
  expect(trickCounts({ ...entry, premiers: true, vole: 'undertaken' })).toEqual([6, 10]);
  expect(trickCounts({ ...entry, contract: 'solo' })).toEqual([4, 10]);
  expect(trickCounts({ ...entry, ownKing: true })).toEqual([4, 10]);
  expect(trickCounts({ contract: 'devole', ombre: 0, took: 1 })).toEqual([1, 1]);
  expect(trickCounts({ contract: 'devole', ombre: 0, took: 0 })).toEqual([0, 10]);
  // An entry of an earlier version, corrected in one number.
  expect(trickCounts({ ...entry, took: undefined, allyTook: 3, tricks: [4, 3, 2, 1] })).toEqual([7, 10]);
});

test('the tricks of the ombre’s side: his ally’s among them, unless he called his own king', () => {
  const entry: QuadrilleEntry = { ombre: 0, ally: 2, tricks: [4, 3, 2, 1] };
  expect(trickCounts(entry)).toEqual([6, 10]);
  expect(trickCounts({ ...entry, ownKing: true })).toEqual([4, 10]);
  expect(trickCounts({ ...entry, ally: 0 })).toEqual([4, 10]);
  expect(trickCounts({ ...entry, tricks: [4, null, 2, null] })).toEqual([6, 6]);
  expect(trickCounts({})).toEqual([0, 0]);
});

describe('what a table tells becomes a record', () => {
  /** Player 0 deals: every player's seat is one before his number. */
  const seatOf = (player: number): number => (player + 3) % 4;
  const outcomeOf = (entry: QuadrilleEntry, rules = tgq) => {
    const result = tellQuadrille(entry, rules, {}, seatOf);
    return result.ok ? result.value : result.error.message;
  };

  test('in seats: contract, ally, tricks, matadors of one side or the other', () => {
    const entry = allied(6, { tricks: [4, 3, 2, 1], matadors: 3, matadorsOf: 'ombre' });
    expect(outcomeOf(entry)).toMatchObject({
      contract: { by: 3 },
      trump: 1,
      result: { ally: 1, ownKing: false, tricks: [3, 2, 1, 4], matadors: [3, 0], premiers: false, highest: [] },
    });
    expect(outcomeOf({ ...entry, matadorsOf: 'opponents' })).toMatchObject({ result: { matadors: [0, 3] } });
    expect(outcomeOf({ ...entry, ownKing: true, highest: [1, 3] })).toMatchObject({
      result: { ally: undefined, ownKing: true, highest: [0, 2] },
    });
    expect(outcomeOf({ ...entry, premiers: true, vole: 'undertaken', shown: true })).toMatchObject({
      result: { premiers: true, vole: 'undertaken', shown: true, kingHidden: false },
    });
    expect(outcomeOf({ ...entry, tricks: [8, 0, 2, 0] })).toMatchObject({ result: { vole: 'undertaken' } });
    // A player without entered tricks has none; so have all if none are entered.
    expect(outcomeOf({ ...entry, tricks: [4, null, 2, null] })).toMatchObject({ result: { tricks: [0, 2, 0, 4] } });
    expect(outcomeOf({ ...entry, tricks: undefined })).toMatchObject({ result: { tricks: [0, 0, 0, 0] } });
  });

  test('or is refused with what is missing', () => {
    expect(outcomeOf({ contract: 'forced' })).toBe('Say who held spadille and had to play.');
    expect(outcomeOf({ contract: 'solo' })).toBe('Say who the ombre was.');
    expect(outcomeOf({ contract: 'alliance', ombre: 0 })).toBe('Say who held the called card.');
    expect(outcomeOf({ contract: 'casco', ombre: 0, ally: 0 }, mediateur)).toBe('The ombre cannot be his own ally.');
    expect(outcomeOf({ contract: 'mediateur', ombre: 0, giver: 0 }, mediateur)).toBe(
      'The ombre cannot have given himself the king.',
    );
    // An answer left over from another contract does not count; and a médiateur may leave the giver out.
    const alone: QuadrilleEntry = { ombre: 0, trump: 'spades', tricks: [6, 4, 0, 0], giver: 0 };
    expect(outcomeOf({ ...alone, contract: 'solo' })).toMatchObject({ contract: { by: 3 } });
    expect(outcomeOf({ ...alone, contract: 'mediateur', giver: undefined }, mediateur)).toMatchObject({
      contract: { by: 3 },
    });
    expect(outcomeOf({ ...alone, contract: 'mediateur', giver: 2 }, mediateur)).toMatchObject({ contract: { by: 3 } });
    expect(outcomeOf(allied(6, { matadors: 3 }))).toBe('Say which side had the matadors.');
    const lot = { ...mediateur, 'favourite.suit': 'lotForParty' } as const;
    expect(outcomeOf(allied(6), lot)).toBe('Say which suit was drawn as the favourite.');
  });
});
