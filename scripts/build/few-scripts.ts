import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Rolldown } from 'vite';

type Groups = readonly Rolldown.CodeSplittingGroup[];

/** Group of modules for each name that a folder of their path gives. */
const byFolder = (folder: RegExp, name = (found: string) => found): Rolldown.CodeSplittingGroup => ({
  test: folder,
  name: (module) => name(folder.exec(module)?.[1] ?? ''),
});

/** Pages with a script of their own, two of each game: what so many share is worth loading everywhere. */
const NEARLY_ALL = 2 * readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;

/**
 * Scripts of the site, by folder: a module belongs to the first group that takes it. Left to itself the bundler writes a
 * file for every set of pages that share a module: 60 for a deal. A group may hold only what all its pages need or what
 * weighs little, because each of them loads it whole; what no group takes is left to the bundler. Files may not import one
 * another in a circle (tests/site/scripts.test.ts): a module would run before one that it needs.
 */
const GROUPS: Groups = [
  {
    // Also loaded by text pages, whose scripts stand in src/components; and days, which their citations say.
    name: (module, graph) =>
      /[\\/]islands[\\/]page[\\/]day\.ts$/.test(module) ||
      graph.getModuleInfo(module)?.importers.some((importer) => /[\\/]src[\\/]components[\\/]/.test(importer)) === true
        ? 'text'
        : null,
    test: /[\\/]src[\\/]islands[\\/]/,
  },
  // Reads files with a parser of 30 kB, so no page may load it that does not paste.
  byFolder(/[\\/]islands[\\/]page[\\/](pasted)[\\/]/),
  // Only games at tables need the board.
  { name: 'board', test: /[\\/]src[\\/](?:engine[\\/]tables|view[\\/]board)[\\/]/ },
  // Editions, texts and handouts have plates, and a comparison once one is opened; deals and tables have none.
  { name: 'plates', test: /[\\/]src[\\/](?:islands[\\/]reading[\\/](?:plates[\\/]|wake\.ts)|view[\\/]plate[\\/])/ },
  {
    name: 'shared',
    test: /vite[\\/]preload|[\\/]node_modules[\\/]preact[\\/]|[\\/]src[\\/](?:engine|islands|view)[\\/]/,
    minShareCount: NEARLY_ALL,
  },
  // What concerns all games.
  { name: 'games', test: /[\\/]src[\\/]games[\\/][\w-]+\.ts$/ },
  {
    // Not what needs the scripts of a single tool.
    ...byFolder(/[\\/]games[\\/]([\w-]+)[\\/](?!house|policy|solver|tools[\\/](?:reading|play|regulator))/),
    minShareCount: 2,
  },
  byFolder(/[\\/]games[\\/]([\w-]+)[\\/](?:house|policy)[\\/]/, (game) => `${game}-house`),
  // The house plays at tables, and on from a branch of any deal.
  { name: 'house', test: /[\\/]islands[\\/]play[\\/](?:house\.ts|end[\\/]turning-point)/ },
  // A tool, and what it loads later.
  {
    // A first hand is a table with a guide; a handout is an island of the same file as an edition; only the lab draws by d3.
    ...byFolder(
      /[\\/](?:islands[\\/](?!page|rules|account|possible)|node_modules[\\/](?=d3-|internmap))([\w-]+)[\\/]/,
      (found) =>
        ({ 'first-hand': 'play', handout: 'reading', internmap: 'lab' })[found] ?? found.replace(/^d3-.*/, 'lab'),
    ),
    tags: ['$initial'],
  },
  byFolder(/[\\/]islands[\\/](?!page|rules|account|possible)([\w-]+)[\\/]/, (tool) => `${tool}-later`),
  // Only the lab and the shares of rules in a comparison reckon with many deals.
  {
    name: 'long-run',
    test: /[\\/](?:src[\\/](?:engine[\\/]lab[\\/]|view[\\/]long-run)|node_modules[\\/]simple-statistics[\\/])/,
  },
  { name: 'common', test: /[\\/]src[\\/](?:engine|islands|view)[\\/]/, minShareCount: 2 },
];

/** Gathers the scripts that pages load into few files. */
export const fewScripts = (): AstroIntegration => ({
  name: 'few-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'few-scripts',
              applyToEnvironment: ({ name }) => name === 'client',
              // Groups that do not take along what their modules import need this.
              options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
              // Astro’s client loads signals for islands that take some; ours take none.
              resolveId: {
                filter: { id: /^@preact\/signals$/ },
                handler: (id) => ({ id, external: true }),
              },
            },
          ],
          environments: {
            client: {
              build: {
                rolldownOptions: {
                  output: { codeSplitting: { groups: [...GROUPS], includeDependenciesRecursively: false } },
                },
              },
            },
          },
        },
      });
    },
  },
});
