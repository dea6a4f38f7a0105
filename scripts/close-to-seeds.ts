/** Lists passages that the site copies word for word from its sources, if their texts lie beside the repository. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RUN, findRuns, makeSeed, makeTitle } from '../src/edition/check/words/close-to-seeds.ts';
import { filesBelow } from '../src/edition/library/files-below.ts';

/** The texts may not be published, so they are not in the repository. */
const folder = join('..', 'shared', 'seeds');
const read = (path: string): string => readFileSync(path, 'utf8');
const isText = (value: unknown): value is string => typeof value === 'string';

const bibliography = JSON.parse(read(join('content', 'bibliography.json'))) as readonly Record<string, unknown>[];
const titles = bibliography.flatMap((item) => [item.title, item['container-title']].filter(isText).map(makeTitle));
/** Files that may contain sentences for readers: content, questions and answers, pages, islands. */
const files = [...filesBelow('content', /\.(mdx|ya?ml|json)$/), ...filesBelow('src', /(?<!\.test)\.(astro|tsx?)$/)];
const texts = filesBelow(folder, /\.txt$/).map((path) => ({ name: basename(path), text: read(path) }));
const seeds = texts.map(({ name, text }) => makeSeed(name, text));

/** Source texts in formats that cannot be compared. */
const unread = texts
  .filter(({ text, name }) => findRuns(text.slice(0, 2000), [makeSeed(name, text)]).length === 0)
  .map(({ name }) => `${name} has no ${RUN} words that can be read.`);
const copied = files.flatMap((file) =>
  findRuns(read(file), seeds, titles).map(({ line, seed, words }) => `${file}:${line} as in ${seed}: ${words}`),
);
for (const complaint of [...unread, ...copied]) console.log(complaint);
console.log(
  texts.length === 0
    ? `There are no texts in ${folder}: nothing was compared.`
    : `${files.length} files compared with ${texts.length} texts: ${copied.length} runs of ${RUN} words or more outside quotation marks.`,
);
process.exitCode = unread.length + copied.length === 0 ? 0 : 1;
