import { expect, test } from 'vitest';
import { GAME_CONTENTS, ruleSource } from './game-content.ts';

test('finds the lines of every key in every rule set’s own file, whole', () => {
  const wrong = GAME_CONTENTS.flatMap((gameContent) =>
    gameContent.ruleSets.flatMap((ruleSet) =>
      Object.keys(ruleSet.rules).filter((key) => {
        const source = ruleSource(process.cwd(), ruleSet, key);
        const balance = (source.match(/\(/g)?.length ?? 0) - (source.match(/\)/g)?.length ?? 0);
        const value = JSON.stringify(ruleSet.rules[key]?.value).replaceAll('"', "'");
        const others = (source.match(/^'/gm)?.length ?? 0) - 1;
        return !source.startsWith(`'${key}': `) || !source.includes(value) || balance !== 0 || others !== 0;
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
