import { GAMES } from '#games/index.ts';

/** Games and their rule sets, by the names used in records. */
const NAMES = GAMES.map(({ id, ruleSets }) => `  ${id.padEnd(10)} ${ruleSets.map((book) => book.id).join(', ')}`).join(
  '\n',
);

export const HELP = `Settles records of old games. Each line in is one JSON object, and so is each line out.

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
be the whole line.

  complete false if the record stops before the deal is over: the payments of its end are
           then missing from the entries.
  net      what each seat won or lost.          pools  what lies in each pool afterwards.
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
