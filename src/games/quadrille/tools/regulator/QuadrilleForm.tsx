import { CONTRACTS } from '../../rules/bids.ts';
import type { QuadrilleRules } from '../../rules/keys.ts';
import { asking } from '#islands/regulator/entry/asking.ts';
import { Choose, Tapped, Who, YesNo } from '#islands/regulator/entry/controls.tsx';
import type { FormProps } from '#islands/regulator/game.ts';
import { GAMES, SUIT_NAMES, type QuadrilleEntry } from './fields.ts';
import { askedOf, gamesOf, tookOf, tricksOf } from './outcome-from-form.ts';

/** The games by the words of the table; both where the books differ. */
export const GAME_WORDS: Readonly<Record<(typeof GAMES)[number], string>> = {
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
const VOLES = { no: 'Not tried', undertaken: 'Tried', refused: 'The ally said no' } as const;

/** What was played at Quadrille or Médiateur, by whom, and how it went. */
export function QuadrilleForm({ rules, ...props }: FormProps & { readonly rules: QuadrilleRules }) {
  const { players, pools, onSet } = props;
  const told = props.entry as QuadrilleEntry;
  const ask = asking<QuadrilleEntry>(props);
  const { contract, ombre } = told;
  const asked = askedOf(told, rules, pools);
  const [ours, all] = tricksOf(told);
  const [took, allyTook] = tookOf(told);
  const inSide = [ombre, asked.ally && told.ownKing !== true ? told.ally : undefined];
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
      <Who
        {...ask('ombre')}
        question={contract === 'forced' ? 'Who held spadille, and was ombre by force?' : 'Who was the ombre?'}
        players={players}
      />
      {asked.favourite && <Choose {...ask('favourite')} question="Which suit was the favourite?" options={suits} />}
      {asked.trump && (
        <Choose
          {...ask('trump')}
          question="Which suit was trumps?"
          hint={rules['favourite.suit'] === 'hearts' ? 'Hearts are the favourite.' : undefined}
          options={suits}
        />
      )}
      {asked.ally && (
        <Who
          {...ask('ally')}
          question="Who had the card that was called?"
          players={players}
          without={[ombre]}
          last={asked.ownKing ? { value: 'own', label: 'The ombre himself' } : undefined}
          value={told.ownKing === true && asked.ownKing ? 'own' : told.ally}
          onChoose={(player) => {
            onSet('ownKing', player === 'own' ? true : undefined);
            if (player !== 'own') onSet('ally', player);
          }}
        />
      )}
      {asked.giver && <Who {...ask('giver')} question="Who gave the king?" players={players} without={[ombre]} />}
      {asked.kingSuit && (
        <Choose
          {...ask('kingSuit')}
          question="Of which suit was the king?"
          hint="It costs more in the favourite suit."
          options={suits}
        />
      )}
      {asked.announced.length > 1 && (
        <Choose
          {...ask('announced')}
          question="Was the vole bid?"
          options={asked.announced.map((value) => ({ value, label: VOLE_BIDS[value] }))}
          value={told.announced ?? 'no'}
        />
      )}
      <Tapped
        {...ask('tricks')}
        question={asked.ally ? 'How many tricks did the ombre take himself?' : 'How many tricks did the ombre take?'}
        hint={contract === 'devole' ? 'A devole ends with the first trick of the ombre’s.' : undefined}
        value={took}
        max={10}
        onChoose={(n) => onSet('took', n)}
      />
      {asked.ally && told.ownKing !== true && (
        <Tapped
          {...ask('allyTook')}
          question="And his ally?"
          hint={allyTook === undefined ? undefined : `Together ${String(ours)}; the opponents ${String(all - ours)}.`}
          value={allyTook}
          max={10}
        />
      )}
      {asked.premiers && <YesNo {...ask('premiers')} question="Were the first six tricks taken straight off?" />}
      {asked.vole.length > 1 && (
        <Choose
          {...ask('vole')}
          question="Was the vole tried, by leading to the seventh trick after the first six?"
          options={asked.vole.map((value) => ({ value, label: VOLES[value] }))}
          value={told.vole ?? asked.vole[0]}
        />
      )}
      {asked.shown && (
        <YesNo
          {...ask('shown')}
          question="Had the ally shown himself, leading a matador or the card called before the seventh trick?"
        />
      )}
      {asked.kingHidden && (
        <YesNo
          {...ask('kingHidden')}
          question="Was the card called still unplayed when the seventh trick was led to?"
        />
      )}
      {asked.matadors && (
        <Tapped
          {...ask('matadors')}
          question="How many matadors did one side hold?"
          hint="Trumps in sequence from spadille: spadille, manille, basto and so on, two partners’ counted together. None if nobody counts them."
          value={told.matadors ?? 0}
          max={12}
        />
      )}
      {asked.matadorsOf && (
        <Choose
          {...ask('matadorsOf')}
          question="Whose were they?"
          options={[
            { value: 'ombre', label: 'The ombre’s side’s' },
            { value: 'opponents', label: 'The opponents’' },
          ]}
        />
      )}
      {asked.highest &&
        [0, 1].map((place) => (
          <Who
            key={place}
            {...(place === 0 ? ask('highest') : { name: 'highest2' })}
            question={
              place === 0
                ? `${asked.waiting ? 'Who' : 'Which opponent'} was dealt the highest trump? Odd counters go by it.`
                : 'And the next highest?'
            }
            players={players}
            without={[...(asked.waiting ? [] : inSide), ...(place === 1 ? [told.highest?.[0]] : [])]}
            first={{ value: 'none', label: 'Not said' }}
            value={told.highest?.[place] ?? 'none'}
            onChoose={(player) => {
              const rest = (told.highest ?? []).slice(0, place).filter((other) => other !== player);
              const next = typeof player === 'number' ? [...rest, player] : rest;
              onSet('highest', next.length > 0 ? next : undefined);
            }}
          />
        ))}
    </>
  );
}
