import type { AnyGame, GameDefinition } from '#games/game.ts';
import { GAMES } from '#games/index.ts';
import { didYouMean, ok, type Problem, type Result } from '#engine/kernel/result.ts';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { Balances } from '#engine/ledger/sink.ts';
import type { GameFormat, Judgement, GameTypes, PlacedFrame } from '#engine/ledger/game.ts';
import type { SettledSession } from '#engine/ledger/settle-session.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { printLink, type LinkFormat } from '#engine/notation/link.ts';
import { bodyOf, parseHead, parseRecord, printRecord, type WrittenDeal } from '#engine/notation/record.ts';
import { isAct } from '#engine/play/follow.ts';
import { nameOfChoice } from '#engine/play/played-game.ts';
import { memoizeJudgement } from '#engine/replay/replay.ts';
import { whatIfOf, type WhatIf } from '#engine/replay/what-if.ts';
import type { Wording } from '#engine/wording/answers.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes, RuleSet } from '#engine/rules/rule-set.ts';

const files = new Map<string, readonly string[]>();

/** Lines of a rule set's file with a key's value and basis, without indentation. */
export function ruleSource(root: string, { game, id }: Pick<RuleSet, 'game' | 'id'>, key: string): string {
  const path = join(root, 'src', 'games', game, 'rules', 'books', `${id}.ts`);
  const lines = files.get(path) ?? readFileSync(path, 'utf8').split('\n');
  files.set(path, lines);
  const first = lines.findIndex((line) => line.trimStart().startsWith(`'${key}':`));
  if (first < 0) return '';
  const taken: string[] = [];
  let open = 0;
  for (const line of lines.slice(first)) {
    taken.push(line);
    open += count(line, /[([{]/g) - count(line, /[)\]}]/g);
    if (open <= 0) break;
  }
  const indent = /^ */.exec(taken[0] ?? '')?.[0].length ?? 0;
  return taken.map((line) => line.slice(indent)).join('\n');
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const recordOf = memoizeByIdentity((_data: object, _: undefined, parse: () => unknown) => parse());

/** Parses a record on file once, so that all pages share one object and whatever is memoised by its identity. */
export const readOnce = <R, Rec>(
  game: GameFormat<R, Rec>,
  data: Readonly<Record<string, unknown>>,
): Result<WrittenDeal<R, Rec>> =>
  // Safe cast: a record names its game, so it is always read with the same one.
  recordOf(data, undefined, () => parseRecord(game, data)) as Result<WrittenDeal<R, Rec>>;

const linkOf = memoizeByIdentity((_record: object, _rules: unknown, print: () => string) => print());

/** Prints the link of a record on file once, for all pages that use it. */
export const linkOnce = <R, Rec>(game: LinkFormat<R, Rec>, { record, variation }: WrittenDeal<R, Rec>): string =>
  linkOf(record as object, variation.rules, () => printLink(game, { record, variation, step: undefined }));

/** Why a record cannot be parsed, and its place, such as `deal.hands.second` or `t5.3`. */
export type RecordRefusal = Pick<Problem, 'message' | 'at'>;

/** What the editions need of a game: its definition, the words for its rules, and its records. */
export interface GameContent extends AnyGame, Omit<Wording<Changes>, 'groups'> {
  /** Groups of its questions with headings, in the order shown to readers. */
  readonly groups: readonly (readonly [group: string, heading: string])[];
  /** Why a record cannot be parsed, as a sentence; undefined if it can. Does not check the rules. */
  readonly whyNotRecord: (record: RecordData) => RecordRefusal | undefined;
  readonly whyNotSession: (session: RecordData) => RecordRefusal | undefined;
  /** Settles a session by its own rules; undefined if the game has no sessions or the session cannot be parsed. */
  readonly settleSession: (session: RecordData) => Result<SettledSession> | undefined;
  /** Deals of a session in order, each as written alone with what it takes over; undefined for a misdeal. */
  readonly recordsOfSession: (session: RecordData) => readonly (RecordData | undefined)[];
  /** Record in canonical form, with its game and rule set; undefined if it cannot be parsed. */
  readonly canonicalRecord: (record: RecordData) => RecordData | undefined;
  /** Opens a record by its own rules, to try other answers on it. */
  readonly openRecord: (record: RecordData) => Result<TrialRecord>;
  /** Acts of a record as at a table; empty if it cannot be parsed or the game has no table. */
  readonly stagesOf: (record: RecordData) => readonly StageOnFile[];
}

/** A record judged by its own rules, and what other answers change. */
export interface TrialRecord {
  readonly judged: Result<Judgement<PlacedFrame>>;
  readonly whatIf: () => WhatIf;
}

/** One act of a recorded deal, in an editor's notation. */
export interface StageOnFile {
  /** Step that shows the act; below, the step before it. */
  readonly at: string;
  readonly before: string;
  readonly seat: string;
  /** The seat's choices: cards by their letters, other acts in the table's words. */
  readonly legal: readonly ChoiceOnFile[];
  /** Rule keys that forbid its other acts. */
  readonly refusedBy: () => readonly string[];
  /** Net of each seat before the act. */
  readonly net: Balances;
}

export interface ChoiceOnFile {
  readonly name: string;
  readonly label: string;
  /** Whether the record has this choice. */
  readonly isDone: boolean;
}

type RecordData = Readonly<Record<string, unknown>>;

const toGameContent = <G extends GameTypes>({
  engine,
  name,
  wording,
  sessions,
  settleAgain,
  stages,
}: GameDefinition<G>): Omit<GameContent, keyof AnyGame> => {
  const settledOf = memoizeByIdentity((session: RecordData) => {
    const head = parseHead(engine, session);
    return sessions && head.ok
      ? { variation: head.value, settled: sessions.settle(bodyOf(session), head.value.rules) }
      : undefined;
  });
  return {
    groups: Object.entries(wording.groups),
    question: wording.question,
    say: (key, value, unit, rules) => wording.say(key, value, unit, rules),
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
    settleSession: (session) => settledOf(session)?.settled,
    recordsOfSession: (session) => {
      const found = settledOf(session);
      if (!found?.settled.ok) return [];
      const { variation } = found;
      return found.settled.value.deals.map(({ record }) => record && printRecord(engine, { variation, record }));
    },
    canonicalRecord: (record) => {
      const written = readOnce(engine, record);
      return written.ok ? printRecord(engine, written.value) : undefined;
    },
    openRecord: (record) => {
      const written = readOnce(engine, record);
      if (!written.ok) return written;
      const { variation, record: body } = written.value;
      return ok({
        judged: memoizeJudgement(engine.judge, body, variation.rules),
        whatIf: () => whatIfOf({ ...engine, settleAgain }, body, variation.rules),
      });
    },
    stagesOf: (record) => {
      const written = readOnce(engine, record);
      if (!written.ok || !stages) return [];
      const { rules } = written.value.variation;
      const stateOf = (
        playing: G['record'],
      ): Pick<StageOnFile, 'at' | 'net'> & { readonly seats: readonly string[] } => {
        const judged = engine.judge(playing, rules);
        if (!judged.ok) return { at: '', net: {}, seats: [] };
        const { frames, net, seats } = judged.value;
        const frame = frames.findLast(({ at }) => at.phase !== 'end');
        return { at: frame ? printPlace(frame.at) : '', net, seats };
      };
      let before = '';
      let now: ReturnType<typeof stateOf> | undefined;
      return stages(written.value.record, rules).map(({ before: { record: held }, turn, act, after }): StageOnFile => {
        const { at: stood, net, seats } = now ?? stateOf(held);
        now = stateOf(after.record);
        // A throw and its play are one step.
        if (stood !== now.at) before = stood;
        return {
          at: now.at,
          before,
          seat: seats[turn.seat] ?? '',
          legal: turn.legal.map((choice) => ({
            name: nameOfChoice(choice),
            label: choice.label,
            isDone: isAct(choice.act, act),
          })),
          refusedBy: () => [...new Set(turn.refused.map(({ key }) => key))],
          net,
        };
      });
    },
  };
};

/** All games with an edition, in the site's order. */
export const GAME_CONTENTS: readonly GameContent[] = GAMES.map((game) => ({ ...game, ...game.open(toGameContent) }));

/** Why a record cannot be parsed by the game it names. */
export const whyNotRecord = (record: RecordData): RecordRefusal | undefined =>
  ofItsGame(record, (gameContent) => gameContent.whyNotRecord(record));

/** Why a session cannot be parsed by the game it names. */
export const whyNotSession = (session: RecordData): RecordRefusal | undefined =>
  ofItsGame(session, (gameContent) => gameContent.whyNotSession(session));

function ofItsGame(
  record: RecordData,
  ask: (gameContent: GameContent) => RecordRefusal | undefined,
): RecordRefusal | undefined {
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
