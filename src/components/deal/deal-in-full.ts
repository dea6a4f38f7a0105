import { range } from '#engine/kernel/collections.ts';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import { sumsAfter } from '#islands/account/account.ts';
import type { AnyModel, CardReplayModel } from '#islands/replay/model.ts';
import type { PlayedTrick } from '#view/cards/PlayTable.tsx';

/** Tricks in rows, taken from the last step of each. */
export function tricksOf({ seats, steps }: CardReplayModel): readonly PlayedTrick[] {
  return steps.flatMap((step, i): PlayedTrick[] => {
    const number = trickAt(step.at);
    if (number === undefined || number === trickAt(steps[i + 1]?.at)) return [];
    const cards = seats.map((_, seat) => step.trick[(seat - step.leader + seats.length) % seats.length]);
    const isWhole = step.trick.length === seats.length;
    return [
      {
        label: String(number),
        id: `t${String(number)}`,
        cards,
        leader: step.leader,
        winner: isWhole ? step.winning : undefined,
      },
    ];
  });
}

/** Places of a record before its first trick and after its last. */
export function placesRound({ steps }: AnyModel): {
  readonly before: readonly string[];
  readonly after: readonly string[];
} {
  const places = steps.map(({ at }) => printPlace(at));
  const isPlay = (i: number): boolean => steps[i]?.at.phase === 'play';
  const first = steps.findIndex((_, i) => isPlay(i));
  const isBefore = (i: number): boolean => first < 0 || i < first;
  return {
    before: places.filter((_, i) => isBefore(i)),
    after: places.filter((_, i) => !isBefore(i) && !isPlay(i)),
  };
}

/** Payments of each trick, in order: “Quinola placed: second → third 4”. */
export function remarksOf(
  { steps, lines }: CardReplayModel,
  accountLabel: (account: string) => string,
): readonly string[] {
  const tricks = Math.max(0, ...steps.map(({ at }) => trickAt(at) ?? 0));
  return range(tricks).map((trick) =>
    lines
      .filter(({ at, amount }) => trickAt(at) === trick + 1 && amount > 0)
      .map(({ what, from, to, amount }) => `${what}: ${accountLabel(from)} → ${accountLabel(to)} ${String(amount)}`)
      .join('; '),
  );
}

/** Content of each pool before the first payment of the deal and after the last. */
export function poolRows({ seats, steps, lines, opening }: CardReplayModel): readonly {
  readonly pool: string;
  readonly was: number;
  readonly is: number;
}[] {
  const { now } = sumsAfter(opening, lines, steps.length - 1);
  return Object.entries(now)
    .filter(([account]) => !seats.includes(account))
    .map(([pool, is]) => ({ pool, was: opening.now[pool] ?? 0, is }));
}

/** Final net of each seat. */
export const netRows = ({
  seats,
  steps,
  lines,
  opening,
}: AnyModel): readonly {
  readonly seat: string;
  readonly net: number;
}[] => {
  const { now } = sumsAfter(opening, lines, steps.length - 1);
  return seats.map((seat) => ({ seat, net: now[seat] ?? 0 }));
};
