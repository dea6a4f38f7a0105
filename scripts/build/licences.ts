import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** File with the licences on the site. */
export const LICENCES = 'licences.txt';

/** Package that a module belongs to. */
function packageOf(id: string): string | undefined {
  const parts = id.split(/[/\\]/);
  const at = parts.lastIndexOf('node_modules') + 1;
  const [name, inScope] = parts.slice(at);
  return at === 0 || name === undefined ? undefined : name.startsWith('@') ? `${name}/${inScope ?? ''}` : name;
}

/** Files whose name begins with “licence”, and those in a folder of that name. */
function licenceFiles(folder: string): readonly string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => /^licen[cs]e/i.test(name));
  return found.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? licenceFiles(path) : [path];
  });
}

/** Name, version and licence text of a package; throws if it has no licence file. */
function noticeOf(name: string): string {
  const folder = join('node_modules', name);
  const { version, license = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  const files = licenceFiles(folder);
  if (files.length === 0) throw new Error(`${name} is sent to readers, but its package has no licence.`);
  const heading = `${name} ${version} (${license})`;
  const texts = files.map((file) => readFileSync(file, 'utf8').trim());
  return [heading, '='.repeat(heading.length), '', ...texts].join('\n');
}

/**
 * Writes the licences of all packages whose code reaches readers, as those licences require: packages bundled into
 * scripts of the site, and the named ones, whose files get there otherwise.
 */
export function licences(...named: readonly string[]): AstroIntegration {
  const shipped = new Set(named);
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'licences',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  for (const chunk of Object.values(bundle))
                    if (chunk.type === 'chunk')
                      for (const id of Object.keys(chunk.modules)) {
                        const name = packageOf(id);
                        if (name !== undefined) shipped.add(name);
                      }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        const notices = [...shipped].sort().map(noticeOf);
        const about =
          'Quinola sends its readers code of these packages. Its own code is under the MIT License; the licences of its type stand in fonts/.\n';
        writeFileSync(new URL(LICENCES, dir), [about, ...notices].join('\n\n'));
      },
    },
  };
}
