import { BitReader, BitWriter } from '#engine/kernel/bits.ts';
import type { Random } from '#engine/kernel/random.ts';
import type { Result } from '#engine/kernel/result.ts';
import { parseLink, printLink } from '#engine/notation/link.ts';
import type { GameTypes } from '#engine/ledger/game.ts';
import { vary, type Variation } from '#engine/rules/rule-set.ts';
import type { GameDefinition } from '#games/game.ts';
import { GAMES } from '#games/index.ts';

/** A whole deal, as it is written, as a link, and as the bits of that without rules and place. */
interface FuzzedDeal {
  readonly record: Readonly<Record<string, unknown>>;
  readonly link: string;
  readonly bytes: Uint8Array;
}

/** A game with its types shut in: whole deals, and what is done with links to them. */
export interface FuzzedGame {
  readonly id: string;
  readonly samples: readonly FuzzedDeal[];
  readonly readLink: (text: string) => Result<unknown>;
  readonly readBits: (bytes: Uint8Array) => Result<unknown>;
  /** What a link’s bits say is judged by every book, and packed and unpacked again; says what is amiss. */
  readonly followBits: (bytes: Uint8Array) => string | undefined;
}

/** How many deals of each book are spoilt in turn. */
const DEALS = 6;

async function fuzzed<G extends GameTypes>(
  { engine: game, dealer }: GameDefinition<G>,
  random: Random,
): Promise<FuzzedGame> {
  const deal = await dealer();
  const books = game.ruleSets.flatMap((source): readonly Variation<G['rules']>[] => {
    const plain = vary(game.keys, source, {});
    return plain.ok ? [plain.value] : [];
  });
  const pack = (record: G['record']): Uint8Array => {
    const to = new BitWriter();
    game.packRecord(record, to);
    return to.toBytes();
  };
  return {
    id: game.id,
    samples: books.flatMap((variation) =>
      Array.from({ length: DEALS }, (): FuzzedDeal => {
        const record = deal(random(65_536), variation.rules);
        return {
          record: { ruleset: variation.source.id, ...game.printRecord(record) },
          link: printLink(game, { variation, record, step: 'end' }),
          bytes: pack(record),
        };
      }),
    ),
    readLink: (text) => parseLink(game, text),
    readBits: (bytes) => game.unpackRecord(new BitReader(bytes)),
    followBits: (bytes) => {
      const read = game.unpackRecord(new BitReader(bytes));
      if (!read.ok) return read.error.message.endsWith('.') ? undefined : 'a refusal without a sentence';
      for (const { rules } of books) game.judge(read.value, rules);
      const reread = game.unpackRecord(new BitReader(pack(read.value)));
      return reread.ok && JSON.stringify(reread.value) === JSON.stringify(read.value)
        ? undefined
        : 'a record whose own link says something else';
    },
  };
}

/** Every game, with deals that the seed decides. */
export const fuzzedGames = (random: Random): Promise<readonly FuzzedGame[]> =>
  Promise.all(GAMES.map((game) => game.open((definition) => fuzzed(definition, random))));
