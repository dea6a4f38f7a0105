/**
 * Whether the page sets running text in the face that it asks for first, and not in one that stands in for it. Runs in a page. It
 * loads the file again under a name of its own, and compares the widths of the same words.
 */
export async function isInOwnFace(): Promise<boolean> {
  await document.fonts.ready;
  const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href ?? '';
  document.fonts.add(await new FontFace('measured', `url("${file}")`).load());
  const widthIn = (family: string): number => {
    const words = document.createElement('span');
    words.textContent = 'Whoever wins the last trick may give it away';
    Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '100px', fontFamily: family });
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width;
  };
  const { fontFamily } = getComputedStyle(document.body);
  return Math.abs(widthIn(fontFamily) - widthIn('measured')) < 0.5;
}
