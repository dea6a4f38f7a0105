import { expect, test } from 'vitest';
import { content } from '../graph/content.ts';
import { happeningsIn } from './happenings.ts';
import { asRecorded } from './judged-deals.ts';

const { library, books } = await content();

function happeningsOf(id: string): readonly string[] {
  const deal = library.deals.find((one) => one.id === id);
  const gameContent = books.find(({ ruleSet }) => ruleSet.id === deal?.ruleset)?.gameContent;
  const judged = deal && gameContent && asRecorded(deal, gameContent);
  if (!judged) throw new Error(`no deal ${id}`);
  return happeningsIn([judged], deal.clauses, gameContent.happenings ?? []);
}

test.each([
  // The editor's notes: an ace of diamonds forced, the Quinola forced with its bête, an ace placed, two led, two players level.
  [
    'reversis/1785-two-aces-on-the-last-trick',
    ['quinola-forced', 'bete', 'ace-placed', 'ace-forced', 'ace-led', 'bonne', 'tie'],
  ],
  // Every trick, and nothing else.
  ['reversis/ancient-thirteen-tricks', ['reversis-made']],
])('%s', (id, shown) => {
  expect(happeningsOf(id)).toEqual(shown);
});

test('each happening of a game is shown by one of its deals at least', () => {
  for (const { id, happenings = [] } of new Set(books.map(({ gameContent }) => gameContent))) {
    const shown = new Set(library.deals.filter(({ game }) => game === id).flatMap((deal) => happeningsOf(deal.id)));
    expect
      .soft(
        happenings.map((one) => one.id).filter((one) => !shown.has(one)),
        id,
      )
      .toEqual([]);
  }
});
