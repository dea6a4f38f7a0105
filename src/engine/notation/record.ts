import { keysOf } from '../kernel/collections.ts';
import { isFields, shown, type Fields } from '../kernel/fields.ts';
import { didYouMean } from '../kernel/nearest.ts';
import { err, ok, refuse, type Problem, type Result } from '../kernel/result.ts';
import type { Game } from '../ledger/game.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { vary, type Variation } from '../rules/vary.ts';

/** What reading and writing need of a game: everything but the judging. */
export type GameFormat<R, Rec> = Omit<Game<R, Rec, unknown>, 'judge'>;

/** A deal as written down, and the rules it is to be settled by. */
export interface Written<R, Rec> {
  readonly variation: Variation<R>;
  readonly record: Rec;
}

/** Fields of a whole record beside the game's own. */
const HEAD_FIELDS = ['game', 'ruleset', 'vary'] as const;
/** Fields for readers, as in this site's files of annotated deals, as the schema describes them; the engine passes them over. */
export const READERS_FIELDS = {
  id: 'A name of your own for the deal.',
  title: 'A heading for readers.',
  lede: 'What the deal shows, in a sentence.',
  composed: 'Whether the cards were put together to show something, rather than dealt.',
  clauses: 'The clauses the deal exercises.',
  annotations: 'Notes for readers, each at a place of the record.',
  notes: 'Anything worth saying.',
  expect: 'What the writer worked out by hand.',
} as const;
export type ReadersField = keyof typeof READERS_FIELDS;

/** The rule set of that name; a sentence with the nearest when the game has none. */
export function findRuleSet<R, Rec>(game: GameFormat<R, Rec>, id: unknown): Result<RuleSet<R>> {
  const found = game.ruleSets.find((ruleSet) => ruleSet.id === id);
  if (found) return ok(found);
  const ids = game.ruleSets.map((ruleSet) => ruleSet.id);
  if (id === undefined || id === null || id === '')
    return refuse(
      'no-ruleset',
      `No rule set is named, and there are no default rules; name one of ${ids.join(', ')}.`,
      'ruleset',
    );
  if (typeof id !== 'string')
    return refuse('unknown-ruleset', `A rule set is named by its id, such as ${String(ids[0])}.`, 'ruleset');
  return refuse(
    'unknown-ruleset',
    `There is no rule set called ${shown(id)} for ${game.id}.${didYouMean(id, ids)}`,
    'ruleset',
  );
}

/** Changes on a rule set, from data; a misspelt key is told its nearest. */
export function parseChanges<R, Rec>(
  game: GameFormat<R, Rec>,
  ruleSet: RuleSet<R>,
  data: unknown,
): Result<Variation<R>> {
  const changes = data ?? {};
  if (!isFields(changes))
    return refuse('not-a-mapping', 'What is varied must be given as rule keys with their values.', 'vary');
  const varied = vary(game.keys, ruleSet, changes);
  if (varied.ok || varied.error.code !== 'unknown-key') return varied;
  const meant = didYouMean(varied.error.at?.slice('vary.'.length) ?? '', keysOf(game.keys));
  return err({ ...varied.error, message: varied.error.message + meant });
}

/** The book a record or a session names, with what is varied of it. */
export function parseHead<R, Rec>(game: GameFormat<R, Rec>, data: Fields): Result<Variation<R>> {
  const ruleSet = findRuleSet(game, data['ruleset']);
  return ruleSet.ok ? parseChanges(game, ruleSet.value, data['vary']) : ruleSet;
}

const without = (data: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** What stands below the head of a session. */
export const bodyOf = (data: Fields): Fields => without(data, HEAD_FIELDS);

/** Only the game's part of a record; a field that is neither the game's nor ours is refused by name. */
function parseBody<R, Rec>(game: GameFormat<R, Rec>, data: Fields): Result<Rec> {
  const ours = [...HEAD_FIELDS, ...keysOf(READERS_FIELDS)];
  const parsed = game.parseRecord(without(data, ours));
  if (parsed.ok) return parsed;
  const { code, message, at }: Problem = parsed.error;
  // The game knows only its own fields: a word it has never heard of may be one of ours, misspelt.
  if (code !== 'unknown-field' || at === undefined || at.includes('.') || message.endsWith('?')) return parsed;
  return err({ ...parsed.error, message: message + didYouMean(at, ours) });
}

/**
 * Reads a whole record, `{game, ruleset, vary?, deal, plays, …}`, from JSON or YAML data. It may be illegal or partial:
 * nothing is judged. `game` may be left out, the rule set says it. Title, notes and annotations are passed over.
 */
export function parseRecord<R, Rec>(game: GameFormat<R, Rec>, data: unknown): Result<Written<R, Rec>> {
  if (!isFields(data)) return refuse('not-a-record', 'A record is a mapping with ruleset, deal and plays.', 'record');
  if ((data['game'] ?? game.id) !== game.id)
    return refuse('other-game', `This record is of ${shown(data['game'])}, not of ${game.id}.`, 'game');
  const variation = parseHead(game, data);
  if (!variation.ok) return variation;
  const body = parseBody(game, data);
  return body.ok ? ok({ variation: variation.value, record: body.value }) : body;
}

/** The whole record in its one canonical form, as plain data; `parseRecord` reads it back to the same. */
export function printRecord<R, Rec>(game: GameFormat<R, Rec>, { variation, record }: Written<R, Rec>): Fields {
  const varied = Object.keys(variation.changes).length > 0;
  return {
    game: game.id,
    ruleset: variation.source.id,
    ...(varied && { vary: variation.changes }),
    ...game.printRecord(record),
  };
}
