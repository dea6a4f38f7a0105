import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Names of modules in declarations: `from '#engine/kernel/result.ts'`, `import("./turn.ts")`. */
const NAMED = /(\bfrom |\bimport\()(["'])([#.][^"']+?)\.ts\2/g;

const posix = (path: string): string => path.replaceAll('\\', '/');

/**
 * Writes the types of some modules and of all that they name into a folder, with paths that need no settings: `#engine/…` becomes
 * relative, `.ts` becomes `.js`. `entries` are files below `src`, without ending. `made` is a folder for TypeScript's own output.
 */
export function writeDeclarations(entries: readonly string[], to: string, made: string): void {
  mkdirSync(made, { recursive: true });
  const settings = join(made, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The step `types` checks them.
    noCheck: true,
    rootDir: posix(join(process.cwd(), 'src')),
    outDir: posix(join(process.cwd(), made)),
    types: [],
  };
  const files = entries.map((entry) => posix(join(process.cwd(), 'src', `${entry}.ts`)));
  writeFileSync(
    settings,
    JSON.stringify({ extends: posix(join(process.cwd(), 'tsconfig.json')), compilerOptions, include: [], files }),
  );
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', settings], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`TypeScript wrote no types:\n${stdout}`);
  const reached = new Set(entries);
  for (const module of reached) {
    const text = readFileSync(join(made, `${module}.d.ts`), 'utf8').replaceAll(
      NAMED,
      (_, word: string, quote: string, path: string) => {
        const target = path.startsWith('#') ? path.slice(1) : posix(join(dirname(module), path));
        reached.add(target);
        const near = posix(relative(dirname(module), target));
        return `${word}${quote}${near.startsWith('.') ? near : `./${near}`}.js${quote}`;
      },
    );
    const file = join(to, `${module}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
