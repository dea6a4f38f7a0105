import type { AnyGame, GameDefinition } from '#games/game.ts';
import { GAMES } from '#games/index.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { ok, type Problem, type Result } from '#engine/kernel/result.ts';
import { bodyOf, parseHead, parseRecord, printRecord } from '#engine/notation/record.ts';
import { digest } from '#engine/replay/again.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import { vary } from '#engine/rules/vary.ts';
import type { Wording } from '#engine/words/answers.ts';
import type { ShownDeal } from '../deals/deal-steps.ts';

/** What the editions need of a game besides what the list says of it: the words for its rules, and its records. */
export interface GameContent extends AnyGame, Omit<Wording<Changes>, 'groups'> {
  /** The groups of its questions with their headings, in the order in which readers meet them. */
  readonly groups: readonly (readonly [group: string, heading: string])[];
  /** Why a record of this game cannot be read, in a sentence; `undefined` when it can. Whether it keeps to the rules is not asked. */
  readonly whyNotRecord: (record: RecordData) => string | undefined;
  readonly whyNotSession: (session: RecordData) => string | undefined;
  /** The deals of a session in order, each written down alone with what it takes over; nothing where one was misdealt. */
  readonly recordsOfSession: (session: RecordData) => readonly (RecordData | undefined)[];
  readonly openRecord: (record: RecordData) => Result<OpenRecord>;
}

/** A record read once, to be settled by its own rules with others changed besides. */
export interface OpenRecord {
  readonly judge: (changes: Changes) => Result<ShownDeal>;
  /** Whether any payment is another: found out faster than which. */
  readonly isMovedBy: (changes: Changes) => boolean;
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
    const parsed = parseRecord(engine, record);
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
    const written = parseRecord(engine, record);
    if (!written.ok) return written;
    const { variation, record: body } = written.value;
    const rulesWith = (changes: Changes): Result<R> => {
      const varied = vary(engine.keys, variation.source, { ...variation.changes, ...changes });
      return varied.ok ? ok(varied.value.rules) : varied;
    };
    const again = settleAgain(body, variation.rules);
    const paid = again.ok ? digest(again.value, variation.rules) : undefined;
    const own = variation.rules as Changes;
    // One copy for all changes: a rules object of its own for each would take longer than the settling.
    const draft: R = { ...variation.rules };
    return ok({
      judge: (changes) => {
        const rules = rulesWith(changes);
        return rules.ok ? engine.judge(body, rules.value) : rules;
      },
      isMovedBy: (changes) => {
        Object.assign(draft, changes);
        // Rules of play and of the deal may say otherwise what happened: then it is played through once more.
        const same = Object.keys(changes).every((key) => engine.keys[key]?.touches === 'payment');
        const then = same ? again : settleAgain(body, draft);
        const isMoved = then.ok && digest(then.value, draft) !== paid;
        for (const key of Object.keys(changes)) Object.assign(draft, { [key]: own[key] });
        return isMoved;
      },
    });
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
