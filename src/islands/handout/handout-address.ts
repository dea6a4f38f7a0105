import { href } from '#view/href.ts';

/** What a reader has chosen for a handout, besides the deal and its moment. */
export interface HandoutChoices {
  /** Ids of the questions, in order; empty for those that the sheet suggests. */
  readonly questions: readonly string[];
  readonly isLarge: boolean;
  /** Books whose sums stand beside those of the deal's own book. */
  readonly beside: readonly string[];
  /** Book whose column is left blank for the class; empty for none. */
  readonly blank: string;
}

export const NO_CHOICES: HandoutChoices = { questions: [], isLarge: false, beside: [], blank: '' };

/** Questions on a sheet. */
export const SHEET_QUESTIONS = 3;

/** Parts are separated by `&`, as in the other addresses of the site; only ids and names stand in them. */
export function printHandout(link: string, { questions, isLarge, beside, blank }: HandoutChoices): string {
  return [
    link,
    ...(questions.length > 0 ? [`ask=${questions.map(encodeURIComponent).join(',')}`] : []),
    ...(beside.length > 0 ? [`beside=${beside.join(',')}`] : []),
    ...(blank === '' ? [] : [`blank=${blank}`]),
    ...(isLarge ? ['large'] : []),
  ].join('&');
}

/** Reads an address back. What cannot be read is left out: a sheet with fewer choices is still a sheet. */
export function parseHandout(fragment: string): { readonly link: string; readonly choices: HandoutChoices } {
  const [link = '', ...parts] = fragment.split('&');
  const named = new Map(parts.map((part) => [part.split('=', 1).join(''), part.slice(part.indexOf('=') + 1)]));
  const list = (name: string): readonly string[] => (named.get(name) ?? '').split(',').filter(Boolean);
  return {
    link,
    choices: {
      questions: list('ask').map(decoded).slice(0, SHEET_QUESTIONS),
      isLarge: named.has('large'),
      beside: list('beside'),
      blank: named.get('blank') ?? '',
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Address of a handout of a game. `link` holds the deal and its moment. */
export const handoutHref = (game: string, link: string, choices: HandoutChoices): string =>
  href(`/${game}/handout/#${printHandout(link, choices)}`);
