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
