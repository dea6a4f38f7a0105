import type { DealToPlay, TableGame, DealInPlay } from '#engine/play/played-game.ts';
import { isLater } from '#engine/ledger/place.ts';
import { PLAYERS, type Player } from '#engine/tables/position.ts';
import { makeThrow, randomThrow, throwForStart, type Throw } from '#engine/tables/play.ts';
import {
  type Handicap,
  type RevertierRecord,
  type GameStart,
  type ThrowRecord,
  placeOfThrow,
  receiverOfDice,
} from '../record/record.ts';
import type { Revertier } from '../game.ts';
import type { RevertierRules } from '../rules/keys.ts';
import { judge } from '../settle/judge.ts';
import { type RevertierAct, turn, boardNow, growsBy, seatView } from './turn.ts';
import { makeRandom } from '#engine/kernel/random.ts';
import { type DealReplay, replayActs } from '#engine/play/follow.ts';

/** Offset far from the numbers of games, so that the dice for the beginning are not throws of another game. */
const BEGINNING = 0x5bd1e995;

/** Throw number `index` of a game number: the same for every player, whatever was played. */
function throwOfNumber(number: number, index: number): Throw {
  const random = makeRandom(number);
  for (let n = 0; n < index; n++) randomThrow(random);
  return randomThrow(random);
}

/** Single dice for the beginning of a game number. */
const startOfNumber = (number: number): ReturnType<typeof throwForStart> =>
  throwForStart(makeRandom(number ^ BEGINNING));

/** Who begins: the player named by the game before, the receiver of the dice, or the winner of the single dice. */
function startFor({ number, next }: DealToPlay, handicap: Handicap | undefined): GameStart | undefined {
  if (receiverOfDice({ handicap }) !== undefined) return undefined;
  const due = PLAYERS.findIndex((name) => name === next['start']);
  return due < 0 ? { kind: 'dice', dice: startOfNumber(number) } : { kind: 'player', player: due as Player };
}

function begin(deal: DealToPlay, rules: RevertierRules): DealInPlay<RevertierRecord> {
  const handicap = deal.next['handicap'] as Handicap | undefined;
  const start = startFor(deal, handicap);
  const opening = start?.kind === 'dice' && rules['start.throw'] === 'opening' ? start.dice.at(-1) : undefined;
  const record: RevertierRecord = {
    start,
    men: undefined,
    handicap,
    stake: undefined,
    double: undefined,
    throws: opening ? [{ dice: makeThrow(...opening), play: undefined }] : [],
  };
  return { number: deal.number, record, declined: [] };
}

function act(
  playing: DealInPlay<RevertierRecord>,
  chosen: RevertierAct,
  rules: RevertierRules,
): DealInPlay<RevertierRecord> {
  const { record, number } = playing;
  const { throws } = record;
  const now = boardNow(record, rules);
  if (!now || now.ending || (chosen.kind === 'throw') !== (now.dice === undefined)) return playing;
  const grown = (last: ThrowRecord, before: readonly ThrowRecord[]): RevertierRecord => ({
    ...record,
    throws: [...before, last],
  });
  if (chosen.kind === 'throw') {
    const dice = throwOfNumber(number, throws.length);
    return { ...playing, record: growsBy(grown({ dice, play: undefined }, throws), now, { dice }, rules) };
  }
  const { play } = chosen;
  const last = throws.at(-1);
  if (!last) return playing;
  return { ...playing, record: growsBy(grown({ ...last, play }, throws.slice(0, -1)), now, { play }, rules) };
}

/** Revertier as a game at a board. An advantage is part of how the game begins, and stays for the next games. */
export const revertierTable: TableGame<Revertier> = {
  begin,
  turn,
  act,
  seatView,
  next: ({ record }, rules) => {
    const judged = judge(record, rules);
    const handicap = record.handicap && { handicap: record.handicap };
    return judged.ok ? { ...judged.value.next, ...handicap } : { ...handicap };
  },
};

const replayed = replayActs<Revertier>(
  revertierTable,
  (written, rules) => {
    const [first] = written.throws;
    const isThrown = rules['start.throw'] === 'opening' && written.start?.kind === 'dice';
    return { ...written, throws: isThrown && first ? [{ ...first, play: undefined }] : [] };
  },
  (written, _turn, { throws }) => {
    const play = written.throws[throws.length - 1]?.play;
    return play && { kind: 'play', play };
  },
);

/** The game after the next throw on file; undefined once they are all thrown. */
function throwOnFile(
  playing: DealInPlay<RevertierRecord>,
  written: RevertierRecord,
): DealInPlay<RevertierRecord> | undefined {
  const { record } = playing;
  const thrown = written.throws[record.throws.length];
  if (!thrown) return undefined;
  return { ...playing, record: { ...record, throws: [...record.throws, { ...thrown, play: undefined }] } };
}

/** Replays a game of Revertier on file act by act, as at a board. The dice are those of the record, not those of a game number. */
export const revertierReplay: DealReplay<Revertier> = {
  ...replayed,
  next: (playing, turn, written, rules) => {
    if (turn.kind !== 'throw') return replayed.next(playing, turn, written, rules);
    const after = throwOnFile(playing, written);
    return after && { act: { kind: 'throw' }, playing: after };
  },
  act: (playing, chosen, written, rules) =>
    (chosen.kind === 'throw' ? throwOnFile(playing, written) : undefined) ?? revertierTable.act(playing, chosen, rules),
  upTo: (written, at) => ({
    ...written,
    throws: written.throws.filter((_, i) => !isLater(placeOfThrow(i), at, [])),
  }),
  isChance: ({ kind }) => kind === 'throw',
};
