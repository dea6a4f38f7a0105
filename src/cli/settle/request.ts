import { isFields, shown, whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { err, ok, refuse, type Result } from '#engine/kernel/result.ts';
import { MODES, type Mode, type Settler } from './settler.ts';

/** One line in, understood: which game settles which record, and how. */
interface Request {
  readonly settler: Settler;
  readonly record: Fields;
  readonly mode: Mode;
}

/** What a record is made of, one or another of which says that the line is itself the record. */
const CONTENTS = ['deal', 'plays', 'result', 'throws', 'position'] as const;
const REQUEST_FIELDS = ['id', 'game', 'ruleset', 'vary', 'mode', 'record'] as const;

/** The game that is named, or else the one that has the rule set. */
function settlerFor(settlers: readonly Settler[], game: unknown, ruleset: unknown): Result<Settler> {
  const games = settlers.map((settler) => settler.game);
  const named = settlers.find((settler) => settler.game === game);
  if (named) return ok(named);
  if (game !== undefined && game !== null)
    return refuse(
      'unknown-game',
      `There is no game called ${shown(game)}.${typeof game === 'string' ? didYouMean(game, games) : ''}`,
      'game',
    );
  const having = settlers.find(({ ruleSets }) => (ruleSets as readonly unknown[]).includes(ruleset));
  if (having) return ok(having);
  const ids = settlers.flatMap(({ ruleSets }) => ruleSets);
  const all = ids.join(', ');
  return typeof ruleset === 'string'
    ? refuse(
        'unknown-ruleset',
        `There is no rule set called ${shown(ruleset)}.${didYouMean(ruleset, ids) || ` There are ${all}.`}`,
        'ruleset',
      )
    : refuse('no-ruleset', `No rule set is named, and there are no default rules; name one of ${all}.`, 'ruleset');
}

/**
 * Reads `{id?, ruleset, vary?, mode?, record}`. Rule set and variation may stand in the record instead; those beside it
 * win, and a variation that was made on another rule set is left aside. A record may also be the whole line.
 */
export function parseRequest(settlers: readonly Settler[], data: unknown): Result<Request> {
  if (!isFields(data)) return refuse('not-a-request', 'A line is one JSON object: {"ruleset": …, "record": {…}}.');
  const { record: given, mode: asked, ...beside } = data;
  const mode = asked ?? 'lenient';
  const isInline = given === undefined && CONTENTS.some((name) => name in data);
  const inner = isInline ? beside : given;
  const stray = isInline ? undefined : whyNotFields(data, REQUEST_FIELDS, 'a request');
  if (stray) return err(stray);
  if (inner === undefined || inner === null)
    return refuse('no-record', 'The line gives no record to settle.', 'record');
  if (!isFields(inner)) return refuse('no-record', 'A record is written {"deal": {…}, "plays": […]}.', 'record');
  if (mode !== 'strict' && mode !== 'lenient')
    return refuse('unknown-mode', `The mode is ${MODES.join(' or ')}, not ${shown(mode)}.`, 'mode');
  const ruleset = beside['ruleset'] ?? inner['ruleset'];
  const own = (inner['ruleset'] ?? ruleset) === ruleset ? inner['vary'] : undefined;
  const game = beside['game'] ?? inner['game'];
  const settler = settlerFor(settlers, game, ruleset);
  if (!settler.ok) return settler;
  return ok({
    settler: settler.value,
    mode,
    record: { ...inner, game: settler.value.game, ruleset, vary: beside['vary'] ?? own },
  });
}
