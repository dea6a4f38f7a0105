import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from '#engine/kernel/result.ts';

/** Reports wrong usage of a command in a sentence and exits, before anything is done. */
export function misused(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** Parses a command's arguments; exits with a sentence if they are invalid. */
export function parseOptions<const C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    const [, named = ''] = /'(?:-\w, )?([^' ]+)/.exec(message) ?? [];
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const known = options.length === 0 ? 'it has no options' : `its options are ${options.join(', ')}`;
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      return misused(`This command has no option ${named}; ${known}.${didYouMean(named, options)}`);
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      return misused(`This command does not understand “${named}”; ${known}.`);
    if (/ambiguous/.test(message)) return misused(`${named} takes a value, and a value cannot begin with a hyphen.`);
    return misused(`${message.split('.')[0] ?? message}.`);
  }
}

/** Parses a numeric option, or returns the default. */
export function numberOf(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return misused(`--${option} takes a number, such as ${String(fallback)}, not “${text}”.`);
}

/** Parses a list of names, all of which must be known. */
export function namesOf(what: string, requested: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = requested.find((name) => !known.includes(name));
  if (unknown !== undefined)
    misused(`There is no ${what} “${unknown}”; choose from ${known.join(', ')}.${didYouMean(unknown, known)}`);
  return requested;
}

/** Rejects a game or a rule set that is not among these games. */
export function checkBook(
  games: readonly { readonly id: string; readonly ruleSets: readonly { readonly id: string }[] }[],
  { game, book }: { readonly game?: string | undefined; readonly book?: string | undefined },
): void {
  const check = (what: string, name: string | undefined, known: readonly string[]) =>
    namesOf(what, name === undefined ? [] : [name], known);
  check(
    'game',
    game,
    games.map(({ id }) => id),
  );
  check(
    'rule set',
    book,
    games.flatMap(({ ruleSets }) => ruleSets.map(({ id }) => id)),
  );
}
