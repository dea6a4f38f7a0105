import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that is on the PATH, or an error that says how to install one. */
export function findProgram(names: readonly string[], howToInstall: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (found !== undefined) return found;
  throw new Error(`${names.join(' or ')} is not installed. ${howToInstall}`);
}
