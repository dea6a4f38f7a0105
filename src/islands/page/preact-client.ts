import { Fragment, options, type ComponentChild } from 'preact';

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';

/**
 * Merges adjacent text children (`deal `, `no. `, `4`) into one, as in the served page. Later children keep their
 * position, because removed texts leave holes.
 */
export function joinTexts(children: readonly ComponentChild[]): readonly ComponentChild[] {
  let joined: ComponentChild[] | undefined;
  let text = '';
  /** Index of the current run of text; −1 if there is none. */
  let start = -1;
  for (const [i, child] of children.entries()) {
    // Children that render nothing do not interrupt a run of text.
    if (child === null || child === undefined || typeof child === 'boolean') continue;
    if (!isText(child)) start = -1;
    else if (start < 0) {
      start = i;
      text = String(child);
    } else {
      joined ??= [...children];
      text += String(child);
      joined[start] = text;
      joined[i] = null;
    }
  }
  return joined ?? children;
}

/**
 * Preact option for all islands: merges adjacent text children, so that hydration does not split served text nodes, which
 * would cause a new layout (1,308 text nodes of a deal's page became 1,502).
 */
const before = options.vnode?.bind(options);
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string' || vnode.type === Fragment) {
    const props = vnode.props as { children?: unknown };
    if (Array.isArray(props.children)) props.children = joinTexts(props.children as readonly ComponentChild[]);
  }
  before?.(vnode);
};

/** Client entry of islands; scripts/build/preact.ts passes this file to Astro. */
export { default } from '@astrojs/preact/client.js';
