import { quadrille } from '#games/quadrille/game.ts';
import type { QuadrilleKey, QuadrilleRules } from '#games/quadrille/rules/keys.ts';
import { parseSession as parseQuadrilleSession } from '#games/quadrille/session/session-notation.ts';
import { reversis } from '#games/reversis/game.ts';
import type { ReversisKey } from '#games/reversis/rules/keys.ts';
import { parseSession as parseReversisSession } from '#games/reversis/session/session-notation.ts';
import { revertier } from '#games/revertier/game.ts';
import type { RevertierKey } from '#games/revertier/rules/keys.ts';
import { parseSession as parseRevertierSession } from '#games/revertier/session/session-notation.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import type { Problem, Result } from '#engine/kernel/result.ts';
import type { Game } from '#engine/ledger/game.ts';
import { parseRecord } from '#engine/notation/record.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import type { KeyTable, RuleValue } from '#engine/rules/key.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { vary } from '#engine/rules/vary.ts';
import type { ShownDeal } from './deal-steps.ts';
import * as quadrilleWords from '#games/quadrille/say/index.ts';
import * as reversisWords from '#games/reversis/say/index.ts';
import * as revertierWords from '#games/revertier/say/index.ts';

/** What the editions need of a game: its questions, its rule sets, the words for both, and its records. */
export interface Shelf {
  readonly id: string;
  /** As a heading prints it. */
  readonly name: string;
  readonly keys: KeyTable;
  readonly ruleSets: readonly RuleSet[];
  /** The groups of its questions with their headings, in the order in which readers meet them. */
  readonly groups: readonly (readonly [group: string, heading: string])[];
  readonly question: (key: string) => string;
  /** An answer in words, beside the other rules of its book: they say in what it is paid. */
  readonly say: (key: string, value: RuleValue, unit: RuleSet['unit'], rules: Changes) => string;
  /** Why a record of this game cannot be read, in a sentence; `undefined` when it can. Whether it keeps to the rules is not asked. */
  readonly whyNotRecord: (record: RecordData) => string | undefined;
  readonly whyNotSession: (session: RecordData) => string | undefined;
  /** What a record comes to by its own rules, with these changed besides. */
  readonly judge: (record: RecordData, changes?: Changes) => Result<ShownDeal>;
}

type RecordData = Readonly<Record<string, unknown>>;
type Changes = Readonly<Record<string, RuleValue>>;

/** Fields of a session beside the game’s own. */
const HEAD_FIELDS: readonly string[] = ['game', 'ruleset', 'vary'];

const printRefusal = ({ at, message }: Problem): string => `${at === undefined ? '' : `at ${at}: `}${message}`;

/** What a shelf takes from a game: engine, words, and how its sessions are read. */
interface Stocked<R, Rec, Frame> {
  readonly name: string;
  readonly game: Game<R, Rec, Frame>;
  readonly groups: Readonly<Record<string, string>>;
  readonly question: Shelf['question'];
  readonly say: Shelf['say'];
  readonly parseSession: (body: RecordData) => Result<unknown>;
}

function makeShelf<R, Rec, Frame extends PlacedFrame>({
  name,
  game,
  groups,
  question,
  say,
  parseSession,
}: Stocked<R, Rec, Frame>): Shelf {
  return {
    id: game.id,
    name,
    keys: game.keys,
    ruleSets: game.ruleSets,
    groups: Object.entries(groups),
    question,
    say,
    whyNotRecord: (record) => {
      const parsed = parseRecord(game, record);
      return parsed.ok ? undefined : printRefusal(parsed.error);
    },
    whyNotSession: (session) => {
      const source = game.ruleSets.find(({ id }) => id === session['ruleset']);
      if (!source) return `there is no rule set “${String(session['ruleset'])}”.`;
      const varied = vary(game.keys, source, (session['vary'] ?? {}) as Changes);
      if (!varied.ok) return printRefusal(varied.error);
      const body = Object.fromEntries(Object.entries(session).filter(([field]) => !HEAD_FIELDS.includes(field)));
      const parsed = parseSession(body);
      return parsed.ok ? undefined : printRefusal(parsed.error);
    },
    judge: (record, changes = {}) => {
      const written = parseRecord(game, {
        ...record,
        vary: { ...(record['vary'] as Changes | undefined), ...changes },
      });
      return written.ok ? game.judge(written.value.record, written.value.variation.rules) : written;
    },
  };
}

/** Every game with an edition, in the order in which the site lists them. */
export const SHELVES: readonly Shelf[] = [
  makeShelf({
    name: 'Réversis',
    game: reversis,
    groups: reversisWords.GROUPS,
    question: (key) => reversisWords.QUESTIONS[key as ReversisKey],
    say: (key, value, unit) => reversisWords.sayValue(key as ReversisKey, value, unit),
    parseSession: parseReversisSession,
  }),
  makeShelf({
    name: 'Quadrille',
    game: quadrille,
    groups: quadrilleWords.GROUPS,
    question: (key) => quadrilleWords.QUESTIONS[key as QuadrilleKey],
    say: (key, value, unit, rules) =>
      quadrilleWords.sayValue(key as QuadrilleKey, value, unit, rules as QuadrilleRules),
    parseSession: parseQuadrilleSession,
  }),
  makeShelf({
    name: 'Revertier',
    game: revertier,
    groups: revertierWords.GROUPS,
    question: (key) => revertierWords.QUESTIONS[key as RevertierKey],
    say: (key, value, unit) => revertierWords.sayValue(key as RevertierKey, value, unit),
    parseSession: parseRevertierSession,
  }),
];

/** Why a record cannot be read by the game it names. */
export const whyNotRecord = (record: RecordData): string | undefined =>
  ofItsGame(record, (shelf) => shelf.whyNotRecord(record));

/** The same for a session. */
export const whyNotSession = (session: RecordData): string | undefined =>
  ofItsGame(session, (shelf) => shelf.whyNotSession(session));

function ofItsGame(record: RecordData, ask: (shelf: Shelf) => string | undefined): string | undefined {
  const game = String(record['game']);
  const shelf = SHELVES.find(({ id }) => id === game);
  return shelf
    ? ask(shelf)
    : `there is no game “${game}”.${didYouMean(
        game,
        SHELVES.map(({ id }) => id),
      )}`;
}

/** The game of a rule set; the rule set's own name where no game has it, so that a wrong link is at least legible. */
export const gameOf = (ruleset: string): string =>
  SHELVES.find((shelf) => shelf.ruleSets.some(({ id }) => id === ruleset))?.id ?? ruleset;
