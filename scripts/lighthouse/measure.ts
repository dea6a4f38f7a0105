/**
 * Measures pages on a slow phone with Lighthouse: one page of each kind, the median of three runs, on the site built for
 * tests. `npm run lighthouse` builds it first; `npm run lighthouse -- --only deal,home --runs 1` measures the existing
 * build. Lighthouse brings eighty packages, a third of all files to install, so it is a package of this folder. Marks
 * values below the aim and lists Lighthouse's complaints below the table.
 */
import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { parseOptions, namesOf, numberOf } from '../../src/cli/command.ts';
import { pageUrl, site } from '../../tests/site/support/built-site.ts';
import { largestPage, PAGE_KINDS, type PageKind } from '../../tests/site/support/page-kinds.ts';
import { serveTestedSite } from '../../tests/site/support/server.ts';
import { browserArguments, findChromium } from '../browser.ts';

/** Audits that fail on purpose, such as pages hidden from search engines. */
const BY_DESIGN = new Set(['is-crawlable']);

interface Figure {
  readonly name: string;
  readonly of: (result: Result) => number;
  readonly print: (value: number) => string;
  readonly isGood: (value: number) => boolean;
}

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const score = (name: string, category: string): Figure => ({
  name,
  of: ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100),
  print: String,
  isGood: (value) => value === 100,
});
const audit = (name: string, id: string, most: number, print: Figure['print']): Figure => ({
  name,
  of: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  print,
  isGood: (value) => value <= most,
});

const FIGURES: readonly Figure[] = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('practices', 'best-practices'),
  score('SEO', 'seo'),
  audit('LCP', 'largest-contentful-paint', 1200, seconds),
  audit('blocked', 'total-blocking-time', 100, milliseconds),
  audit('CLS', 'cumulative-layout-shift', 0.02, (value) => value.toFixed(3)),
];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** An element that Lighthouse points to. */
interface Item {
  readonly node?: { readonly snippet?: string };
}

/** Failed audits of accessibility, best practices and SEO, with the elements concerned. */
function complaints({ audits, categories }: Result): readonly string[] {
  const options = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? []);
  return options
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ id, score }) => score !== null && score < 1 && !BY_DESIGN.has(id))
    .map(({ title, details }) => {
      const items: readonly Item[] = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
      return [title, ...items.slice(0, 3).map((item) => item.node?.snippet ?? JSON.stringify(item))].join('\n      ');
    });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const { values: options } = parseOptions({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const known = Object.keys(PAGE_KINDS) as readonly PageKind[];
const wanted = namesOf('kind of page', options.only?.split(',') ?? known, known);
const kinds = known.filter((kind) => wanted.includes(kind));

const { origin, stop } = await serveTestedSite({ isOnTheNet: true });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...browserArguments, `--remote-debugging-port=${String(port)}`],
});

console.log(`${''.padEnd(10)}${FIGURES.map(({ name }) => name.padStart(15)).join('')}  page`);
const found: string[] = [];
for (const kind of kinds) {
  const path = largestPage(kind);
  const address = pageUrl({ ...site, origin }, path).href;
  const results: Result[] = [];
  for (let run = 0; run < numberOf('runs', options.runs, 3); run++) {
    const done = await lighthouse(address, { port, logLevel: 'silent', disableFullPageScreenshot: true });
    if (done) results.push(done.lhr);
  }
  const cells = FIGURES.map(({ of, print, isGood }) => {
    const value = median(results.map(of));
    return `${print(value)}${isGood(value) ? ' ' : '!'}`.padStart(15);
  });
  console.log(`${kind.padEnd(10)}${cells.join('')}  ${path}`);
  found.push(...new Set(results.flatMap(complaints).map((complaint) => `${kind}: ${complaint}`)));
}
for (const complaint of found) console.log(`\n${complaint}`);

await browser.close();
stop();
