import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { GAMES } from '#games/index.ts';
import type { Gain, MeasuredStrength, Strengths } from '#engine/play/strength.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import { valuesOf } from '#engine/rules/vary.ts';
import { netsOf, playDeal, type Player, type Table } from './at-table.ts';

export interface Measuring {
  readonly deals: number;
  readonly samples: number;
  readonly game?: string | undefined;
  readonly book?: string | undefined;
  /** Whether what is measured is kept beside the house, from where its page says it. */
  readonly write: boolean;
}

type Pair = readonly [better: MeasuredStrength['gains'][number]['better'], worse: Player];

function measured(gains: readonly number[]): Gain {
  const gain = gains.reduce((sum, one) => sum + one, 0) / gains.length;
  const spread = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (gains.length - 1);
  return { gain, within: 1.96 * Math.sqrt(spread / gains.length) };
}

/** How much a seat gains by a better player: the same cards twice, among others who play worse, the seat going round from deal to deal. */
function gainOf<R extends object, Rec, Act, Seen>(
  table: Table<R, Rec, Act, Seen>,
  rules: R,
  [better, worse]: Pair,
  { deals, samples }: Measuring,
  seats: number,
): Gain {
  const gains = Array.from({ length: deals }, (_, number) => {
    const seat = number % seats;
    const net = (players: (seat: number) => Player): number =>
      netsOf(table.engine, playDeal(table, rules, { number, seats, next: {} }, { players, samples }).record, rules)[
        seat
      ]!;
    return net((own) => (own === seat ? better : worse)) - net(() => worse);
  });
  return measured(gains);
}

/**
 * Plays duplicate deals under every book and prints what a better player gains a deal in the book's unit, with its 95 %
 * interval: the house at its best against the plain one, and plain against anything legal. False where a gain is in doubt.
 */
export async function measureStrength(measuring: Measuring): Promise<boolean> {
  const { deals, samples, game, book, write } = measuring;
  const on = new Date().toISOString().slice(0, 10);
  let isSure = true;
  for (const one of GAMES.filter(({ id }) => game === undefined || id === game)) {
    await one.open(async ({ engine, name, kind, seated }) => {
      if (!seated) return;
      const table = await seated();
      console.log(`${name}: ${String(deals)} deals by each book, ${String(samples)} samples a choice`);
      const found: Record<string, MeasuredStrength> = {};
      table.open((played, house) => {
        const best = house.strengths.at(-1) ?? 'plain';
        const pairs: readonly Pair[] = [
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
      });
      if (write) await keep(one.id, found);
    });
  }
  return isSure;
}

const said = ({ better, worse, gain, within }: MeasuredStrength['gains'][number], { unit }: RuleSet): string =>
  `${better} against ${worse} ${gain.toFixed(2)} ± ${within.toFixed(2)} ${unit[1]}`;

/** Writes what was measured into the game, beside what stands there of other books. */
async function keep(game: string, found: Strengths): Promise<void> {
  const file = `src/games/${game}/house/strength.ts`;
  const before = existsSync(file)
    ? ((await import(pathToFileURL(file).href)) as { readonly STRENGTHS: Strengths }).STRENGTHS
    : {};
  const lines = Object.entries({ ...before, ...found }).map(([book, { deals, samples, on, gains }]) => {
    const each = gains.map(
      ({ better, worse, gain, within }) =>
        `      { better: '${better}', worse: '${worse}', gain: ${gain.toFixed(2)}, within: ${within.toFixed(2)} },`,
    );
    const tried = samples === undefined ? '' : ` samples: ${String(samples)},`;
    const name = /^\w+$/.test(book) ? book : `'${book}'`;
    return `  ${name}: {\n    deals: ${String(deals)},${tried} on: '${on}',\n    gains: [\n${each.join('\n')}\n    ],\n  },`;
  });
  writeFileSync(
    file,
    `import type { Strengths } from '#engine/play/strength.ts';

/** How strong the house is, as \`npm run bench -- strength --write\` measured it. */
export const STRENGTHS: Strengths = {\n${lines.join('\n')}\n};\n`,
  );
}
