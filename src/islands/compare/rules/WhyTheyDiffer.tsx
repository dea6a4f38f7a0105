import { listed } from '#engine/kernel/collections.ts';
import { counted } from '#engine/wording/sentence.ts';
import { Citations } from '../../rules/Grounds.tsx';
import { type ColumnHead, type CompareModel, nameRow } from '../model/model.ts';
import forms from '#view/forms.module.css';
import type { ShownTypes } from '../../replay/model.ts';
import type { RuleBeside } from '../rows/row.ts';
import { decidingKeys } from '#engine/replay/compare.ts';
import type { ComparedGame } from '../game.ts';
import type { SettledColumn } from '../model/state.ts';

/**
 * For each differing row whose payments' rules do not explain the difference, finds the rules that do, by giving the
 * first column every answer of another column in turn. Takes several hundred settlements; do not call it while rendering.
 */
export function hiddenRules<G extends ShownTypes>(
  { settle }: ComparedGame<G>,
  record: G['record'],
  settled: readonly SettledColumn<G['rules']>[],
  { rows }: CompareModel,
): ReadonlyMap<string, readonly string[]> {
  const unexplained = rows.filter(({ isSame, why }) => !isSame && why.length === 0).map(({ id }) => id);
  const found = new Map<string, readonly string[]>();
  const [first, ...others] = settled;
  if (unexplained.length === 0 || !first) return found;
  const paid = (rules: G['rules']): readonly string[] => {
    const judged = settle(record, rules);
    const entries = judged.ok ? judged.value.entries : [];
    return unexplained.map((row) =>
      entries
        .filter((entry) => nameRow(entry) === row)
        .map(({ from, to, amount }) => `${from}>${to}:${String(amount)}`)
        .join(),
    );
  };
  for (const other of others)
    decidingKeys(first.variation.rules, other.variation.rules, paid).forEach((keys, i) => {
      const row = unexplained[i] ?? '';
      found.set(row, [...new Set([...(found.get(row) ?? []), ...keys])]);
    });
  return found;
}

/** A rule that causes much of the difference, with its answers, each listed once with its columns. */
interface DifferenceReason {
  readonly rule: RuleBeside;
  readonly answers: readonly { readonly answer: string; readonly labels: readonly string[] }[];
}

/** Reasons why the columns differ, for a paragraph. */
interface DifferenceReasons {
  readonly differing: number;
  readonly of: number;
  /** Most important rules, largest effect first. */
  readonly main: readonly DifferenceReason[];
}

const MOST_REASONS = 3;

/** Weights each rule by the counters it accounts for: in full as the base of a payment, half if it only contributes. */
export function reasonsOf({ rows }: CompareModel): DifferenceReasons {
  const differing = rows.filter(({ isSame }) => !isSame);
  const weights = new Map<string, { readonly rule: RuleBeside; weight: number }>();
  for (const { cells, why, where } of differing) {
    // Ignores stakes: what players pay into a pool comes out again, and taking it is what distinguishes the books.
    if (where === 'ante') continue;
    const totals = cells.map((cell) => cell?.total ?? 0);
    const apart = Math.max(1, Math.max(...totals) - Math.min(...totals));
    why.forEach((rule, i) => {
      const weighed = weights.get(rule.key) ?? { rule, weight: 0 };
      weights.set(rule.key, weighed);
      weighed.weight += i === 0 ? apart : apart / 2;
    });
  }
  const main = [...weights.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_REASONS);
  return {
    differing: differing.length,
    of: rows.length,
    main: main.map(({ rule }) => {
      const shared = new Map<string, string[]>();
      for (const { answer, label } of rule.answers) shared.set(answer, [...(shared.get(answer) ?? []), label]);
      return { rule, answers: [...shared].map(([answer, labels]) => ({ answer, labels })) };
    }),
  };
}

/** Notice for a deal that does not reach its end; undefined if it does in every column. */
export function sayBreaksOff(
  columns: readonly Pick<ColumnHead, 'label' | 'isFinished'>[],
  piece = 'deal',
): string | undefined {
  const open = columns.filter(({ isFinished }) => !isFinished).map(({ label }) => label);
  if (open.length === 0) return undefined;
  return open.length === columns.length
    ? `The record stops before the ${piece} is over. The table shows what had been paid by then.`
    : `By the rules of ${listed(open)} the ${piece} is not over where the record stops. There the table shows what had been paid by then.`;
}

/** Number of changed rules from which the list is folded. */
const MOST_OPEN = 4;

/** Changes of each column to its book: every rule as a question, with both answers. */
export function ChangedRules({ columns }: { readonly columns: readonly Pick<ColumnHead, 'label' | 'changed'>[] }) {
  return (
    <>
      {columns
        .filter(({ changed }) => changed.length > 0)
        .map(({ label, changed }) => (
          <details key={label} data-part="changed-rules" open={changed.length <= MOST_OPEN}>
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
interface WhyTheyDifferProps {
  /** Name of a record: deal or game. */
  readonly piece: string;
}

export function WhyTheyDiffer({ model, piece }: { readonly model: CompareModel } & WhyTheyDifferProps) {
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
            : `${String(differing)} of ${counted(of, ['payment', 'payments'])} ${differing === 1 ? 'differs' : 'differ'}.`}{' '}
        {main.map((reason, i) => (
          <ReasonLine key={reason.rule.key} reason={reason} lead={LEADS[i] ?? ''} />
        ))}
      </p>
      {units.size > 1 && (
        <p class="soft">
          The books count in different counters ({[...units].join(', ')}). We compare their numbers one for one, because
          nobody knows what one kind of counter was worth in terms of another.
        </p>
      )}
    </div>
  );
}

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
export function CutShortNotice({ columns, piece }: { readonly columns: readonly ColumnHead[] } & WhyTheyDifferProps) {
  const sentence = sayBreaksOff(columns, piece);
  return sentence === undefined ? null : <p class={forms.notice}>{sentence}</p>;
}

/** What each column could not carry over from the record, and the clause that is the reason. */
export function CarryOverFaults({ columns, piece }: { readonly columns: readonly ColumnHead[] } & WhyTheyDifferProps) {
  const free = columns.filter(({ departures, refusal }) => departures.length === 0 && refusal === undefined);
  return (
    <section data-part="carried" aria-labelledby="carried-over">
      <h2 id="carried-over">What each book would have forbidden</h2>
      <p>
        Every column shows what the {piece} as played would pay, even if that book forbids a play in it. This is what
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
