import type { Page } from 'playwright-core';
import { EVERYTHING } from '../../support/seeds.ts';

/** How often each shape of element stays on a page. */
const KEPT = 5;

/** What may be left out: rows, items, entries, sections, and parts of drawings; nothing that a script may draw again. */
const LEFT_OUT = ':is(li, tbody tr, dl > div, section, article, details, figure, svg *):not(astro-island *)';

/**
 * Takes rows, items and the like out of a page while `work` examines it, where every shape of element in them stands on the
 * page several times before: axe takes seconds for ten thousand elements of some hundred shapes, hidden ones too. The first
 * of each list or table stays. Where everything is examined, nothing is taken out.
 */
export async function withoutRepeats<T>(page: Page, work: () => Promise<T>): Promise<T> {
  if (EVERYTHING) return work();
  const putBack = await page.evaluateHandle(
    ({ kept, leftOut }) => {
      const shapes = new Map<Element, string>();
      const ownShape = ({ localName, attributes }: Element): string =>
        [
          localName,
          ...[...attributes].map(({ name, value }) => (/^(class|role|type|data-part)$/.test(name) ? value : name)),
        ].join(' ');
      const shapeOf = (element: Element): string => {
        const known = shapes.get(element);
        if (known !== undefined) return known;
        const parent = element.parentElement;
        const shape = `${ownShape(element)} in ${parent ? ownShape(parent) : ''}`;
        shapes.set(element, shape);
        return shape;
      };
      const seen = new Map<string, number>();
      const isKnown = (element: Element): boolean => (seen.get(shapeOf(element)) ?? 0) >= kept;
      const repeats: Element[] = [];
      const walk = (element: Element): void => {
        seen.set(shapeOf(element), (seen.get(shapeOf(element)) ?? 0) + 1);
        let isFirst = true;
        for (const child of element.children) {
          const mayGo = child.matches(leftOut);
          if (mayGo && !isFirst && isKnown(child) && [...child.querySelectorAll('*')].every(isKnown))
            repeats.push(child);
          else walk(child);
          if (mayGo) isFirst = false;
        }
      };
      walk(document.body);
      const places = repeats.map((element) => {
        const place = document.createComment('');
        element.replaceWith(place);
        return { element, place };
      });
      return () => places.forEach(({ element, place }) => place.replaceWith(element));
    },
    { kept: KEPT, leftOut: LEFT_OUT },
  );
  const result = await work();
  await putBack.evaluate((again) => again());
  return result;
}
