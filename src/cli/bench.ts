/**
 * `npm run bench`: how fast the engine is; with `-- --gate` it fails below half of what the design asks, with
 * `-- --seconds 5` it measures longer, with `-- --game <game>` one game. `npm run bench -- fuzz`: lines and links made to
 * go wrong, for a minute or for `--seconds`, the same again by `--seed`; it fails where one has no answer to be believed.
 * `npm run bench -- build`: what each of 500 further deals, or of `--deals`, costs a build of the site.
 * `npm run bench -- strength`: what a better player of the house gains, in 2,000 duplicate deals by each book, or in `--deals`;
 * with `--samples` the deals that the careful house tries for each choice, with `--game` and `--book` fewer books; it fails
 * where a gain is in doubt. `--write` keeps the figures beside the house, from where the page of the game says them. `npm run bench -- play`: 10,000 deals of the house by each book, or `--deals`, taken turn by turn,
 * and all that must hold of them.
 * `npm run bench -- solver`: how soon what was possible in the annotated deals is proved; of one game with `--game`.
 * `npm run bench -- page`: how soon an answer to a rule is on its page, in the site that `npm test` built last.
 */
import { spawnSync } from 'node:child_process';
import { GAMES } from '#games/index.ts';
import { measureSpeed } from './bench/speed.ts';
import { measureBuild } from './bench/build.ts';
import { playMany } from './bench/playing.ts';
import { measureStrength } from './bench/strength.ts';
import { SAMPLES } from '#engine/play/by-sampling.ts';
import { measureSolver } from './bench/solver.ts';
import { askedOf, misused, namesOf, numberOf } from './command.ts';
import { fuzzFor } from './fuzz/fuzz.ts';

const { values, positionals } = askedOf({
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
if (more !== undefined) misused(`“${more}” is nothing that the bench is asked for after “${what}”.`);
const { game, book } = values;
namesOf(
  'game',
  game === undefined ? [] : [game],
  GAMES.map(({ id }) => id),
);
namesOf(
  'rule set',
  book === undefined ? [] : [book],
  GAMES.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id)),
);
switch (what) {
  case 'speed':
    process.exitCode = (await measureSpeed({ ...values, game, seconds: numberOf('seconds', values.seconds, 3) }))
      ? 0
      : 1;
    break;
  case 'fuzz':
    process.exitCode = (await fuzzFor(
      numberOf('seconds', values.seconds, 60),
      numberOf('seed', values.seed, Date.now() % 65_536),
    ))
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
    // It needs a browser and what the tests of the site know, which nothing in src/ does.
    process.exitCode = spawnSync(process.execPath, ['scripts/page-speed.ts'], { stdio: 'inherit' }).status ?? 1;
    break;
  default:
    misused(
      `There is no “${what}” on the bench: speed, which may be left out, fuzz, build, strength, play, solver or page.`,
    );
}
