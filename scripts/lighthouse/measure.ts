/**
 * What a page is like on a slow phone, as Lighthouse sees it: one page of each kind, the median of three runs, over the site
 * that was built for tests. `npm run lighthouse` builds it first; `node scripts/lighthouse/measure.ts --only deal,home --runs 1`
 * measures what stands. Lighthouse brings eighty packages, a third of all files there are to install, and nothing else wants it:
 * it is a package of this folder. What falls short of the aim is marked, and what Lighthouse complains of is listed below the table.
 */
import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { askedOf, namesOf, numberOf } from '../../src/cli/command.ts';
import { pageUrl, site } from '../../tests/site/support/built-site.ts';
import { largestPage, PAGE_KINDS, type PageKind } from '../../tests/site/support/page-kinds.ts';
import { serveTestedSite } from '../../tests/site/support/server.ts';
import { browserArguments, findChromium } from '../browser.ts';

/** What search engines are kept away from by design. */
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

/** A place that Lighthouse shows. */
interface Item {
  readonly node?: { readonly snippet?: string };
}

/** What of a page's accessibility, practices and findability is not as it should be, and where. */
function complaints({ audits, categories }: Result): readonly string[] {
  const asked = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? []);
  return asked
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

const { values: asked } = askedOf({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const known = Object.keys(PAGE_KINDS) as readonly PageKind[];
const wanted = namesOf('kind of page', asked.only?.split(',') ?? known, known);
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
  for (let run = 0; run < numberOf('runs', asked.runs, 3); run++) {
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
