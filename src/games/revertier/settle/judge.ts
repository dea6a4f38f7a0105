import { mapOk, ok, type Result } from '#engine/kernel/result.ts';
import { balancesAfter, ExplainSink, END, type Sink, type Reason } from '#engine/ledger/sink.ts';
import type { Departure, Judgement, Settlement } from '#engine/ledger/game.ts';
import { PLAYERS, type Position, otherPlayer, type Player } from '#engine/tables/position.ts';
import { inPhase } from '#engine/ledger/place.ts';
import {
  type Frame,
  type Outcome,
  endingOfLanding,
  endingOnBoard,
  type Ending,
  type EndingKind,
} from '../play/frame.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import {
  movementOf,
  type Movement,
  type RevertierRecord,
  receiverOfDice,
  startOf,
  starterByDice,
  starterOf,
} from '../record/record.ts';
import { stepsOf, reviewGame, positionsOf } from '../play/play-out.ts';
import { memoizeByIdentity, type NonEmpty } from '#engine/kernel/collections.ts';
import type { ReplayedDeal } from '#engine/replay/replay.ts';
import { boardOf, moveMan, type Board } from '#engine/tables/board.ts';
import type { Play } from '#engine/tables/play.ts';

/** What a payment is for. */
export const OCCASIONS = ['game', 'shutOut', 'frozen', 'double'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Occasion of a payment with the rule keys that made it. */
export type PaymentReason = Reason<Occasion, RevertierKey>;
const why = (occasion: Occasion, ...keys: NonEmpty<RevertierKey>): PaymentReason => ({ occasion, keys });

/** Stake and double, as the players agreed or as the rule set says. */
export interface StakeTerms {
  readonly stake: number;
  readonly double: boolean;
  /** Whether the record itself says if the double counts; then the rule set's answer has no effect. */
  readonly isRecorded: boolean;
  readonly doubleWhen: RevertierRules['double.when'];
}

export const termsOf = (
  rules: RevertierRules,
  agreed: { readonly stake: number | undefined; readonly double: boolean | undefined },
): StakeTerms => ({
  stake: agreed.stake ?? rules['stake.game'],
  double: agreed.double ?? rules['double.agreed'],
  isRecorded: agreed.double !== undefined,
  doubleWhen: rules['double.when'],
});

/** Men in hand that lose double: one more than six points can take. */
const JOHN = 7;

const WON: Readonly<Record<EndingKind, PaymentReason>> = {
  borneOff: why('game', 'stake.game'),
  shutOut: why('shutOut', 'stake.game', 'shutOut.end'),
  frozen: why('frozen', 'stake.game', 'frozen.end'),
};
const DOUBLED = why('double', 'double.agreed', 'double.when', 'shutOut.end', 'stake.game');
/** Reason of a double on which the players of the record had agreed, whatever the rule set says. */
const DOUBLED_AS_AGREED = why('double', 'double.when', 'shutOut.end', 'stake.game');

/** Whether a loss is double: the double counts, and the loser was shut out as completely as it requires. */
export function isDouble(ending: Ending | undefined, { double, doubleWhen }: StakeTerms): boolean {
  const shut = ending?.shut;
  if (!double || !shut) return false;
  switch (doubleWhen) {
    case 'shutOut':
      return true;
    case 'someFree':
      return shut.free > 0;
    case 'sevenInHand':
      return shut.inHand >= JOHN;
  }
}

/** Pays a game: the loser’s stake to the winner, and the same again for the double. A draw pays nothing. */
export function settle(ending: Ending | undefined, terms: StakeTerms, sink: Sink<PaymentReason>): void {
  if (ending?.winner === undefined || terms.stake === 0) return;
  const { kind, winner } = ending;
  const payer = sink.at(END);
  payer.pay(WON[kind], 1 - winner, winner, terms.stake);
  if (isDouble(ending, terms))
    payer.pay(terms.isRecorded ? DOUBLED_AS_AGREED : DOUBLED, 1 - winner, winner, terms.stake);
}

/** Who has the dice, and by which rule. */
export interface NextStarter {
  /** Undefined if they are to be thrown for. */
  readonly player: Player | undefined;
  readonly key: RevertierKey;
}

/** Who has the dice after a game that ended in this way; undefined after a game that was broken off. */
export function dueAfter(
  { kind, winner }: Pick<Outcome, 'kind' | 'winner'>,
  starter: Player,
  rules: RevertierRules,
): NextStarter | undefined {
  if (winner !== undefined) {
    const next = rules['start.next'];
    return {
      player: next === 'thrown' ? undefined : next === 'winner' ? winner : otherPlayer(winner),
      key: 'start.next',
    };
  }
  if (kind === 'unfinished') return undefined;
  const next = rules['start.afterDraw'];
  return {
    player: next === 'thrown' ? undefined : next === 'same' ? starter : otherPlayer(starter),
    key: 'start.afterDraw',
  };
}

/** Departures before the first throw. */
function startDepartures(record: RevertierRecord, { men }: Position, rules: RevertierRules): readonly Departure[] {
  const departures: Departure[] = [];
  const depart = (key: RevertierKey, message: string): void =>
    void departures.push({ at: inPhase('start'), key, message });
  const { start, throws } = record;
  const first = throws[0];
  const receiver = receiverOfDice(record);
  if (start?.kind === 'player' && receiver !== undefined && start.player !== receiver)
    depart('start.die', 'One player was given the dice as a handicap, but the other begins.');
  if (start?.kind === 'dice' && starterByDice(start, rules) !== undefined && first) {
    const [white, black] = start.dice.at(-1) ?? [];
    const isOpening = first.dice.every((die) => die === white || die === black) && first.dice[0] !== first.dice[1];
    if (rules['start.throw'] === 'opening' && !isOpening)
      depart(
        'start.throw',
        'The first player threw again, but should have played the two dice that decided who begins.',
      );
  }
  const crowded = crowdedPoint(men, movementOf(rules));
  if (crowded) depart(...crowded);
  return departures;
}

/** A point with more men than the rules allow, in a position that was set up. */
function crowdedPoint(men: Position['men'], { single }: Movement): readonly [RevertierKey, string] | undefined {
  for (const [player, own] of men.entries()) {
    const point = own.findIndex((n, place) => n > 1 && (single >> place) & 1);
    const colour = player === 0 ? 'White' : 'Black';
    if (point === 12) return ['head.free', `${colour}’s head, point 12, can hold only one man, but holds more.`];
    if (point !== -1)
      return [
        'outward.single',
        `${colour}’s point ${String(point)} holds more than one man, but points 2 to 11 can hold only one each.`,
      ];
  }
  return undefined;
}

/** A settled game: its beginning and its ending. */
interface SettledGame {
  readonly start: Position;
  readonly settlement: Settlement;
  readonly outcome: Outcome;
}

function settleGame(record: RevertierRecord, rules: RevertierRules): Result<SettledGame> {
  const start = startOf(record, rules);
  if (!start.ok) return start;
  const watched = reviewGame(record, start.value, rules);
  if (!watched.ok) return watched;
  const { ending } = watched.value;
  const terms = termsOf(rules, record);
  const sink = new ExplainSink<PaymentReason>({ seats: PLAYERS, poolName: () => '' });
  settle(ending, terms, sink);
  const { kind, winner } = ending ?? { kind: 'unfinished' as const, winner: undefined };
  const starter = starterOf(record, rules);
  const due = starter.ok ? dueAfter({ kind, winner }, starter.value, rules)?.player : undefined;
  return ok({
    start: start.value,
    settlement: {
      seats: PLAYERS,
      isComplete: ending !== undefined,
      departures: [...startDepartures(record, start.value, rules), ...watched.value.departures],
      entries: sink.entries,
      net: balancesAfter(NOTHING, sink.entries),
      poolsBefore: {},
      pools: {},
      next: due === undefined ? {} : { start: PLAYERS[due] },
    },
    outcome: { kind, winner, double: isDouble(ending, terms) },
  });
}

const NOTHING = Object.fromEntries(PLAYERS.map((player) => [player, 0]));

/**
 * Judges and settles a game: a frame for every throw, departures, and the stake. An act against the rules is listed and play
 * continues as recorded, but the game is paid as it first ended under the rules. Errors are impossible acts: a man moved from a
 * place without men, a board without exactly fifteen men a side.
 */
export function judge(record: RevertierRecord, rules: RevertierRules): Result<Judgement<Frame>> {
  return mapOk(settleGame(record, rules), ({ start, settlement, outcome }) => {
    const { entries, net } = settlement;
    const steps = stepsOf(record, start, rules);
    const frames = steps.map((step): Frame => ({ ...step, entries: 0, pools: {}, net: NOTHING }));
    const position = steps.at(-1)?.position ?? start;
    const end = { at: inPhase('end'), event: { kind: 'end', outcome }, position } as const;
    return { ...settlement, frames: [...frames, { ...end, entries: entries.length, pools: {}, net }] };
  });
}

/** A position of a game, and the play that led to it from the one before. */
interface ReachedPosition {
  readonly board: Board;
  readonly mover: Player;
  readonly from: Position | undefined;
  readonly play: Play;
}

/** Ending of the game at a position, or on the way to it. */
function endingAt({ board, mover, from, play }: ReachedPosition, rules: RevertierRules): Ending | undefined {
  const movement = movementOf(rules);
  if (from && rules['shutOut.throw'] === 'onTheSpot') {
    const moving = boardOf(from);
    for (const landing of play) {
      moveMan(moving, mover, ...landing);
      const ending = endingOfLanding(moving, mover, movement, rules);
      if (ending) return ending;
    }
  }
  return endingOnBoard(board, mover, movement, rules);
}

/**
 * A game with its men moved as recorded, to be settled under several rule sets: the rules decide who began, whether the game
 * was over at one of its positions, and the payment. A game that is impossible under the rules pays nothing.
 */
export const settleAgain = memoizeByIdentity((record: RevertierRecord): Result<ReplayedDeal<RevertierRules>> => {
  const byStarter = new Map<Player, readonly ReachedPosition[]>();
  const reached = (under: RevertierRules): readonly ReachedPosition[] => {
    const start = startOf(record, under);
    if (!start.ok) return [];
    const known = byStarter.get(start.value.toPlay);
    if (known) return known;
    const positions = positionsOf(record, start.value) ?? [];
    const fresh = positions.map((position, i) => ({
      board: boardOf(position),
      mover: otherPlayer(position.toPlay),
      from: positions[i - 1],
      play: record.throws[i - 1]?.play ?? [],
    }));
    byStarter.set(start.value.toPlay, fresh);
    return fresh;
  };
  const pay: ReplayedDeal<RevertierRules>['pay'] = (under, sink) => {
    for (const position of reached(under)) {
      const ending = endingAt(position, under);
      if (ending) {
        settle(ending, termsOf(under, record), sink);
        return;
      }
    }
  };
  return ok({
    seats: PLAYERS,
    pay,
    explaining: () => new ExplainSink({ seats: PLAYERS, poolName: () => '' }),
    departures: (under) => {
      const start = startOf(record, under);
      const watched = start.ok ? reviewGame(record, start.value, under) : start;
      return start.ok && watched.ok
        ? [...startDepartures(record, start.value, under), ...watched.value.departures]
        : undefined;
    },
  });
});
