import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which state of the site a citation names: days as `2026-11-22`. */
export interface SiteVersion {
  readonly version: string;
  /** When that version was published; undefined for one that has not been. */
  readonly published: string | undefined;
  /** When these pages were made. A reader who cites them puts the day of his own visit. */
  readonly made: string;
}

/** From package.json and the changelog; `SOURCE_DATE_EPOCH`, in seconds, says another day than today, to build twice alike. */
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

/** `22 November 2026`. */
export const printDay = (day: string): string => LONG.format(new Date(day));

/** As CSL writes a day. */
export const cslDay = (day: string): { readonly 'date-parts': readonly (readonly number[])[] } => ({
  'date-parts': [day.split('-').map(Number)],
});
