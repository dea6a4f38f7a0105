import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CopyLink, Button, LiveRegion } from '../page/controls/controls.tsx';
import { addressWith, readFragment, writeFragment } from '../page/fragment.ts';
import { onStoredElsewhere } from '../page/stored.ts';
import {
  COLLECTION,
  MOST_CLAUSES,
  moveClause,
  parseCollection,
  printCollection,
  readCollection,
  withClause,
  writeCollection,
  type Collection,
} from './collection.ts';
import {
  makeQuote,
  printBibtex,
  printMarkdown,
  printText,
  QUOTE_FORMATS,
  rulesetOf,
  type QuoteFormat,
  loadBooks,
  type QuotableBook,
} from './quotable.ts';
import styles from './Quotes.module.css';
import forms from '#view/forms.module.css';

export interface QuotesProps {
  /** Root of the site, with a final slash. */
  readonly base: string;
  /** Rule sets with an edition. */
  readonly rulesets: readonly string[];
}

const FORMAT_NAMES: Readonly<Record<QuoteFormat, string>> = { text: 'Text', markdown: 'Markdown', bibtex: 'BibTeX' };

/** What the page shows: the clauses of its address, or those that the browser keeps if there is none in it. */
function collectionOfPage(): { readonly ids: Collection; readonly damaged: readonly string[] } {
  const { ids, damaged } = parseCollection(readFragment()) ?? { ids: [], damaged: [] };
  return { ids: ids.length > 0 ? ids : readCollection(), damaged };
}

const countClauses = (n: number): string => (n === 1 ? 'one clause' : `${String(n)} clauses`);

