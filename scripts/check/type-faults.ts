import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ContentProblem } from '../../src/edition/check/problem.ts';

/** The part of oxlint's `--format json` output that is used. */
interface OxlintReport {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Maximum length of a type in a message; a longer one is shortened to its kind. */
const LONGEST_TYPE = 80;

/**
 * Shortens the types in a message: `'{ a: …; 64 more … }'` becomes `'{ … }'`, and `'Readonly<Record<…>>'` becomes
 * `'Readonly<…>'`. TypeScript may have cut the end of a type, and written three dots.
 */
const shortenTypes = (message: string): string =>
  message.replaceAll(/'(?:\{.*?(?:\}|\.\.\.)|(\w+)<.*?>)'(?=[ .,]|$)/g, (type, name: string | undefined) =>
    type.length <= LONGEST_TYPE ? type : name === undefined ? "'{ … }'" : `'${name}<…>'`,
  );

/** Faults in oxlint's report without repetition, ordered by file and line. */
export function faultsIn(report: string): readonly ContentProblem[] {
  const { diagnostics } = JSON.parse(report) as OxlintReport;
  const faults = diagnostics.map(({ message, filename, labels }) => ({
    file: filename.replaceAll('\\', '/'),
    line: labels[0]?.span.line ?? 1,
    message: shortenTypes(message.replaceAll(/\s+/g, ' ')),
  }));
  const texts = new Set<string>();
  return faults
    .filter((fault) => texts.size < texts.add(JSON.stringify(fault)).size)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Checks the types of all `.ts`, `.tsx` and `.mjs` files. Rejects if oxlint itself fails. */
export function typeFaults(): Promise<readonly ContentProblem[]> {
  const oxlint = join('node_modules', 'oxlint', 'bin', 'oxlint');
  const child = spawn(process.execPath, [oxlint, '-c', 'scripts/check/types.json', '--format', 'json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Less frequent garbage collection saves three quarters of the time.
    env: { GOGC: '400', ...process.env },
  });
  return new Promise((resolve, reject) => {
    let report = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (report += text));
    child.on('error', reject);
    child.on('close', () => {
      try {
        resolve(faultsIn(report));
      } catch {
        reject(new Error(`oxlint could not check the types: ${report}`));
      }
    });
  });
}
