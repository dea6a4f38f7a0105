import type { LabName } from '#engine/lab/lab-game.ts';
import type { LabQuestion } from '#engine/lab/run.ts';
import type { LabSummary, SideSummary } from '#engine/lab/summary.ts';
import { isSurely, settles, type Estimate, type Share } from '#engine/lab/statistics.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';

/** Results of a run with everything that says how they were found. */
export interface Results {
  readonly lab: { readonly roles: readonly LabName[]; readonly events: readonly LabName[] };
  readonly summary: LabSummary;
  readonly question: LabQuestion;
  readonly ruleSet: Pick<RuleSet<never>, 'id' | 'unit'>;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** Seconds that the run took. */
  readonly seconds: number;
  /** Whether the plain player plays alike by both rules, so that both questions have one answer. */
  readonly isAlike: boolean;
}

/** Prints results as one line of JSON. */
export const printJson = ({ lab, summary, question, ruleSet, changes, seed }: Results): string =>
  `${JSON.stringify({
    ruleset: ruleSet.id,
    unit: ruleSet.unit[1],
    vary: changes,
    question,
    seed,
    player: 'plain',
    roles: lab.roles.map(({ id }) => id),
    events: lab.events.map(({ id }) => id),
    ...summary,
  })}\n`;

/** Width of the first column: the longest event. */
const WIDTH = 54;

const figure = (n: number): string => (Number.isNaN(n) ? '–' : n.toFixed(3).replace('-', '−')).padStart(10);
const estimate = (one: Estimate): string =>
  `${figure(one.mean)} ± ${one.half.toFixed(3)}${settles(one) ? ' ' : '*'}`.padEnd(22);
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const shareOf = ({ share, from, to }: Share): string => `${percent(share)} (${percent(from)} to ${percent(to)})`;

const QUESTION_WORDS: Readonly<Record<LabQuestion, string>> = {
  sameCards: 'The same cards, paid differently: deals played by the book, settled by both rules.',
  eachPlays: 'Our player plays by each rule: the same hands or dice, played and settled by each.',
};

/** Prints results as a table for the terminal. A star marks an unreliable mean. */
export function printTable(results: Results): string {
  const { lab, summary, question, ruleSet, changes, seed, seconds, isAlike } = results;
  const [turned] = summary.turned;
  const many = ruleSet.unit[1];
  const sides = [summary.book, ...(turned ? [turned.side] : [])];
  const estimates = [
    ...sides.flatMap(({ roles, turnover }) => [...roles, turnover]),
    ...(turned?.difference.roles ?? []),
  ];
  const row = (words: string, ...cells: readonly string[]): string =>
    `  ${words.padEnd(WIDTH)}${cells.join('')}`.trimEnd();
  const lines = [
    `${ruleSet.id}, ${summary.deals.toLocaleString('en')} deals in ${summary.sessions.toLocaleString('en')} sessions, seed ${String(seed)}, our plain player; ${seconds.toFixed(1)} s.`,
    ...(turned
      ? [
          `Changed: ${Object.entries(changes)
            .map(([key, value]) => `${key} = ${String(value)}`)
            .join(', ')}.`,
          QUESTION_WORDS[question],
        ]
      : []),
    ...(isAlike ? ['The plain player plays alike by both rules, so the other question has the same answer.'] : []),
    '',
    `Net of a deal, in ${many}, with 95 % intervals:`,
    row(
      '',
      'the book'.padStart(10).padEnd(22),
      ...(turned ? ['changed'.padStart(10).padEnd(22), 'difference'.padStart(10)] : []),
    ),
    ...lab.roles.map(({ words }, role) =>
      row(
        words,
        ...sides.map(({ roles }) => estimate(roles[role]!)),
        ...(turned
          ? [
              estimate(turned.difference.roles[role]!),
              isSurely(turned.difference.roles[role]!, lab.roles.length) ? 'sure' : '',
            ]
          : []),
      ),
    ),
    row('changes hands', ...sides.map(({ turnover }) => estimate(turnover))),
    row('stays in the pools', ...sides.map(({ left }) => estimate(left))),
    ...(turned
      ? [
          '',
          `A payment differs in ${shareOf(turned.difference.moved)} of the deals; ${turned.difference.elsewhere.mean.toFixed(3)} ${many} a deal go to another player or pool.`,
          ...(question === 'sameCards' && turned.difference.moved.count !== turned.difference.movedAlone.count
            ? [
                `With the book’s pools before every deal: ${shareOf(turned.difference.movedAlone)}; ${turned.difference.elsewhereAlone.mean.toFixed(3)} ${many}.`,
              ]
            : []),
          ...(question === 'eachPlays' ? [`Played differently: ${shareOf(turned.difference.playedOtherwise)}.`] : []),
        ]
      : []),
    '',
    'Share of deals:',
    ...eventRows(lab, sides, row),
    ...(estimates.every(settles)
      ? []
      : ['', '* not reliable: this average depends too much on a single session.']),
  ];
  return `${lines.join('\n')}\n`;
}

const eventRows = (
  { events }: Results['lab'],
  sides: readonly SideSummary[],
  row: (words: string, ...cells: readonly string[]) => string,
): readonly string[] =>
  events.flatMap(({ words }, event) =>
    sides.every((side) => side.events[event]!.count === 0)
      ? []
      : [row(words, ...sides.map((side) => `  ${shareOf(side.events[event]!)}`.padEnd(34)))],
  );
