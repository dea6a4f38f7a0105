import { GAMES } from '#games/index.ts';
import { LAB_QUESTIONS, MOST_DEALS, MOST_SEED, type LabQuestion } from '#engine/lab/run.ts';
import { sessionsFor, simulate, whyNotSimulated } from '#engine/lab/simulate.ts';
import { planSweep, runOfSweep, sweepPoints, type SweepPlan, type SweepPoint } from '#engine/lab/sweep.ts';
import { valuesOf, vary, type RuleSet } from '#engine/rules/rule-set.ts';
import { misused, namesOf, numberOf, parseOptions } from './command.ts';
import { printJson, printTable } from './simulate/print.ts';
import { sayLabPlayer, type LabName } from '#engine/lab/lab-game.ts';

/** A sweep with everything that says how it was found. */
interface SweepResults {
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
const printSweepJson = ({ roles, plan, points, deals, sessions, ruleSet, changes, seed }: SweepResults): string =>
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
function printSweepTable({ roles, plan, points, deals, sessions, ruleSet, changes, seed }: SweepResults): string {
  const many = ruleSet.unit[1];
  const varied = Object.entries(changes).map(([key, value]) => `${key} = ${String(value)}`);
  const row = (amount: string, cells: readonly string[], books: string): string =>
    `  ${amount.padStart(5)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}  ${books}`.trimEnd();
  const last = plan.amounts.at(-1)!;
  const booksOf = (amount: number): string => plan.marks.find((mark) => mark.amount === amount)?.books.join(', ') ?? '';
  const beyond = plan.marks.filter(({ amount }) => amount > last);
  return `${[
    `${ruleSet.id}, ${plan.key} from 0 to ${String(last)}${plan.step > 1 ? ` in steps of ${String(plan.step)}` : ''}; ${deals.toLocaleString('en')} deals in ${sessions.toLocaleString('en')} sessions, seed ${String(seed)}, ${sayLabPlayer('plain')}.`,
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

/**
 * `npm run simulate`: what rules do in the long run. Plays deals by a book, settles them by the book and under changed rules, and
 * prints the results with their 95 % intervals: `npm run simulate -- --ruleset <book> --vary '{"key": value}'`. `--help` says
 * more.
 */

const HELP = `What rules do in the long run: plays deals by a book, and settles them by its rules and by changed ones.

  npm run -s simulate -- --ruleset <book>                          the book alone
  npm run -s simulate -- --ruleset <book> --vary '{"key": value}'  the book and changed rules
  npm run -s simulate -- --ruleset <book> --against <book>         two books, each played by its own rules
  npm run -s simulate -- --ruleset <book> --sweep key              a rule that is an amount, from 0 to twice its value

  --deals      how many, from 1 to ${MOST_DEALS.toLocaleString('en')} (100,000). Only whole sessions are played, at least two of them,
               so it may be more: the first line of the answer says how many
  --seed       seed of the run (1); the same seed gives the same numbers everywhere
  --question   sameCards: the same deals, played by the book, are paid differently;
               eachPlays: the same hands and dice, played by each of the rules.
               Left out, sameCards where no changed rule touches deal or play.
  --player     plain (100,000 deals), or careful (at tables attentive), who is a thousand times slower: 240 deals.
               The careful player imagines deals by chance, so the book is played again with another draw, to compare with
  --vary       may be given several times: each is compared with the book alone; with --against it changes the other book
  --sweep      a rule that is an amount: each amount from 0 to twice its value is compared with its own,
               and the books that name an amount stand beside it
  --json       JSON Lines instead of tables: one object for each --vary, or one for the book

The players are those of this site, not people. The plain one follows fixed advice. Books:
${GAMES.map(({ name, ruleSets }) => `  ${name}: ${ruleSets.map(({ id }) => id).join(', ')}`).join('\n')}
`;

const { values } = parseOptions({
  options: {
    ruleset: { type: 'string' },
    vary: { type: 'string', multiple: true, default: ['{}'] },
    deals: { type: 'string' },
    seed: { type: 'string' },
    question: { type: 'string' },
    against: { type: 'string' },
    player: { type: 'string', default: 'plain' },
    sweep: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Parses the changes to rules, an object of rule keys and values. */
function parseChanges(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Readonly<Record<string, unknown>>;
  } catch {
    // Refused below, with an example.
  }
  return misused(`--vary takes a JSON object of rules and values, such as '{"double.manner": "none"}'.`);
}

const books = GAMES.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id));
if (values.help) process.stdout.write(HELP);
else {
  if (values.ruleset === undefined) misused(`Name a book: --ruleset ${books[0] ?? ''}. There are ${books.join(', ')}.`);
  const [ruleset] = namesOf('rule set', [values.ruleset], books);
  const isPlain = values.player === 'plain';
  const deals = numberOf('deals', values.deals, isPlain ? 100_000 : 240);
  if (!Number.isInteger(deals) || deals < 1 || deals > MOST_DEALS)
    misused(`--deals takes a whole number from 1 to ${MOST_DEALS.toLocaleString('en')}, not ${String(deals)}.`);
  const seed = numberOf('seed', values.seed, 1);
  if (!Number.isInteger(seed) || seed < 1 || seed > MOST_SEED)
    misused(`--seed takes a whole number from 1 to ${MOST_SEED.toLocaleString('en')}, not ${String(seed)}.`);
  const question = values.question;
  if (question !== undefined) namesOf('question', [question], LAB_QUESTIONS);
  if (values.sweep !== undefined && question === 'eachPlays')
    misused('--sweep pays the same cards with each amount; it cannot be asked with --question eachPlays.');
  if (values.sweep !== undefined && (values.against !== undefined || !isPlain))
    misused('--sweep goes with one book and our simplest player.');
  const tried = values.vary.map(parseChanges);
  for (const game of GAMES) {
    const isHere = game.ruleSets.some(({ id }) => id === ruleset);
    if (!isHere) continue;
    await game.open(async ({ engine, lab: openLab, settleAgain }) => {
      if (!openLab) return misused(`${game.name} has no lab.`);
      const lab = await openLab();
      const source = engine.ruleSets.find(({ id }) => id === ruleset)!;
      const book = valuesOf(source);
      const { better } = lab;
      const player = (['plain', better.strength] as const).find((one) => one === values.player);
      if (!player)
        return misused(`There is no player “${values.player}” at ${game.name}. There are plain, ${better.strength}.`);
      const own = game.ruleSets.map(({ id }) => id);
      const [against = ruleset] = values.against === undefined ? [] : namesOf('rule set', [values.against], own);
      const other = engine.ruleSets.find(({ id }) => id === against)!;
      const isAgainst = other !== source;
      const variations = tried.map((changes) => {
        const varied = vary(engine.keys, other, changes);
        return varied.ok ? varied.value : misused(varied.error.message);
      });
      for (const variation of variations) {
        const untold = whyNotSimulated(lab, variation);
        if (untold !== undefined) return misused(untold);
        if (values.sweep !== undefined) {
          const planned = planSweep(values.sweep, variation.rules, engine);
          const plan = planned.ok ? planned.value : misused(planned.error.message);
          const sessions = sessionsFor(lab, book, deals);
          const block = lab.runSessions(runOfSweep(plan, variation.rules, seed), [0, sessions]);
          const { changes } = variation;
          const found = {
            roles: lab.roles,
            plan,
            points: sweepPoints(plan, block),
            deals: block.deals,
            sessions,
            ruleSet: source,
            changes,
            seed,
          };
          process.stdout.write(values.json ? printSweepJson(found) : printSweepTable(found));
          continue;
        }
        const started = performance.now();
        const simulated = simulate(
          { lab, keys: engine.keys },
          { variation, book: source, deals, seed, question: question as LabQuestion | undefined, player },
          (record) => {
            const replayed = settleAgain(record, variation.rules);
            return replayed.ok ? (replayed.value.departures(variation.rules) ?? []) : [];
          },
        );
        if (!simulated.ok) return misused(simulated.error.message);
        const results = {
          lab,
          ...simulated.value,
          ruleSet: source,
          changes: variation.changes,
          other: isAgainst ? other : undefined,
          player,
          seed,
          seconds: (performance.now() - started) / 1000,
        };
        process.stdout.write(values.json ? printJson(results) : printTable(results));
      }
    });
  }
}
