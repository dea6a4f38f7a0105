import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoizeByIdentity } from '#engine/kernel/collections.ts';
import type { Library } from '../library/library.ts';
import type { ChangedMeaning, ReleaseContent } from '../library/schemas/pages.ts';

/** A version in the changelog. */
export interface Release {
  /** Undefined for what is not released yet. */
  readonly version: string | undefined;
  /** `2026-11-23` */
  readonly day: string | undefined;
  /** Anchor on the page of changes. */
  readonly anchor: string;
  readonly groups: readonly { readonly title: string; readonly markdown: string }[];
}

/** Links between files of the repository lead nowhere on the site: their words stay. */
const LINK_TO_FILE = /\[([^[\]]+)\]\((?!\/|https?:)[^()\s]+\)/g;

/** Reads the changelog, the newest version first. */
export function releasesIn(changelog: string): readonly Release[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.flatMap((part) => {
    const [heading = '', ...sections] = part.split(/^### /m);
    const [, version, day] = /^(\d+\.\d+\.\d+) — (\d{4}-\d{2}-\d{2})/.exec(heading) ?? [];
    const groups = sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title, markdown: lines.join('\n').replaceAll(LINK_TO_FILE, '$1').trim() };
    });
    return groups.length === 0 ? [] : [{ version, day, anchor: version ?? 'unreleased', groups }];
  });
}

export const readReleases = (root: string): readonly Release[] =>
  releasesIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));

/** Since when something means what it means today. */
export interface MeaningSince {
  /** Undefined if no release has it yet. */
  readonly version: string | undefined;
  /** What it said before, if it ever meant something else. */
  readonly was: ChangedMeaning['was'] | undefined;
}

/** How to find a rule or a clause in the history: a change of its meaning, and the release that added it. */
interface SoughtMeaning {
  readonly isIt: (change: ChangedMeaning) => boolean;
  readonly isAdded: (release: ReleaseContent) => boolean;
}

/**
 * Since when: the release that last changed it, or else the one that added it later than its edition, or else the one that added
 * its edition.
 */
function since({ history }: Library, book: string, { isIt, isAdded }: SoughtMeaning): MeaningSince {
  const first = history.findIndex(({ editions }) => editions.includes(book));
  const added = Math.max(first, history.findIndex(isAdded));
  const last = history.findLastIndex(({ changed }) => changed.some(isIt));
  const at = Math.max(added, last);
  return { version: first === -1 ? undefined : history[at]?.version, was: history[last]?.changed.find(isIt)?.was };
}

/** Since when a book answers a rule as it does. */
export const ruleSince = (library: Library, game: string, book: string, key: string): MeaningSince =>
  since(library, book, {
    isIt: (change) => 'rule' in change && change.game === game && change.rule === key && change.book === book,
    isAdded: ({ rules }) => rules.includes(`${game}/${key}`),
  });

/** Since when a clause means what it does. */
export const clauseSince = (library: Library, id: string): MeaningSince =>
  since(library, id.split('.')[0] ?? '', {
    isIt: (change) => 'clause' in change && change.clause === id,
    isAdded: ({ clauses }) => clauses.includes(id),
  });

/** Version of the site that a citation names; days are `2026-11-22`. */
interface SiteVersion {
  readonly version: string;
  /** Day on which the version was published; undefined if unpublished. */
  readonly published: string | undefined;
  /** Day on which the pages were built. A reader who cites them puts the day of his own visit. */
  readonly made: string;
}

/** Reads package.json and the changelog, once. `SOURCE_DATE_EPOCH` (seconds) replaces today's date, for reproducible builds. */
export const siteVersion = memoizeByIdentity(({ root }: Library): SiteVersion => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const heading = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`## ${version} `));
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const made = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return {
    version,
    published: /\d{4}-\d{2}-\d{2}/.exec(heading ?? '')?.[0],
    made: made.toISOString().slice(0, 10),
  };
});

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Prints a day: `22 November 2026`. */
export const printDay = (day: string): string => LONG.format(new Date(day));

/** Day in CSL's form. */
export const cslDay = (day: string): { readonly 'date-parts': readonly (readonly number[])[] } => ({
  'date-parts': [day.split('-').map(Number)],
});
