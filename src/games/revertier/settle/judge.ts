import { mapOk, ok, type Result } from '#engine/kernel/result.ts';
import { balancesAfter } from '#engine/ledger/entry.ts';
import type { Departure, Judgement, Settlement } from '#engine/ledger/game.ts';
import { PLAYERS, type Position } from '#engine/tables/position.ts';
import { dueAfter } from './due-after.ts';
import { ExplainSink } from '#engine/ledger/explain-sink.ts';
import { inPhase } from '#engine/ledger/place.ts';
import type { Frame, Outcome } from '../play/frame.ts';
import type { RevertierKey, RevertierRules } from '../rules/keys.ts';
import { movementOf, type Movement } from '../record/movement.ts';
import { stepsOf } from '../play/play-out.ts';
import { watch } from '../play/watch.ts';
import type { RevertierRecord } from '../record/record.ts';
import { isDouble, settle, termsOf, type Why } from './settle.ts';
import { receiverOfDice, startOf, starterByDice, starterOf } from '../record/starter.ts';

/** What is amiss before the first throw. */
export function startDepartures(
  record: RevertierRecord,
  { men }: Position,
  rules: RevertierRules,
): readonly Departure[] {
  const departures: Departure[] = [];
  const depart = (key: RevertierKey, message: string): void =>
    void departures.push({ at: inPhase('start'), key, message });
  const { start, throws } = record;
  const first = throws[0];
  const receiver = receiverOfDice(record);
  if (start?.kind === 'player' && receiver !== undefined && start.player !== receiver)
    depart('start.die', 'The dice were given as a handicap, and the other player begins.');
  if (start?.kind === 'dice' && starterByDice(start, rules) !== undefined && first) {
    const [white, black] = start.dice.at(-1) ?? [];
    const isOpening = first.dice.every((die) => die === white || die === black) && first.dice[0] !== first.dice[1];
    if (rules['start.throw'] === 'opening' && !isOpening)
      depart(
        'start.throw',
        'The first player has thrown afresh, and should play the two dice thrown for the beginning.',
      );
  }
  const crowded = crowdedPoint(men, movementOf(rules));
  if (crowded) depart(...crowded);
  return departures;
}

/** A point with more men than the rules let stand there, in a position that was set up. */
function crowdedPoint(men: Position['men'], { single }: Movement): readonly [RevertierKey, string] | undefined {
  for (const [player, own] of men.entries()) {
    const point = own.findIndex((n, place) => n > 1 && (single >> place) & 1);
    const colour = player === 0 ? 'White' : 'Black';
    if (point === 12) return ['head.free', `${colour}’s head, point 12, takes one man only, and has more.`];
    if (point !== -1)
      return [
        'outward.single',
        `${colour}’s point ${String(point)} has more than one man; points 2 to 11 take one each.`,
      ];
  }
  return undefined;
}

/** A game as it was settled: where it began, and how it ended. */
interface Settled {
  readonly start: Position;
  readonly settlement: Settlement;
  readonly outcome: Outcome;
}

function settleGame(record: RevertierRecord, rules: RevertierRules): Result<Settled> {
  const start = startOf(record, rules);
  if (!start.ok) return start;
  const watched = watch(record, start.value, rules);
  if (!watched.ok) return watched;
  const { ending } = watched.value;
  const terms = termsOf(rules, record);
  const sink = new ExplainSink<Why>({ seats: PLAYERS, poolName: () => '' });
  settle(ending, terms, sink);
  const { kind, winner } = ending ?? { kind: 'unfinished' as const, winner: undefined };
  const starter = starterOf(record, rules);
  const due = starter.ok ? dueAfter({ kind, winner }, starter.value, rules)?.player : undefined;
  return ok({
    start: start.value,
    settlement: {
      seats: PLAYERS,
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
 * Judges and settles a game at once: a frame for every throw, departures, and the stake. Whatever breaks a rule is listed
 * and play goes on as it went, but the game is paid as it first ended under the rules. An error only for what cannot have
 * happened: a man moved from where there is none, a board of more or fewer than fifteen men a side.
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
