import { hrefOf, parseTarget } from '../../text/links.ts';
import { attributesOf, isElement, type MdxNode } from '../../text/mdx-tree.ts';
import { keysNamed } from '../../library/bound.ts';

/** Attributes of an element; those that are undefined are left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** Characters that XML 1.0 cannot hold. */
const UNFIT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text as it stands in XML, also between quotation marks. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(UNFIT, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element. `content` is XML already: texts in it have gone through `xmlText`. */
export function xml(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlText(value)}"`],
  );
  const inner = content.join('');
  return inner === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${inner}</${name}>`;
}

/** An element whose parts stand on lines of their own. Only where white space says nothing. */
export const xmlLines = (name: string, attributes: Attributes, ...parts: readonly string[]): string =>
  xml(name, attributes, '\n', ...parts.filter((part) => part !== '').map((part) => `${part}\n`));

/** Where a TEI file stands: its own book, and the site’s address, which ends with a slash. */
export interface TeiPlace {
  readonly book: string;
  readonly site: string;
  /** Doubts that the file lists. */
  readonly readings: ReadonlySet<string>;
}

/** Id of a rule in a TEI file; below, of a doubt, a source and a witness. Clauses have their own ids. */
export const ruleId = (key: string): string => `rule.${key}`;
export const readingId = (id: string): string => `reading.${id}`;
export const sourceId = (id: string): string => `source.${id}`;
export const witnessId = (book: string): string => `witness.${book}`;
export const pointers = (ids: readonly string[]): string | undefined =>
  ids.length === 0 ? undefined : ids.map((id) => `#${id}`).join(' ');

/** Address of a clause from a TEI file: within it, or in the file of its book. */
export const clauseAddress = (id: string, { book }: Pick<TeiPlace, 'book'>): string => {
  const [of = ''] = id.split('.');
  return of === book ? `#${id}` : `${of}.xml#${id}`;
};

/** Address that a link of an editor’s text leads to. */
function addressOf(url: string, place: TeiPlace): string {
  const target = parseTarget(url);
  if (!target) return url.startsWith('/') ? `${place.site}${url.slice(1)}` : url;
  if (target.scheme === 'clause') return clauseAddress(target.id, place);
  if (target.scheme === 'reading' && place.readings.has(target.id)) return `#${readingId(target.id)}`;
  return hrefOf(target, place.site);
}

const quote = (lang: string | undefined, ...content: readonly string[]): string =>
  xml('quote', { 'xml:lang': lang }, ...content);

/** TEI of the parts of a paragraph. */
export function inline(node: MdxNode, place: TeiPlace): string {
  const inner = (): string => (node.children ?? []).map((child) => inline(child, place)).join('');
  if (isElement(node, 'Q')) return quote(attributesOf(node).get('lang'), inner());
  if (isElement(node, 'V'))
    return xml('seg', { type: 'bound', ana: pointers(keysNamed(attributesOf(node)).map(ruleId)) }, inner());
  if (isElement(node, 'Note')) return note(node, place);
  if (isElement(node, 'Plate')) return '';
  switch (node.type) {
    case 'text':
      return xmlText(node.value ?? '');
    case 'inlineCode':
      return xml('code', {}, xmlText(node.value ?? ''));
    case 'emphasis':
      return xml('hi', { rend: 'italic' }, inner());
    case 'strong':
      return xml('hi', { rend: 'bold' }, inner());
    case 'break':
      return xml('lb');
    case 'link':
      return xml('ref', { target: addressOf(node.url ?? '', place) }, inner());
    default:
      return inner();
  }
}

const paragraph = (content: string): string => (content.trim() === '' ? '' : xml('p', {}, content.trim()));

const note = (node: MdxNode, place: TeiPlace): string => {
  const children = node.children ?? [];
  const isParagraphs = children.some(({ type }) => type === 'paragraph');
  const content = isParagraphs ? blocks(children, place).join('') : inline({ type: 'root', children }, place);
  return xml('note', { type: 'editorial' }, content);
};

function table({ children = [] }: MdxNode, place: TeiPlace): string {
  const rows = children.map((row, i) =>
    xml(
      'row',
      i === 0 ? { role: 'label' } : {},
      ...(row.children ?? []).map((cell) => xml('cell', {}, inline(cell, place))),
    ),
  );
  return xml('table', {}, ...rows);
}

/** TEI of paragraphs, tables and notes. Parts of a paragraph that stand alone become one. */
export function blocks(nodes: readonly MdxNode[], place: TeiPlace): readonly string[] {
  const made: string[] = [];
  let loose = '';
  const close = (): void => {
    made.push(paragraph(loose));
    loose = '';
  };
  for (const node of nodes) {
    const isNote = isElement(node, 'Note') && node.type === 'mdxJsxFlowElement';
    if (!isNote && node.type !== 'paragraph' && node.type !== 'table') {
      loose += inline(node, place);
      continue;
    }
    close();
    made.push(isNote ? note(node, place) : node.type === 'table' ? table(node, place) : paragraph(inline(node, place)));
  }
  close();
  return made.filter((one) => one !== '');
}

/** Links, quotations, and words in italics or bold, which may stand in one another. */
const MARKED = /\[([^[\]]+)\]\(([^()\s]+)\)|<[Qq](?: lang="([a-z]+)")?>(.*?)<\/[Qq]>|\*\*([^*]+)\*\*|\*([^*]+)\*/s;

/** TEI of a line of Markdown from a YAML file, which has nothing but links, quotations, italics and bold. */
export function inlineOf(markdown: string, place: TeiPlace): string {
  const found = MARKED.exec(markdown);
  if (!found) return xmlText(markdown);
  const [whole, words, url, lang, quoted, bold, italic] = found;
  const within = (text: string): string => inlineOf(text, place);
  const made =
    words !== undefined && url !== undefined
      ? xml('ref', { target: addressOf(url, place) }, within(words))
      : quoted !== undefined
        ? quote(lang, within(quoted))
        : bold !== undefined
          ? xml('hi', { rend: 'bold' }, within(bold))
          : xml('hi', { rend: 'italic' }, within(italic ?? ''));
  return `${xmlText(markdown.slice(0, found.index))}${made}${within(markdown.slice(found.index + whole.length))}`;
}
