import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  classesOf,
  classesTaken,
  classesWritten,
  outsideLayers,
  ownSheet,
  sizesRefused,
  unnamedSiblings,
} from './support/style-modules.ts';
import { decorationsRefused } from './support/text-decoration.ts';

const modules = globSync('src/**/*.module.css').toSorted();

test('each class that a component takes from a CSS module is there, and each that is there is taken', () => {
  const taken = new Map(modules.map((file) => [file, new Set<string>()]));
  const wrong: string[] = [];
  for (const file of globSync('src/**/*.{ts,tsx,astro}'))
    for (const { from, names } of classesTaken(readFileSync(file, 'utf8'))) {
      const sheet = from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(file), from);
      const offered = classesOf(sheet, readFileSync(sheet, 'utf8'));
      wrong.push(
        ...names.filter((name) => !offered.includes(name)).map((name) => `${file}: ${sheet} has no “${name}”`),
      );
      for (const name of names) taken.get(sheet)?.add(name);
    }
  for (const [sheet, names] of taken)
    wrong.push(
      ...classesOf(sheet, readFileSync(sheet, 'utf8'))
        .filter((name) => !names.has(name))
        .map((name) => `${sheet}: nothing takes “${name}”`),
    );
  expect(wrong).toEqual([]);
});

test('the check of classes reads a module and a component', () => {
  expect(classesOf('a.module.css', '@layer play { .seat { color: red } .seat .beside:has(.led) { top: 0 } }')).toEqual(
    expect.arrayContaining(['seat', 'beside', 'led']),
  );
  const code = `import styles from './Seat.module.css';\nconst a = styles.seat, b = styles[name];`;
  expect(classesTaken(code)).toEqual([{ from: './Seat.module.css', names: ['seat', 'styles['] }]);
});

test('a sheet beside a component keeps to the layers, names the sizes of type, and asks for one of five widths', () => {
  const sheets = [
    ...modules.map((file) => [file, readFileSync(file, 'utf8')] as const),
    ...globSync('src/**/*.astro').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => [file, css] as const),
    ),
  ];
  expect(
    sheets.flatMap(([file, css]) => [
      ...outsideLayers(css).map((what) => `${file}: put into a layer: ${what}`),
      ...sizesRefused(css).map((what) => `${file}: ${what}`),
    ]),
  ).toEqual([]);
  expect(
    outsideLayers('/* { */ @layer book { a { color: red } } @layer boook { a { b { top: 0 } } } b { top: 0 }'),
  ).toEqual(['@layer boook {', 'b {']);
  expect(
    sizesRefused('a { font: 400 1.3rem/1.2 serif } @media (width <= 46rem) { b { font-size: var(--size-note) } }'),
  ).toEqual(['font: 400 1.3rem/1.2 serif ', '@media (width <= 46rem)']);
  expect(sizesRefused('@media (max-width: 48rem) { b { font-size: 1em } }')).toEqual(['@media (max-width: 48rem)']);
  expect(sizesRefused('@media screen and (24rem < width <= 48rem) { b { font-size: 11px } }')).toEqual([]);
});

test('no rule makes the browser style whole lists anew when something is put into them', () => {
  const sheets = globSync('src/**/*.{css,astro}').map((file) => {
    const code = readFileSync(file, 'utf8');
    return [file, file.endsWith('.css') ? code : ownSheet(code)] as const;
  });
  expect(sheets.flatMap(([file, css]) => unnamedSiblings(css).map((what) => `${file}: ${what}`))).toEqual([]);
  const whole = '.a { & li + li { top: 0 } } input:checked ~ span { top: 0 } :is(.a, p) + p { top: 0 }';
  expect(unnamedSiblings(whole)).toHaveLength(3);
  const named = 'li + .a { top: 0 } .a + p { top: 0 } .a { & + p { top: 0 } } [type]:checked + p { top: 0 }';
  expect(unnamedSiblings(named)).toEqual([]);
});

const components = globSync('src/**/*.{astro,ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

/** Classes of the sheets that are no CSS modules, and those that a page gives to its components. */
const shared = [
  ...globSync('src/**/*.css')
    .filter((file) => !file.endsWith('.module.css'))
    .flatMap((file) => classesOf(file, readFileSync(file, 'utf8'))),
  ...components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/:global\(([^)]*)\)/g)].flatMap(([, selector = '']) =>
      [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    ),
  ),
];

/**
 * Faults of a component: classes that no sheet has, and classes of its own sheet that neither it nor the code beside it
 * names.
 */
function faultsOfClasses(file: string, code: string, beside = ''): readonly string[] {
  const css = ownSheet(code);
  const own = classesOf(file, css);
  const markup = code.replace(css, '');
  return [
    ...classesWritten(markup)
      .filter((name) => !own.includes(name) && !shared.includes(name))
      .map((name) => `${file}: no sheet has the class “${name}”`),
    ...own
      .filter((name) => !shared.includes(name) && !new RegExp(`(?<![-\\w])${name}(?![-\\w])`).test(beside + markup))
      .map((name) => `${file}: nothing has the class “${name}” of its sheet`),
  ];
}

test('each class that a component writes out is in its own sheet or in one for every page', () => {
  const beside = (file: string): string =>
    components
      .filter((one) => one.endsWith('.ts') && dirname(one) === dirname(file))
      .map((one) => readFileSync(one, 'utf8'))
      .join('\n');
  const written = components.filter((file) => !file.endsWith('.ts'));
  expect(written.flatMap((file) => faultsOfClasses(file, readFileSync(file, 'utf8'), beside(file)))).toEqual([]);
});

