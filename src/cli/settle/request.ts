import { DATA_FORMAT } from '#edition/data/schemas.ts';
import { keysOf } from '#engine/kernel/collections.ts';
import { isFields, quoteValue, whyNotFields, type Fields } from '#engine/kernel/fields.ts';
import { didYouMean, err, ok, refuse, type Result, type Problem } from '#engine/kernel/result.ts';
import type { Game, GameTypes } from '#engine/ledger/game.ts';
import { parseRecord, READERS_FIELDS } from '#engine/notation/record.ts';
import {
  replay,
  type Replay,
  printSettlement,
  type PrintedDeparture,
  type PrintedSettlement,
} from '#engine/replay/replay.ts';
import { ruleOf, type Variation } from '#engine/rules/rule-set.ts';
import { printPlace } from '#engine/ledger/place.ts';

/** One line of output, without the id. */
export type SettleResponse =
  | ({ readonly ok: true } & PrintedSettlement)
  | {
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string; readonly at: string };
      readonly departures?: readonly PrintedDeparture[];
    };

export const answerProblem = ({ code, message, at }: Problem, fallback = 'record'): SettleResponse => ({
  ok: false,
  error: { code, message, at: at ?? fallback },
});

/**
 * Answer for a settled record. In strict mode a record that departs from the rules is refused at its first departure,
 * with all departures listed: what follows could not have happened, so no payments are given.
 */
function answerReplay<R>(replay: Replay<unknown>, variation: Variation<R>, mode: 'strict' | 'lenient'): SettleResponse {
  const printed = printSettlement(replay, variation);
  const first = replay.firstDeparture;
  if (mode === 'strict' && first)
    return {
      ok: false,
      error: { code: 'departure', message: first.message, at: printPlace(first.at) },
      departures: printed.departures,
    };
  return { ok: true, ...printed };
}

const MODES = ['strict', 'lenient'] as const;
type Mode = (typeof MODES)[number];

/** A game with its types hidden, so that different games can stand in one list. */
export interface Settler {
  readonly game: string;
  readonly ruleSets: readonly string[];
  /** Parses a whole record with its rule set and variation, judges and settles it. */
  readonly settle: (record: Readonly<Record<string, unknown>>, mode: Mode) => SettleResponse;
  /**
   * One JSON object for each rule key: its values, its conditions, and the answer of each rule set in which it arises.
   */
  readonly describeKeys: () => readonly Readonly<Record<string, unknown>>[];
}

export const makeSettler = <G extends GameTypes>(game: Game<G>): Settler => ({
  game: game.id,
  ruleSets: game.ruleSets.map(({ id }) => id),
  settle: (data, mode) => {
    const written = parseRecord(game, data);
    if (!written.ok) return answerProblem(written.error);
    const { variation, record } = written.value;
    const replayed = replay(game, record, variation.rules);
    return replayed.ok ? answerReplay(replayed.value, variation, mode) : answerProblem(replayed.error);
  },
  describeKeys: () =>
    Object.entries(game.keys).map(([key, { linkNumber, group, touches, type, values, where }]) => ({
      key,
      // Short name that the command has always used.
      n: linkNumber,
      group,
      touches,
      type,
      values,
      ...(where && { where }),
      rulesets: Object.fromEntries(
        game.ruleSets.flatMap((ruleSet) => {
          const rule = ruleOf(ruleSet, key);
          return rule ? [[ruleSet.id, rule.value]] : [];
        }),
      ),
    })),
});

/** One parsed line: the game, the record and the options. */
interface Request {
  readonly settler: Settler;
  readonly record: Fields;
  readonly mode: Mode;
}

/** Fields of a record's content; one of them shows that the line itself is the record. */
const CONTENTS = ['deal', 'plays', 'result', 'throws', 'position'] as const;
const REQUEST_FIELDS = ['id', 'game', 'ruleset', 'vary', 'mode', 'record'] as const;
/** Further fields of a line of the site’s data, which are skipped; a number as `format` shows that it is one. */
const DATA_FIELDS = [...keysOf(READERS_FIELDS), 'format', 'url', 'settled'] as const;

/** Settler of the named game, or of the game that has the rule set. */
function settlerFor(settlers: readonly Settler[], game: unknown, ruleset: unknown): Result<Settler> {
  const games = settlers.map((settler) => settler.game);
  const named = settlers.find((settler) => settler.game === game);
  if (named) return ok(named);
  if (game !== undefined && game !== null)
    return refuse(
      'unknown-game',
      `There is no game called ${quoteValue(game)}.${typeof game === 'string' ? didYouMean(game, games) : ''}`,
      'game',
    );
  const having = settlers.find(({ ruleSets }) => (ruleSets as readonly unknown[]).includes(ruleset));
  if (having) return ok(having);
  const ids = settlers.flatMap(({ ruleSets }) => ruleSets);
  const all = ids.join(', ');
  return typeof ruleset === 'string'
    ? refuse(
        'unknown-ruleset',
        `There is no rule set called ${quoteValue(ruleset)}.${didYouMean(ruleset, ids) || ` The rule sets are ${all}.`}`,
        'ruleset',
      )
    : refuse('no-ruleset', `The line names no rule set, and there is no default. Name one of ${all}.`, 'ruleset');
}

/**
 * Parses `{id?, ruleset, vary?, mode?, record}`. Rule set and variation may stand in the record; those beside it take
 * precedence, and a variation of another rule set is ignored. The whole line may also be a record, or a line of the site’s
 * data (`/data/deals.jsonl`).
 */
export function parseRequest(settlers: readonly Settler[], data: unknown): Result<Request> {
  if (!isFields(data)) return refuse('not-a-request', 'A line must be one JSON object: {"ruleset": …, "record": {…}}.');
  const { record: given, mode: requestedMode, ...beside } = data;
  const mode = requestedMode ?? 'lenient';
  const isInline = given === undefined && CONTENTS.some((name) => name in data);
  const inner = isInline ? beside : given;
  const isData = typeof data['format'] === 'number';
  if (isData && data['format'] !== DATA_FORMAT)
    return refuse(
      'other-format',
      `This line is data of format ${String(data['format'])}, and this program reads format ${String(DATA_FORMAT)}: take the data file and the program from the same version of the site.`,
      'format',
    );
  const fields = isData ? [...REQUEST_FIELDS, ...DATA_FIELDS] : REQUEST_FIELDS;
  const stray = isInline ? undefined : whyNotFields(data, fields, 'a request');
  if (stray) return err(stray);
  if (inner === undefined || inner === null) return refuse('no-record', 'The line has no record to settle.', 'record');
  if (!isFields(inner)) return refuse('no-record', 'A record must be written {"deal": {…}, "plays": […]}.', 'record');
  if (mode !== 'strict' && mode !== 'lenient')
    return refuse('unknown-mode', `The mode must be ${MODES.join(' or ')}, not ${quoteValue(mode)}.`, 'mode');
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
