import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Makes a function that tells whether a file of the folder compiles; no test need find what the compiler refuses. */
export function makeCompiles(root: string): (file: string) => boolean {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  let last: ts.Program | undefined;
  const host = ts.createCompilerHost(config?.options ?? {});
  return (file) => {
    const path = join(root, file);
    // Reads the file each time; the program would keep its first version.
    const getSourceFile: typeof host.getSourceFile = (name, options) =>
      name === path
        ? Object.assign(ts.createSourceFile(name, readFileSync(name, 'utf8'), options, true), {
            version: String(performance.now()),
          })
        : (last?.getSourceFile(name) ?? host.getSourceFile(name, options));
    last = ts.createProgram([path], config?.options ?? {}, { ...host, getSourceFile });
    return last.getSemanticDiagnostics(last.getSourceFile(path)).length === 0;
  };
}
