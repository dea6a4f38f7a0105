import { describe, expect, test } from 'vitest';
import { asRecorded } from '../deals/deal-steps.ts';
import { content } from '../graph/content.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { sourcesOfPlate } from './plate-sources.ts';
import { plateOf } from './plates.ts';

const graph = await content();
const bookOf = (id: string) => {
  const book = graph.books.find(({ ruleSet }) => ruleSet.id === id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
};

/** What is paid at a clause's plate by rules that rest on the clause. */
function paidAt(clause: string) {
  const book = bookOf(clause.split('.', 1).join(''));
  const moment = plateOf(clause, book, graph);
  const judged = moment && asRecorded(moment.piece, book.gameContent);
  if (!judged) throw new Error(`no plate for ${clause}`);
  const keys = new Set(book.keysOf.get(clause));
  const i = judged.frames.findIndex(({ at }) => printPlace(at) === moment.at);
  return judged.entries
    .slice(judged.frames[i - 1]?.entries ?? 0, judged.frames[i]?.entries)
    .filter((entry) => keys.has(entry.keys[0]))
    .map(({ amount }) => amount);
}

describe('the plate of a clause shows what its source says', () => {
  test.each([
    // Whoever forces the great Quinola receives 6 fish from every other player.
    ['bohn-1850.quinola.forced', [6, 6, 6]],
    // The holder of a forced Quinola also pays eight fiches to the player who forced it.
    ['almanach-1785.quinola.forced.forcer', [8]],
    // For the Quinola forced, its holder pays the leader of the trick ten chips.
    ['parlett-2008.quinola.forced', [10]],
    // Each of the four lays nine chips for a vole announced in solo.
    ['mediateur-1752.table.announced.solo', [9, 9, 9, 9]],
    // Before each deal the dealer puts one fiche, that is ten jetons, into the pool.
    ['tgq-1728.stake.dealer', [10]],
  ])('%s: %j', (clause, amounts) => {
    expect(paidAt(clause)).toEqual(amounts);
  });
});

describe('the plate of a clause knows which other clauses name what is paid there', () => {
  test.each([
    // “The talon is not paid”, over the four jetons that each pays for the reversis and a jeton given back.
    ['lpjr-1634.reversis.noTalon', ['lpjr-1634.reversis.made'], ['lpjr-1634.reversis.repaid']],
    // An ace placed on the last trick pays twice the fiche of the clause on aces placed.
    ['almanach-1785.aces.lastTrick', ['almanach-1785.aces.placed'], []],
    // The forcer of the great Quinola is paid by this clause; the ace of diamonds thrown on it and the stake have others.
    ['bohn-1850.quinola.forced', [], ['bohn-1850.ace.diamonds', 'bohn-1850.stake.forced']],
    // For every ace forced its holder pays the leader: nothing else is paid there.
    ['maison-1659.aces.forced', [], []],
  ])('%s', (id, drawnBy, othersBy) => {
    const book = bookOf(id.split('.', 1).join(''));
    const clause = book.edition.clauses.find((one) => one.id === id);
    const moment = plateOf(id, book, graph);
    if (!clause || !moment) throw new Error(`no plate for ${id}`);
    const numbersOf = (ids: readonly string[]) =>
      book.edition.clauses.flatMap((one) => (ids.includes(one.id) ? [one.number] : []));
    expect(sourcesOfPlate(clause, moment, book)).toEqual({
      drawnBy: numbersOf(drawnBy),
      othersBy: numbersOf(othersBy),
    });
  });
});

describe.each(graph.books)('in $edition.short', (book) => {
  test('every plate is of a deal of the book, at a step it has; one that pays does so by the clause', () => {
    const moments = book.edition.clauses.flatMap(({ id }) => {
      const moment = plateOf(id, book, graph);
      return moment ? [{ id, ...moment }] : [];
    });
    expect(moments.length).toBeGreaterThan(0);
    for (const { id, piece, at, kind } of moments) {
      expect.soft(piece.ruleset, id).toBe(book.ruleSet.id);
      const judged = asRecorded(piece, book.gameContent);
      const i = judged?.frames.findIndex((frame) => printPlace(frame.at) === at) ?? -1;
      if (kind !== 'pays') continue;
      const keys = new Set(book.keysOf.get(id));
      const here = judged?.entries.slice(judged.frames[i - 1]?.entries ?? 0, judged.frames[i]?.entries) ?? [];
      expect
        .soft(
          here.some((entry) => entry.amount > 0 && entry.keys.some((key) => keys.has(key))),
          id,
        )
        .toBe(true);
    }
  });
});

test('a clause that rests on no rule has no plate', () => {
  expect(plateOf('revertier-1792.board', bookOf('revertier-1792'), graph)).toBeUndefined();
});

describe('a plate of what a clause forbids', () => {
  const momentOf = (clause: string) => {
    const moment = plateOf(clause, bookOf(clause.split('.', 1).join('')), graph);
    return moment && [moment.kind, moment.piece.kind, moment.at];
  };

  test('stands where it is done', () => {
    // Whoever holds a card of the suit led must play one: second hand does not.
    expect(momentOf('ancient.play.follow')).toEqual(['forbids', 'passage', 't1.2']);
    // A bid that may not be made.
    expect(momentOf('tgq-1728.auction.noRaise')).toEqual(['forbids', 'passage', 'bid.5']);
  });

  test('stands at the end of a passage whose deal is wrong from the beginning', () => {
    // Four people play, and never five: the fifth card of the trick is there to be seen.
    expect(momentOf('ancient.players')).toEqual(['forbids', 'passage', 't1.5']);
  });
});

test('an editor’s choice of a moment goes before what would be found', () => {
  const moment = plateOf('tgq-1728.sansPrendre.premium', bookOf('tgq-1728'), graph);
  // Five from each of three, for a sans prendre that is won.
  expect([moment?.piece.id, moment?.at]).toEqual(['quadrille/1728-forced-to-play-alone', 'end']);
  expect(moment?.kind).toBe('pays');
});

test('a deal of a session is shown under the title of both, and opened on its own page', () => {
  const moment = plateOf('tgq-1728.pay.game', bookOf('tgq-1728'), graph);
  expect(moment?.piece.title).toBe('A stake that grows: Nobody dares');
  expect(moment?.piece.path).toBe('quadrille/sessions/1728-a-stake-that-grows/4/');
});

test('a passage has no page: it is opened where cards are laid by hand, or where any position is played on', () => {
  const pathOf = (clause: string, book: string) => plateOf(clause, bookOf(book), graph)?.piece.path;
  expect(pathOf('ancient.play.follow', 'ancient')).toBe('reversis/editor/');
  expect(pathOf('revertier-1792.outward.single', 'revertier-1792')).toBe('revertier/explore/');
});
