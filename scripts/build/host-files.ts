import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Finish } from './finished-pages.ts';

/** Pages that other sites may frame. */
const FRAMED = 'embed';

/** Folders whose files scripts of other sites may read: the data, and the schema of records, to which the schemas of the data refer. */
const OPEN = ['data', 'schema'];

/** Headers that all answers have; docs/hosting.md explains them. */
const ALWAYS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
] as const;

/** What a page's `meta` element with the content security policy says. */
const metaPolicy = (html: string): string =>
  /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';

/**
 * Joins the policies of pages: each directive with all that any page allows by it. Styles are left to the pages: their hashes
 * alone would make the header longer than the 2,000 characters that Cloudflare takes, and a browser obeys both policies.
 */
export function joinPolicies(policies: Iterable<string>): string {
  const joined = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      if (name !== '') joined.set(name, new Set([...(joined.get(name) ?? []), ...sources]));
    }
  if (joined.has('style-src')) joined.set('style-src', new Set(["'self'", "'unsafe-inline'"]));
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

interface Policies {
  /** Policy of nearly all pages, which nobody may frame. */
  readonly whole: string;
  readonly framed: string;
}

/** Part of an address below the base to which a rule of `_headers` applies: a folder, or a page by itself. */
const placeOf = (page: string): string =>
  page.includes('/') ? `${page.split('/')[0] ?? ''}/*` : page.replace('index.html', '');

/**
 * `_headers` as Netlify and Cloudflare Pages read it. No two rules give an address the same header, because these hosts would
 * join both values; so each folder of pages has a rule of its own.
 */
export function printHeaders(base: string, pages: readonly string[], { whole, framed }: Policies): string {
  const rule = (place: string, headers: readonly (readonly [name: string, value: string])[]): string =>
    [`${base}${place}`, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('*', ALWAYS),
    rule('_astro/*', [
      ['Cache-Control', 'public, max-age=31536000, immutable'],
      // A page in a sandboxed frame has no origin, so that its own scripts and fonts are another's to it.
      ['Access-Control-Allow-Origin', '*'],
    ]),
    rule('sw.js', [['Cache-Control', 'no-cache']]),
    ...[...new Set(pages.map(placeOf))]
      .sort()
      .map((place) =>
        rule(place, [
          ['Content-Security-Policy', place === `${FRAMED}/*` ? framed : whole],
          ...(OPEN.some((folder) => place === `${folder}/*`) ? [['Access-Control-Allow-Origin', '*'] as const] : []),
        ]),
      ),
    '',
  ].join('\n');
}

/** Variable `$quinola_policy` for docs/nginx.conf. */
const printNginx = (base: string, { whole, framed }: Policies): string =>
  `map $request_uri $quinola_policy {\n  default "${whole}";\n  ~^${base}${FRAMED}/ "${framed}";\n}\n`;

/** Headers for docs/Caddyfile. */
const printCaddy = (base: string, { whole, framed }: Policies): string =>
  [
    `@framed path ${base}${FRAMED}/*`,
    `@whole not path ${base}${FRAMED}/*`,
    `header @framed Content-Security-Policy "${framed}"`,
    `header @whole Content-Security-Policy "${whole}"`,
    '',
  ].join('\n');

/**
 * `security.txt` (RFC 9116) for a contact such as `mailto:…` or `https://…`. It expires a year after `made`, so that an address nobody
 * reads any more does not stand for ever. Throws if the contact is no such address.
 */
export function printSecurity(contact: string, made: Date): string {
  if (!/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(contact))
    throw new Error(
      `SECURITY_CONTACT must be such as mailto:somebody@example.org or https://example.org/contact, not “${contact}”.`,
    );
  const expires = new Date(made);
  expires.setUTCFullYear(made.getUTCFullYear() + 1);
  return `Contact: ${contact}\nExpires: ${expires.toISOString().slice(0, 10)}T00:00:00Z\nPreferred-Languages: en\n`;
}

/**
 * Writes what hosts need to send the pages' content security policy as a header too: `_headers`, `_policy.nginx` and
 * `_policy.caddy`. Collects the policies from the finished pages. With the setting SECURITY_CONTACT also writes
 * `.well-known/security.txt`.
 */
export function hostFiles(base: string): { readonly collect: Finish; readonly written: AstroIntegration } {
  const collected = new Set<string>();
  const written: AstroIntegration = {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
        const policy = joinPolicies(collected);
        const policies = { whole: `${policy}; frame-ancestors 'none'`, framed: `${policy}; frame-ancestors *` };
        writeFileSync(join(folder, '_headers'), printHeaders(base, pages, policies));
        writeFileSync(join(folder, '_policy.nginx'), printNginx(base, policies));
        writeFileSync(join(folder, '_policy.caddy'), printCaddy(base, policies));
        const contact = process.env['SECURITY_CONTACT'];
        if (contact === undefined || contact === '') return;
        const epoch = process.env['SOURCE_DATE_EPOCH'];
        const made = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
        mkdirSync(join(folder, '.well-known'), { recursive: true });
        writeFileSync(join(folder, '.well-known/security.txt'), printSecurity(contact, made));
      },
    },
  };
  const collect: Finish = (html) => {
    collected.add(metaPolicy(html));
    return html;
  };
  return { collect, written };
}
