import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder of that ending, in order of name; none where there is no folder. */
export function filesBelow(folder: string, ending: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const path = join(folder, entry);
      return statSync(path).isDirectory() ? filesBelow(path, ending) : ending.test(entry) ? [path] : [];
    });
}
