import { useMemo } from 'preact/hooks';
import { href } from '#view/href.ts';
import type { Changes } from './changes.ts';
import { citationsOf, groundsOf, type BookHead } from './cites.ts';
import { labelOf, type RuleOf, type RuleWords } from './rule-words.ts';

/** What the book says of a rule, through whom we know it, and where: “1785: 8 fiches, so the modern summary · §23”. */
export function BookSays({ rule, book }: { readonly rule: RuleWords; readonly book: BookHead }) {
  const grounds = groundsOf(book, rule.basis);
  return (
    <>
      {book.date}: {rule.basis.kind === 'silent' ? `${grounds}; we read ${rule.says}` : `${rule.says}, ${grounds}`}
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
  /** What the reader has turned. */
  readonly changes: Changes;
}

/** The rules behind a payment or a refusal, the one it rests on first. */
export function Grounds({ keys, ruleOf, book, changes }: GroundsProps) {
  // They stand under every payment, and an answer changes few of them.
  return useMemo(
    () => (
      <ul class="grounds">
        {keys.map((key) => {
          const rule = ruleOf(key);
          const changed = changes[key];
          return (
            rule && (
              <li key={key}>
                {rule.question}{' '}
                {changed !== undefined && (
                  <span>
                    Here, by your change: <ins>{labelOf(rule, changed)}</ins>.{' '}
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
