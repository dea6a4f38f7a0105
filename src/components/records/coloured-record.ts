import { createShikiHighlighter } from '@astrojs/markdown-remark/shiki';
import { shikiClasses } from '../../../shiki-classes.mjs';

const SHIKI = createShikiHighlighter({ theme: 'css-variables' });
const CODE = /^(.*<code>)([^]*)(<\/code>.*)$/;

/** Cache of coloured lines; most deals of a game share all lines but the hands. A file of its own, because a page's own code runs anew for every deal. */
const COLOURED = new Map<string, string>();

/**
 * Colours a record with Shiki line by line, because colouring takes longer than the rest of the page and lines repeat
 * between deals. Possible because no construct of such a record spans two lines.
 */
export async function colouredRecord(text: string): Promise<string> {
  const lines = text.trimEnd().split('\n');
  const unread = lines.filter((line) => !COLOURED.has(line));
  const html = await (await SHIKI).codeToHtml(unread.join('\n'), 'yaml', { transformers: [shikiClasses] });
  const [, head = '', code = '', foot = ''] = CODE.exec(html) ?? [];
  for (const [i, line] of code.split('\n').entries()) COLOURED.set(unread[i] ?? '', line);
  return `${head}${lines.map((line) => COLOURED.get(line)).join('\n')}${foot}`;
}
