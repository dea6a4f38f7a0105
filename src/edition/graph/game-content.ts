import type { AnyGame, GameDefinition } from '#games/game.ts';
import { GAMES } from '#games/index.ts';
import { didYouMean } from '#engine/kernel/nearest.ts';
import { ok, type Problem, type Result } from '#engine/kernel/result.ts';
import type { Balances } from '#engine/ledger/entry.ts';
import type { Judgement } from '#engine/ledger/game.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { bodyOf, parseHead, printRecord } from '#engine/notation/record.ts';
import { printCard } from '#engine/cards/card.ts';
import { isAct } from '#engine/play/follow.ts';
import { judgedOnce } from '#engine/replay/judged-once.ts';
import { otherwiseOf, type Otherwise } from '#engine/replay/otherwise.ts';
import type { PlacedFrame } from '#engine/replay/replay.ts';
import type { RuleValue } from '#engine/rules/key.ts';
import type { Wording } from '#engine/words/answers.ts';
import { readOnce } from '../deals/read-once.ts';

/** Why a record cannot be read, and where in it, as `deal.hands.second` or `t5.3`. */
export type Refusal = Pick<Problem, 'message' | 'at'>;

/** What the editions need of a game besides what the list says of it: the words for its rules, and its records. */
export interface GameContent extends AnyGame, Omit<Wording<Changes>, 'groups'> {
  /** The groups of its questions with their headings, in the order in which readers meet them. */
  readonly groups: readonly (readonly [group: string, heading: string])[];
  /** Why a record of this game cannot be read, in a sentence; `undefined` when it can. Whether it keeps to the rules is not asked. */
  readonly whyNotRecord: (record: RecordData) => Refusal | undefined;
  readonly whyNotSession: (session: RecordData) => Refusal | undefined;
  /** The deals of a session in order, each written down alone with what it takes over; nothing where one was misdealt. */
  readonly recordsOfSession: (session: RecordData) => readonly (RecordData | undefined)[];
  /** A record by its own rules, and what other answers would do to it. */
  readonly openRecord: (record: RecordData) => Result<OpenRecord>;
  /** Every act of a record as at a table; none where the record cannot be read, or nobody can sit down to the game. */
  readonly stagesOf: (record: RecordData) => readonly StageOnFile[];
}

/** A record as its own rules have it, and as other answers would. */
export interface OpenRecord {
  readonly judged: Result<Judgement<PlacedFrame>>;
  readonly otherwise: () => Otherwise;
}

/** One act of a deal on file, as an editor speaks of it. */
export interface StageOnFile {
  /** The step that shows what was done, and the one before it. */
  readonly at: string;
  readonly before: string;
  readonly seat: string;
  /** What the seat might do: a card by its letters, anything else in the words of the table. */
  readonly legal: readonly ChoiceOnFile[];
  /** The rules by which it might not do otherwise. */
  readonly refusedBy: () => readonly string[];
  /** What each seat had won or lost before it. */
  readonly net: Balances;
}

export interface ChoiceOnFile {
  readonly name: string;
  readonly label: string;
  /** Whether the record has it. */
  readonly isDone: boolean;
}

type RecordData = Readonly<Record<string, unknown>>;
type Changes = Readonly<Record<string, RuleValue>>;

const toGameContent = <R extends object, Rec, Frame extends PlacedFrame>({
  engine,
  name,
  wording,
  sessions,
  settleAgain,
  stages,
}: GameDefinition<R, Rec, Frame>): Omit<GameContent, keyof AnyGame> => ({
  groups: Object.entries(wording.groups),
  question: wording.question,
  say: (key, value, unit, rules) => wording.say(key, value, unit, rules as R),
  whyNotRecord: (record) => {
    const parsed = readOnce(engine, record);
    return parsed.ok ? undefined : parsed.error;
  },
  whyNotSession: (session) => {
    if (!sessions) return { message: `deals of ${name} are not counted in a row: each stands for itself.` };
    const head = parseHead(engine, session);
    const parsed = head.ok ? sessions.parse(bodyOf(session)) : head;
    return parsed.ok ? undefined : parsed.error;
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
    return ok({
      judged: judgedOnce(engine.judge, body, variation.rules),
      otherwise: () => otherwiseOf({ ...engine, settleAgain }, body, variation.rules),
    });
  },
  stagesOf: (record) => {
    const written = readOnce(engine, record);
    if (!written.ok || !stages) return [];
    const { rules } = written.value.variation;
    const seen = (playing: Rec): Pick<StageOnFile, 'at' | 'net'> & { readonly seats: readonly string[] } => {
      const judged = engine.judge(playing, rules);
      if (!judged.ok) return { at: '', net: {}, seats: [] };
      const { frames, net, seats } = judged.value;
      const frame = frames.findLast(({ at }) => at.phase !== 'end');
      return { at: frame ? printPlace(frame.at) : '', net, seats };
    };
    let before = '';
    let now: ReturnType<typeof seen> | undefined;
    return stages(written.value.record, rules).map(({ before: { record: held }, turn, act, after }): StageOnFile => {
      const { at: stood, net, seats } = now ?? seen(held);
      now = seen(after.record);
      // A throw and what is played of it are one step.
      if (stood !== now.at) before = stood;
      return {
        at: now.at,
        before,
        seat: seats[turn.seat] ?? '',
        legal: turn.legal.map(({ act: open, card, label }) => ({
          name: card === undefined ? label : printCard(card),
          label,
          isDone: isAct(open, act),
        })),
        refusedBy: () => [...new Set(turn.refused.map(({ key }) => key))],
        net,
      };
    });
  },
});

/** Every game with an edition, in the order in which the site lists them. */
export const GAME_CONTENTS: readonly GameContent[] = GAMES.map((game) => ({ ...game, ...game.open(toGameContent) }));

/** Why a record cannot be read by the game it names. */
export const whyNotRecord = (record: RecordData): Refusal | undefined =>
  ofItsGame(record, (gameContent) => gameContent.whyNotRecord(record));

/** The same for a session. */
export const whyNotSession = (session: RecordData): Refusal | undefined =>
  ofItsGame(session, (gameContent) => gameContent.whyNotSession(session));

function ofItsGame(record: RecordData, ask: (gameContent: GameContent) => Refusal | undefined): Refusal | undefined {
  const game = String(record['game']);
  const gameContent = GAME_CONTENTS.find(({ id }) => id === game);
  return gameContent
    ? ask(gameContent)
    : {
        message: `there is no game “${game}”.${didYouMean(
          game,
          GAME_CONTENTS.map(({ id }) => id),
        )}`,
      };
}
