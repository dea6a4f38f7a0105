import { useMemo } from 'preact/hooks';
import { href } from '#view/href.ts';
import { type ReaderChanges, labelOf, type RuleOf, type RuleWords } from './rule-words.ts';
import { citationsOf, groundsOf, type BookHead, type Citation } from './cites.ts';

/** Links to where a rule stands: “§12 · §14 · reading”. */
export function Citations({ citations }: { readonly citations: readonly Citation[] }) {
  return (
    <>
      {citations.map(({ label, href }) => (
        <span class="links" data-part="cited" key={href}>
          {' '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </>
  );
}

/**
 * The book's answer to a rule, the text it is known from, and links: “1785: 8 fiches, known from Wikipedia’s summary ·
 * §23”.
 */
export function BookSays({ rule, book }: { readonly rule: RuleWords; readonly book: BookHead }) {
  const grounds = groundsOf(book, rule.basis);
  return (
    <>
      {book.date}:{' '}
      {rule.basis.kind === 'silent' ? `${grounds}; our answer: ${rule.bookAnswer}` : `${rule.bookAnswer}, ${grounds}`}
      {citationsOf(book, rule.basis, href('/')).map(({ label, href: address }) => (
        <span key={address}>
          {' · '}
          <a href={address}>{label}</a>
        </span>
      ))}
    </>
  );
}

export interface GroundsProps {
  readonly keys: readonly string[];
  readonly ruleOf: RuleOf;
  readonly book: BookHead;
  /** The reader's changes. */
  readonly changes: ReaderChanges;
}

/** Rules behind a payment or refusal, the base first. */
export function Grounds({ keys, ruleOf, book, changes }: GroundsProps) {
  // Memoised: these stand below every payment, and an answer changes few.
  return useMemo(
    () => (
      <ul class="rows note links" data-part="grounds">
        {keys.map((key) => {
          const rule = ruleOf(key);
          const changed = changes[key];
          return (
            rule && (
              <li key={key}>
                {rule.question}{' '}
                {changed !== undefined && (
                  <span>
                    Your change: <ins>{labelOf(rule, changed)}</ins>.{' '}
                  </span>
                )}
                <span>
                  <BookSays rule={rule} book={book} />
                </span>
              </li>
            )
          );
        })}
      </ul>
    ),
    [ruleOf, book, keys.join(' '), keys.map((key) => changes[key]).join(' ')],
  );
}
