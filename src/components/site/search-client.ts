import { foldQuery } from '#edition/text/words/fold.ts';

/** What we use of Pagefind's script, which the page loads by itself and only here. */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  /** Without a question, whatever passes the filters. */
  search(query: string | null, options: { filters: Record<string, string> }): Promise<{ results: readonly Hit[] }>;
}
interface Hit {
  readonly id: string;
  data(): Promise<{ url: string; excerpt: string; meta: Readonly<Record<string, string>> }>;
}

/** Shown of each kind before the reader asks for all. */
const FIRST = 8;
const FILTERS = ['game', 'book'] as const;

/** Makes the search page search as one types. The form and everything round it stand in the page already. */
export function startSearch(form: HTMLFormElement): void {
  const base = form.dataset['base'] ?? '/';
  const status = document.querySelector<HTMLElement>('#search-status');
  const results = document.querySelector<HTMLElement>('#search-results');
  const query = form.elements.namedItem('q');
  if (!status || !results || !(query instanceof HTMLInputElement)) return;
  const kinds = choice(form, 'kind');
  const asked = new URLSearchParams(location.search);
  for (const name of ['q', 'kind', ...FILTERS]) setField(form, name, asked.get(name));

  let pagefind: Promise<Pagefind> | undefined;
  let turn = 0;

  async function search(): Promise<void> {
    const mine = ++turn;
    const words = query instanceof HTMLInputElement ? query.value.trim() : '';
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
    const asked = [...kinds.options].filter(
      ({ value }) => value !== '' && (kinds.value === '' || kinds.value === value),
    );
    const folded = foldQuery(words);
    const hitsOf = async (question: string | null, more: Record<string, string>): Promise<readonly Hit[]> =>
      (await engine.search(question, { filters: { ...filters, ...more } })).results;
    // What has just this name, a game or a word of the glossary, comes before anything else.
    const defined = await hitsOf(null, { name: folded, ...(kinds.value === '' ? {} : { kind: kinds.value }) });
    const isDefined = new Set(defined.map(({ id }) => id));
    const found = await Promise.all(
      asked.map(async ({ value, text }) => ({
        name: text,
        hits: (await hitsOf(folded, { kind: value })).filter(({ id }) => !isDefined.has(id)),
      })),
    );
    const groups = [{ name: 'By this name', hits: defined }, ...found];
    const sections = await Promise.all(
      groups.filter(({ hits }) => hits.length > 0).map(({ name, hits }) => section(name, hits)),
    );
    // A slower answer to an earlier question must not push out this one.
    if (mine !== turn) return;
    const total = groups.reduce((sum, { hits }) => sum + hits.length, 0);
    status!.textContent = total === 0 ? nothing(words, form) : `${String(total)} for “${words}”`;
    results!.replaceChildren(...sections);
  }

  const run = (): void =>
    void search().catch(() => {
      status.textContent =
        'The search index could not be loaded. The glossary and the lists of books lead to the same pages.';
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

/** A kind with its first hits; the others come when asked for. */
async function section(name: string, hits: readonly Hit[]): Promise<HTMLElement> {
  const list = element('ol', 'entries');
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
  // Pagefind cuts an excerpt off between any two words.
  const cut = /[.?!:”]$/.test(excerpt.replaceAll(/<[^<>]+>/g, '').trim()) ? '' : '…';
  words.append(...marked(excerpt.trimEnd()), element('span', 'soft', `${cut} ${meta['where'] ?? ''}`));
  const item = element('li');
  item.append(title, words);
  return item;
}

/** Pagefind's excerpt is markup with <mark> in it: taken apart, so that nothing else of it reaches the page. */
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

/** The question stays in the address, so that a search can be sent to somebody. */
function remember(form: HTMLFormElement): void {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') asked.set(name, value);
  const search = asked.toString();
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

function nothing(words: string, form: HTMLFormElement): string {
  const narrowed = ['kind', ...FILTERS].some((name) => choice(form, name).value !== '');
  const what = narrowed
    ? 'Search in every kind, game and source, or try another word for it'
    : 'Try a shorter word, or the word of another book: a basket is also a pool, a partie a party or a talon';
  return `Nothing for “${words}”. ${what}; the glossary lists the words of every book.`;
}

/** Down from the question to the first answer; up and down among the answers; back up to the question. */
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
