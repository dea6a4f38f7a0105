import { quantilesOf, settles, shareBeyond } from '#engine/lab/statistics.ts';
import { figure } from '#view/long-run.ts';
import type { LabResult } from './lab-result.ts';
import { signedCounters, unsettledRoles } from './verdict.ts';
import styles from '../Lab.module.css';

const BEYOND = 10;

/** Measures that settle, beside means that do not: median, and share beyond ten. Nothing if every mean settles. */
export function Robust({ result: { summary, roles, seats, unit, piece } }: { readonly result: LabResult }) {
  const unsettled = unsettledRoles(summary).filter((role) => role < seats);
  if (unsettled.length === 0) return null;
  const { book, turned } = summary;
  const [other] = turned;
  const percent = (share: number): string => `${figure(100 * share)} %`;
  const rows = unsettled.flatMap((role) => {
    const counts = new Map(book.nets[role]);
    const words = roles[role]!.words;
    const difference = other?.difference;
    return [
      ...(settles(book.roles[role]!)
        ? []
        : [
            {
              name: `${words}, by the book`,
              largest: book.roles[role]!.largest,
              median: quantilesOf(counts, [0.5])[0] ?? 0,
              beyond: shareBeyond(counts, BEYOND).share,
            },
          ]),
      ...(difference && !settles(difference.roles[role]!)
        ? [
            {
              name: `${words}, difference`,
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
      <p class={styles.note}>
        A single session makes more than a tenth of their variance, so that more {piece}s would move them again, and
        their intervals cannot be trusted. The median and the share beyond ±{BEYOND} {unit[1]} do settle.
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
