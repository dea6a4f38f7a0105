import { join, relative } from 'node:path';
import { GAME_CONTENTS } from '../graph/game-content.ts';
import { filesBelow } from '../library/files/files-below.ts';
import { LINK_SCHEMES } from '../text/links.ts';
import { didYouMean } from './problem.ts';

/** Schemes of links that lead out of the site. */
const OUTSIDE = ['http', 'https', 'mailto'];

/** Addresses of the site’s pages as patterns: a page’s file gives its address; of its parameters, games and books are known. */
function pagePatterns(root: string): readonly RegExp[] {
  const pages = join(root, 'src', 'pages');
  const anyOf = (names: readonly string[]): string => `(?:${names.join('|')})`;
  const parameters: Readonly<Record<string, string>> = {
    game: anyOf(GAME_CONTENTS.map(({ id }) => id)),
    ruleset: anyOf(GAME_CONTENTS.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id))),
  };
  return filesBelow(pages, /\.(?:astro|ts)$/).map((path) => {
    const route = relative(pages, path)
      .replaceAll('\\', '/')
      .replace(/\.(?:astro|ts)$/, '');
    const pattern = route
      .replace(/(?:^|\/)index$/, '')
      .replaceAll('.', '\\.')
      .replaceAll(/\[(\w+)\]/g, (_, name: string) => parameters[name] ?? '[^/]+');
    return new RegExp(`^/${pattern}/?$`);
  });
}

/**
 * Makes a check of link addresses, which returns the errors of one: a scheme must be known, and an address within the site must be
 * that of a page. A project without pages, such as a test’s, has no addresses to check.
 */
export function addressCheck(root: string): (url: string) => readonly string[] {
  const patterns = pagePatterns(root);
  const schemes: readonly string[] = [...LINK_SCHEMES, ...OUTSIDE];
  return (url) => {
    const [, scheme] = /^([a-z]+):/.exec(url) ?? [];
    if (scheme !== undefined)
      return schemes.includes(scheme) ? [] : [`there are no links “${scheme}:”.${didYouMean(scheme, LINK_SCHEMES)}`];
    const [path = ''] = url.split(/[#?]/);
    return patterns.length === 0 || patterns.some((pattern) => pattern.test(path))
      ? []
      : [`there is no page “${path}” to link to.`];
  };
}
