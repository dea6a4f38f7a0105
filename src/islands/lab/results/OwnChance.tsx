import type { DifferenceSummary } from '#engine/lab/summary.ts';
import { capital } from '#engine/wording/sentence.ts';
import { figure, sayDeals, signedFigure } from '#view/long-run.ts';
import { canCompare, type LabResult } from './lab-result.ts';
import styles from '../Lab.module.css';

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
      <p class={styles.note}>
        Our {player} player imagines deals by chance. The last column plays the same {piece}s again by the rules of{' '}
        {book}, with another draw: what stands there is chance alone. A player is named as winner or loser only if it
        stands against both draws.
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
