import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { recordSchemaOf } from '#edition/library/schemas/deals.ts';
import { settleLines, SETTLERS } from './line.ts';
import { GAMES } from '#games/index.ts';

/** Games and their rule sets, by the names used in records. */
const NAMES = GAMES.map(({ id, ruleSets }) => `  ${id.padEnd(10)} ${ruleSets.map((book) => book.id).join(', ')}`).join(
  '\n',
);

const HELP = `Settles records of old games. Each line in is one JSON object, and so is each line out.

  npm run -s settle -- records.jsonl       a file; without one, standard input
  npm run -s settle -- --fail <file>       exit status 1 if any line could not be settled
  npm run -s settle -- --schema            the JSON Schema of records
  npm run -s settle -- --keys <game>       the rules that can be changed, one JSON object on each line

In    {"id"?, "ruleset", "vary"?, "mode"?, "record"}
Out   {"id"?, "ok": true, "complete", "net", "pools", "next", "entries", "departures"}
  or  {"id"?, "ok": false, "error": {"code", "message", "at"}}

  id       anything; it comes back unchanged with the answer.
  ruleset  the rules to settle by, one of those named below. There are no default rules.
  vary     changes to these rules: {"quinola.forced.holderToForcer": 10}.
  mode     lenient (if left out): the record is settled as it was played, and whatever the
           rules do not allow is listed in departures. strict: a record that departs from
           the rules is refused, with code "departure" and all its departures.
  record   {"deal": {"hands": {"first": "AS KH …", …, "dealer": "…"}, "talon": "…",
           "laidOut": {"first": "…"}}, "plays": ["KS 8S 2S JH", …], "pools": {"basket": 20}}
           Hands may be left out; they are then taken from the plays. A card is written as
           its rank and suit, a ten as T.

The rule set and the changes may also stand in the record. Those beside the record count
first; if they name another rule set, the changes in the record are ignored. The record may
be the whole line. A line of the site's deals.jsonl or passages.jsonl is taken as it is.

  complete false if the record stops before the deal is over: the payments of its end are
           then missing from the entries.  net      what each seat won or lost.
  pools    what lies in each pool afterwards. A single pool is always named basket here, whatever
           its book calls it.
  next     what carries over to the next deal: copy it into its record, beside deal and
           plays. {"pools": {…}}: what lies there; if a rule counts them, how many beasts
           there have been and whether the heap was taken before them; odd counters, and
           the seat without a claim to them, by its number in the next deal.
           {"start": "white"}: who begins the next game. {} if nothing carries over.
  entries  {"at", "occasion", "of"?, "from", "to", "amount", "keys", "clauses"}: "at" is
           ante, t5.3 (fifth trick, third card) or end; "keys" the rules that made the
           payment, "clauses" the clauses behind them (none for a rule you changed).
  departures  {"at", "key", "clause", "message"}: "clause" is null if the source is silent
           ("reading" then names our answer to the doubt) or if you changed the rule.

Games and their rule sets:

${NAMES}

Blank lines are skipped, and a line that cannot be settled does not stop the rest. The exit
status is 0; with --fail it is 1 if a line was not settled; it is 2 if the command was called
wrongly. An object that has the same name twice is refused. A line may have at most a million
characters. The whole format, with an example, is on the page /schema/ of the site.
`;

/** What the command reads and writes. */
export interface SettleStreams {
  /** Standard input, read where no file is named. */
  readonly input: AsyncIterable<string>;
  /** Whether somebody types the input. */
  readonly isTyped: boolean;
  readonly write: (text: string) => Promise<void>;
  /** Writes to standard error. */
  readonly warn: (text: string) => void;
}

/** Exit status: 0, 1 where `--fail` is given and a line was not settled, 2 where the command was called wrongly. */
type ExitStatus = 0 | 1 | 2;

/** Reports wrong usage of the command. */
function misused({ warn }: SettleStreams, message: string): ExitStatus {
  warn(`${message} --help says more.\n`);
  return 2;
}

interface SettleInput {
  /** File to read; undefined for standard input. */
  readonly file: string | undefined;
  /** Whether a line that is not settled makes the command fail. */
  readonly failsWithLines: boolean;
}

/** Answers the lines of a file or of standard input. */
async function settleInput({ file, failsWithLines }: SettleInput, streams: SettleStreams): Promise<ExitStatus> {
  if (file === undefined && streams.isTyped) streams.warn('Type a record as one line of JSON; --help says more.\n');
  const input = file === undefined ? streams.input : createReadStream(file, 'utf8');
  let status: ExitStatus = 0;
  try {
    for await (const { text, ok } of settleLines(SETTLERS, input as AsyncIterable<string>)) {
      await streams.write(text);
      if (failsWithLines && !ok) status = 1;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return misused(
      streams,
      code === 'ENOENT' ? `There is no file ${String(file)}.` : `The file cannot be read: ${message}.`,
    );
  }
  return status;
}

async function describeKeys(game: string | boolean, streams: SettleStreams): Promise<ExitStatus> {
  const settler = SETTLERS.find((one) => one.game === game);
  if (!settler) return misused(streams, `Name the game: ${SETTLERS.map((one) => `--keys ${one.game}`).join(', ')}.`);
  await streams.write(
    settler
      .describeKeys()
      .map((key) => `${JSON.stringify(key)}\n`)
      .join(''),
  );
  return 0;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  fail: { type: 'boolean' },
  schema: { type: 'boolean' },
  keys: { type: 'string' },
} as const;

/** Does what `npm run settle` is asked to do, and returns its exit status. */
export async function runSettle(args: readonly string[], streams: SettleStreams): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
  });
  const stray = Object.keys(values).find((name) => !Object.hasOwn(OPTIONS, name));
  if (stray !== undefined) return misused(streams, `There is no option --${stray}.`);
  if (positionals.length > 1) return misused(streams, 'Name only one file.');
  if (values.keys !== undefined) return describeKeys(values.keys, streams);
  if (values.help === undefined && values.schema === undefined)
    return settleInput({ file: positionals[0], failsWithLines: values.fail === true }, streams);
  const schema = () => `${JSON.stringify(recordSchemaOf(process.env['SITE_URL'] ?? ''), undefined, 2)}\n`;
  await streams.write(values.help === undefined ? schema() : HELP);
  return 0;
}