/** The clauses that a reader has ticked, to put in order, copy or print. */
export function Quotes({ base, rulesets }: QuotesProps) {
  const [{ ids, damaged }, setShown] = useState<ReturnType<typeof collectionOfPage>>({ ids: [], damaged: [] });
  const [own, setOwn] = useState<Collection>([]);
  const [books, setBooks] = useState<ReadonlyMap<string, QuotableBook>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const [format, setFormat] = useState<QuoteFormat>('text');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const isOwnNow = useRef(true);

  useEffect(() => {
    const read = (): void => {
      setShown(collectionOfPage());
      setOwn(readCollection());
    };
    read();
    addEventListener('hashchange', read);
    const stop = onStoredElsewhere(COLLECTION, () => {
      const now = readCollection();
      // What is shown as the reader's own stays so when another window adds to it.
      if (isOwnNow.current) {
        setShown({ ids: now, damaged: [] });
        writeFragment(printCollection(now));
      }
      setOwn(now);
    });
    return () => {
      removeEventListener('hashchange', read);
      stop();
    };
  }, []);
  const wanted = [...new Set(ids.map(rulesetOf))].filter((id) => rulesets.includes(id)).join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    const stop = new AbortController();
    setHasFailed(false);
    loadBooks(wanted.split(' '), base, stop.signal).then(setBooks, () => {
      if (!stop.signal.aborted) setHasFailed(true);
    });
    return () => stop.abort();
  }, [wanted]);

  const isLoaded = wanted.split(' ').every((id) => id === '' || books.has(id));
  const found = ids.flatMap((id) => {
    const clause = books.get(rulesetOf(id))?.quotable.find((one) => one.id === id);
    return clause ? [makeQuote(clause, new URL(base, location.href).href, new Date())] : [];
  });
  const unknown = isLoaded ? [...damaged, ...ids.filter((id) => !found.some((one) => one.id === id))] : damaged;
  /** What a reader keeps, moves or sends: no clause is dropped because its book could not be loaded. */
  const known = ids.filter((id) => !unknown.includes(id));
  const text = useMemo(() => {
    if (format === 'bibtex') return printBibtex(found, books);
    return format === 'markdown' ? printMarkdown(found) : printText(found);
  }, [format, known.join(), books]);
  const isOwn = ids.join() === own.join();
  isOwnNow.current = isOwn;

  /** Shows another collection; keeps it where the reader’s own was shown. */
  const show = (next: Collection, isKept = isOwn): void => {
    setShown({ ids: next, damaged: [] });
    writeFragment(printCollection(next));
    if (!isKept) return;
    setSaid(writeCollection(next) ? '' : 'This browser keeps nothing: copy the address to come back to these clauses.');
    setOwn(next);
  };
  const change = (next: Collection, at: number, words: string): void => {
    show(next);
    setSaid(words);
    requestAnimationFrame(() => {
      list.current?.children[Math.min(at, next.length - 1)]?.querySelector('button')?.focus();
    });
  };

  return (
    <section class={styles.quotes} aria-label="Ticked clauses" data-part="quotes">
      {unknown.length > 0 && (
        <p class={forms.problem} role="alert">
          {unknown.length === 1 ? 'There is no clause' : 'There are no clauses'}{' '}
          {unknown.map((id) => `“${id}”`).join(', ')}. Perhaps the address was cut off or misspelt.
          {found.length > 0 &&
            ` The other ${found.length === 1 ? 'clause' : countClauses(found.length)} can be quoted.`}
        </p>
      )}
      {hasFailed && (
        <p class={forms.problem} role="alert">
          The clauses could not be loaded. Check your connection and open this page again; nothing you ticked is lost.
        </p>
      )}
      {!isOwn && ids.length > 0 && (
        <div class={forms.notice} data-part="foreign">
          <p>
            These clauses came with the address.{' '}
            {own.length > 0 && `You have ticked ${countClauses(own.length)} of your own.`}
          </p>
          <p class={forms.actions}>
            <Button
              onClick={() => show([...own, ...known.filter((id) => !own.includes(id))].slice(0, MOST_CLAUSES), true)}
            >
              {own.length > 0 ? 'Add them to mine' : 'Keep them in this browser'}
            </Button>
            {own.length > 0 && <Button onClick={() => show(own, true)}>Show mine</Button>}
          </p>
        </div>
      )}
      {ids.length === 0 && unknown.length === 0 && (
        <p>
          No clause is ticked yet. Open an <a href={`${base}sources/`}>edition</a>, tick <i>quote</i> beside a clause,
          and come back here.
        </p>
      )}
      <ol ref={list} class="lined" data-part="quoted">
        {found.map(({ id, book, number, words, citation, address }, at) => {
          const clause = `${book}, §${String(number)}`;
          return (
            <li key={id}>
              <blockquote>{words}</blockquote>
              <p class="soft note">
                <a href={address}>{clause}</a>
                <br />
                {citation}
              </p>
              <p class={forms.actions}>
                <Button
                  aria-label={`Move up: ${clause}`}
                  idle={at === 0}
                  onClick={() => change(moveClause(known, id, -1), at - 1, `${clause} moved up.`)}
                >
                  Move up
                </Button>
                <Button
                  aria-label={`Move down: ${clause}`}
                  idle={at === found.length - 1}
                  onClick={() => change(moveClause(known, id, 1), at + 1, `${clause} moved down.`)}
                >
                  Move down
                </Button>
                <Button
                  aria-label={`Remove: ${clause}`}
                  onClick={() => change(withClause(known, id, false), at, `${clause} removed.`)}
                >
                  Remove
                </Button>
              </p>
            </li>
          );
        })}
      </ol>
      {found.length > 0 && (
        <div class="no-print" data-part="take">
          <h2>Take them with you</h2>
          <fieldset class={forms.choices}>
            <legend class="vh">Form of the quotations</legend>
            {QUOTE_FORMATS.map((one) => (
              <label key={one}>
                <input type="radio" name="format" checked={one === format} onChange={() => setFormat(one)} />
                {FORMAT_NAMES[one]}
              </label>
            ))}
          </fieldset>
          <label class={forms.field}>
            <span>{FORMAT_NAMES[format]} to copy</span>
            <textarea readOnly rows={12} value={text} spellcheck={false} />
          </label>
          <p class={forms.actions}>
            <CopyLink
              key={format + text}
              label={`Copy the ${format === 'bibtex' ? 'entries' : 'quotations'}`}
              what="text"
              addressOf={() => text}
            />
            <CopyLink
              key={known.join()}
              label="Copy the address"
              addressOf={() => addressWith(printCollection(known))}
            />
            <Button onClick={() => print()}>Print</Button>
            <Button onClick={() => show([])}>Remove all</Button>
          </p>
        </div>
      )}
      <LiveRegion words={said} />
    </section>
  );
}
