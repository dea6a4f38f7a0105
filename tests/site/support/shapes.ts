import type { Element, Page } from './built-site.ts';
import { pageClass } from './page-class.ts';

/**
 * What axe, the contrast of colours and reading without a script judge by: an element's name, its classes, what it says of
 * itself to a screen reader, and where it stands. The values of most attributes are words, and make no shape of their own.
 */
export const BY_VALUE = /^(role|type|lang|scope|tabindex|component-export|client)$/;
export const BY_NAME =
  /^(aria-.*|hidden|open|disabled|checked|contenteditable|href|loading|colspan|rowspan|for|alt|dir|start)$/;

function ownShape({ name, attributes }: Element): string {
  const classes = (attributes['class'] ?? '').split(/\s+/).sort().join('.');
  const said = Object.keys(attributes)
    .filter((key) => BY_VALUE.test(key) || BY_NAME.test(key))
    .map((key) => (BY_VALUE.test(key) ? `${key}=${attributes[key] ?? ''}` : key));
  return `${name}.${classes}[${said.sort().join()}]`;
}

/** The shapes on a page: of every element within the one it stands in, and the page’s own, its class. */
function shapesOf({ path, elements }: Page): ReadonlySet<string> {
  const own = new Map(elements.map((element) => [element, ownShape(element)]));
  const within = elements.map(
    (element) => `${(element.parent && own.get(element.parent)) ?? ''} > ${own.get(element) ?? ''}`,
  );
  return new Set([`a page of the class ${pageClass(path)}`, ...within]);
}

/** So many elements cost about as much as a page does by itself: opening it, with a script and without, and letting axe in. */
const OPENING = 4000;

/**
 * Pages that between them have every shape that any page has: again and again the one that brings the most new shapes for the
 * time it takes. A few dozen of hundreds, and a page of a kind not seen before is always among them.
 */
export function coveringSet(pages: readonly Page[]): ReadonlySet<Page> {
  const shapes = new Map(pages.map((page) => [page, shapesOf(page)]));
  const left = new Set([...shapes.values()].flatMap((all) => [...all]));
  const chosen = new Set<Page>();
  const worthOf = (page: Page): number => {
    let fresh = 0;
    for (const shape of shapes.get(page) ?? []) if (left.has(shape)) fresh++;
    return fresh / (page.elements.length + OPENING);
  };
  // What a page is worth only grows less: whichever is still worth as much as when it was last looked at is the best.
  const byWorth = pages.map((page) => ({ page, worth: worthOf(page) })).sort((a, b) => a.worth - b.worth);
  for (let best = byWorth.pop(); best !== undefined && left.size > 0; best = byWorth.pop()) {
    const worth = worthOf(best.page);
    if (worth < best.worth) {
      const at = byWorth.findIndex((other) => other.worth > worth);
      byWorth.splice(at === -1 ? byWorth.length : at, 0, { page: best.page, worth });
      continue;
    }
    chosen.add(best.page);
    for (const shape of shapes.get(best.page) ?? []) left.delete(shape);
  }
  return chosen;
}
