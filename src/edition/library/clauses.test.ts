import { describe, expect, test } from 'vitest';
import { clausesIn } from './clauses.ts';
import { parseMdx } from '../text/mdx-tree.ts';

const read = async (text: string) => clausesIn(await parseMdx(text, 'x.mdx'), 'almanach-1785', 'x.mdx', 11);

const GOOD = `## The Quinola

<Clause id="almanach-1785.quinola.forced" status="modelled" page="2–94">
If a heart draws it out, its holder pays <V key="k.one k.two" is="x">a</V> [*bête*](term:bete), <Q lang="fr">pour le Quinola</Q>.
<Note>Bohn differs.</Note>
</Clause>

<Clause id="almanach-1785.lastTrick" status="ambiguous" reading="almanach-1785.lastTrick">
On the last trick these are doubled.

A second paragraph.

<Note>One.</Note>

<Note>Two.</Note>
</Clause>
`;

describe('the clause registry', () => {
  test('reads ids, attributes, sections, plain words and notes, and numbers the clauses in order', async () => {
    const { clauses, problems } = await read(GOOD);
    expect(problems).toEqual([]);
    expect(clauses).toMatchObject([
      {
        id: 'almanach-1785.quinola.forced',
        status: 'modelled',
        page: '2–94',
        section: 'The Quinola',
        number: 1,
        text: 'If a heart draws it out, its holder pays a bête, “pour le Quinola”.',
        notes: ['Bohn differs.'],
        bound: [
          {
            keys: ['k.one', 'k.two'],
            words: 'a',
            is: 'x',
            as: undefined,
            book: 'almanach-1785',
            file: 'x.mdx',
            line: 14,
          },
        ],
        line: 13,
      },
      {
        number: 2,
        reading: 'almanach-1785.lastTrick',
        text: 'On the last trick these are doubled. A second paragraph.',
        notes: ['One.', 'Two.'],
        line: 18,
      },
    ]);
  });

  test.each([
    ['an id of another book', 'id="bohn-1850.pool" status="prose"', 'must begin with its rule set, “almanach-1785.”.'],
    ['an ordinal for an id', 'id="almanach-1785.12" status="prose"', 'needs an id of the form'],
    ['a status that is none', 'id="almanach-1785.pool" status="modeled"', 'has the status “modeled”'],
    ['a doubt without its reading', 'id="almanach-1785.pool" status="ambiguous"', 'must name its reading'],
    ['a gap without a reason', 'id="almanach-1785.pool" status="unmodelled"', 'must say why'],
    ['a misspelt attribute', 'id="almanach-1785.pool" status="prose" pages="3"', 'has the unknown attribute “pages”'],
    ['an expression for a page', 'id="almanach-1785.pool" status="prose" page={94}', 'must give “page” a plain value'],
  ])('refuses %s', async (_what, attributes, message) => {
    const { clauses, problems } = await read(`## Pools\n\n<Clause ${attributes}>\nWords.\n</Clause>\n`);
    expect(clauses).toEqual([]);
    expect(problems.map((problem) => problem.message).join(' ')).toContain(message);
    expect(problems[0]?.line).toBe(13);
  });

  test('refuses a clause inside something else, and one under no heading', async () => {
    const inside = await read('## Pools\n\n- <Clause id="almanach-1785.pool" status="prose">Words.</Clause>\n');
    expect(inside.problems[0]?.message).toContain('must stand by itself');
    const bare = await read('<Clause id="almanach-1785.pool" status="prose">\nWords.\n</Clause>\n');
    expect(bare.problems[0]?.message).toContain('is not under a “## heading”');
  });
});
