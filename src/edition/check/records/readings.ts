import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isValueOf } from '#engine/rules/key.ts';
import { ruleOrStart } from '#engine/rules/rule-set.ts';
import { usesOfReading, type ContentGraph } from '../../graph/content-graph.ts';
import { GAME_CONTENTS } from '../../graph/game-content.ts';
import type { Reading } from '../../library/library.ts';
import { linksIn } from '../../text/links/links.ts';
import { didYouMean, problemsAt, type ContentProblem } from '../problem.ts';

/** Readings that decide what is not there, or nothing at all. */
export function readingProblems(graph: ContentGraph): readonly ContentProblem[] {
  const linked = linkedFromEditions(graph);
  return [...graph.library.readings.values()].flatMap((reading) =>
    problemsAt(reading, wrongWith(reading, graph, linked)),
  );
}

/** The readings that a clause or its notes lead the reader to. */
const linkedFromEditions = ({ library }: ContentGraph): ReadonlySet<string> =>
  new Set(
    library.editions.flatMap(({ file }) =>
      linksIn(readFileSync(join(library.root, file), 'utf8')).flatMap(({ target }) =>
        target.scheme === 'reading' ? [target.id] : [],
      ),
    ),
  );

/** A reading's keys and values must be the game's, each alternative must change something, and something must use it. */
function wrongWith(reading: Reading, graph: ContentGraph, linked: ReadonlySet<string>): readonly string[] {
  const { id, scope, keys, alternatives } = reading;
  const wrong: string[] = [];
  const say = (message: string): void => void wrong.push(`reading “${id}” ${message}`);
  if (!id.startsWith(`${scope}.`)) say(`must begin with its file’s name, “${scope}.”.`);
  const gameContent = GAME_CONTENTS.find(
    (at) => at.id === scope || at.ruleSets.some((ruleSet) => ruleSet.id === scope),
  );
  if (!gameContent) {
    say(`stands in “${scope}.yaml”, which is neither a game nor a rule set.`);
    return wrong;
  }
  const own = gameContent.ruleSets.find((ruleSet) => ruleSet.id === scope);
  const names = Object.keys(gameContent.keys);
  for (const key of keys)
    if (!names.includes(key)) say(`decides “${key}”, which is no rule key.${didYouMean(key, names)}`);
  for (const { id: which, changes } of alternatives) {
    const changed = Object.entries(changes);
    for (const [key, value] of changed) {
      const spec = gameContent.keys[key];
      if (!spec) say(`changes “${key}”, which is no rule key.${didYouMean(key, names)}`);
      else if (!isValueOf(spec, value))
        say(
          `changes “${key}” to ${JSON.stringify(value)}; it may be ${spec.type === 'amount' ? 'a whole number' : spec.values.map((each) => JSON.stringify(each)).join(', ')}.`,
        );
      else if (!keys.includes(key)) say(`changes “${key}”, but does not list it among its keys.`);
    }
    if (own && changed.length > 0 && changed.every(([key, value]) => ruleOrStart(own, key)?.value === value))
      say(`has an alternative “${which}” that says what ${own.id} says already.`);
  }
  if (
    keys.length > 0 &&
    alternatives.length > 0 &&
    alternatives.every(({ changes }) => Object.keys(changes).length === 0)
  )
    say('decides rule keys, but none of its alternatives changes one.');
  if (keys.length === 0 && usesOfReading(reading, graph).length === 0 && !linked.has(id))
    say('decides no key, and no clause or rule set names it.');
  return wrong;
}
