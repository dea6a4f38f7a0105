import { useRef, useState } from 'preact/hooks';
import { signed } from '#view/signed.ts';
import { href } from '#view/href.ts';
import { Button } from '../page/controls/Button.tsx';
import { CopyLink } from '../page/controls/CopyLink.tsx';
import { addressWith } from '../page/fragment.ts';
import type { AnyModel } from '../replay/model.ts';
import { labelOf } from '../rules/rule-words.ts';
import { readAddress, printAddress } from '../rules/address/reading-address.ts';
import type { ReadingData } from './data.ts';
import type { ReadingGame } from './game.ts';
import type { Reading } from './use-reading.ts';

export interface BarProps<R, Rec, M extends AnyModel> {
  readonly data: ReadingData;
  readonly game: ReadingGame<R, Rec, M>;
  readonly reading: Reading<R, Rec, M>;
  /** Goes back to the book, and with it the bar. */
  readonly onBack: () => void;
}

/** At the foot, only while something is turned: what, what it does to the book’s deals, a link, and the way back. */
export function Bar<R, Rec, M extends AnyModel>({ data, game, reading, onBack }: BarProps<R, Rec, M>) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { changes, ruleOf, settle, variation, linkTo } = reading;
  const count = reading.turned.length;
  const turned = reading.turned.flatMap((keys) => {
    const [key = ''] = keys;
    const rule = ruleOf(key);
    return rule
      ? [{ key, keys, question: rule.question, now: labelOf(rule, changes[key] ?? ''), before: rule.says }]
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
    <div class="reading-bar" role="region" aria-label="Rules turned on this page" data-live>
      {isOpen && (
        <div class="reading-effects">
          <p>
            {paid} of the {effects.length} {pieces} of this book {paid === 1 ? 'is' : 'are'} paid otherwise
            {impossible > 0 && `; ${String(impossible)} could not have been played so`}.
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
                  : 'could not have been played so'}
              </li>
            ))}
          </ul>
          <ul class="reading-turned">
            {turned.map(({ key, keys, question, now, before }) => (
              <li key={key}>
                {question} <b>{now}</b>, where the book has {before}.{' '}
                <Button
                  onClick={() => {
                    if (turned.length === 1) onBack();
                    else {
                      reading.putBack(keys);
                      // The button goes, and the focus must not go with it.
                      opener.current?.focus();
                    }
                  }}
                >
                  Put back<span class="vh">: {question}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="reading-what">
        Reading {data.book.short} with {count === 1 ? 'one change' : `${String(count)} changes`}
        {turned.map(({ key, question, now }) => (
          <span key={key} class="turned">
            {question} <b>{now}</b>
          </span>
        ))}
      </p>
      <div class="actions">
        <button ref={opener} type="button" class="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          What it does to its {deals} {pieces}
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
