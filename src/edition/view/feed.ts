import type { Library } from '../library/library.ts';
import type { Release } from '../graph/history.ts';

/** Something new, as feed readers list it. */
interface FeedEntry {
  readonly title: string;
  /** Path below the site's root, without the first slash. */
  readonly path: string;
  /** Day of the release that added it, `2026-11-23`. */
  readonly day: string;
  readonly summary: string;
}

/** Feed of all games, or of one. */
export interface FeedOf {
  readonly id: string;
  readonly name: string;
}

/** Feed readers keep what they have seen; a feed needs only what is recent. */
const MOST_ENTRIES = 150;

/** Path of the feed of a game, or of all games. */
export const feedPath = (game?: string): `/${string}` => (game === undefined ? '/feed.xml' : `/${game}/feed.xml`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Plain words of a text with Markdown links and emphasis. */
const plain = (text: string): string => text.replaceAll(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1').replaceAll(/[*_`]/g, '');

/** Releases with what they added, the newest first. Deals and editions of one game only, if it is named. */
export function feedEntries(library: Library, releases: readonly Release[], game?: string): readonly FeedEntry[] {
  const isWanted = (one: { readonly game: string }): boolean => game === undefined || one.game === game;
  const entries = releases.flatMap(({ version, day, groups }): readonly FeedEntry[] => {
    const added = library.history.find((release) => release.version === version);
    if (version === undefined || day === undefined) return [];
    const editions = library.editions.filter(
      (edition) => isWanted(edition) && added?.editions.includes(edition.ruleset),
    );
    const deals = library.deals.filter((deal) => isWanted(deal) && added?.deals.includes(deal.id));
    const lines = groups.reduce((sum, { markdown }) => sum + (markdown.match(/^- /gm)?.length ?? 0), 0);
    return [
      {
        title: `Version ${version}`,
        path: `changes/#${version}`,
        day,
        summary: `New editions: ${String(editions.length)}. New deals: ${String(deals.length)}. Changes in all: ${String(lines)}.`,
      },
      ...editions.map((edition) => ({
        title: `New edition: ${edition.title}, ${edition.date}`,
        path: `${edition.game}/${edition.ruleset}/`,
        day,
        summary: plain(edition.lede),
      })),
      ...deals.map((deal) => ({
        title: `New deal: ${deal.title}`,
        path: `${deal.game}/deals/${deal.slug}/`,
        day,
        summary: plain(deal.lede),
      })),
    ];
  });
  return entries.slice(0, MOST_ENTRIES);
}

/** Prints a feed in Atom (RFC 4287). `root` is the site's full address with its final slash. */
export function printAtom(root: string, entries: readonly FeedEntry[], game?: FeedOf): string {
  const updated = (day: string): string => `  <updated>${day}T00:00:00Z</updated>`;
  const head = [
    `  <title>${escaped(game ? `Quinola: ${game.name}` : 'Quinola')}</title>`,
    `  <id>${escaped(root)}${feedPath(game?.id).slice(1)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(root)}${feedPath(game?.id).slice(1)}"/>`,
    `  <link href="${escaped(root)}changes/"/>`,
    updated(entries[0]?.day ?? '1970-01-01'),
    '  <author><name>The Quinola authors</name></author>',
    '  <rights>CC BY-SA 4.0</rights>',
  ];
  const printed = entries.map(({ title, path, day, summary }) =>
    [
      '  <entry>',
      `  <title>${escaped(title)}</title>`,
      `  <id>${escaped(root)}${escaped(path)}</id>`,
      `  <link href="${escaped(root)}${escaped(path)}"/>`,
      updated(day),
      `  <summary>${escaped(summary)}</summary>`,
      '  </entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    ...head,
    ...printed,
    '</feed>',
    '',
  ].join('\n');
}
