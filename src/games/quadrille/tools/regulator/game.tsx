import { quadrille } from '../../game.ts';
import type { Occasion } from '../../record/pools.ts';
import { quadrilleRegulator, boxWorth } from '../../session/session.ts';
import { regulate } from '#engine/ledger/regulate.ts';
import { OCCASION_WORDS, sayPool } from '../../wording/names.ts';
import { isMisdeal, accountForEngine } from '#islands/regulator/account/account.ts';
import { DEAL_WORDS, type Fact, type FormProps, makeRegulated } from '#islands/regulator/game.ts';
import type { FormEntry } from '#islands/regulator/account/fields.ts';
import {
  QUADRILLE_FIELDS,
  type QuadrilleEntry,
  tellQuadrille,
  trickCounts,
  SUIT_NAMES,
  openQuestions,
  type OpenQuestions,
  gamesOf,
  tookOf,
} from './outcome-from-form.ts';
import { contractHint, parseShorthand } from './shorthand.ts';
import { CONTRACTS } from '../../rules/bids.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { asking, Choose, NumberChoice, PlayerChoice, YesNo } from '#islands/regulator/entry/controls.tsx';

/** Values of an entry that apply: an ally once entered stays in it, even if the ombre then played alone. */
function valuesOf(entry: QuadrilleEntry, players: readonly string[]) {
  const { contract, trump, ombre, ally, ownKing, announced } = entry;
  const name = (player: number | undefined): string => (player === undefined ? '' : (players[player] ?? ''));
  const calls = contract === 'alliance' || contract === 'forced' || contract === 'casco';
  const [tricks] = trickCounts(entry);
  return {
    contract: contract ? GAME_WORDS[contract].replace(/[:,].*/, '') : '',
    ombre: name(ombre),
    trump: contract === 'grandissimo' || contract === 'devole' ? undefined : trump,
    ally: calls ? (ownKing === true ? 'own king' : name(ally)) : undefined,
    hasVole: announced !== undefined && announced !== 'no' && !calls,
    tricks,
  };
}

/** Summary of a deal: “Alliance in hearts, Anne with Bea: 6 tricks”. */
function sayDeal(entry: QuadrilleEntry, players: readonly string[]): string {
  const { contract, ombre, trump, ally, hasVole, tricks } = valuesOf(entry, players);
  const whom = ally === undefined ? '' : ally === 'own king' ? ', own king' : ` with ${ally}`;
  const suited = trump === undefined ? '' : ` in ${trump}`;
  return `${contract}${suited}${hasVole ? ' and the vole' : ''}, ${ombre}${whom}: ${String(tricks)} ${tricks === 1 ? 'trick' : 'tricks'}`;
}

/** Facts of a deal, one by one. */
function factsOf(entry: QuadrilleEntry, players: readonly string[]): readonly Fact[] {
  const { contract, ombre, trump = '', ally = '', hasVole, tricks } = valuesOf(entry, players);
  return [
    { name: 'contract', value: contract },
    { name: 'ombre', value: ombre },
    { name: 'trump', value: trump },
    { name: 'ally', value: ally },
    { name: 'vole announced', value: hasVole ? 'yes' : '' },
    { name: 'tricks of ombre and ally', value: tricks },
  ];
}

/** Asks who had the highest trump: when the cards were dealt, or after the exchange. */
const whoHadHighest = ({ waiting, held }: OpenQuestions): string =>
  `${waiting ? 'Who' : 'Which opponent'} ${held ? 'held the highest trump after the exchange' : 'was dealt the highest trump'}? It decides about odd counters.`;

/** Contracts in the words of the table; both names where the books differ. */
const GAME_WORDS: Readonly<Record<(typeof CONTRACTS)[number], string>> = {
  forced: 'Forced spadille',
  alliance: 'Alliance: asked leave',
  mediateur: 'Médiateur',
  casco: 'Casco',
  solo: 'Sans prendre, or solo',
  grandissimo: 'Grandissimo',
  devole: 'Devole',
};
const SUIT_SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;
const suits = SUIT_NAMES.map((suit) => ({
  value: suit,
  label: (
    <>
      <span class={`suit-${suit.charAt(0)}`} aria-hidden="true">
        {SUIT_SIGNS[suit]}
        {'\uFE0E'}
      </span>{' '}
      {suit}
    </>
  ),
}));

const VOLE_BIDS = { no: 'Not announced', announced: 'Announced', revealed: 'Announced, hand shown' } as const;
const VOLES = { no: 'Not tried', undertaken: 'Tried', refused: 'Refused by the ally' } as const;

