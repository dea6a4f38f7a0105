import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { unwrap } from '../../src/engine/kernel/result.ts';
import { parseBranches, printTree } from '../../src/engine/notation/branch-links.ts';
import { parseLink, printLink } from '../../src/engine/notation/link.ts';
import { parseRecord, printRecord } from '../../src/engine/notation/record.ts';

/**
 * Blocks of three lines: `# what`, the fragment, the place (or `-`) and the record. Blank lines part them; the first block is the
 * file's heading. A new block has `?` for its fragment until this test has printed it.
 */
const blocksOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(/\n\n/)
    .slice(1);
const blocks = blocksOf('golden.txt');
const golden = blocks.map((block) => {
  const [what = '', fragment = '', says = ''] = block.split('\n');
  const [place = ''] = says.split(' ', 1);
  const record = JSON.parse(says.slice(place.length)) as { readonly game: string };
  return { what: what.slice(2), fragment, place, record };
});

describe('a published link decodes for ever', () => {
  test('and there are some of each game', () => {
    const frozen = Map.groupBy(golden, ({ record }) => record.game);
    expect(golden.length).toBeGreaterThanOrEqual(42);
    expect(frozen.size).toBeGreaterThanOrEqual(3);
    for (const [game, links] of frozen) expect(links.length, game).toBeGreaterThanOrEqual(6);
  });

  test.each(golden)('$what', ({ fragment, place, record }) => {
    const game = GAMES.find(({ id }) => id === record.game);
    if (!game) throw new Error(`There is no game ${record.game}.`);
    game.open(({ engine }) => {
      if (fragment === '?') {
        const written = unwrap(parseRecord(engine, record), 'the record');
        const link = printLink(engine, { ...written, step: place === '-' ? undefined : place });
        throw new Error(`Write this link in place of the “?”: ${link}`);
      }
      const read = parseLink(engine, fragment);
      if (!read.ok) throw new Error(read.error.message);
      expect(printRecord(engine, read.value)).toEqual(record);
      expect(read.value.step ?? '-').toBe(place);
    });
  });
});

/** Blocks as above; the third line is the tree: which line is shown, and the lines with their records, the main line first. */
const trees = blocksOf('golden-trees.txt').map((block) => {
  const [what = '', fragment = '', says = ''] = block.split('\n');
  const { shown, lines } = JSON.parse(says) as {
    readonly shown: number;
    readonly lines: readonly { readonly name?: string; readonly record: { readonly game: string } }[];
  };
  return { what: what.slice(2), fragment, shown, lines };
});

test.each(trees)('a published link with branches opens for ever: $what', ({ fragment, shown, lines }) => {
  const [main, ...branches] = lines;
  const game = GAMES.find(({ id }) => id === main?.record.game);
  if (!game || !main) throw new Error('There is no such game.');
  game.open(({ engine }) => {
    const written = lines.map(({ record }) => unwrap(parseRecord(engine, record), 'a record'));
    if (fragment === '?') {
      const link = printLink(engine, { ...written[0]!, step: undefined });
      const named = lines.map(({ name }, i) => ({ record: written[i]!.record, ...(name !== undefined && { name }) }));
      const [first, ...rest] = named;
      throw new Error(`Write this link in place of the “?”: ${printTree(engine, link, [first!, ...rest], shown)}`);
    }
    const deal = unwrap(parseLink(engine, fragment), 'the main line');
    const read = unwrap(parseBranches(engine, fragment), 'the branches');
    expect(printRecord(engine, deal)).toEqual(main.record);
    expect(read.shown).toBe(shown);
    expect(read.name).toBe(main.name);
    const { variation } = deal;
    expect(
      read.branches.map(({ name, record }) => ({
        ...(name !== undefined && { name }),
        record: printRecord(engine, { variation, record }),
      })),
    ).toEqual(branches);
  });
});
