import styles from '#components/lists.module.css';
import { fold, foldQuery } from '#edition/text/words/fold.ts';

/** The parts of Pagefind's script that are used; only this page loads it. */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  /** Without a query, returns whatever passes the filters. */
  search(
    query: string | null,
    options: { readonly filters: Readonly<Record<string, string>>; readonly sort?: Readonly<Record<string, 'asc'>> },
  ): Promise<{ results: readonly Hit[] }>;
}
interface Hit {
  readonly id: string;
  data(): Promise<{ url: string; excerpt: string; meta: Readonly<Record<string, string>> }>;
}

/** Results shown of each kind before the reader asks for all. */
const FIRST = 8;
/** Maximum length of a query that is searched for and repeated in messages. */
const LONGEST = 200;
const SAID = 40;
const FILTERS = ['game', 'book'] as const;

/** Makes the search page search while the reader types; form and layout are already in the page. */
export function startSearch(form: HTMLFormElement): void {
  const base = form.dataset['base'] ?? '/';
  const status = document.querySelector<HTMLElement>('#search-status');
  const results = document.querySelector<HTMLElement>('#search-results');
  const query = form.elements.namedItem('q');
  if (!status || !results || !(query instanceof HTMLInputElement)) return;
  const kinds = choice(form, 'kind');
  const parameters = new URLSearchParams(location.search);
  for (const name of ['q', 'kind', ...FILTERS]) setField(form, name, parameters.get(name));

  let pagefind: Promise<Pagefind> | undefined;
  let turn = 0;

  async function search(): Promise<void> {
    const mine = ++turn;
    const words = query instanceof HTMLInputElement ? query.value.trim().slice(0, LONGEST) : '';
    remember(form);
    if (words === '') {
      status!.textContent = '';
      results!.replaceChildren();
      return;
    }
    pagefind ??= load(base);
    const engine = await pagefind;
    const filters: Record<string, string> = {};
    for (const name of FILTERS) if (choice(form, name).value !== '') filters[name] = choice(form, name).value;
    const searchedKinds = [...kinds.options].filter(
      ({ value }) => value !== '' && (kinds.value === '' || kinds.value === value),
    );
    const folded = foldQuery(words);
    // Records with this name first (a game, an edition, a glossary term), then those with it as an alternative name.
    const named = async (by: string): Promise<readonly Hit[]> => {
      const kind = kinds.value === '' ? {} : { kind: kinds.value };
      const { results } = await engine.search(null, {
        filters: { ...filters, ...kind, [by]: folded },
        sort: { place: 'asc' },
      });
      return results;
    };
    const called = [...(await named('name')), ...(await named('otherName'))];
    const defined = called.filter(({ id }, at) => called.findIndex((one) => one.id === id) === at);
    const unknown = defined.length > 0 ? undefined : await unknownWord(engine, folded);
    const isDefined = new Set(defined.map(({ id }) => id));
    const found = await Promise.all(
      (unknown === undefined ? searchedKinds : []).map(async ({ value, text }) => {
        const { results } = await engine.search(folded, { filters: { ...filters, kind: value } });
        return { name: text, hits: results.filter(({ id }) => !isDefined.has(id)) };
      }),
    );
    const groups = [{ name: 'Pages with this name', hits: defined }, ...found];
    const sections = await Promise.all(
      groups.filter(({ hits }) => hits.length > 0).map(({ name, hits }) => section(name, hits)),
    );
    // Ignores a slow answer to an earlier query.
    if (mine !== turn) return;
    const total = groups.reduce((sum, { hits }) => sum + hits.length, 0);
    status!.textContent =
      total === 0 ? nothing(words, form, unknown) : `${String(total)} found for “${inShort(words)}”`;
    results!.replaceChildren(...sections);
  }

  const run = (): void =>
    void search().catch(() => {
      status.textContent = 'The search index did not load. Use the glossary or the lists of books instead.';
    });
  let waiting = 0;
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(run, 150);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  document.addEventListener('keydown', (event) => walk(event, query, results));
  if (query.value !== '') run();
}

async function load(base: string): Promise<Pagefind> {
  const address = `${base}pagefind/pagefind.js`;
  const engine = (await import(/* @vite-ignore */ address)) as Pagefind;
  await engine.options({ baseUrl: base, excerptLength: 26 });
  return engine;
}

