import { Fragment, options, type ComponentChild } from 'preact';

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';

/**
 * The same children, of which texts that stand beside one another are one, as they are in the page that was served: `deal `,
 * `no. `, `4`. What follows keeps its place among its siblings.
 */
export function joinTexts(children: readonly ComponentChild[]): readonly ComponentChild[] {
  let joined: ComponentChild[] | undefined;
  let text = '';
  /** Where the text begins that goes on here; −1 where none does. */
  let begun = -1;
  for (const [i, child] of children.entries()) {
    // What is not shown stands between no texts.
    if (child === null || child === undefined || typeof child === 'boolean') continue;
    if (!isText(child)) begun = -1;
    else if (begun < 0) {
      begun = i;
      text = String(child);
    } else {
      joined ??= [...children];
      text += String(child);
      joined[begun] = text;
      joined[i] = null;
    }
  }
  return joined ?? children;
}

/**
 * Whoever imports this has Preact make one node of such texts. Else a page that comes to life is cut up into as many nodes as
 * its texts were written in, hundreds of them, and everything they stand in is laid out anew.
 */
const before = options.vnode?.bind(options);
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string' || vnode.type === Fragment) {
    const props = vnode.props as { children?: unknown };
    if (Array.isArray(props.children)) props.children = joinTexts(props.children as readonly ComponentChild[]);
  }
  before?.(vnode);
};
