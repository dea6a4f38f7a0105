import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testOfAll } from '../tests/support/seeds.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A script in a folder of the test's own. */
function script(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('npm run', () => {
  test('has turned Astro’s telemetry off before the command begins, and ends as the command ends', () => {
    const said = script(
      'said.ts',
      'const says: string = `${process.env["ASTRO_TELEMETRY_DISABLED"]} ${process.argv[2]}`;\nconsole.log(says);\nprocess.exit(3);\n',
    );
    const { ASTRO_TELEMETRY_DISABLED: _, ...env } = process.env;
    const { stdout, status } = spawnSync(process.execPath, ['scripts/run.mjs', said, '--only'], {
      encoding: 'utf8',
      env,
    });
    expect([stdout.trim(), status]).toEqual(['1 --only', 3]);
  });

  // Astro takes seconds to begin.
  testOfAll('writes nothing in a fresh home where Astro is run', () => {
    const home = join(folder, 'home');
    mkdirSync(home);
    const { ASTRO_TELEMETRY_DISABLED: _, XDG_CONFIG_HOME: __, ...rest } = process.env;
    const env = { ...rest, HOME: home, APPDATA: home };
    // Astro would report that it begins, and for that keep a setting and an id, before it finds no site to serve.
    const none = ['scripts/run.mjs', 'astro', 'preview', '--outDir', join(folder, 'none')];
    const { stdout, stderr } = spawnSync(process.execPath, none, { encoding: 'utf8', env });
    expect(stdout + stderr).toContain('Did you run `astro build`?');
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('one at a time', () => {
  /** Does something for half a second in a folder, and keeps when. */
  const works = () =>
    script(
      'works.mjs',
      `import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from ${JSON.stringify(resolve('scripts/one-at-a-time.mjs'))};
await oneAtATime('build', 'build', async () => {
  appendFileSync('log', 'begins\\n');
  await sleep(500);
  appendFileSync('log', 'ends\\n');
});
`,
    );
  const started = (path: string): Promise<string> =>
    new Promise((done) => {
      const child = spawn(process.execPath, [path], { cwd: folder });
      let said = '';
      child.stderr.on('data', (text) => (said += String(text)));
      child.on('close', () => done(said));
    });

  test('three who begin together do it one after another, and who waits says so once', async () => {
    const path = works();
    const said = await Promise.all([started(path), started(path), started(path)]);
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begins\nends\n'.repeat(3));
    const waited = said.filter((text) => text !== '');
    expect(waited.length).toBe(2);
    for (const text of waited)
      expect(text).toMatch(/^Another build is under way here \(process \d+\); waiting for it …\n$/);
  });

  test('one that was broken off holds nobody up', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(join(folder, '.running'), { recursive: true });
    writeFileSync(join(folder, '.running/build'), String(pid));
    expect(await started(works())).toBe('');
  });
});
