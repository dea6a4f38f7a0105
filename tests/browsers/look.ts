/*
 * What a person sees at once when a page has gone wrong. Each function runs in a page and sees nothing but it.
 */

/** Waits until every island lives, and says so. A key that does nothing wakes those that wait for their reader. */
export async function awake(): Promise<true> {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  while (document.querySelector('astro-island[ssr], astro-island:not([ssr]) [data-sleeps]') !== null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
}

/** Links in running text, figures that can be changed and words with a definition, where no line is drawn under them. */
export function brokenUnderlines(): readonly string[] {
  // The green cloth of a table has the colours of a dark page.
  const brassIn = (scheme: string): string => {
    const probe = document.createElement('span');
    probe.style.colorScheme = scheme;
    probe.style.color = 'var(--brass)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return [
    ...document.querySelectorAll(
      'main p > a[href]:not([data-part], [data-permalink]), main a[data-key]:not([data-turned]), main button[popovertarget^="word-"]:not([popovertargetaction])',
    ),
  ]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { borderStyle, colorScheme, textDecorationLine, textDecorationColor } = getComputedStyle(element);
      // A link that is drawn as a button needs no line.
      return (
        borderStyle === 'none' && (textDecorationLine !== 'underline' || textDecorationColor !== brassIn(colorScheme))
      );
    })
    .map((element) => `<${element.localName}> ${element.textContent}`)
    .slice(0, 5);
}

/** Boards and tables that reach above or below what holds them, or beside the window. */
export function outOfTheirBoxes(): readonly string[] {
  return [
    ...document.querySelectorAll(
      'main [data-part="board"], main [data-part="baize"], main [data-part="felt"], main [data-part="felt"] > [data-part="table"]',
    ),
  ].flatMap((shown) => {
    const inner = shown.getBoundingClientRect();
    const outer = shown.parentElement!.getBoundingClientRect();
    const out = [outer.top - inner.top, inner.bottom - outer.bottom, -inner.left, inner.right - innerWidth];
    return inner.height > 0 && Math.max(...out) > 1
      ? [`${shown.getAttribute('class') ?? ''}: ${out.map(Math.round).join(' ')}`]
      : [];
  });
}

/** Elements that make the page wider than its window. */
export function sticksOut(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`)
    .slice(0, 5);
}
