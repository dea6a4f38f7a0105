/**
 * `npm run bench`: how fast the engine is; with `-- --gate` it fails below half of what the design asks, with
 * `-- --seconds 5` it measures longer, with `-- --game <game>` one game. `npm run bench -- fuzz`: lines and links made to
 * go wrong, for a minute or for `--seconds`, the same again by `--seed`; it fails where one has no answer to be believed.
 * `npm run bench -- build`: what each of 500 further deals, or of `--deals`, costs a build of the site.
 * `npm run bench -- page`: how soon an answer to a rule is on its page, in the site that `npm test` built last.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { measureSpeed } from './bench/speed.ts';
import { measureBuild } from './bench/build.ts';
import { fuzzFor } from './fuzz/fuzz.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    gate: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string' },
    deals: { type: 'string' },
  },
});
const [what = 'speed'] = positionals;
switch (what) {
  case 'speed':
    process.exitCode = (await measureSpeed({ ...values, game: values.game, seconds: Number(values.seconds ?? 3) }))
      ? 0
      : 1;
    break;
  case 'fuzz':
    process.exitCode = (await fuzzFor(Number(values.seconds ?? 60), Number(values.seed ?? Date.now() % 65_536)))
      ? 0
      : 1;
    break;
  case 'build':
    await measureBuild(Number(values.deals ?? 500));
    break;
  case 'page':
    // It needs a browser and what the tests of the site know, which nothing in src/ does.
    process.exitCode = spawnSync(process.execPath, ['scripts/page-speed.ts'], { stdio: 'inherit' }).status ?? 1;
    break;
  default:
    process.stderr.write(`There is no “${what}” on the bench: speed, which may be left out, fuzz, build or page.\n`);
    process.exitCode = 2;
}
