import { listed } from '#engine/kernel/collections.ts';
import { Cited } from '../Cited.tsx';
import type { ColumnHead, CompareModel } from '../model/model.ts';
import { reasonsOf, sayBreaksOff, type Reason } from './reasons.ts';

const LEADS = ['Most hangs on one question: ', 'Next comes ', 'And then '] as const;

/** A paragraph on why the columns differ, made from the rules behind the rows that do. */
interface Piece {
  /** What is compared: a deal, a game. */
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
            ? `None of them can settle the ${piece}; why not stands below.`
            : 'Nothing is paid in any of them.'
          : differing === 0
            ? 'They do not: every payment is the same.'
            : `Of ${counted(of, 'thing')} paid for, ${String(differing)} ${differing === 1 ? 'is' : 'are'} paid differently.`}{' '}
        {main.map((reason, i) => (
          <BecauseOf key={reason.rule.key} reason={reason} lead={LEADS[i] ?? ''} />
        ))}
      </p>
      {units.size > 1 && (
        <p class="soft">
          Each book counts in counters of its own ({[...units].join(', ')}). The figures are set beside each other as
          they stand; nobody knows a rate of exchange.
        </p>
      )}
    </div>
  );
}

const counted = (n: number, one: string): string => `${String(n)} ${n === 1 ? one : `${one}s`}`;

function BecauseOf({ reason: { rule, answers }, lead }: { readonly reason: Reason; readonly lead: string }) {
  return (
    <span>
      {lead}
      <a href={rule.href}>{rule.question}</a>{' '}
      {answers.map(({ says, labels }) => `${says} (${labels.join('; ')})`).join(', ')}.{' '}
    </span>
  );
}

/** Says where the table shows no more than a part of the deal: in every column, or by the rules of some. */
export function BreaksOff({ columns, piece }: { readonly columns: readonly ColumnHead[] } & Piece) {
  const sentence = sayBreaksOff(columns, piece);
  return sentence === undefined ? null : <p class="notice">{sentence}</p>;
}

/** What each column could not carry over from the record, and by which of its clauses. */
export function NotCarriedOver({ columns, piece }: { readonly columns: readonly ColumnHead[] } & Piece) {
  const free = columns.filter(({ departures, refusal }) => departures.length === 0 && refusal === undefined);
  return (
    <section class="carried" aria-labelledby="carried-over">
      <h2 id="carried-over">What could not be carried over, and why</h2>
      <p>
        The {piece} is paid in every column as it was played. Here is what each book would not have allowed, or would
        have had otherwise.
      </p>
      {free.length > 0 && (
        <p class="soft">
          {listed(free.map(({ label }) => label))}: nothing. By these rules the {piece} could have happened as it
          stands.
        </p>
      )}
      {columns
        .filter((column) => !free.includes(column))
        .map(({ label, departures, refusal }) => (
          <section key={label}>
            <h3>{label}</h3>
            {refusal !== undefined ? (
              <p class="problem">{refusal}</p>
            ) : (
              <ul>
                {departures.map(({ where, message, citations }) => (
                  <li key={where + message}>
                    {where}: {message}
                    <Cited citations={citations} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
    </section>
  );
}
