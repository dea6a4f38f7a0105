import type { Page } from 'playwright-core';
import { EVERYTHING } from '../../support/seeds.ts';

/** How often each shape of element stays on a page. */
const KEPT = 5;

/**
 * Hides rows, items and sections that show only shapes of element which stand on the page several times before, while `work`
 * examines the page: axe takes seconds for a long page that has ten thousand elements of some hundred shapes. The first of
 * each list or table stays. Where everything is examined, nothing is hidden.
 */
export async function withoutRepeats<T>(page: Page, work: () => Promise<T>): Promise<T> {
  if (EVERYTHING) return work();
  await page.evaluate((kept) => {
    const shapes = new Map<Element, string>();
    const ownShape = ({ localName, attributes }: Element): string =>
      [
        localName,
        ...[...attributes].map(({ name, value }) => (/^(class|role|type|data-part)$/.test(name) ? value : name)),
      ].join(' ');
    const shapeOf = (element: Element): string => {
      const shape =
        shapes.get(element) ??
        `${ownShape(element)} in ${element.parentElement ? ownShape(element.parentElement) : ''}`;
      shapes.set(element, shape);
      return shape;
    };
    const seen = new Map<string, number>();
    const isKnown = (element: Element): boolean => (seen.get(shapeOf(element)) ?? 0) >= kept;
    const walk = (element: Element): void => {
      seen.set(shapeOf(element), (seen.get(shapeOf(element)) ?? 0) + 1);
      let isFirst = true;
      for (const child of element.children) {
        const mayGo = child.matches('li, tbody tr, section, article, details, figure');
        if (mayGo && !isFirst && isKnown(child) && [...child.querySelectorAll('*')].every(isKnown))
          child.setAttribute('data-repeats', '');
        else walk(child);
        if (mayGo) isFirst = false;
      }
    };
    walk(document.body);
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('[data-repeats] { display: none !important; }');
    document.adoptedStyleSheets.push(hidden);
  }, KEPT);
  const result = await work();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return result;
}
