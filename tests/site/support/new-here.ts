import type { Page } from 'playwright-core';
import { COLOUR_RULES, keepGrounds } from './contrast.ts';
import { BY_NAME, BY_VALUE } from './shapes.ts';
import { axeFaults } from './visit.ts';

/** What has been looked at on the pages before: shapes, and grounds in either colour scheme. */
export interface Seen {
  readonly shapes: Set<string>;
  readonly light: Set<string>;
  readonly dark: Set<string>;
}

export const nothingSeen = (): Seen => ({ shapes: new Set(), light: new Set(), dark: new Set() });

/** Of those a page has, the ones that no page before it had; they count as seen from then on. */
function fresh(here: readonly string[], seen: Set<string>): readonly string[] {
  const news = here.filter((one) => !seen.has(one));
  for (const one of news) seen.add(one);
  return news;
}

/** The shapes of a page as it lives; the first two elements of each stay in the page, under `shapes`. */
const keepShapes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([byValue, byName]) => {
      const [isValue, isName] = [new RegExp(byValue), new RegExp(byName)];
      const own = new Map<Element, string>();
      const shapes = new Map<string, Element[]>();
      for (const element of document.body.querySelectorAll('*')) {
        const said = [...element.attributes]
          .filter(({ name }) => isValue.test(name) || isName.test(name))
          .map(({ name, value }) => (isValue.test(name) ? `${name}=${value}` : name));
        const shape = `${element.localName}.${[...element.classList].sort().join('.')}[${said.sort().join()}]`;
        own.set(element, shape);
        const whole = `${own.get(element.parentElement!) ?? ''} > ${shape}`;
        const others = shapes.get(whole);
        if (others === undefined) shapes.set(whole, [element]);
        else if (others.length < 2) others.push(element);
      }
      Object.assign(globalThis, { shapes });
      return [...shapes.keys()];
    },
    [BY_VALUE.source, BY_NAME.source] as const,
  );

/**
 * Makes in the page, out of sight, a copy of what is new in it: what axe takes longest for is the rows of a table and the
 * entries of a list that are all alike. What has its name from what it holds is copied whole, and so is what names another.
 */
async function copyWhatIsNew(page: Page, seen: Seen): Promise<Readonly<Record<keyof Seen, readonly string[]>>> {
  const shapes = fresh(await keepShapes(page), seen.shapes);
  const light = fresh(await keepGrounds(page, 'light'), seen.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = fresh(await keepGrounds(page, 'dark'), seen.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(
    (news) => {
      const WHOLE =
        'a, button, label, summary, h1, h2, h3, h4, h5, h6, th, td, dt, select, svg, legend, caption, figcaption, [role]:not([role="region"], [role="group"])';
      const REFERENCES = [
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'aria-owns',
        'for',
        'headers',
        'list',
      ];
      const kept = new Set<Element>([document.body]);
      const keep = (element: Element): void => {
        if (kept.has(element) || !document.body.contains(element)) return;
        kept.add(element);
        if (element.parentElement) keep(element.parentElement);
        // A term and what is said of it belong together.
        if (element.matches('dt') && element.nextElementSibling) keep(element.nextElementSibling);
        if (element.matches('dd') && element.previousElementSibling) keep(element.previousElementSibling);
        if (element.matches(WHOLE)) for (const inner of element.children) keep(inner);
        else if (element.parentElement?.closest(WHOLE)) for (const inner of element.children) keep(inner);
        for (const key of REFERENCES)
          for (const id of element.getAttribute(key)?.split(/\s+/) ?? []) {
            const named = document.getElementById(id);
            if (named) keep(named);
          }
        if (element.id !== '' && element.matches('input, select, textarea'))
          for (const label of document.querySelectorAll(`label[for="${CSS.escape(element.id)}"]`)) keep(label);
      };
      const page = globalThis as unknown as Readonly<Record<string, ReadonlyMap<string, readonly Element[]>>>;
      for (const [where, names] of Object.entries(news))
        for (const name of names) for (const element of page[where]?.get(name) ?? []) keep(element);
      // The link that leads past the head leads to the main part; and headings go down one level at a time.
      for (const part of document.querySelectorAll('main, h1, h2, h3, h4, h5, h6')) keep(part);
      const copyOf = (element: Element): Element => {
        const copy = element.cloneNode(false) as Element;
        // No island comes to life in it.
        if (element.localName === 'astro-island') copy.setAttribute('client', 'nobody');
        for (const child of element.childNodes)
          if (!(child instanceof Element)) copy.append(child.cloneNode());
          else if (kept.has(child)) copy.append(copyOf(child));
        return copy;
      };
      Object.assign(globalThis, { whatIsNew: copyOf(document.body) });
    },
    { shapes, light, dark },
  );
  return { shapes, light, dark };
}

/**
 * What axe has against what is new on a page. Asked twice: when the page stands as it is to be judged, and, for the answer, when
 * nothing else is wanted of it any more.
 */
export async function newHere(page: Page, seen: Seen) {
  const size = page.viewportSize();
  const news = await copyWhatIsNew(page, seen);
  return async (): Promise<Readonly<Record<'axe' | 'dark', readonly string[]>>> => {
    if (size) await page.setViewportSize(size);
    await page.evaluate(() => {
      document.body.replaceWith((globalThis as unknown as { readonly whatIsNew: Element }).whatIsNew);
      scrollTo(0, 0);
    });
    // Colours take longer than all else: they are judged where there is a text on a ground that no page before had.
    const colours = COLOUR_RULES.map((rule) => [rule, { enabled: news.light.length > 0 }]);
    const axe = await axeFaults(page, { rules: { 'target-size': { enabled: true }, ...Object.fromEntries(colours) } });
    if (news.dark.length === 0) return { axe, dark: [] };
    await page.emulateMedia({ colorScheme: 'dark' });
    return { axe, dark: await axeFaults(page, { runOnly: [...COLOUR_RULES] }) };
  };
}
