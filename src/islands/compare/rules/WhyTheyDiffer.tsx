import { listed } from '#engine/kernel/collections.ts';
import { Citations } from '../../rules/Grounds.tsx';
import type { ColumnHead, CompareModel } from '../model/model.ts';
import { reasonsOf, sayBreaksOff, type DifferenceReason } from './reasons.ts';
import styles from '../Compare.module.css';
import forms from '#view/forms.module.css';

/** Number of changed rules from which the list is folded. */
const MOST_OPEN = 4;

/** Changes of each column to its book: every rule as a question, with both answers. */
export function ChangedRules({ columns }: { readonly columns: readonly Pick<ColumnHead, 'label' | 'changed'>[] }) {
  return (
    <>
      {columns
        .filter(({ changed }) => changed.length > 0)
        .map(({ label, changed }) => (
          <details key={label} class={styles.changedRules} data-part="changed-rules" open={changed.length <= MOST_OPEN}>
            <summary>
              What “{label}” changes: {changed.length === 1 ? 'one rule' : `${String(changed.length)} rules`}
            </summary>
            <ul>
              {changed.map(({ key, question, href, answer, inBook }) => (
                <li key={key}>
                  <a href={href}>{question}</a> <ins>{answer}</ins> <span class="soft">(in the book: {inBook})</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </>
  );
}

const LEADS = ['The biggest difference: ', 'Next: ', 'Then: '] as const;

/** A paragraph on why the columns differ, from the rules behind the differing rows. */
interface Piece {
  /** Name of a record: deal or game. */
  readonly piece: string;
}

export function WhyTheyDiffer({ model, piece }: { readonly model: CompareModel } & Piece) {
  const { differing, of, main } = reasonsOf(model);
  const units = new Set(model.columns.map(({ unit }) => unit[1]));
  return (
    <div class="because">
      <p>
        <strong>Why they differ.</strong>{' '}
        {of === 0
          ? model.columns.every(({ refusal }) => refusal !== undefined)
            ? `None of these books can settle the ${piece}; the reasons are below.`
            : 'No book pays anything.'
          : differing === 0
            ? 'They do not differ: every payment is the same.'
            : `${String(differing)} of ${counted(of, 'payment')} ${differing === 1 ? 'differs' : 'differ'}.`}{' '}
        {main.map((reason, i) => (
          <ReasonLine key={reason.rule.key} reason={reason} lead={LEADS[i] ?? ''} />
        ))}
      </p>
      {units.size > 1 && (
        <p class="soft">
          The books count in different counters ({[...units].join(', ')}). We compare their numbers one for one: nobody
          knows what one counter was worth in another.
        </p>
      )}
    </div>
  );
}

const counted = (n: number, one: string): string => `${String(n)} ${n === 1 ? one : `${one}s`}`;

function ReasonLine({ reason: { rule, answers }, lead }: { readonly reason: DifferenceReason; readonly lead: string }) {
  return (
    <span>
      {lead}
      <a href={rule.href}>{rule.question}</a>{' '}
      {answers.map(({ answer, labels }) => `${answer} (${labels.join('; ')})`).join(', ')}.{' '}
    </span>
  );
}

/** Notice that the table covers only part of the deal, in all columns or in some. */
export function CutShortNotice({ columns, piece }: { readonly columns: readonly ColumnHead[] } & Piece) {
  const sentence = sayBreaksOff(columns, piece);
  return sentence === undefined ? null : <p class={forms.notice}>{sentence}</p>;
}

/** What each column could not carry over from the record, and the clause that is the reason. */
export function CarryOverFaults({ columns, piece }: { readonly columns: readonly ColumnHead[] } & Piece) {
  const free = columns.filter(({ departures, refusal }) => departures.length === 0 && refusal === undefined);
  return (
    <section class={styles.carried} data-part="carried" aria-labelledby="carried-over">
      <h2 id="carried-over">What each book would have forbidden</h2>
      <p>
        Every column pays the {piece} as it was played, even where its book would have forbidden a play. This is what
        each book would have forbidden or done differently.
      </p>
      {free.length > 0 && (
        <p class="soft">
          {listed(free.map(({ label }) => label))}: nothing. These rules allow the whole {piece}.
        </p>
      )}
      {columns
        .filter((column) => !free.includes(column))
        .map(({ label, departures, refusal }) => (
          <section key={label}>
            <h3>{label}</h3>
            {refusal !== undefined ? (
              <p class={forms.problem}>{refusal}</p>
            ) : (
              <ul>
                {departures.map(({ where, message, citations }) => (
                  <li key={where + message}>
                    {where}: {message}
                    <Citations citations={citations} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
    </section>
  );
}
