import type { GameTypes } from '#engine/ledger/game.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '#games/index.ts';
import {
  playByHouse,
  type SeatPlayer,
  type Gain,
  type MeasuredStrength,
  type Strengths,
} from '#engine/play/played-game.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { netBySeat, type BenchTable } from './playing.ts';

export interface StrengthOptions {
  readonly deals: number;
  readonly samples: number;
  readonly game?: string | undefined;
  readonly book?: string | undefined;
  /** Whether to store the figures beside the house, where the game's page reads them. */
  readonly write: boolean;
}

type PlayerPair = readonly [better: MeasuredStrength['gains'][number]['better'], worse: SeatPlayer];

function measured(gains: readonly number[]): Gain {
  const gain = gains.reduce((sum, one) => sum + one, 0) / gains.length;
  const spread = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (gains.length - 1);
  return { gain, within: 1.96 * Math.sqrt(spread / gains.length) };
}

/**
 * Gain of a better player in one seat: plays the same cards twice among weaker players, with the seat rotating from deal
 * to deal.
 */
function gainOf<G extends GameTypes>(
  table: BenchTable<G>,
  rules: G['rules'],
  [better, worse]: PlayerPair,
  { deals, samples }: StrengthOptions,
  seats: number,
): Gain {
  const gains = Array.from({ length: deals }, (_, number) => {
    const seat = number % seats;
    const net = (players: (seat: number) => SeatPlayer): number =>
      netBySeat(
        table.engine,
        playByHouse(table, { number, seats, next: {} }, { rules, players, samples }).record,
        rules,
      )[seat]!;
    return net((own) => (own === seat ? better : worse)) - net(() => worse);
  });
  return measured(gains);
}

/**
 * Plays duplicate deals under every book and prints the gain of a better player, in the book's unit a deal with its 95 %
 * interval: the best house against the plain one, and plain against random. Returns false if a gain is in doubt.
 */
export async function measureStrength(measuring: StrengthOptions): Promise<boolean> {
  const { deals, samples, game, book, write } = measuring;
  const on = new Date().toISOString().slice(0, 10);
  let isSure = true;
  for (const one of GAMES.filter(({ id }) => game === undefined || id === game)) {
    await one.open(async ({ engine, name, kind, seated }) => {
      if (!seated) return;
      const { played, house } = await seated();
      console.log(`${name}: ${String(deals)} deals by each book, ${String(samples)} samples a choice`);
      const found: Record<string, MeasuredStrength> = {};
      const best = house.strengths.at(-1) ?? 'plain';
      const pairs: readonly PlayerPair[] = [
        [best, 'plain'],
        ['plain', 'random'],
      ];
      for (const ruleSet of engine.ruleSets.filter(({ id }) => book === undefined || id === book)) {
        const gains = pairs.map((pair) => {
          const seats = kind === 'cards' ? 4 : 2;
          const gain = gainOf({ engine, played, house }, valuesOf(ruleSet), pair, measuring, seats);
          if (gain.gain <= gain.within) isSure = false;
          return { better: pair[0], worse: pair[1], ...gain };
        });
        console.log(
          `  ${ruleSet.id.padEnd(20)}${gains
            .map((gain) => said(gain, ruleSet).padEnd(50))
            .join('')
            .trimEnd()}`,
        );
        found[ruleSet.id] = { deals, samples, on, gains };
      }
      if (write) keep(one.id, found);
    });
  }
  return isSure;
}

const said = ({ better, worse, gain, within }: MeasuredStrength['gains'][number], { unit }: RuleSet): string =>
  `${better} against ${worse} ${gain.toFixed(2)} ± ${within.toFixed(2)} ${unit[1]}`;

/** Writes the figures into the game, to two decimals, keeping those of other books. */
function keep(game: string, found: Strengths): void {
  const file = `src/games/${game}/house/strength.json`;
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Strengths) : {};
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toFixed(2)) : value;
  writeFileSync(file, `${JSON.stringify({ ...before, ...found }, rounded, 2)}\n`);
}
