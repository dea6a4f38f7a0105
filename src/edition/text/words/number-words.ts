/** A number word: its value, and the limit below which a following word joins it (`sixty` + `six`). */
interface Word {
  readonly value: number;
  readonly joins: number;
}

const UNITS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12, treize: 13 },
  ...{ quatorze: 14, quinze: 15, seize: 16, zero: 0, zéro: 0 },
};

const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, septante: 70, octante: 80, nonante: 90 },
};

const TIMES: Readonly<Record<string, number>> = {
  ...{ single: 1, singly: 1, once: 1, twice: 2, double: 2, doubled: 2, thrice: 3, triple: 3, treble: 3, tripled: 3 },
  ...{ quadruple: 4, fourfold: 4, simple: 1, doublé: 2, doublée: 2, doublés: 2, doublées: 2 },
};

/** Words that count as numbers only if there is no other number: articles, and words for zero. */
const FAINT: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, nothing: 0, no: 0, none: 0 },
  ...{ un: 1, une: 1, rien: 0, aucun: 0, aucune: 0 },
};

const HUNDREDS = ['hundred', 'cent', 'cents'];
const THOUSANDS = ['thousand', 'mille'];

function wordOf(token: string): Word | undefined {
  if (/^\d+$/.test(token)) return { value: Number(token), joins: 0 };
  const value = UNITS[token] ?? TIMES[token];
  if (value !== undefined) return { value, joins: token === 'dix' ? 10 : 0 };
  // Seventy-five is soixante-quinze: sixty and fifteen.
  const tens = TENS[token] ?? (token === 'soixante' ? 60 : undefined);
  if (tens !== undefined) return { value: tens, joins: token === 'soixante' ? 20 : 10 };
  if (HUNDREDS.includes(token)) return { value: 100, joins: 100 };
  return THOUSANDS.includes(token) ? { value: 1000, joins: 0 } : undefined;
}

/**
 * Numbers up to a thousand in English or French words: figures, number words, `double`, `twice`; if there is none of
 * these and `ask` is `faint too`, also `a`, `une`, `nothing` and the like.
 */
export function numbersIn(words: string, ask: 'plain' | 'faint too' = 'faint too'): readonly number[] {
  const tokens = words.toLowerCase().match(/[\p{L}\d]+|[^\p{L}\d\s-]+/gu) ?? [];
  const found: number[] = [];
  let at = 0;
  while (at < tokens.length) {
    const number = numberAt(tokens, at);
    if (number) found.push(number.value);
    at = number?.next ?? at + 1;
  }
  if (found.length > 0 || ask === 'plain') return found;
  return tokens.flatMap((token) => FAINT[token] ?? []);
}

/** Longest number that begins at a token, and the index after it. */
function numberAt(
  tokens: readonly string[],
  from: number,
): { readonly value: number; readonly next: number } | undefined {
  const first = wordOf(tokens[from] ?? '');
  if (!first) return undefined;
  let { value, joins } = first;
  let last = first.value;
  let next = from + 1;
  for (;;) {
    const binder = isBinder(tokens, next, last) ? 1 : 0;
    const token = tokens[next + binder] ?? '';
    // `un` is an article in French except after vingt et.
    const word = wordOf(token) ?? (/^une?$/.test(token) && joins > 0 ? { value: 1, joins: 0 } : undefined);
    if (!word || /^\d/.test(token)) break;
    if (word.value === 100 && value > 1 && value < 10 && binder === 0) value *= 100;
    else if (last === 4 && /^vingts?$/.test(token)) value += 76;
    else if (word.value > 0 && word.value < joins && !Object.hasOwn(TIMES, token)) value += word.value;
    else break;
    // Four score may be followed by anything below twenty.
    joins = /^vingts?$/.test(token) && last === 4 ? 20 : word.joins;
    last = word.value;
    next += binder + 1;
  }
  return { value, next };
}

/** Whether a token is the `and` inside a number: a hundred *and* ten, vingt *et* un, soixante *et* onze. */
function isBinder(tokens: readonly string[], at: number, last: number): boolean {
  if (tokens[at] === 'and') return last === 100;
  return tokens[at] === 'et' && last >= 20 && last <= 60 && /^(une?|onze)$/.test(tokens[at + 1] ?? '');
}

/**
 * Value of `else="…"` for a number with its noun, “four fiches”: `1: 1 fiche | #: # fiches`. Undefined for other words.
 */
export function agreeingWords(words: string): string | undefined {
  const [, number = '', noun] = /^([\p{L}\d]+) (\p{L}+)$/u.exec(words) ?? [];
  const [value, ...more] = numbersIn(number);
  if (noun === undefined || value === undefined || more.length > 0) return undefined;
  if (noun === 'fish') return `#: # fish`;
  const isPlural = noun.endsWith('s');
  if (value === 1 ? isPlural : !isPlural) return undefined;
  const one = isPlural ? noun.slice(0, -1) : noun;
  return `1: 1 ${one} | #: # ${one}s`;
}
