import type { ChangedMeaning, ReleaseContent } from '#edition/library/schemas/history.ts';
import type { Snapshot } from './snapshot.ts';

/** Clauses on which a book's answer to a rule rests. */
export type ClausesOfRule = (book: string, key: string) => readonly string[];

const EMPTY: Snapshot = { editions: [], deals: [], rules: [], clauses: new Map() };

const without = (all: readonly string[], known: Iterable<string>): readonly string[] => {
  const old = new Set(known);
  return all.filter((one) => !old.has(one));
};

/**
 * What a release added, and what changed its meaning since the one before; all of it if there is none before. A rule has changed if
 * a book answers it otherwise than before, or did not have to answer it; a clause, if a rule that rests on it has. New words alone
 * change no meaning.
 */
export function compareSnapshots(
  before: Snapshot = EMPTY,
  after: Snapshot,
  clausesOfRule: ClausesOfRule,
): Omit<ReleaseContent, 'version'> {
  const known = new Map(before.rules.map((rule) => [`${rule.game}/${String(rule.number)}`, rule]));
  const games = new Set(before.rules.map(({ game }) => game));
  const editions = new Set(before.editions);
  const changed = new Map<string, ChangedMeaning>();
  for (const { game, key, number, answers } of after.rules)
    for (const [book, value] of Object.entries(answers)) {
      const rule = known.get(`${game}/${String(number)}`);
      if (!rule || !editions.has(book)) continue;
      const was = rule.answers[book] ?? null;
      if (was === value) continue;
      changed.set(`${book} ${key}`, { game, rule: key, book, was });
      for (const clause of clausesOfRule(book, key)) {
        const words = before.clauses.get(clause);
        if (words !== undefined) changed.set(clause, { clause, was: words });
      }
    }
  return {
    editions: [...without(after.editions, editions)],
    deals: [...without(after.deals, before.deals)],
    rules: after.rules
      .filter(({ game, number }) => games.has(game) && !known.has(`${game}/${String(number)}`))
      .map(({ game, key }) => `${game}/${key}`),
    clauses: without([...after.clauses.keys()], before.clauses.keys()).filter((id) =>
      editions.has(id.split('.')[0] ?? ''),
    ),
    changed: [...changed.values()],
  };
}
