/** What a line of a record consists of: an item’s dashes or a depth, a name with its colon, and a value. */
const LINE = /^( *(?:- )*)(?:([\w.-]+)(:)(?=$| ))?( ?\S.*)?$/;
const CONSTANT = /^(?:true|false|yes|no|\d+|[1-9]\d*(?::[0-5]?\d)+)$/;

const span = (text: string, colour?: string): string => {
  if (text === '') return '';
  const escaped = text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
  return colour === undefined ? `<span>${escaped}</span>` : `<span class="tok-${colour}">${escaped}</span>`;
};

function colouredLine(line: string): string {
  const [, depth = '', name = '', colon = '', value = ''] = LINE.exec(line) ?? [];
  const isItem = depth.includes('-');
  const before = isItem || name === '' ? span(depth) : '';
  const named = span(isItem ? name : `${name && depth}${name}`, 'keyword') + span(colon, 'keyword');
  return before + named + span(value, CONSTANT.test(value.trim()) ? 'constant' : 'string-expression');
}

/**
 * A record as it is printed from a deal on file, coloured as Shiki colours YAML. That reads any YAML there is, and takes longer
 * for a record than all else on the page of its deal: here are no more than the lines that a printed record has.
 */
export const colouredRecord = (text: string): string =>
  `<pre class="astro-code css-variables" tabindex="0" data-language="yaml"><code>${text
    .trimEnd()
    .split('\n')
    .map((line) => `<span class="line">${colouredLine(line)}</span>`)
    .join('\n')}</code></pre>`;
