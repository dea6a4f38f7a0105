import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type LinkedPart, makeFindTerms, type FindTerms } from '#engine/wording/sentence.ts';
import { href as hrefIn } from '#view/href.ts';

/** At a table, whose book can change: shows what the word means in general and in the book on the table, else at other times. */
function showSense({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const book = currentTarget.closest<HTMLElement>('[data-book]')?.dataset['book'];
  if (book === undefined) return;
  const definition = document.getElementById(currentTarget.getAttribute('popovertarget') ?? '');
  const senses = [...(definition?.querySelectorAll<HTMLElement>('[data-sense]') ?? [])];
  const senseOf = ({ dataset }: HTMLElement): string => dataset['sense'] ?? '';
  const shown = [['', book], ['dated']].find((these) => senses.some((sense) => these.includes(senseOf(sense))));
  for (const sense of senses) sense.hidden = shown?.includes(senseOf(sense)) === false;
}

/**
 * A term whose definition is on the page (`Definitions.astro`), as `wordsOfPage` writes one: a button that opens it, and a
 * link to the glossary for browsers that cannot lay it beside the word. A stop after the term stays on its line.
 */
function Term({ slug, text, stop }: { readonly slug: string; readonly text: string; readonly stop: string }) {
  const both = (
    <>
      <a class="word" href={hrefIn(`/glossary/#${slug}`)}>
        {text}
      </a>
      <button class="word" type="button" hidden popovertarget={`word-${slug}`} onClick={showSense}>
        {text}
      </button>
    </>
  );
  return stop === '' ? (
    both
  ) : (
    <span class="word-end">
      {both}
      {stop}
    </span>
  );
}

/** Part of a text: plain, a link, or a term. */
interface LinkOrTerm extends LinkedPart {
  readonly slug?: string | undefined;
}

const STOPS = /^[,.;:!?)’”]+/;

/** Draws parts in order; the stops after a term go with it. */
const drawParts = (parts: readonly LinkOrTerm[]): ComponentChildren =>
  parts.map(({ text, slug, href }, i) => {
    const isAfterTerm = parts[i - 1]?.slug !== undefined;
    const rest = isAfterTerm ? text.replace(STOPS, '') : text;
    if (slug !== undefined) {
      const after = parts[i + 1];
      const stop = after && after.slug === undefined && after.href === undefined ? STOPS.exec(after.text)?.[0] : '';
      return <Term key={i} slug={slug} text={text} stop={stop ?? ''} />;
    }
    return href === undefined ? (
      rest
    ) : (
      <a href={href} key={i}>
        {text}
      </a>
    );
  });

const termIn = (href: string | undefined): string | undefined => /\/glossary\/#([a-z0-9-]+)$/.exec(href ?? '')?.[1];

let ofPage: FindTerms | undefined;
/** Finds the terms that have a definition on this page; nothing until the page is there whole. */
function findTermsOfPage(): FindTerms {
  if (ofPage) return ofPage;
  const definitions = [...document.querySelectorAll<HTMLElement>('[popover][data-forms]')];
  const find = makeFindTerms(
    definitions.map(({ id, dataset }) => ({
      slug: id.replace(/^word-/, ''),
      forms: dataset['forms']?.split('|') ?? [],
    })),
  );
  if (document.readyState !== 'loading') ofPage = find;
  return find;
}

/**
 * Marks terms in what a component draws: each term at its first appearance in one drawing. Before the page is hydrated the
 * text is plain, as it was served.
 */
export function useTerms(): (text: string | readonly LinkedPart[]) => ComponentChildren {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const seen = new Set<string>();
  return (text) => {
    const linked: readonly LinkedPart[] = typeof text === 'string' ? [{ text }] : text;
    return drawParts(
      linked.flatMap((part): readonly LinkOrTerm[] => {
        const slug = termIn(part.href);
        if (slug !== undefined) seen.add(slug);
        if (part.href !== undefined) return [{ ...part, slug }];
        return isAwake ? findTermsOfPage()(part.text, seen) : [part];
      }),
    );
  };
}

/** One text with its terms marked. */
export function TermText({ text }: { readonly text: string }) {
  const mark = useTerms();
  return <>{mark(text)}</>;
}

/** The terms in some texts, for a place where the texts themselves have no room for buttons; nothing if there are none. */
export function TermsIn({ texts }: { readonly texts: readonly string[] }) {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  if (!isAwake) return null;
  const seen = new Set<string>();
  const found = texts.flatMap((text) => findTermsOfPage()(text, seen)).filter(({ slug }) => slug !== undefined);
  if (found.length === 0) return null;
  const listed = found.flatMap((term, i): readonly LinkOrTerm[] => [term, { text: i < found.length - 1 ? ', ' : '.' }]);
  return <p>What is meant by: {drawParts(listed)}</p>;
}

/** A text with links and no other markup; its links to the glossary open the definition. */
export const LinkedWords = ({ parts }: { readonly parts: readonly LinkedPart[] }) => (
  <>{drawParts(parts.map((part) => ({ ...part, slug: termIn(part.href) })))}</>
);
