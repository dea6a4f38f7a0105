import { createHash } from 'node:crypto';

const INLINE = /<(?:script|style)(?:\s[^>]*)?>([^<]+(?:<(?!\/(?:script|style)>)[^<]*)*)<\/(?:script|style)>/g;
const HASH = / 'sha256-([^']+)'/g;

const hashes = new Map<string, string>();

/** Base64 SHA-256 of an inline script or style; cached, because pages share most of them. */
function hashOf(text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64');
  hashes.set(text, hash);
  return hash;
}

/**
 * Removes hashes of inline scripts and styles of other pages from a page's content security policy. Astro writes all
 * hashes of the site (30) into every page, which needs 2 on average. Hashes do not compress: each of 672 pages is 1,650
 * bytes smaller (1,160 after gzip), for half a second of build time.
 */
export function ownHashes(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text)));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replace(HASH, (written, hash: string) => (own.has(hash) ? written : '')),
  );
}
