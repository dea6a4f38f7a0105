import { describe, expect, test } from 'vitest';
import { attributesOf, elementsIn, parseMdx, plainText, type MdxNode } from './mdx-tree.ts';
import { remarkContent, renderLine, renderMarkdown } from './remark-content.ts';

describe('links in content', () => {
  test('lead to their pages, below the base', async () => {
    const words = [
      '[a](clause:almanach-1785.quinola.forced)',
      '[b](reading:almanach-1785.lastTrick)',
      '[c](term:bete)',
      '[d](deal:reversis/first)',
      '[e](source:hague-1785)',
      '[f](bib:hague-1785)',
      '[g](/reversis/rules/)',
      '[h](https://example.org/)',
    ];
    const html = await renderLine(words.join(' '), '/books/');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/books/reversis/almanach-1785/#almanach-1785.quinola.forced',
      '/books/readings/almanach-1785/#almanach-1785.lastTrick',
      '/books/glossary/#bete',
      '/books/reversis/deals/first/',
      '/books/sources/hague-1785/',
      '/books/bibliography/#hague-1785',
      '/books/reversis/rules/',
      'https://example.org/',
    ]);
  });

  test('a line loses its paragraph, two paragraphs keep theirs, and the words stay as written', async () => {
    expect(await renderLine('It pays 8 -- "twice".', '/')).toBe('It pays 8 -- "twice".');
    expect(await renderLine('One.\n\nTwo.', '/')).toBe('<p>One.</p>\n<p>Two.</p>');
    expect(await renderMarkdown('One.', '/')).toBe('<p>One.</p>');
  });
});

test('red suits written in a text are red, with the card they belong to', async () => {
  expect(await renderLine('The 7♥ and ♦ against 10♣.', '/')).toBe(
    'The <span class="suit-h">7♥</span> and <span class="suit-d">♦</span> against 10♣.',
  );
});

describe('margin notes', () => {
  const prepared = async (text: string): Promise<MdxNode> => {
    const tree = await parseMdx(text, 'x.mdx');
    remarkContent({ base: '/' })(tree);
    return tree;
  };

  test.each([
    ['on the line after the words', 'Words.\n<Note>First *note*.</Note>\n<Note>Second.</Note>'],
    ['parted from them', 'Words.\n\n<Note>First *note*.</Note>\n\n<Note>\nSecond.\n</Note>'],
  ])('%s go to the slot for notes', async (_where, inner) => {
    const tree = await prepared(`<Clause id="a.b" status="prose">\n${inner}\n</Clause>\n`);
    const [clause] = elementsIn(tree, 'Clause');
    const notes = (clause?.children ?? []).filter((child) => child.name === 'Note');
    expect(notes.map((note) => plainText(note))).toEqual(['First note.', 'Second.']);
    expect(notes.map((note) => attributesOf(note).get('slot'))).toEqual(['notes', 'notes']);
    expect(clause?.children?.map(({ type }) => type)).toEqual(['paragraph', 'mdxJsxFlowElement', 'mdxJsxFlowElement']);
    expect(clause?.children?.[0]?.children).toMatchObject([{ type: 'text', value: 'Words.' }]);
  });
});

describe('bound words', () => {
  const linksOf = async (text: string): Promise<readonly unknown[]> => {
    const tree = await parseMdx(text, 'x.mdx');
    remarkContent({ base: '/books/' })(tree);
    const found: MdxNode[] = [];
    const visit = (node: MdxNode): void => {
      if (node.type === 'boundWords') found.push(node);
      node.children?.forEach(visit);
    };
    visit(tree);
    expect(elementsIn(tree, 'V')).toEqual([]);
    return found.map((node) => ({ ...node.data, words: plainText(node) }));
  };

  test('lead to the page of their rule, in the game of their clause', async () => {
    const text =
      '<Clause id="bohn-1850.x" status="modelled">\nHe pays <V key="ace.led.rate">a</V>, <Q lang="en">or <V key="pool.cap little.cap" is="1">*all*</V></Q>.\n</Clause>';
    expect(await linksOf(text)).toEqual([
      {
        words: 'a',
        hName: 'a',
        hProperties: { href: '/books/reversis/rules/ace.led.rate/', dataKey: 'ace.led.rate' },
      },
      {
        words: 'all',
        hName: 'a',
        hProperties: { href: '/books/reversis/rules/pool.cap/', dataKey: 'pool.cap little.cap' },
      },
    ]);
  });

  test('outside of a clause, in the game of the book they name', async () => {
    expect(await linksOf('Each pays <V book="tgq-1728" key="stake.each">one</V>.')).toEqual([
      {
        words: 'one',
        hName: 'a',
        hProperties: {
          href: '/books/quadrille/rules/stake.each/',
          dataKey: 'stake.each',
          dataBook: 'tgq-1728',
        },
      },
    ]);
  });
});
