import type { Share } from '#engine/lab/statistics.ts';
import { figure, sayDeals, signedFigure } from '#view/long-run.ts';
import { isPerStake, sidesOf, type LabResult } from './lab-result.ts';
import styles from '../Lab.module.css';

const percent = (share: number): string => figure(100 * share);
const Often = ({ share, piece }: { readonly share: Share; readonly piece: string }) => (
  <>
    {sayDeals(share.count, share.of, piece)}{' '}
    <small>
      {percent(share.share)} % ({percent(share.from)}–{percent(share.to)})
    </small>
  </>
);

/** How often things happen, by both sides where they differ. */
export function EventTable({ result }: { readonly result: LabResult }) {
  const { summary, events, piece } = result;
  const [first, second] = sidesOf(result);
  const { book, turned } = summary;
  const [other] = turned;
  const rows = events
    .map(({ id, words }, i) => ({ id, words, own: book.events[i]!, changed: other?.side.events[i] }))
    .filter(({ own, changed }) => own.count > 0 || (changed?.count ?? 0) > 0);
  const differs = rows.some(({ own, changed }) => changed && changed.count !== own.count);
  return (
    <section data-part="events">
      <h3>What happens</h3>
      <p class={styles.note}>
        Shares of {piece}s, with their 95 % intervals.
        {other && !differs && ' The same things happen by both rules; only payments differ.'}
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-label="Table: what happens">
        <table class={`table ${styles.events}`}>
          <thead>
            <tr>
              <th scope="col">event</th>
              <th scope="col">{differs ? first : 'how often'}</th>
              {differs && <th scope="col">{second}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, words, own, changed }) => (
              <tr key={id}>
                <th scope="row">{words}</th>
                <td>
                  <Often share={own} piece={piece} />
                </td>
                {differs && changed && (
                  <td>
                    <Often share={changed} piece={piece} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface PaidTableProps {
  readonly result: LabResult;
  readonly sayOccasion: (occasion: string) => string;
}

/** What is paid for what, in a deal, by both sides. */
export function PaidTable({ result, sayOccasion }: PaidTableProps) {
  const { summary, piece, unit } = result;
  const [first, second] = sidesOf(result);
  const isApart = isPerStake(result);
  const { book, turned } = summary;
  const other = turned[0]?.side;
  const occasions = [...new Set([...book.paid, ...(other?.paid ?? [])].map(({ occasion }) => occasion))];
  const sumOf = (side: typeof book | undefined, occasion: string) =>
    side?.paid.find((one) => one.occasion === occasion);
  const rows = occasions
    .map((occasion) => ({ occasion, own: sumOf(book, occasion), changed: sumOf(other, occasion) }))
    .toSorted((a, b) => (b.own?.perDeal ?? 0) - (a.own?.perDeal ?? 0));
  return (
    <section data-part="paid-for">
      <h3>What is paid for it</h3>
      <div class="scroll" tabIndex={0} role="group" aria-label="Table: what is paid">
        <table class={`table ${styles.events}`}>
          <thead>
            <tr>
              <th scope="col">payment</th>
              <th scope="col">{piece}s with one</th>
              <th scope="col">
                {unit[1]} a {piece}
                {other && `, ${first}`}
              </th>
              {other && (
                <>
                  <th scope="col">
                    {isApart && `${result.other!.unit[1]} a ${piece}, `}
                    {second}
                  </th>
                  {!isApart && <th scope="col">difference</th>}
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ occasion, own, changed }) => (
              <tr key={occasion}>
                <th scope="row">{sayOccasion(occasion)}</th>
                <td>{sayDeals((own ?? changed)!.deals.count, summary.deals, piece)}</td>
                <td class="num">{figure(own?.perDeal ?? 0)}</td>
                {other && (
                  <>
                    <td class="num">{figure(changed?.perDeal ?? 0)}</td>
                    {!isApart && <td class="num">{signedFigure((changed?.perDeal ?? 0) - (own?.perDeal ?? 0))}</td>}
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
