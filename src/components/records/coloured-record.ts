import { createShikiHighlighter } from '@astrojs/markdown-remark/shiki';
import { shikiClasses } from '../../../shiki-classes.mjs';

const SHIKI = createShikiHighlighter({ theme: 'css-variables' });
const CODE = /^(.*<code>)([^]*)(<\/code>.*)$/;

/** The lines that were coloured for one deal or another: most deals of a game share most of what is not a hand. */
const COLOURED = new Map<string, string>();

/**
 * A record as it is printed from a deal on file, coloured by Shiki, which takes longer for it than for anything else on its page:
 * nothing in such a record runs on over a line’s end, so that no line is read twice.
 */
export async function colouredRecord(text: string): Promise<string> {
  const lines = text.trimEnd().split('\n');
  const unread = lines.filter((line) => !COLOURED.has(line));
  const html = await (await SHIKI).codeToHtml(unread.join('\n'), 'yaml', { transformers: [shikiClasses] });
  const [, head = '', code = '', foot = ''] = CODE.exec(html) ?? [];
  for (const [i, line] of code.split('\n').entries()) COLOURED.set(unread[i] ?? '', line);
  return `${head}${lines.map((line) => COLOURED.get(line)).join('\n')}${foot}`;
}
