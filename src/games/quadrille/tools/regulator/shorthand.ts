import { refuse, ok, type Result } from '#engine/kernel/result.ts';
import type { ShorthandContext } from '#islands/regulator/game.ts';
import type { FormEntry } from '#islands/regulator/account/fields.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { CONTRACTS } from '../../rules/bids.ts';
import { gamesOf, openQuestions, type QuadrilleEntry } from './outcome-from-form.ts';

/** Letter of each contract, for a deal told in a few keys. */
const CONTRACT_LETTERS = {
  a: 'alliance',
  m: 'mediateur',
  k: 'casco',
  s: 'solo',
  f: 'forced',
  g: 'grandissimo',
  v: 'devole',
} as const;
const SUIT_LETTERS = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' } as const;

/** Contract letters as a hint lists them: only those that the book has. */
export const contractHint = (rules: QuadrilleRules): string =>
  Object.entries(CONTRACT_LETTERS)
    .filter(([, contract]) => gamesOf(rules).some((game) => CONTRACTS[game] === contract))
    .map(
      ([letter, contract]) =>
        `${letter} ${contract === 'solo' ? 'sans prendre' : contract === 'mediateur' ? 'médiateur' : contract}`,
    )
    .join(', ');

/**
 * Reads a deal told in a few keys, in the order of the form: contract (left out: as in the last deal, else alliance), ombre,
 * ally (or the ombre again: his own king), trump, and tricks of the ombre and of the ally; x is ten. `a13h42`: an alliance of
 * players 1 and 3 in hearts, with four tricks and two. An error says what is missing or wrong.
 */
export function parseShorthand(
  text: string,
  rules: QuadrilleRules,
  { players, pools, last }: ShorthandContext,
): Result<FormEntry> {
  const keys = Array.from(text.toLowerCase().replaceAll(/[\s,.;:/-]/g, ''));
  const [first = ''] = keys;
  const named = Object.entries(CONTRACT_LETTERS).find(([letter]) => letter === first)?.[1];
  if (named !== undefined) keys.shift();
  else if (!/\d/.test(first))
    return refuse('shorthand', `“${first}” is not a contract. Write one of these: ${contractHint(rules)}.`, 'contract');
  const contract = named ?? (last?.['contract'] as QuadrilleEntry['contract']) ?? 'alliance';
  if (!gamesOf(rules).some((game) => CONTRACTS[game] === contract))
    return refuse('shorthand', `This book has no such contract. It has: ${contractHint(rules)}.`, 'contract');
  const player = (who: string): Result<number> => {
    const key = keys.shift();
    const n = Number(key) - 1;
    return key !== undefined && n >= 0 && n < players.length
      ? ok(n)
      : refuse(
          'shorthand',
          `${key === undefined ? `Next: ${who}` : `“${key}” is not ${who}`}, a number from 1 to ${String(players.length)} (${players.map((name, i) => `${String(i + 1)} ${name}`).join(', ')}).`,
        );
  };
  const ombre = player('the ombre');
  if (!ombre.ok) return ombre;
  let entry: QuadrilleEntry = { contract, ombre: ombre.value };
  const asks = () => openQuestions(entry, rules, pools);
  if (asks().ally) {
    const ally = player('the ally');
    if (!ally.ok) return ally;
    entry = ally.value === ombre.value ? { ...entry, ownKing: true } : { ...entry, ally: ally.value };
  }
  if (asks().trump) {
    const key = keys.shift();
    const trump = Object.entries(SUIT_LETTERS).find(([letter]) => letter === key)?.[1];
    if (trump === undefined)
      return refuse(
        'shorthand',
        `${key === undefined ? '' : `“${key}” is not a suit. `}Next: the trump suit (s for spades, h for hearts, d for diamonds, c for clubs).`,
        'trump',
      );
    entry = { ...entry, trump };
  }
  const tricks = (whose: string): Result<number> => {
    const key = keys.shift();
    return key === 'x'
      ? ok(10)
      : key !== undefined && /\d/.test(key)
        ? ok(Number(key))
        : refuse(
            'shorthand',
            `${key === undefined ? '' : `“${key}” is not a number. `}Next: the tricks of ${whose} (x for ten).`,
          );
  };
  const took = tricks('the ombre');
  if (!took.ok) return took;
  entry = { ...entry, took: took.value };
  if (asks().ally && entry.ownKing !== true) {
    const allyTook = tricks('the ally');
    if (!allyTook.ok) return allyTook;
    entry = { ...entry, allyTook: allyTook.value };
  }
  return keys.length > 0
    ? refuse('shorthand', `“${keys.join('')}” is too much: the deal is complete without it.`)
    : ok(entry as FormEntry);
}
