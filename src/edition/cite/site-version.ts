import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the site that a citation names; days are `2026-11-22`. */
export interface SiteVersion {
  readonly version: string;
  /** Day on which the version was published; undefined if unpublished. */
  readonly published: string | undefined;
  /** Day on which the pages were built. A reader who cites them puts the day of his own visit. */
  readonly made: string;
}

/** Reads package.json and the changelog. `SOURCE_DATE_EPOCH` (seconds) replaces today's date, for reproducible builds. */
export function siteVersion(root: string): SiteVersion {
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
}

const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Prints a day: `22 November 2026`. */
export const printDay = (day: string): string => LONG.format(new Date(day));

/** Day in CSL's form. */
export const cslDay = (day: string): { readonly 'date-parts': readonly (readonly number[])[] } => ({
  'date-parts': [day.split('-').map(Number)],
});
