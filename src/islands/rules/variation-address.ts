import { parseRulesLink, printRulesLink, type RulesFormat } from '#engine/notation/link.ts';
import { ok, refuse, type Result } from '#engine/kernel/result.ts';
import { type RuleSet, vary } from '#engine/rules/rule-set.ts';
import type { ReaderChanges } from './rule-words.ts';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { href } from '#view/href.ts';
import { printAddress, readAddress, setFragment } from './reading-address.ts';

/**
 * Adds the reader's changed rules to links within `root` that lead to clauses of a book, when a link is pointed at,
 * touched or focused. Updating all links at each change would rewrite half the page.
 */
export function useVariationInLinks(
  root: RefObject<HTMLElement>,
  book: { readonly game: string; readonly id: string },
  variation: string | undefined,
): void {
  const latest = useRef(variation);
  latest.current = variation;
  useEffect(() => {
    const element = root.current;
    const edition = href(`/${book.game}/${book.id}/`);
    const keep = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname !== edition || link.hash === '') return;
      setFragment(link, printAddress({ ...readAddress(link.hash), variation: latest.current }));
    };
    element?.addEventListener('pointerover', keep);
    element?.addEventListener('focusin', keep);
    return () => {
      element?.removeEventListener('pointerover', keep);
      element?.removeEventListener('focusin', keep);
    };
  }, [book.game, book.id]);
}

/**
 * Prints the changes for an address; undefined if there are none. Every rule is listed separately, even rules bound to
 * one figure, so that links keep their meaning if the figure is bound differently.
 */
export function printVariation<R>(game: RulesFormat<R>, book: RuleSet<R>, changes: ReaderChanges): string | undefined {
  if (Object.keys(changes).length === 0) return undefined;
  const varied = vary(game.keys, book, changes);
  return varied.ok ? printRulesLink(game, varied.value) : undefined;
}

/** Parses what `printVariation` prints, or returns an error message. */
export function parseVariation<R>(game: RulesFormat<R>, book: RuleSet<R>, text: string): Result<ReaderChanges> {
  const read = parseRulesLink(game, text);
  if (!read.ok) return read;
  const { source, changes } = read.value;
  if (source.id !== book.id)
    return refuse('other-book', 'This link changes rules of another book. This page shows its own book, unchanged.');
  return ok(changes as ReaderChanges);
}
