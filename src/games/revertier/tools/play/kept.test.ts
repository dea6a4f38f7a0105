import { afterEach, expect, test, vi } from 'vitest';
import { valuesOf } from '#engine/rules/rule-set.ts';
import { moveBy } from '../../play/moving.ts';
import { revertier } from '../../game.ts';
import { boardNow } from '../../choices/turn.ts';
import { revertierTable as game } from '../../choices/table-game.ts';
import { keepHalfMade, readHalfMade } from './kept.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function shelf(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

const rules = valuesOf(revertier.ruleSets[0]!);
/** A throw of a game that is still to be played. */
function thrown(number: number) {
  let playing = game.begin({ number, seats: 2, next: {} }, rules);
  for (let turn = game.turn(playing, rules); turn?.kind === 'throw'; turn = game.turn(playing, rules))
    playing = game.act(playing, { kind: 'throw' }, rules);
  const { position, dice } = boardNow(playing.record, rules)!;
  return { position, dice: dice! };
}

test('a man moved under a throw is where he was moved, once the page is loaded anew', () => {
  shelf();
  const situation = thrown(7);
  const made = [moveBy(situation.position, situation.dice, [], rules).onward[0]!.by[0]!];
  keepHalfMade(situation, made);
  expect(readHalfMade(situation, rules)).toEqual(made);
  expect(readHalfMade(thrown(8), rules)).toEqual([]);
  keepHalfMade(situation, []);
  expect(readHalfMade(situation, rules)).toEqual([]);
});

test('what cannot have been moved is not', () => {
  const kept = shelf();
  const situation = thrown(7);
  keepHalfMade(situation, [{ from: 3, die: 9 }]);
  expect(readHalfMade(situation, rules)).toEqual([]);
  for (const [name] of kept) kept.set(name, '{');
  expect(readHalfMade(situation, rules)).toEqual([]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(readHalfMade(situation, rules)).toEqual([]);
});
