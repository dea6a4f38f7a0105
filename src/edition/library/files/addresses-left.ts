import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { filesBelow } from './files-below.ts';

/** The names that sources had before, whose pages lead on. Asked by the configuration, before anything else is read. */
export const addressesLeft = (): readonly string[] =>
  filesBelow('content/sources', /\.ya?ml$/).flatMap((path) => {
    const source = parse(readFileSync(path, 'utf8')) as { readonly formerly?: { readonly id: string } } | null;
    return source?.formerly ? [source.formerly.id] : [];
  });
