import { expect, test } from 'vitest';
import { joinPolicies, printHeaders, printSecurity } from './host-files.ts';

test('a joined policy allows what any page allows, and leaves hashes of styles to the pages', () => {
  expect(
    joinPolicies([
      "default-src 'none'; script-src 'self' 'sha256-A='; style-src 'self' 'sha256-B='",
      "default-src 'none'; script-src 'self' 'sha256-C='; style-src 'self'",
    ]),
  ).toBe("default-src 'none'; script-src 'self' 'sha256-A=' 'sha256-C='; style-src 'self' 'unsafe-inline'");
});

test('each folder of pages has one rule, only embedded pages may be framed, and only data are open', () => {
  const written = printHeaders(
    '/games/',
    [
      '404.html',
      'index.html',
      'about/index.html',
      'data/index.html',
      'schema/index.html',
      'embed/a/index.html',
      'embed/b/index.html',
    ],
    {
      whole: 'W',
      framed: 'F',
    },
  );
  expect(written.slice(written.indexOf('/games/\n'))).toBe(
    `/games/
  Content-Security-Policy: W
/games/404.html
  Content-Security-Policy: W
/games/about/*
  Content-Security-Policy: W
/games/data/*
  Content-Security-Policy: W
  Access-Control-Allow-Origin: *
/games/embed/*
  Content-Security-Policy: F
/games/schema/*
  Content-Security-Policy: W
  Access-Control-Allow-Origin: *
`,
  );
});

test('security.txt has a contact and expires after a year; what is no address is refused', () => {
  expect(printSecurity('mailto:faults@example.org', new Date('2026-11-26T12:00:00Z'))).toBe(
    'Contact: mailto:faults@example.org\nExpires: 2027-11-26T00:00:00Z\nPreferred-Languages: en\n',
  );
  expect(() => printSecurity('faults@example.org', new Date())).toThrow('SECURITY_CONTACT must be such as');
});
