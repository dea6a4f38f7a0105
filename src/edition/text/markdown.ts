import { unified } from '@astrojs/markdown-remark';
import { remarkContent } from './remark-content.ts';

type Renderer = Awaited<ReturnType<ReturnType<typeof unified>['createRenderer']>>;
const renderers = new Map<string, Promise<Renderer>>();

/** Markdown of a YAML field as HTML, its links resolved below `base`. */
export async function renderMarkdown(text: string, base: string): Promise<string> {
  let renderer = renderers.get(base);
  if (!renderer) {
    const processor = unified({ remarkPlugins: [[remarkContent, { base }]], gfm: true, smartypants: false });
    renderer = processor.createRenderer({ syntaxHighlight: false });
    renderers.set(base, renderer);
  }
  return (await (await renderer).render(text)).code;
}

/** The same without the paragraph around it, for a line of its own; several paragraphs stay as they are. */
export async function renderLine(text: string, base: string): Promise<string> {
  const html = (await renderMarkdown(text, base)).trim();
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner === undefined || inner.includes('<p>') ? html : inner;
}
