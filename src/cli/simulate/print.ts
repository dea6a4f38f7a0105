import type { LabName, LabStrength } from '#engine/lab/lab-game.ts';
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
  /** The other book, if two are compared; the changes are to it. */
  readonly other: Pick<RuleSet<never>, 'id' | 'unit'> | undefined;
  /** Stakes of both books, if they count in different counters; 0: the rules know none. */
  readonly stakes: readonly [number, number] | undefined;
  readonly player: LabStrength;
  readonly seed: number;
  /** Seconds that the run took. */
  readonly seconds: number;
  /** Whether the plain player plays alike by both rules, so that both questions have one answer. */
  readonly isAlike: boolean;
}

/** Prints results as one line of JSON. */
export const printJson = ({ lab, summary, question, ruleSet, changes, other, stakes, player, seed }: Results): string =>
  `${JSON.stringify({
    ruleset: ruleSet.id,
    unit: ruleSet.unit[1],
    ...(other && { against: other.id, otherUnit: other.unit[1], ...(stakes && { stakes, differencesIn: 'stakes' }) }),
    vary: changes,
    question,
    seed,
    player,
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
  const { lab, summary, question, ruleSet, changes, other, stakes, player, seed, seconds, isAlike } = results;
  const [turned, again] = summary.turned;
  const many = ruleSet.unit[1];
  const between = stakes ? 'stakes' : many;
  const isCompared = !stakes || stakes.every((stake) => stake > 0);
  const varied = Object.entries(changes);
  const sides = [summary.book, ...(turned ? [turned.side] : [])];
  const estimates = [
    ...sides.flatMap(({ roles, turnover }) => [...roles, turnover]),
    ...(turned?.difference.roles ?? []),
  ];
  const row = (words: string, ...cells: readonly string[]): string =>
    `  ${words.padEnd(WIDTH)}${cells.join('')}`.trimEnd();
  const lines = [
    `${ruleSet.id}, ${summary.deals.toLocaleString('en')} deals in ${summary.sessions.toLocaleString('en')} sessions, seed ${String(seed)}, our ${player} player; ${seconds.toFixed(1)} s.`,
    ...(turned
      ? [
          ...(other ? [`Compared with ${other.id}.`] : []),
          ...(varied.length > 0
            ? [`Changed: ${varied.map(([key, value]) => `${key} = ${String(value)}`).join(', ')}.`]
            : []),
          ...(stakes && other
            ? [
                isCompared
                  ? `Counters differ, so differences are shares of the stake, which all players together put down before a first deal: ${String(stakes[0])} ${many}, ${String(stakes[1])} ${other.unit[1]}.`
                  : `Counters differ (${many}, ${other.unit[1]}), and a book has no stake to compare them by: nothing is subtracted.`,
              ]
            : []),
          QUESTION_WORDS[question],
        ]
      : []),
    ...(isAlike ? ['Our simplest player plays alike by both rules, so the other question has the same answer.'] : []),
    '',
    `Net of a deal, in ${many}${other && stakes ? ` and in ${other.unit[1]}` : ''}, with 95 % intervals:`,
    row(
      '',
      'the book'.padStart(10).padEnd(22),
      ...(turned ? [(other ? 'the other' : 'changed').padStart(10).padEnd(22)] : []),
      ...(turned && isCompared ? ['difference'.padStart(10).padEnd(22)] : []),
      ...(again && isCompared ? ['chance alone'.padStart(12)] : []),
    ),
    ...lab.roles.map(({ words }, role) =>
      row(
        words,
        ...sides.map(({ roles }) => estimate(roles[role]!)),
        ...(turned && isCompared ? [estimate(turned.difference.roles[role]!)] : []),
        ...(again && isCompared ? [estimate(again.difference.roles[role]!)] : []),
        // With a player who imagines deals, the difference must be read beside chance alone.
        turned && isCompared && !again && isSurely(turned.difference.roles[role]!, lab.roles.length) ? 'sure' : '',
      ),
    ),
    row('changes hands', ...sides.map(({ turnover }) => estimate(turnover))),
    row('stays in the pools', ...sides.map(({ left }) => estimate(left))),
    ...(turned && isCompared
      ? [
          '',
          `A payment differs in ${shareOf(turned.difference.moved)} of the deals; ${turned.difference.elsewhere.mean.toFixed(3)} ${between} a deal end up with a different player or pool.`,
          ...(question === 'sameCards' && turned.difference.moved.count !== turned.difference.movedAlone.count
            ? [
                `With the book’s pools before every deal: ${shareOf(turned.difference.movedAlone)}; ${turned.difference.elsewhereAlone.mean.toFixed(3)} ${between}.`,
              ]
            : []),
          ...(question === 'eachPlays' ? [`Played differently: ${shareOf(turned.difference.playedOtherwise)}.`] : []),
          ...(again
            ? [
                `By the same rules with another draw (chance alone): played differently in ${shareOf(again.difference.playedOtherwise)}; ${again.difference.elsewhere.mean.toFixed(3)} ${between} a deal end up elsewhere.`,
              ]
            : []),
        ]
      : []),
    '',
    'Share of deals:',
    ...eventRows(lab, sides, row),
    ...(estimates.every(settles) ? [] : ['', '* not reliable: this average depends too much on a single session.']),
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
