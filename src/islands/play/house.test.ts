import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { GAMES } from '#games/index.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import type { GameDefinition } from '#games/game.ts';
import { askHouse } from './house.ts';

const told = vi.spyOn(console, 'warn').mockReturnValue();
beforeEach(() => {
  told.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the house of each card game that can be played would do first of all. */
const firstChoices = (): Promise<readonly (string | undefined)[]> =>
  Promise.all(
    GAMES.filter(({ kind, tools }) => kind === 'cards' && tools.play).map((game) =>
      game.open(async <G extends GameTypes>({ engine, seated }: GameDefinition<G>) => {
        const table = await seated?.();
        if (!table) return undefined;
        const { played, house } = table;
        const rules = valuesOf(engine.ruleSets[0]!);
        const playing = played.begin({ number: 7, seats: 4, next: {} }, rules);
        const chooser = await askHouse<G>({
          played,
          engine,
          startHouse: () => new Worker('house.worker.js'),
          fetchHouse: () => Promise.resolve(house),
        });
        const { because } = await chooser.choose(played.seatView(playing, rules, 0), rules, {
          strength: 'plain',
          seed: 1,
        });
        return because;
      }),
    ),
  );

const sentence = /^[“A-Z].+[.”]$/;

test('where there are no workers the house thinks in the page', async () => {
  vi.stubGlobal('Worker', undefined);
  const choices = await firstChoices();
  for (const because of choices) expect(because).toMatch(sentence);
  expect(told).toHaveBeenCalledTimes(choices.length);
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^The house thinks in the page, because its worker failed\. /),
  );
});

test('and where a worker cannot be loaded', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {
        this.dispatchEvent(new Event('error'));
      }
      terminate(): void {
        this.dispatchEvent(new Event('terminated'));
      }
    },
  );
  const choices = await firstChoices();
  for (const because of choices) expect(because).toMatch(sentence);
  expect(told).toHaveBeenCalledTimes(choices.length);
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^The house thinks in the page, because its worker failed\. /),
  );
});