/**
 * First word of a query that no page has. For an unknown word Pagefind searches its longest known beginning, “cas” for
 * “Casanova”; such results are kept only if nearly the whole word matches.
 */
async function unknownWord(engine: Pagefind, question: string): Promise<string | undefined> {
  for (const word of question.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const exact = await engine.search(`"${word}"`, { filters: {} });
    if (exact.results.length > 0) continue;
    const [hit] = (await engine.search(word, { filters: {} })).results;
    const found = hit === undefined ? [] : [...(await hit.data()).excerpt.matchAll(/<mark>([^<]*)<\/mark>/g)];
    if (!found.some(([, marked = '']) => isNearly(word, fold(marked)))) return word;
  }
  return undefined;
}

/** Whether a found word begins with two thirds of the word in the query. */
const isNearly = (word: string, found: string): boolean =>
  found.startsWith(word.slice(0, Math.ceil((word.length * 2) / 3)));

const inShort = (words: string): string => (words.length > SAID ? `${words.slice(0, SAID).trimEnd()}…` : words);

/** Section of one kind with its first hits; the others load on request. */
async function section(name: string, hits: readonly Hit[]): Promise<HTMLElement> {
  const list = element('ol', styles.entries);
  list.append(...(await Promise.all(hits.slice(0, FIRST).map(entry))));
  const block = element('section');
  const heading = element('h2', '', `${name} `);
  heading.append(element('small', 'soft num', String(hits.length)));
  block.append(heading, list);
  if (hits.length > FIRST) {
    const more = element('button', 'button', `Show all ${String(hits.length)}`);
    more.setAttribute('type', 'button');
    more.addEventListener('click', () => {
      more.remove();
      void Promise.all(hits.slice(FIRST).map(entry)).then((rest) => {
        list.append(...rest);
        rest[0]?.querySelector('a')?.focus();
      });
    });
    block.append(more);
  }
  return block;
}

async function entry(hit: Hit): Promise<HTMLElement> {
  const { url, excerpt, meta } = await hit.data();
  const link = element('a', '', meta['title'] ?? url);
  link.setAttribute('href', url);
  const title = element('h3');
  title.append(link);
  const words = element('p');
  // Pagefind cuts an excerpt between any two words.
  const cut = /[.?!:”]$/.test(excerpt.replaceAll(/<[^<>]+>/g, '').trim()) ? '' : '…';
  words.append(...marked(excerpt.trimEnd()), element('span', 'soft', `${cut} ${meta['where'] ?? ''}`));
  const item = element('li');
  item.append(title, words);
  return item;
}

/** Parses Pagefind's excerpt (markup with <mark>) into text and mark nodes, so that no other markup reaches the page. */
function marked(excerpt: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  return [...body.childNodes].map((node) =>
    node.nodeName === 'MARK'
      ? element('mark', '', node.textContent ?? '')
      : document.createTextNode(node.textContent ?? ''),
  );
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

function choice(form: HTMLFormElement, name: string): HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLSelectElement;
}

function setField(form: HTMLFormElement, name: string, value: string | null): void {
  const field = form.elements.namedItem(name);
  if (value === null) return;
  if (field instanceof HTMLInputElement) field.value = value;
  if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
    field.value = value;
}

/** Puts the query into the address, so that a search can be shared. */
function remember(form: HTMLFormElement): void {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') parameters.set(name, value);
  const search = parameters.toString();
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

function nothing(words: string, form: HTMLFormElement, unknown: string | undefined): string {
  const narrowed = ['kind', ...FILTERS].some((name) => choice(form, name).value !== '');
  const what = narrowed
    ? 'Search every kind, game and source, or try another word'
    : 'Try a shorter word, or another book’s word: the basket is also called the pool, and the partie the party or the talon';
  const why =
    unknown === undefined || unknown === foldQuery(words) ? '' : `: no page has the word “${inShort(unknown)}”`;
  return `Nothing found for “${inShort(words)}”${why}. ${what}. The glossary lists the words of every book.`;
}

/** Arrow keys: down from the query to the first result, up and down among results, up from the first to the query. */
function walk(event: KeyboardEvent, query: HTMLInputElement, results: HTMLElement): void {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.altKey || event.ctrlKey || event.metaKey) return;
  const here = document.activeElement;
  if (here !== query && !results.contains(here)) return;
  const stops: HTMLElement[] = [query, ...results.querySelectorAll<HTMLElement>('a, button')];
  const at = stops.findIndex((stop) => stop === here);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
