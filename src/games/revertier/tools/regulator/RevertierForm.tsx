import { asking } from '#islands/regulator/entry/asking.ts';
import { Choose, Count, Who } from '#islands/regulator/entry/controls.tsx';
import type { FormProps } from '#islands/regulator/game.ts';
import type { EndingKind } from '../../play/ending.ts';
import { HANDICAPS, type HandicapKind } from '../../record/record.ts';
import type { RevertierRules } from '../../rules/keys.ts';
import type { RevertierEntry } from './fields.ts';
import { askedOf, kindIn } from './outcome-from-form.ts';

const KINDS: Readonly<Record<EndingKind, string>> = {
  borneOff: 'Last man borne off',
  shutOut: 'The other shut out by his own men',
  frozen: 'Neither could move, the other more men in hand',
};
export const HANDICAP_WORDS: Readonly<Record<HandicapKind, string>> = {
  dice: 'The dice',
  sixAndAce: 'The dice, six and ace played',
  fourAndThree: 'The dice, four and three played',
  head: 'Men on the head',
};

/** Who won a game of Revertier, how, and what had been given beforehand. */
export function RevertierForm({ rules, ...props }: FormProps & { readonly rules: RevertierRules }) {
  const { players, problem, onSet } = props;
  const told = props.entry as RevertierEntry;
  const ask = asking<RevertierEntry>(props);
  const asked = askedOf(told, rules);
  return (
    <>
      <Who
        {...ask('winner')}
        question="Who won?"
        players={players}
        last={{ value: 'drawn', label: 'Nobody: neither could move' }}
        value={told.drawn === true ? 'drawn' : told.winner}
        onChoose={(player) => {
          onSet('drawn', player === 'drawn' ? true : undefined);
          onSet('winner', typeof player === 'number' ? player : undefined);
        }}
      />
      {asked.kinds.length > 1 && (
        <Choose
          {...ask('kind')}
          question="How?"
          options={asked.kinds.map((kind) => ({ value: kind, label: KINDS[kind] }))}
          value={kindIn(told)}
        />
      )}
      {asked.double && (
        <Choose
          {...ask('double')}
          question="Single or double?"
          hint={
            rules['double.when'] === 'sevenInHand'
              ? 'Double where the loser had seven men in hand.'
              : 'Double where some of the loser’s points from 1 to 6 were free.'
          }
          options={[
            { value: 'single', label: 'Single' },
            { value: 'double', label: 'Double' },
          ]}
          value={told.double === true ? 'double' : 'single'}
          onChoose={(value) => onSet('double', value === 'double')}
        />
      )}
      <details class="seldom" {...(problem?.at === 'to' ? { open: true } : {})}>
        <summary>
          An advantage given
          {told.handicap !== undefined && told.to !== undefined && (
            <>
              : {HANDICAP_WORDS[told.handicap].toLowerCase()}, to {players[told.to]}
            </>
          )}
        </summary>
        <Choose
          {...ask('handicap')}
          question="What did one give the other before the game?"
          options={[
            { value: 'nothing', label: 'Nothing' },
            ...HANDICAPS.map((value) => ({ value, label: HANDICAP_WORDS[value] })),
          ]}
          value={told.handicap ?? 'nothing'}
          onChoose={(value) => onSet('handicap', value === 'nothing' ? undefined : value)}
        />
        {told.handicap !== undefined && <Who {...ask('to')} question="Who was given it?" players={players} />}
        {asked.men && (
          <Count
            {...ask('men')}
            question="How many men stood on the head?"
            label="Men"
            value={told.men ?? 2}
            max={14}
          />
        )}
      </details>
    </>
  );
}
