import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE = /<(?:script|style)(?:\s[^>]*)?>([^<]+(?:<(?!\/(?:script|style)>)[^<]*)*)<\/(?:script|style)>/g;
const HASH = / 'sha256-([^']+)'/g;

/**
 * A page's content policy without the hashes of scripts and styles that stand on other pages: Astro writes all of the
 * site's into every page.
 */
export function ownHashes(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, text = '']) => createHash('sha256').update(text).digest('base64')),
  );
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replace(HASH, (written, hash: string) => (own.has(hash) ? written : '')),
  );
}

/** Gives every page built a policy of its own: as strict as it can be, and 300 bytes lighter. */
export const ownPolicies = (): AstroIntegration => ({
  name: 'own-policies',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const name of globSync('**/*.html', { cwd: folder })) {
        const file = join(folder, name);
        writeFileSync(file, ownHashes(readFileSync(file, 'utf8')));
      }
    },
  },
});
