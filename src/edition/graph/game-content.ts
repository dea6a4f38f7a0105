import type { AnyGame, GameDefinition } from '#games/game.ts';
import { GAMES } from '#games/index.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { ok, type Problem, type Result } from '#engine/kernel/result.ts';
import { bodyOf, parseHead, printRecord } from '#engine/notation/record.ts';
import { otherwiseOf, type Otherwise } from '#engine/replay/otherwise.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { Wording } from '#engine/words/answers.ts';
import { readOnce } from '../deals/read-once.ts';

/** What the editions need of a game besides what the list says of it: the words for its rules, and its records. */
export interface GameContent extends AnyGame, Omit<Wording<Changes>, 'groups'> {
  /** The groups of its questions with their headings, in the order in which readers meet them. */
  readonly groups: readonly (readonly [group: string, heading: string])[];
  /** Why a record of this game cannot be read, in a sentence; `undefined` when it can. Whether it keeps to the rules is not asked. */
  readonly whyNotRecord: (record: RecordData) => string | undefined;
  readonly whyNotSession: (session: RecordData) => string | undefined;
  /** The deals of a session in order, each written down alone with what it takes over; nothing where one was misdealt. */
  readonly recordsOfSession: (session: RecordData) => readonly (RecordData | undefined)[];
  /** A record by its own rules, and what other answers would do to it. */
  readonly openRecord: (record: RecordData) => Result<Otherwise<PlacedFrame>>;
}

type RecordData = Readonly<Record<string, unknown>>;
type Changes = Readonly<Record<string, RuleValue>>;

const printRefusal = ({ at, message }: Problem): string => `${at === undefined ? '' : `at ${at}: `}${message}`;

const toGameContent = <R extends object, Rec, Frame extends PlacedFrame>({
  engine,
  name,
  wording,
  sessions,
  settleAgain,
}: GameDefinition<R, Rec, Frame>): Omit<GameContent, keyof AnyGame> => ({
  groups: Object.entries(wording.groups),
  question: wording.question,
  say: (key, value, unit, rules) => wording.say(key, value, unit, rules as R),
  whyNotRecord: (record) => {
    const parsed = readOnce(engine, record);
    return parsed.ok ? undefined : printRefusal(parsed.error);
  },
  whyNotSession: (session) => {
    if (!sessions) return `deals of ${name} are not counted in a row: each stands for itself.`;
    const head = parseHead(engine, session);
    const parsed = head.ok ? sessions.parse(bodyOf(session)) : head;
    return parsed.ok ? undefined : printRefusal(parsed.error);
  },
  recordsOfSession: (session) => {
    const head = parseHead(engine, session);
    const settled = sessions && head.ok ? sessions.settle(bodyOf(session), head.value.rules) : undefined;
    if (!settled?.ok || !head.ok) return [];
    const variation = head.value;
    return settled.value.deals.map(({ record }) => record && printRecord(engine, { variation, record }));
  },
  openRecord: (record) => {
    const written = readOnce(engine, record);
    if (!written.ok) return written;
    const { variation, record: body } = written.value;
    return ok(otherwiseOf({ ...engine, settleAgain }, body, variation.rules));
  },
});

/** Every game with an edition, in the order in which the site lists them. */
export const GAME_CONTENTS: readonly GameContent[] = GAMES.map((game) => ({ ...game, ...game.open(toGameContent) }));

/** Why a record cannot be read by the game it names. */
export const whyNotRecord = (record: RecordData): string | undefined =>
  ofItsGame(record, (gameContent) => gameContent.whyNotRecord(record));

/** The same for a session. */
export const whyNotSession = (session: RecordData): string | undefined =>
  ofItsGame(session, (gameContent) => gameContent.whyNotSession(session));

function ofItsGame(record: RecordData, ask: (gameContent: GameContent) => string | undefined): string | undefined {
  const game = String(record['game']);
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  return gameContent
    ? ask(gameContent)
    : `there is no game “${game}”.${didYouMean(
        game,
        GAME_CONTENTS.map(({ id }) => id),
      )}`;
}

/** The game of a rule set; the rule set's own name where no game has it, so that a wrong link is at least legible. */
export const gameOf = (ruleset: string): string =>
  GAME_CONTENTS.find((gameContent) => gameContent.ruleSets.some(({ id }) => id === ruleset))?.id ?? ruleset;