test('the check of classes reads them in attributes, strings and templates', () => {
  const code = [
    '<p class="lede own">{`<i class="fancy">`}</p>',
    "<td class:list={['soft', isLast && 'last', kind === 'other' && 'odd']}>",
    '<b class={`n ${net > 0 ? styles.gain : styles.loss} sum`}>',
    '<style>.own { color: red } .unused { color: red }</style>',
  ].join('\n');
  expect(faultsOfClasses('a.astro', code)).toEqual([
    ...['fancy', 'last', 'odd', 'sum'].map((name) => `a.astro: no sheet has the class “${name}”`),
    'a.astro: nothing has the class “unused” of its sheet',
  ]);
});

const BY_CLASS = /getElementsByClassName|toHaveClass|classList|\[class[*^$~|]?=|class="(?!\$)/g;
const STRING = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
const SEARCH = /\b(?:locator|querySelector(?:All)?|matches|closest|waitForSelector)\(\s*('[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;
/** A class in what is known to be a selector, and at the head of a string that looks like one. */
const CLASS = /(?:^.|[\s>+~(,\w\]])\.[a-zA-Z]/;
const HEADS = /^.\.[a-z][\w-]*[\s,>:[]/;

const withoutValues = (text: string): string => text.replace(/\$\{[^}]*\}/g, '').replace(/"[^"]*"(?=\])/g, '');

/** Ways in which code finds elements by a class: an interface for it, a selector, or the attribute in a page's text. */
const foundByClass = (code: string): readonly string[] => [
  ...[...code.matchAll(BY_CLASS)].map(([way]) => way),
  ...[...code.matchAll(STRING)]
    .map(([text]) => withoutValues(text))
    .filter(
      (text) =>
        HEADS.test(text) || new RegExp(`(?:^.|[\\s>+~(,\\w\\]])\\.(?:${shared.join('|')})(?![-\\w(/])`).test(text),
    ),
  ...[...code.matchAll(SEARCH)].map(([, text = '']) => withoutValues(text)).filter((text) => CLASS.test(text)),
];

test('no test or measure finds anything by a class', () => {
  const files = [
    ...globSync('tests/{site,browsers}/**/*.ts'),
    ...globSync('scripts/{speed,lighthouse,pictures}/**/*.ts'),
    ...['scripts/page-speed.ts', 'scripts/pictures.ts'],
  ];
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => foundByClass(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`)),
    'find it by role, by name or by data-part',
  ).toEqual([]);
});

test('the check of tests knows a class in a selector', () => {
  const byShared = "page.locator('button.word:visible'); find('#a\\\\.winner td.n')";
  expect(new Set(foundByClass(byShared)).size).toBe(2);
  expect(foundByClass('page.locator(\'[data-part="a"]\'); `${shape.table}.`')).toEqual([]);
  expect(foundByClass('page.locator(`[data-key="a.b"] > td`); join(folder, ".astro")')).toEqual([]);
  expect(foundByClass('page.locator(`[class*="seat"]`)')).toEqual(['[class*=']);
  expect(foundByClass("page.locator('td.sumRow')")).toEqual(["'td.sumRow'"]);
  expect(foundByClass("const panel = '.replay, [data-live]'")).toEqual(["'.replay, [data-live]'"]);
  expect(foundByClass('/<td class="n">/.exec(html)')).toEqual(['class="']);
});

/** Classes that running text has wherever it stands, many of them written by Markdown: too small to be components. */
const HELPERS = [
  // What a word or a figure is.
  ...['sc', 'num', 'n', 'soft', 'vh', 'suit-h', 'suit-d', 'gain', 'loss', 'word', 'word-end'],
  // Paragraphs, tables and lists of a text.
  ...['edition', 'lede', 'because', 'columns', 'scroll', 'table', 'stack', 'facts'],
  // Looks that parts of all tools share.
  ...[
    'aside',
    'note',
    'heading',
    'title',
    'rubric',
    'links',
    'wraps',
    'beside',
    'apart',
    'rows',
    'tight',
    'scrolls',
    'marked',
    'far',
    'rises',
    'tinted',
    'lined',
    'fits',
    'gives',
    'covers',
    'stays',
    'popup',
    'plain',
    'opens',
    'chart',
  ],
  'bare',
  // On paper.
  ...['on-paper', 'no-print'],
];

test('the sheets of every page name no class but the helpers of running text', () => {
  const named = globSync('src/styles/**/*.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return classesOf(file, css).filter((name) => !css.includes(`#${name}`));
  });
  expect([...new Set(named)].toSorted()).toEqual(HELPERS.toSorted());
});

test('a line through or under words is declared by longhands, which every WebKit reads', () => {
  const files = globSync('src/**/*.{css,astro,ts,tsx}').toSorted();
  expect(files.length).toBeGreaterThan(100);
  const refused = files.flatMap((file) =>
    decorationsRefused(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(refused, 'write text-decoration-line, -style, -color and -thickness').toEqual([]);
});

test('the check knows the shorthand in sheets, in drawings and in scripts', () => {
  expect(decorationsRefused('a { text-decoration: underline 1px var(--brass); color: red }')).toEqual([
    'text-decoration: underline 1px var(--brass)',
  ]);
  expect(decorationsRefused('a{text-decoration:underline dotted}')).toEqual(['text-decoration:underline dotted']);
  expect(decorationsRefused("{ textDecoration: 'underline 2px' }")).toEqual(["textDecoration: 'underline 2px'"]);
  expect(decorationsRefused('<text text-decoration="underline red">')).toEqual(['text-decoration="underline red"']);
  expect(decorationsRefused('a { text-decoration: none; text-decoration: underline line-through !important }')).toEqual(
    [],
  );
  expect(decorationsRefused('a { text-decoration-color: red; text-decoration-thickness: 2px }')).toEqual([]);
});
