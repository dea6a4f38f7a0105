import type { Strength } from '#engine/play/played-game.ts';
import { Button } from '../../page/Button.tsx';
import type { BookHead } from '../../rules/cites.ts';
import { CopyLink } from '../../page/CopyLink.tsx';
import { Select, type SelectProps } from '../../page/Select.tsx';
import { TypedField } from '../../page/TypedField.tsx';
import { NumberField } from './NumberField.tsx';
import type { Given } from '../sitting.ts';
import { PACES, type Pace } from '../kept/stored-tables.ts';

/** A table that was left. */
export interface Left {
  readonly id: string;
  /** “Almanach 1785, deal 3”. */
  readonly says: string;
}

export interface TermsProps {
  readonly books: readonly BookHead[];
  readonly book: string;
  /** How many rules the reader has turned, and whether it is otherwise from the next deal on. */
  readonly turned: number;
  readonly isTurning: boolean;
  readonly players: number;
  readonly many: readonly number[];
  readonly seat: number;
  /** What the seats are called: “first hand”. */
  readonly seats: readonly string[];
  /** What one gives the other, and all that may be given. */
  readonly given: string | undefined;
  readonly givens: readonly Given[];
  readonly number: number | undefined;
  readonly piece: 'deal' | 'game';
  /** The book, by the rules as they are turned. */
  readonly edition: string;
  readonly pace: Pace;
  readonly strength: Strength;
  readonly strengths: readonly Strength[];
  /** How strong the house is by this book, in a sentence. */
  readonly measured: string | undefined;
  readonly reader: string;
  readonly readers: readonly string[];
  readonly left: readonly Left[];
  readonly address: () => string;
  readonly actions: {
    readonly setBook: (id: string) => void;
    readonly openRules: () => void;
    readonly setPlayers: (players: number) => void;
    readonly setSeat: (seat: number) => void;
    readonly setGiven: (id: string) => void;
    readonly setNumber: (number: number) => void;
    readonly setPace: (pace: Pace) => void;
    readonly setStrength: (strength: Strength) => void;
    readonly setReader: (reader: string) => void;
    readonly takeUp: (id: string) => void;
    readonly help: () => void;
  };
}

const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  plain: 'plain: by the advice of the books',
  careful: 'careful: tries out what it cannot see',
  attentive: 'attentive: looks two throws ahead',
};

interface ChoiceProps<T extends string | number> extends SelectProps<T> {
  readonly label: string;
  readonly isNamed?: boolean;
}

function Choice<T extends string | number>({ label, isNamed = true, ...select }: ChoiceProps<T>) {
  return (
    <label>
      <span class={isNamed ? undefined : 'vh'}>{label}</span> <Select class="control" {...select} />
    </label>
  );
}

/** By what rules, in which seat, which deal; and folded away, how the house plays and who reads. */
export function Terms(props: TermsProps) {
  const { books, book, turned, players, many, seat, seats, number, piece, actions } = props;
  return (
    <div class="terms">
      <Choice
        label="Book"
        isNamed={false}
        value={book}
        options={books.map(({ id, short }) => [id, short])}
        onChoose={actions.setBook}
      />
      {(turned > 0 || props.isTurning) && (
        <Button class="plain turned" onClick={actions.openRules}>
          {props.isTurning
            ? `other rules from the next ${piece}`
            : turned === 1
              ? 'one rule turned'
              : `${String(turned)} rules turned`}
        </Button>
      )}
      <Choice
        label="Your seat"
        isNamed={false}
        value={seat}
        options={seats.map((name, i) => [i, `as ${name}`])}
        onChoose={actions.setSeat}
      />
      <NumberField number={number} piece={piece} onNumber={actions.setNumber} />
      <details class="more-terms">
        <summary>The table</summary>
        <div>
          {many.length > 1 && (
            <Choice
              label="Players"
              value={players}
              options={many.map((n) => [n, n === 4 ? 'four' : n === 5 ? 'five' : String(n)])}
              onChoose={actions.setPlayers}
            />
          )}
          {props.givens.length > 0 && (
            <Choice
              label="Advantage"
              value={props.given ?? ''}
              options={[['', 'none is given'], ...props.givens.map(({ id, says }) => [id, says] as const)]}
              onChoose={actions.setGiven}
            />
          )}
          <Choice
            label="The house plays"
            value={props.pace}
            options={PACES.map((pace) => [pace, pace])}
            onChoose={actions.setPace}
          />
          <Choice
            label="How well"
            value={props.strength}
            options={props.strengths.map((strength) => [strength, STRENGTH_WORDS[strength]])}
            onChoose={actions.setStrength}
          />
          {props.measured !== undefined && <p>{props.measured}</p>}
          <label>
            <span>Your name, where several play here</span>{' '}
            <TypedField
              class="control"
              type="text"
              list="readers"
              autocomplete="off"
              maxLength={40}
              value={props.reader}
              onTake={(typed) => {
                if (typed.trim() !== props.reader) actions.setReader(typed.trim());
                return true;
              }}
            />
            <datalist id="readers">
              {props.readers.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </label>
          {props.left.length > 0 && (
            <Choice
              label="Tables you have left"
              value=""
              options={[['', 'choose one'], ...props.left.map(({ id, says }) => [id, says] as const)]}
              onChoose={(id) => {
                if (id !== '') actions.takeUp(id);
              }}
            />
          )}
          <p>
            <Button
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                actions.openRules();
              }}
            >
              Turn a rule
            </Button>{' '}
            <a href={props.edition}>Read the book</a>
          </p>
          <p>
            <CopyLink label={`Copy a link to this ${piece}`} addressOf={props.address} />{' '}
            <Button onClick={actions.help}>Keys</Button>
          </p>
        </div>
      </details>
    </div>
  );
}
