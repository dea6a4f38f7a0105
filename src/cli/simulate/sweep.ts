import type { LabName } from '#engine/lab/lab-game.ts';
import type { SweepPlan, SweepPoint } from '#engine/lab/sweep.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';

/** A sweep with everything that says how it was found. */
export interface SweepResults {
  readonly roles: readonly LabName[];
  readonly plan: SweepPlan;
  readonly points: readonly SweepPoint[];
  readonly deals: number;
  readonly sessions: number;
  readonly ruleSet: Pick<RuleSet<never>, 'id' | 'unit'>;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly seed: number;
}

/** Prints a sweep as one line of JSON. */
export const printSweepJson = ({
  roles,
  plan,
  points,
  deals,
  sessions,
  ruleSet,
  changes,
  seed,
}: SweepResults): string =>
  `${JSON.stringify({
    ruleset: ruleSet.id,
    unit: ruleSet.unit[1],
    vary: changes,
    sweep: plan.key,
    own: plan.own,
    marks: plan.marks,
    question: 'sameCards',
    seed,
    player: 'plain',
    deals,
    sessions,
    roles: roles.map(({ id }) => id),
    points,
  })}\n`;

const WIDTH = 20;
const number = (n: number): string => n.toFixed(3).replace('-', '−');

/** Prints a sweep as a table for the terminal: a line for each amount, with the books that name it. */
export function printSweepTable({
  roles,
  plan,
  points,
  deals,
  sessions,
  ruleSet,
  changes,
  seed,
}: SweepResults): string {
  const many = ruleSet.unit[1];
  const varied = Object.entries(changes).map(([key, value]) => `${key} = ${String(value)}`);
  const row = (amount: string, cells: readonly string[], books: string): string =>
    `  ${amount.padStart(5)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}  ${books}`.trimEnd();
  const last = plan.amounts.at(-1)!;
  const booksOf = (amount: number): string => plan.marks.find((mark) => mark.amount === amount)?.books.join(', ') ?? '';
  const beyond = plan.marks.filter(({ amount }) => amount > last);
  return `${[
    `${ruleSet.id}, ${plan.key} from 0 to ${String(last)}${plan.step > 1 ? ` in steps of ${String(plan.step)}` : ''}; ${deals.toLocaleString('en')} deals in ${sessions.toLocaleString('en')} sessions, seed ${String(seed)}, our plain player.`,
    ...(varied.length > 0 ? [`Changed: ${varied.join(', ')}.`] : []),
    'The same cards, paid differently: deals played by the book, settled with each amount.',
    '',
    `Net of a deal less that at ${String(plan.own)}, in ${many}, with 95 % intervals; books that name the amount, each in its own counters:`,
    row('', [...roles.map(({ words }) => words.replace(/^the player who /, '')), 'to another'], ''),
    ...points.map(({ amount, roles: nets, elsewhere }) =>
      row(
        String(amount),
        [...nets, elsewhere].map(({ mean, half }) => `${number(mean)} ± ${number(half)}`),
        booksOf(amount),
      ),
    ),
    ...beyond.map(({ amount, books }) => `  Beyond the table: ${String(amount)} (${books.join(', ')}).`),
  ].join('\n')}\n`;
}
