import { unified } from '@astrojs/markdown-remark';
import { remarkContent } from './remark-content.ts';

type Renderer = Awaited<ReturnType<ReturnType<typeof unified>['createRenderer']>>;
const renderers = new Map<string, Promise<Renderer>>();

function rendererFor(base: string): Promise<Renderer> {
  const known = renderers.get(base);
  if (known) return known;
  const processor = unified({ remarkPlugins: [[remarkContent, { base }]], gfm: true, smartypants: false });
  const renderer = processor.createRenderer({ syntaxHighlight: false });
  renderers.set(base, renderer);
  return renderer;
}

const rendered = new Map<string, Promise<string>>();

/**
 * Renders Markdown of a YAML field to HTML, with links resolved below `base`. Cached, because a text may stand on many
 * pages.
 */
export function renderMarkdown(text: string, base: string): Promise<string> {
  const name = `${base} ${text}`;
  const html = rendered.get(name) ?? rendererFor(base).then(async (renderer) => (await renderer.render(text)).code);
  rendered.set(name, html);
  return html;
}

/** Renders without the surrounding paragraph; several paragraphs are kept. */
export async function renderLine(text: string, base: string): Promise<string> {
  const html = (await renderMarkdown(text, base)).trim();
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner === undefined || inner.includes('<p>') ? html : inner;
}
