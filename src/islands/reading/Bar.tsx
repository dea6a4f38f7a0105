import { useRef, useState } from 'preact/hooks';
import { signed } from '#engine/wording/sentence.ts';
import { href } from '#view/href.ts';
import { Button, CopyLink } from '../page/controls/controls.tsx';
import { addressWith } from '../page/fragment.ts';
import type { ShownTypes } from '../replay/model.ts';
import { labelOf } from '../rules/rule-words.ts';
import { readAddress, printAddress } from '../rules/address/reading-address.ts';
import type { EditionPageData, EditionGame } from './game.ts';
import styles from './reading.module.css';
import type { EditionState } from './use-reading.ts';
import forms from '#view/forms.module.css';

export interface BarProps<G extends ShownTypes> {
  readonly data: EditionPageData;
  readonly game: EditionGame<G>;
  readonly reading: EditionState<G>;
  /** Restores the book, which hides the bar. */
  readonly onBack: () => void;
}

/**
 * Bar at the foot of the page while rules are changed: the changes, their effect on the book's deals, a link, and a
 * button to restore the book.
 */
export function Bar<G extends ShownTypes>({ data, game, reading, onBack }: BarProps<G>) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { changes, ruleOf, settle, variation, linkTo } = reading;
  const count = reading.turned.length;
  const turned = reading.turned.flatMap((keys) => {
    const [key = ''] = keys;
    const rule = ruleOf(key);
    return rule
      ? [{ key, keys, question: rule.question, now: labelOf(rule, changes[key] ?? ''), before: rule.bookAnswer }]
      : [];
  });
  const effects = isOpen
    ? data.deals.flatMap(({ kind, path, title }, deal) =>
        kind === undefined ? [{ path, title, deal, effect: settle(deal)?.effect }] : [],
      )
    : [];
  const moved = effects.filter(({ effect }) => (effect?.payments ?? 0) > 0 || effect?.nets === undefined);
  const paid = moved.filter(({ effect }) => effect?.nets !== undefined).length;
  const impossible = moved.length - paid;
  const deals = data.deals.filter(({ kind }) => kind === undefined).length;
  const pieces = deals === 1 ? data.piece : `${data.piece}s`;
  return (
    <div class={styles.bar} data-stays role="region" aria-label="Rules you changed on this page" data-live>
      {isOpen && (
        <div class={styles.effects}>
          <p>
            {paid} of the {effects.length} {pieces} of this book {paid === 1 ? 'pays' : 'pay'} differently
            {impossible > 0 && `; your rules forbid part of ${String(impossible)}`}.
          </p>
          <ul>
            {moved.map(({ path, title, deal, effect }) => (
              <li key={path}>
                <a href={`${href(`/${path}`)}#${linkTo(deal, undefined)}`}>{title}</a>:{' '}
                {effect?.nets
                  ? effect.nets
                      .map(({ seat, now, before }) =>
                        now === before
                          ? `${game.accountLabel(seat)} ${signed(now)}`
                          : `${game.accountLabel(seat)} ${signed(now)} instead of ${signed(before)}`,
                      )
                      .join(', ')
                  : 'your rules forbid part of it'}
              </li>
            ))}
          </ul>
          <ul>
            {turned.map(({ key, keys, question, now, before }) => (
              <li key={key}>
                {question} <b>{now}</b> (in the book: {before}){' '}
                <Button
                  onClick={() => {
                    if (turned.length === 1) onBack();
                    else {
                      reading.putBack(keys);
                      // Keeps the focus when the button disappears.
                      opener.current?.focus();
                    }
                  }}
                >
                  Undo<span class="vh">: {question}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class={styles.what} data-part="what-is-turned">
        Reading {data.book.short} with {count === 1 ? 'one change' : `${String(count)} changes`}
        {turned.map(({ key, question, now }) => (
          <span key={key} class={styles.turned}>
            {question} <b>{now}</b>
          </span>
        ))}
      </p>
      <div class={`${forms.actions} ${String(styles.actions)}`}>
        <button
          ref={opener}
          type="button"
          class={forms.button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          What changes in {deals} {pieces}
        </button>
        <CopyLink
          key={variation}
          label="Copy link"
          addressOf={() => addressWith(printAddress({ anchor: readAddress(location.hash).anchor, variation }))}
        />
        <Button onClick={onBack}>Back to the book</Button>
      </div>
    </div>
  );
}
