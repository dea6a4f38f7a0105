import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from '#engine/kernel/nearest.ts';

/** Says in a sentence how a command was asked wrongly, and ends it: nothing has been done yet. */
export function misused(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** What a command was asked for; it ends with a sentence where that is nothing it knows. */
export function askedOf<const C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    const [, named = ''] = /'(?:-\w, )?([^' ]+)/.exec(message) ?? [];
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const known = options.length === 0 ? 'it has none' : `there are ${options.join(', ')}`;
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      return misused(`There is no option ${named}: ${known}.${didYouMean(named, options)}`);
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      return misused(`“${named}” is nothing this command asks for: of options, ${known}.`);
    return misused(`${message.split('.')[0] ?? message}.`);
  }
}

/** A number that was asked for, or the one that stands where none was. */
export function numberOf(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return misused(`--${option} takes a number, such as ${String(otherwise)}, and “${text}” is none.`);
}

/** Names that were asked for, each of which must be one that there is. */
export function namesOf(what: string, asked: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    misused(`There is no ${what} “${unknown}”; there are ${known.join(', ')}.${didYouMean(unknown, known)}`);
  return asked;
}