/** Form for a deal of Quadrille or Médiateur: the contract, the players and the result. */
function QuadrilleForm({ rules, ...props }: FormProps & { readonly rules: QuadrilleRules }) {
  const { players, pools, onSet } = props;
  const entry = props.entry as QuadrilleEntry;
  const ask = asking<QuadrilleEntry>(props);
  const { contract, ombre } = entry;
  const questions = openQuestions(entry, rules, pools);
  const [ours, all] = trickCounts(entry);
  const [took, allyTook] = tookOf(entry);
  const inSide = [ombre, questions.ally && entry.ownKing !== true ? entry.ally : undefined];
  return (
    <>
      <Choose
        {...ask('contract')}
        question="What was played?"
        options={gamesOf(rules).map((game) => {
          const value = CONTRACTS[game] ?? 'forced';
          return { value, label: GAME_WORDS[value] };
        })}
      />
      <PlayerChoice
        {...ask('ombre')}
        question={contract === 'forced' ? 'Who held spadille and had to be ombre?' : 'Who was the ombre?'}
        players={players}
      />
      {questions.favourite && <Choose {...ask('favourite')} question="Which suit was the favourite?" options={suits} />}
      {questions.trump && (
        <Choose
          {...ask('trump')}
          question="Which suit was trumps?"
          hint={rules['favourite.suit'] === 'hearts' ? 'Hearts are the favourite.' : undefined}
          options={suits}
        />
      )}
      {questions.ally && (
        <PlayerChoice
          {...ask('ally')}
          question="Who held the called card?"
          players={players}
          without={[ombre]}
          last={questions.ownKing ? { value: 'own', label: 'The ombre himself' } : undefined}
          value={entry.ownKing === true && questions.ownKing ? 'own' : entry.ally}
          onChoose={(player) => {
            onSet('ownKing', player === 'own' ? true : undefined);
            if (player !== 'own') onSet('ally', player);
          }}
        />
      )}
      {questions.giver && (
        <PlayerChoice {...ask('giver')} question="Who gave the king?" players={players} without={[ombre]} />
      )}
      {questions.kingSuit && (
        <Choose
          {...ask('kingSuit')}
          question="Which suit was the king?"
          hint="A king of the favourite suit costs more."
          options={suits}
        />
      )}
      {questions.announced.length > 1 && (
        <Choose
          {...ask('announced')}
          question="Did the ombre announce the vole (all ten tricks)?"
          options={questions.announced.map((value) => ({ value, label: VOLE_BIDS[value] }))}
          value={entry.announced ?? 'no'}
        />
      )}
      <NumberChoice
        {...ask('tricks')}
        question={
          questions.ally ? 'How many tricks did the ombre take himself?' : 'How many tricks did the ombre take?'
        }
        hint={contract === 'devole' ? 'A devole ends as soon as the ombre takes a trick.' : undefined}
        value={took}
        max={10}
        onChoose={(n) => onSet('took', n)}
      />
      {questions.ally && entry.ownKing !== true && (
        <NumberChoice
          {...ask('allyTook')}
          question="How many did the ally take?"
          hint={allyTook === undefined ? undefined : `Together ${String(ours)}; the opponents ${String(all - ours)}.`}
          value={allyTook}
          max={10}
        />
      )}
      {questions.premiers && (
        <YesNo {...ask('premiers')} question="Did the ombre’s side take the first six tricks in a row?" />
      )}
      {questions.vole.length > 1 && (
        <Choose
          {...ask('vole')}
          question="After six tricks, did the ombre’s side try for the vole by leading to the seventh?"
          options={questions.vole.map((value) => ({ value, label: VOLES[value] }))}
          value={entry.vole ?? questions.vole[0]}
        />
      )}
      {questions.shown && (
        <YesNo
          {...ask('shown')}
          question="Before the seventh trick, did the ally show himself by leading a matador or the called card?"
        />
      )}
      {questions.kingHidden && (
        <YesNo {...ask('kingHidden')} question="Was the called card still unplayed when the seventh trick began?" />
      )}
      {questions.matadors && (
        <NumberChoice
          {...ask('matadors')}
          question="How many matadors did one side hold?"
          hint="Matadors are the highest trumps in sequence: spadille, manille, basto and so on. Allies count theirs together. Choose 0 if nobody counts them."
          value={entry.matadors ?? 0}
          max={12}
        />
      )}
      {questions.matadorsOf && (
        <Choose
          {...ask('matadorsOf')}
          question="Which side held them?"
          options={[
            { value: 'ombre', label: 'The ombre’s side' },
            { value: 'opponents', label: 'The opponents' },
          ]}
        />
      )}
      {questions.highest &&
        [0, 1].map((place) => (
          <PlayerChoice
            key={place}
            {...(place === 0 ? ask('highest') : { name: 'highest2' })}
            question={place === 0 ? whoHadHighest(questions) : 'And who the next highest?'}
            players={players}
            without={[...(questions.waiting ? [] : inSide), ...(place === 1 ? [entry.highest?.[0]] : [])]}
            first={{ value: 'none', label: 'Not said' }}
            value={entry.highest?.[place] ?? 'none'}
            onChoose={(player) => {
              const rest = (entry.highest ?? []).slice(0, place).filter((other) => other !== player);
              const next = typeof player === 'number' ? [...rest, player] : rest;
              onSet('highest', next.length > 0 ? next : undefined);
            }}
          />
        ))}
    </>
  );
}

/** Quadrille for keeping score. */
export const regulated = makeRegulated({
  engine: quadrille,
  fields: QUADRILLE_FIELDS,
  loadWording: () => import('../../rules/questions.ts').then(({ WORDING }) => WORDING),
  open: (rules) => {
    const game = quadrilleRegulator(rules);
    return {
      seats: game.seats,
      part: DEAL_WORDS,
      regulate: (account) =>
        regulate(
          accountForEngine(account, (deal) => (seatOf, pools) => tellQuadrille(deal, rules, pools, seatOf)),
          game,
        ),
      Form: (props: FormProps) => <QuadrilleForm {...props} rules={rules} />,
      shorthand: {
        hint: `Contract (${contractHint(rules)}), ombre, ally, trump, tricks of each: a13h42. Players are 1 to 4; without a letter the contract is that of the last deal.`,
        read: (text, context) => parseShorthand(text, rules, context),
      },
      sayDeal,
      factsOf,
      sayPayment: ({ occasion }) => OCCASION_WORDS[occasion as Occasion],
      sayPool,
      begin: ({ deals }): FormEntry => {
        const last = deals.findLast((deal) => !isMisdeal(deal));
        const favourite = rules['favourite.suit'] === 'lotForParty' ? last?.['favourite'] : undefined;
        return favourite === undefined ? {} : { favourite };
      },
      box: boxWorth(rules),
      fieldOf: (at) => at.replace(/^result\./, ''),
    };
  },
});
