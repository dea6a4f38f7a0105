import { capital } from './sentence.ts';

/** A glossary term, and the forms of its word at which pages open its definition. */
export interface TermForms {
  readonly slug: string;
  /** As written within a sentence: `forced`, `little Quinola`. A capital at the beginning and a plural in -s are found too. */
  readonly forms: readonly string[];
}

/** Part of a text: a term that is not explained yet, or what stands between such terms. */
export interface TermPart {
  readonly text: string;
  readonly slug?: string;
}

/** Splits a text at the terms that are not in `seen`, and adds them to it. */
export type FindTerms = (text: string, seen: Set<string>) => readonly TermPart[];

const IN_WORD = /[\p{L}\p{N}]/u;
const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the terms of a page in its texts; the longest form wins: `little Quinola` before `Quinola`. */
export function makeFindTerms(terms: readonly TermForms[]): FindTerms {
  const slugOf = new Map(
    terms.flatMap(({ slug, forms }) =>
      forms.flatMap((form) => [form, capital(form)].map((one) => [one, slug] as const)),
    ),
  );
  if (slugOf.size === 0) return (text) => [{ text }];
  const longestFirst = [...slugOf.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(${longestFirst.join('|')})s?`, 'gu');
  return (text, seen) => {
    const parts: TermPart[] = [];
    let from = 0;
    for (const { 0: found, 1: form = '', index } of text.matchAll(pattern)) {
      const slug = slugOf.get(form);
      const end = index + found.length;
      const isWithin = IN_WORD.test(text.charAt(index - 1)) || IN_WORD.test(text.charAt(end));
      if (slug === undefined || isWithin || seen.has(slug)) continue;
      seen.add(slug);
      if (index > from) parts.push({ text: text.slice(from, index) });
      parts.push({ text: found, slug });
      from = end;
    }
    if (from < text.length) parts.push({ text: text.slice(from) });
    return parts;
  };
}
