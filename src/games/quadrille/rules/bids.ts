/** Contracts, in the order in which they overcall one another. Numbers are permanent. */
export const CONTRACTS = ['forced', 'alliance', 'mediateur', 'casco', 'solo', 'grandissimo', 'devole'] as const;
export type ContractName = (typeof CONTRACTS)[number];
/** Index into `CONTRACTS`, 0 to 6. */
export type Contract = number;

export const FORCED = 0;
export const ALLIANCE = 1;
export const MEDIATEUR = 2;
export const CASCO = 3;
export const SOLO = 4;
export const GRANDISSIMO = 5;
export const DEVOLE = 6;

/** Commitment of a bid to the vole: none, announced, announced with the hand on the table. */
export const UNDECLARED = 0;
export const ANNOUNCED = 1;
export const REVEALED = 2;

/** Every bid as records print it, in ascending order (readings, mediateur-1752). Numbers are permanent. */
export const BIDS = [
  'pass',
  'ask',
  'ask in favourite',
  'médiateur',
  'médiateur in favourite',
  'médiateur with the vole',
  'médiateur in favourite with the vole',
  'médiateur with the vole revealed',
  'médiateur in favourite with the vole revealed',
  'casco',
  'sans prendre',
  'sans prendre in favourite',
  'sans prendre with the vole',
  'sans prendre in favourite with the vole',
  'sans prendre with the vole revealed',
  'sans prendre in favourite with the vole revealed',
  'grandissimo',
  'grandissimo with the vole',
  'grandissimo with the vole revealed',
  'devole',
] as const;
/** Index into `BIDS`. */
export type Bid = number;
export const PASS = 0;

const MODES: readonly (readonly [word: string, contract: Contract])[] = [
  ['ask', ALLIANCE],
  ['médiateur', MEDIATEUR],
  ['casco', CASCO],
  ['sans', SOLO],
  ['grandissimo', GRANDISSIMO],
  ['devole', DEVOLE],
];

/** Bid → its contract (-1 for a pass); below, whether it names the favourite suit, and its commitment to the vole. */
export const BID_CONTRACT: readonly Contract[] = BIDS.map(
  (name) => MODES.find(([word]) => name.startsWith(word))?.[1] ?? -1,
);
export const BID_FAVOURITE: readonly boolean[] = BIDS.map((name) => name.includes('favourite'));
export const BID_VOLE: readonly number[] = BIDS.map((name) =>
  name.includes('revealed') ? REVEALED : name.includes('vole') && name !== 'devole' ? ANNOUNCED : UNDECLARED,
);

/** Bid of a contract in or out of the favourite suit, with or without the vole; undefined if there is none. */
export function makeBid(contract: Contract, favourite: boolean, vole: number): Bid | undefined {
  for (let bid = 1; bid < BIDS.length; bid++)
    if (BID_CONTRACT[bid] === contract && BID_FAVOURITE[bid] === favourite && BID_VOLE[bid] === vole) return bid;
  return undefined;
}

export const printBid = (bid: Bid): string => BIDS[bid] ?? '?';

/** Other words for the contracts, without accents: English and French, as in the sources. */
const WORDS: Readonly<Record<string, Contract>> = {
  ask: ALLIANCE,
  asks: ALLIANCE,
  beg: ALLIANCE,
  propose: ALLIANCE,
  alliance: ALLIANCE,
  demande: ALLIANCE,
  play: ALLIANCE,
  mediateur: MEDIATEUR,
  casco: CASCO,
  gasco: CASCO,
  respect: CASCO,
  solo: SOLO,
  prendre: SOLO,
  appeler: SOLO,
  appeller: SOLO,
  grandissimo: GRANDISSIMO,
  devole: DEVOLE,
  nemo: DEVOLE,
  misere: DEVOLE,
};
const FILLERS: readonly string[] = [
  'i',
  'a',
  'an',
  'the',
  'in',
  'and',
  'with',
  'leave',
  'to',
  'sans',
  'suit',
  'it',
  'je',
  'l',
];
const FAVOURITES: readonly string[] = ['favourite', 'favorite'];
const PASSES: readonly string[] = ['pass', 'passes', 'passe', 'i pass'];

/** Parses `solo in favourite`, `Médiateur, vole revealed`, `I ask leave to play`; undefined for any other text. */
export function parseBid(text: string): Bid | undefined {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
  if (PASSES.includes(plain)) return PASS;
  let contract: Contract | undefined;
  let favourite = false;
  let vole = UNDECLARED;
  for (const word of plain.split(/[^a-z]+/).filter(Boolean)) {
    const mode = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (mode !== undefined) {
      // “I ask leave to play” names its contract twice; in “I play sans prendre” and “I play the vole” the word “play” names
      // none.
      if (contract !== undefined && contract !== mode && contract !== ALLIANCE && mode !== ALLIANCE) return undefined;
      contract = contract === undefined || contract === ALLIANCE ? mode : contract;
    } else if (word === 'vole' || word === 'announced') vole = Math.max(vole, ANNOUNCED);
    else if (word === 'revealed') vole = REVEALED;
    else if (FAVOURITES.includes(word)) favourite = true;
    else if (!FILLERS.includes(word)) return undefined;
  }
  if (vole !== UNDECLARED && (contract === undefined || contract === ALLIANCE)) {
    // “vole” or “I play a vole”: in 1728 only a player alone can announce one. “ask with the vole” is not a bid.
    if (contract === ALLIANCE && !/\bplay\b/.test(plain)) return undefined;
    contract = SOLO;
  }
  return contract === undefined ? undefined : makeBid(contract, favourite, vole);
}
