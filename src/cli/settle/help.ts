import { GAMES } from '#games/index.ts';

/** Games and their rule sets, by the names used in records. */
const NAMES = GAMES.map(({ id, ruleSets }) => `  ${id.padEnd(10)} ${ruleSets.map((book) => book.id).join(', ')}`).join(
  '\n',
);

export const HELP = `Settles records of old games: one JSON object a line in, one a line out.

  npm run -s settle -- records.jsonl       a file; without one, standard input
  npm run -s settle -- --fail <file>       exit status 1 where any line could not be settled
  npm run -s settle -- --schema            the JSON Schema of records
  npm run -s settle -- --keys <game>       the rules that may be varied, one JSON object a line

In    {"id"?, "ruleset", "vary"?, "mode"?, "record"}
Out   {"id"?, "ok": true, "complete", "net", "pools", "next", "entries", "departures"}
  or  {"id"?, "ok": false, "error": {"code", "message", "at"}}

  id       anything; comes back with the answer, to the letter.
  ruleset  the rules to settle by, one of those named below. There are no default rules.
  vary     changes on them: {"quinola.forced.holderToForcer": 10}.
  mode     lenient (if left out): the record is settled as it was played, and whatever the
           rules do not allow is listed in departures. strict: a record that departs from
           the rules is refused, with code "departure" and all its departures.
  record   {"deal": {"hands": {"first": "AS KH …", …, "dealer": "…"}, "talon": "…",
           "laidOut": {"first": "…"}}, "plays": ["KS 8S 2S JH", …], "pools": {"basket": 20}}
           or hands left out, and taken from the plays. Cards are rank and suit, ten T.

Rule set and changes may also stand in the record; those beside it win, and changes made on
another rule set are then left aside. The record may be the whole line.

  complete false where the record stops before the deal is over: what is paid at its end is
           not among the entries.
  net      what each seat won or lost.          pools  what lies in each afterwards.
  next     what the record of the next deal says of what this one leaves: put it in beside
           its deal and plays. {"pools": {…}}: what lies there, how many beasts there have
           been and whether the heap was taken before them (where a rule counts), odd
           counters and the seat without a claim to them, by its number in the next deal.
           {"start": "white"}: who begins the next game. {} where nothing carries over.
  entries  {"at", "occasion", "of"?, "from", "to", "amount", "keys", "clauses"}: "at" is
           ante, t5.3 (fifth trick, third card) or end; "keys" the rules that made the
           payment, "clauses" what they rest on in the source (a rule you changed: nothing).
  departures  {"at", "key", "clause", "message"}: "clause" is null where the source is
           silent ("reading" then names the decision in the register) or the rule is yours.

Games and their rule sets:

${NAMES}

Blank lines are skipped, and a line that cannot be settled does not stop the rest. The exit
status is 0, or 1 with --fail where a line was not settled, or 2 where the command was called
wrongly. A name that stands twice in one object is refused. A line has at most a million
characters. The format in full, with an example: /schema/ on the site.
`;
