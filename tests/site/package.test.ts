import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm } from '../../scripts/npm.mjs';
import { EVERYTHING } from '../support/seeds.ts';
import { visitor, type Visitor } from './support/visit.ts';

/*
 * The examples of the package's README. `npm test` runs them on the modules that the package is made of; `npm run test:all` also
 * packs it with `npm run package`, installs it into an empty folder, and runs them there and in a browser.
 */

/** Each example of the README, and what it says it prints. */
const EXAMPLES = [
  ...readFileSync('src/package/README.md', 'utf8').matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs),
].map(([, code = '', printed = '']) => ({ code, printed }));

/** An example with the modules of this repository in place of the package. */
const onModules = (code: string): string =>
  code.replaceAll(/'quinola-engine(?:\/([\w-]+))?'/g, (_, game: string | undefined) => {
    const path = game === undefined ? 'src/package/index.ts' : `src/games/${game}/package.ts`;
    return `'${pathToFileURL(path).href}'`;
  });

test('the README has three examples, which print what it says', () => {
  expect(EXAMPLES).toHaveLength(3);
  // One after another in one Node, which reads the modules once.
  const addresses = EXAMPLES.map(({ code }) => `data:text/javascript,${encodeURIComponent(onModules(code))}`);
  const all = addresses.map((address) => `await import(${JSON.stringify(address)}); console.log('\\f');`).join('\n');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', all], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.split('\f\n').slice(0, -1)).toEqual(EXAMPLES.map((example) => example.printed));
});

describe.each(EVERYTHING ? ['npm run package'] : [])('%s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quinola-engine-'));
  const installed = join(folder, 'node_modules/quinola-engine');
  const about = (): {
    readonly [key: string]: unknown;
    readonly exports: Readonly<Record<string, { readonly default: string }>>;
  } => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as ReturnType<typeof about>;

  beforeAll(() => {
    const packed = spawnSync(process.execPath, ['scripts/package.ts', '--outDir', folder], { encoding: 'utf8' });
    expect([packed.status, packed.stderr]).toEqual([0, '']);
    const [tarball = ''] = globSync('*.tgz', { cwd: folder });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const done = npm(
      [
        'install',
        '--prefix',
        folder,
        '--loglevel',
        'notice',
        '--offline',
        '--no-audit',
        '--no-fund',
        join(folder, tarball),
      ],
      'keep',
    );
    expect([done.ok, done.said]).toEqual([true, expect.stringContaining('added 1 package')]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the package needs no other', () => {
    expect(about()).not.toHaveProperty('dependencies');
  });

  test('every path in its exports leads to a file, and no file names one outside', () => {
    const paths = Object.values(about().exports).flatMap((one) => Object.values(one));
    expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
    const files = globSync('{dist,types}/**/*.{js,ts}', { cwd: installed });
    expect(files.length).toBeGreaterThan(20);
    const lost = files.flatMap((file) =>
      [...readFileSync(join(installed, file), 'utf8').matchAll(/(?:\bfrom |\bimport\()["']([^"']+)["']/g)].flatMap(
        ([, path = '']) => {
          const found = join(installed, file, '..', path);
          return path.startsWith('.') && existsSync(file.startsWith('types') ? found.replace(/\.js$/, '.d.ts') : found)
            ? []
            : [`${file}: ${path}`];
        },
      ),
    );
    expect(lost).toEqual([]);
  });

  /** The Node on which npm was started: Node 20 wherever that is what the machine has. */
  const outside = process.env['npm_node_execpath'] ?? process.execPath;
  test(`the examples print in ${spawnSync(outside, ['--version'], { encoding: 'utf8' }).stdout.trim()} what the README says`, () => {
    const printed = EXAMPLES.map(({ code }) => {
      writeFileSync(join(folder, 'example.mjs'), code);
      const { stdout, stderr } = spawnSync(outside, ['example.mjs'], { cwd: folder, encoding: 'utf8' });
      return stdout + stderr;
    });
    expect(printed).toEqual(EXAMPLES.map((example) => example.printed));
  });

  describe('in a browser', () => {
    let browser: Visitor;
    beforeAll(async () => (browser = await visitor()));
    afterAll(() => browser.leave());

    test('a page that imports the modules prints the same', async () => {
      const context = await browser.contextOfItsOwn();
      const imports = Object.fromEntries(
        Object.entries(about().exports).map(([path, file]) => [path.replace('.', 'quinola-engine'), file.default]),
      );
      await context.route('http://engine.example/**', (route) => {
        const { pathname } = new URL(route.request().url());
        const example = EXAMPLES[Number(pathname.slice(1))];
        return example
          ? route.fulfill({
              contentType: 'text/html',
              body: `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script><script type="module">${example.code}; console.log('')</script>`,
            })
          : route.fulfill({ path: join(installed, pathname) });
      });
      const page = await context.newPage();
      let lines = '';
      page.on('console', (message) => (lines += `${message.text()}\n`));
      page.on('pageerror', (error) => (lines += `${error.message}\n\n`));
      const printed: string[] = [];
      for (const number of EXAMPLES.keys()) {
        lines = '';
        await page.goto(`http://engine.example/${String(number)}`);
        await expect.poll(() => lines).toMatch(/(^|\n)\n$/);
        printed.push(lines.slice(0, -1));
      }
      expect(printed).toEqual(EXAMPLES.map((example) => example.printed));
    });
  });
});
