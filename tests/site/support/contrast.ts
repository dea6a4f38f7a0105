import type { Page } from 'playwright-core';

/** What axe judges by colours: a text on its ground, and whether a link is told from the text it stands in. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What decides the contrast of a text: its colour, size and weight, and the colours it stands on, from its own to the first
 * opaque one; for a link also how it is marked, and the text round it. A page is checked for those combinations that no page
 * before it had in the same colour scheme.
 */
type Ground = string;

/** The grounds of a page's texts; the first two texts on each stay in the page, under a name. */
export const keepGrounds = (page: Page, name: string): Promise<readonly Ground[]> =>
  page.evaluate((key) => {
    const below = new Map<Element, string>();
    const standsOn = (element: Element): string => {
      const known = below.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
      const isOpaque = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none' && opacity === '1';
      const parent = element.parentElement;
      const whole = isOpaque || parent === null ? own : `${own} / ${standsOn(parent)}`;
      below.set(element, whole);
      return whole;
    };
    /** How a link is told from the text it stands in, if there is any. */
    const marks = new Map<Element, string>();
    const markOf = (link: Element): string => {
      const known = marks.get(link);
      if (known !== undefined) return known;
      const { display, textDecorationLine, borderBottomStyle, fontFamily, fontStyle } = getComputedStyle(link);
      const around = link.parentElement!;
      const { color, fontWeight } = getComputedStyle(around);
      const isInText = [...around.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const mark = [display, textDecorationLine, borderBottomStyle, fontFamily, fontStyle, color, fontWeight, isInText];
      marks.set(link, mark.join(' '));
      return mark.join(' ');
    };
    const grounds = new Map<string, Element[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (element === null || (texts.currentNode.textContent ?? '').trim() === '') continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const link = element.closest('a[href]');
      const ground = `${color} ${fontSize} ${fontWeight} on ${standsOn(element)}${link ? `, a link ${markOf(link)}` : ''}`;
      const others = grounds.get(ground);
      const judged = link ?? element;
      if (others === undefined) grounds.set(ground, [judged]);
      else if (others.length < 2 && others[0] !== judged) others.push(judged);
    }
    Object.assign(globalThis, { [key]: grounds });
    return [...grounds.keys()];
  }, name);
