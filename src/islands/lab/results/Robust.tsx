import { quantilesOf, settles, shareBeyond } from '#engine/lab/statistics.ts';
import { figure, sayDeals, signedFigure } from '#view/long-run.ts';
import { canCompare, isPerStake, sideNames, type LabResult, signedCounters, unsettledRoles } from './verdict.ts';
import type { DifferenceSummary } from '#engine/lab/summary.ts';
import { capital } from '#engine/wording/sentence.ts';

const BEYOND = 10;

/** Measures that settle, beside means that do not: median, and share beyond ten. Nothing if every mean settles. */
export function Robust({ result }: { readonly result: LabResult }) {
  const { summary, roles, seats, between, piece } = result;
  const [first] = sideNames(result);
  const isCompared = canCompare(result);
  const unsettled = unsettledRoles(result).filter((role) => role < seats);
  if (unsettled.length === 0) return null;
  const { book, turned } = summary;
  const [other] = turned;
  const percent = (share: number): string => `${figure(100 * share)} %`;
  const rows = unsettled.flatMap((role) => {
    const counts = new Map(book.nets[role]);
    const words = roles[role]!.words;
    const difference = isCompared ? other?.difference : undefined;
    return [
      ...(settles(book.roles[role]!)
        ? []
        : [
            {
              name: `${words}, ${first}`,
              largest: book.roles[role]!.largest,
              median: quantilesOf(counts, [0.5])[0] ?? 0,
              beyond: shareBeyond(counts, BEYOND).share,
            },
          ]),
      ...(difference && !settles(difference.roles[role]!)
        ? [
            {
              name: isPerStake(result) ? `${words}, difference in ${between[1]}` : `${words}, difference`,
              largest: difference.roles[role]!.largest,
              median: difference.medians[role] ?? 0,
              beyond: difference.beyondTen[role]?.share ?? 0,
            },
          ]
        : []),
    ];
  });
  return (
    <section data-part="robust">
      <h3>Means marked with a star do not settle</h3>
      <p>
        A single session makes so much of their variance that more {piece}s would move them again, and their intervals
        cannot be trusted. The median and the share beyond ±{BEYOND} do settle.
      </p>
      {rows.length > 0 && (
        <div class="scroll" tabIndex={0} role="group" aria-label="Table: measures that settle">
          <table class="table">
            <thead>
              <tr>
                <th scope="col">net of</th>
                <th scope="col">variance from the largest session</th>
                <th scope="col">median</th>
                <th scope="col">
                  {piece}s beyond ±{BEYOND}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, largest, median, beyond }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td class="num">{percent(largest)}</td>
                  <td class="num">{signedCounters(median)}</td>
                  <td class="num">{percent(beyond)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** What the change does beside what chance alone does: the same rules, played again with another draw of imagined deals. */
export function OwnChance({ result }: { readonly result: LabResult }) {
  const { summary, roles, piece, player, between, book, other } = result;
  const [changed, again] = summary.turned;
  if (!changed || !again || !canCompare(result)) return null;
  const often = ({ playedOtherwise: { count, of } }: DifferenceSummary): string => sayDeals(count, of, piece);
  const net = ({ roles: nets }: DifferenceSummary, role: number): string =>
    `${signedFigure(nets[role]!.mean)} ± ${figure(nets[role]!.half)}`;
  const rows: readonly (readonly [words: string, of: (difference: DifferenceSummary) => string])[] = [
    [`${piece}s played differently`, often],
    [
      `${between[1]} a ${piece} to a different player or pool`,
      ({ elsewhere }) => `${figure(elsewhere.mean)} ± ${figure(elsewhere.half)}`,
    ],
    ...roles.map(({ words }, role) => [words, (of: DifferenceSummary) => net(of, role)] as const),
  ];
  return (
    <section data-part="own-chance">
      <h3>Beside chance alone</h3>
      <p>
        Our {player} player imagines deals by chance. The last column plays the same {piece}s again by the rules of{' '}
        {book}, with another draw: what it shows is chance alone. We name a player as winner or loser only if the result
        holds against both draws.
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-label="Table: beside chance alone">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">less by {book}</th>
              <th scope="col">{other ? `by ${other.name}` : 'with the change'}</th>
              <th scope="col">the same rules, another draw</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([words, of]) => (
              <tr key={words}>
                <th scope="row">{capital(words)}</th>
                <td class="num">{of(changed.difference)}</td>
                <td class="num">{of(again.difference)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
