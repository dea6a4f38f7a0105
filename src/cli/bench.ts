/**
 * `npm run bench`: speed of the engine. `--gate` fails below half of the design's figures, `--seconds 5` measures longer,
 * `--game <game>` measures one game.
 * `npm run bench -- build`: cost of each of 500 (or `--deals`) further deals to a build of the site.
 * `npm run bench -- strength`: gain of a better house player over 2,000 (or `--deals`) duplicate deals under each book.
 * `--samples` sets the deals that the careful house tries for each choice; `--game` and `--book` select books; `--write`
 * stores the figures beside the house, where the game's page reads them. Fails if a gain is in doubt.
 * `npm run bench -- play`: plays 10,000 (or `--deals`) deals of the house under each book, act by act, and checks all
 * invariants.
 * `npm run bench -- solver`: time to prove what was possible in the annotated deals, of one game with `--game`.
 * `npm run bench -- page`: time from an answer to a rule until its page shows it, in the site that `npm test` built last.
 */
import { spawnSync } from 'node:child_process';
import { GAMES } from '#games/index.ts';
import { measureSpeed, measureSolver } from './bench/speed.ts';
import { measureBuild } from './bench/build.ts';
import { playMany } from './bench/playing.ts';
import { measureStrength } from './bench/strength.ts';
import { SAMPLES } from '#engine/play/by-sampling.ts';
import { checkBook, parseOptions, misused, numberOf } from './command.ts';

const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    gate: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string' },
    deals: { type: 'string' },
    book: { type: 'string' },
    samples: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [what = 'speed', more] = positionals;
if (more !== undefined) misused(`The bench does not understand “${more}” after “${what}”.`);
const { game, book } = values;
checkBook(GAMES, values);
switch (what) {
  case 'speed':
    process.exitCode = (await measureSpeed({ ...values, game, seconds: numberOf('seconds', values.seconds, 3) }))
      ? 0
      : 1;
    break;
  case 'build':
    await measureBuild(numberOf('deals', values.deals, 500));
    break;
  case 'strength': {
    const deals = numberOf('deals', values.deals, 2000);
    const samples = numberOf('samples', values.samples, SAMPLES);
    process.exitCode = (await measureStrength({ deals, samples, game, book, write: values.write })) ? 0 : 1;
    break;
  }
  case 'play':
    process.exitCode = (await playMany({
      deals: numberOf('deals', values.deals, 10_000),
      seed: numberOf('seed', values.seed, 0),
      game,
      book,
    }))
      ? 0
      : 1;
    break;
  case 'solver':
    await measureSolver(game);
    break;
  case 'page':
    // A script, because it needs a browser and the site tests' support code, which src/ must not import.
    process.exitCode = spawnSync(process.execPath, ['scripts/page-speed.ts'], { stdio: 'inherit' }).status ?? 1;
    break;
  default:
    misused(
      `The bench cannot measure “${what}”; it measures speed (which may be left out), build, strength, play, solver or page.`,
    );
}
