import type { ContentGraph } from '#edition/graph/content.ts';
import { sayStrength, type Strengths } from '#engine/play/played-game.ts';
import type { PlayData } from '#islands/play/game.ts';
import { bookHead } from '../book-head.ts';
import { clausesOf, ruleOrStart, type RuleSet } from '#engine/rules/rule-set.ts';

/** A rule key that may forbid an act; with the index of the clause that forbids it, if the first clause only permits. */
type ForbiddingRule = string | { readonly key: string; readonly clause: number };

/** A clause with more rules than this says too much at once to explain a refusal. */
const MOST_RULES = 3;

/** Clauses of a book to quote when one of its rules refuses an act, at most one for each rule. */
export function quotedClauses(ruleSet: RuleSet, refusing: readonly ForbiddingRule[]): readonly string[] {
  const resting = new Map<string, number>();
  for (const rule of Object.values(ruleSet.rules))
    for (const clause of rule ? clausesOf(rule.basis) : []) resting.set(clause, (resting.get(clause) ?? 0) + 1);
  return refusing.flatMap((one) => {
    const { key, clause: at } = typeof one === 'string' ? { key: one, clause: 0 } : one;
    const rule = ruleOrStart(ruleSet, key);
    const clause = rule && clausesOf(rule.basis)[at];
    return clause === undefined || (resting.get(clause) ?? 0) > MOST_RULES ? [] : [clause];
  });
}

/** Measured strength of the house, by game. */
const MEASURED = import.meta.glob<Strengths>('/src/games/*/house/strength.json', { import: 'default', eager: true });

/** Data for the table's island. `refusing` are the rule keys that may forbid an act; a clause of each is quoted. */
export function preparePlay(game: string, refusing: readonly ForbiddingRule[], graph: ContentGraph): PlayData {
  const { library } = graph;
  const books = graph.books.filter(({ gameContent }) => gameContent.id === game);
  const taught = library.games.find((one) => one.game === game)?.teaches;
  const quoted = books.flatMap(({ ruleSet }) =>
    quotedClauses(ruleSet, refusing).flatMap((id) => {
      const text = library.clauses.get(id)?.text;
      return text === undefined ? [] : [[id, text] as const];
    }),
  );
  return {
    books: books.map((book) => bookHead(book, graph)),
    book: books.some(({ ruleSet }) => ruleSet.id === taught) ? (taught ?? '') : (books.at(-1)?.ruleSet.id ?? ''),
    replays: Object.fromEntries(
      books.flatMap(({ ruleSet: { id } }) => {
        const deal = library.deals.find((one) => one.game === game && one.ruleset === id);
        return deal ? [[id, `${game}/deals/${deal.slug}/`]] : [];
      }),
    ),
    words: Object.fromEntries(quoted),
    strengths: Object.fromEntries(
      books.flatMap(({ ruleSet: { id, unit }, gameContent }) => {
        const measured = MEASURED[`/src/games/${game}/house/strength.json`]?.[id];
        return measured ? [[id, sayStrength(measured, unit[1], gameContent.kind)]] : [];
      }),
    ),
  };
}
