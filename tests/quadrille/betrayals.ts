import { nameCard } from '#engine/cards/card.ts';
import { printPlace } from '#engine/ledger/place.ts';
import type { Frame } from '#games/quadrille/play/frame.ts';
import { SEATS, type Seat } from '#games/quadrille/record/record.ts';

/** An editor's remark on a deal of Quadrille with its place; players by seat if the deal belongs to a session. */
export interface Said {
  readonly lede?: string;
  readonly annotations: readonly { readonly at: string; readonly text: string }[];
  readonly players?: readonly string[];
}

/** A sentence that names the ally too early, and its place: a place of the deal, or `lede`. */
export interface Betrayal {
  readonly at: string;
  readonly sentence: string;
}

const SIDE = 'all(?:y|ies)|friends?|partners?|accomplices?|helpers?';
/** Not the bare “hold”: an elder bidder would hold the bid. */
const HOLDING = '(?:holds|held|has|had) (?:it|her|him|the (?:called )?(?:king|queen))';
const OWN =
  'own (?:king|queen|hand)|(?:king|queen|card|one) of (?:his|her) own|call(?:s|ed)? (?:himself|herself|his own|her own)|' +
  '(?:that|which) s?he (?:himself |herself )?(?:holds|has)|no (?:ally|friend|partner)|play(?:s|ed|ing)? alone';

/** Whole words in any case; `\b` does not treat “é” as a letter (“abbé”). */
const wordsOf = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** Names of a player in running text, with and without his title: “Abbé Morin” may be “the abbé” as well as “Morin”. */
const STYLES: ReadonlySet<string> = new Set(['M.', 'Mr', 'Mrs', 'Mme', 'Mlle', 'Dr', 'Lady', 'de']);

function namesOf(seat: Seat, players: readonly string[]): RegExp {
  const own = (players[seat] ?? '').split(' ').filter((word) => word !== '' && !STYLES.has(word));
  const byPlace = seat === SEATS.indexOf('dealer') ? ['dealer', 'deals'] : [`${SEATS[seat] ?? ''} hand`];
  return wordsOf([...byPlace, ...(seat === 0 ? ['eldest'] : []), ...own].join('|'));
}

/** Links are replaced by their words; a sentence ends with a stop before a space. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…][”’)]?) /);

/** Whether the ally has a card in the trick, so that a mention of the ally refers to it. */
const hasPlayed = ({ leader, trick, event }: Frame, seat: Seat): boolean =>
  event.kind === 'play' && trick.some((_, i) => (leader + i) % SEATS.length === seat);

/**
 * Sentences, before the step at which every seat knows the ally, that name him together with his side or the called card, or
 * mention an ally with his card; and if the called card is the ombre’s own, those that say so. The lede precedes everything.
 * Hints and pronouns are not detected.
 */
export function betrayals({ lede, annotations, players = [] }: Said, frames: readonly Frame[]): readonly Betrayal[] {
  const contract = frames.find(({ event }) => event.kind === 'contract');
  if (contract?.ally === undefined) return [];
  const { ally, ombre, called } = contract;
  const known = frames.findIndex(({ allyKnownTo }) => allyKnownTo.length === SEATS.length);
  const card = called === undefined ? '' : `|${nameCard(called)}`;
  const tells = wordsOf(`${SIDE}|${HOLDING}|called (?:king|queen|card|one)|(?:king|queen) (?:he|she) called${card}`);
  const [side, own, name] = [wordsOf(SIDE), wordsOf(OWN), namesOf(ally, players)];
  const isTold = (sentence: string, frame: Frame | undefined): boolean =>
    ally === ombre
      ? own.test(sentence)
      : (name.test(sentence) && tells.test(sentence)) ||
        (frame !== undefined && hasPlayed(frame, ally) && side.test(sentence));
  const early = frames.slice(0, known);
  return [
    ...(lede === undefined ? [] : [{ at: 'lede', text: lede, frame: undefined }]),
    ...annotations.flatMap(({ at, text }) => {
      const frame = early.find((each) => printPlace(each.at) === at);
      return frame ? [{ at, text, frame }] : [];
    }),
  ].flatMap(({ at, text, frame }) =>
    sentencesOf(text).flatMap((sentence) => (isTold(sentence, frame) ? [{ at, sentence }] : [])),
  );
}
