import type { Fields } from '#engine/kernel/fields.ts';
import type { Strength } from '#engine/play/played-game.ts';
import { seatHeading, sentence } from '#engine/wording/sentence.ts';
import { does, LONGEST_NAME, namingBy, sidesOf, tableNames } from '#engine/wording/seat-names.ts';
import { href } from '#view/href.ts';
import { Button, TypedField, CopyLink } from '../../page/controls/controls.tsx';
import { addressWith } from '../../page/fragment.ts';
import type { ShownTypes } from '../../replay/model.ts';
import { printAddress } from '../../rules/reading-address.ts';
import { printVariation } from '../../rules/variation-address.ts';
import type { PlayData, GameToPlay } from '../game.ts';
import { now } from '../table-session.ts';
import type { PlayTable } from '../use-play-table.ts';
import { useState } from 'preact/hooks';
import styles from './terms.module.css';
import { parseNumber } from '../kept/address.ts';
import { Choice, PaceAndSound } from './PaceAndSound.tsx';
import forms from '#view/forms.module.css';

interface NumberFieldProps {
  /** Deal number; undefined for a prepared deal. */
  readonly number: number | undefined;
  readonly piece: 'deal' | 'game';
  readonly onNumber: (number: number) => void;
}

/** Field for the deal number; an invalid number is reported and stays for correction. */
function NumberField({ number, piece, onNumber }: NumberFieldProps) {
  const [isNone, setIsNone] = useState(false);
  return (
    <label class={styles.numbered}>
      <span>{piece} no.</span>{' '}
      <TypedField
        class={forms.control}
        data-part="number"
        type="text"
        inputMode="numeric"
        value={number === undefined ? '' : String(number)}
        placeholder={number === undefined ? 'by hand' : undefined}
        aria-invalid={isNone}
        aria-describedby={isNone ? 'no-number' : undefined}
        onTake={(typed) => {
          const wanted = parseNumber(typed);
          setIsNone(wanted === undefined);
          if (wanted !== undefined && wanted !== number) onNumber(wanted);
          return wanted !== undefined;
        }}
      />
      <span class={`${styles.wrong} popup marked`} id="no-number" role="status">
        {isNone && `The number of a ${piece} must be a whole number of up to 9 digits.`}
      </span>
    </label>
  );
}

const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  plain: 'plain: follows the advice of the books',
  careful: 'careful: tries out what it cannot see',
  attentive: 'attentive: looks two throws ahead',
};

export interface TermsProps<G extends ShownTypes> {
  readonly game: GameToPlay<G>;
  readonly data: PlayData;
  readonly table: PlayTable<G>;
  /** Names of the deal's seats in records. */
  readonly seats: readonly string[];
  readonly onRules: () => void;
  readonly onHelp: () => void;
}

/** Stored tables: “Almanach 1785, deal no. 3”. */
function leftIn(
  tables: readonly Fields[],
  here: string,
  { books }: PlayData,
  piece: string,
): readonly (readonly [id: string, says: string])[] {
  return tables.flatMap(({ id, book, deal }) => {
    if (typeof id !== 'string' || id === here) return [];
    const short = books.find((one) => one.id === book)?.short ?? String(book);
    const { number, from } = (deal ?? {}) as { readonly number?: unknown; readonly from?: unknown };
    const which = typeof from === 'string' ? `a ${piece} built by hand` : `${piece} no. ${String(number)}`;
    return [[id, `${short}, ${which}`]];
  });
}

/** Rules, seat and deal; in a fold, pace, sound and the reader's name. */
export function Terms<G extends ShownTypes>({ game, data, table, seats, onRules, onHelp }: TermsProps<G>) {
  const { engine, given: givens = [], saySeat = (name: string) => seatHeading(name).toLowerCase() } = game;
  const { piece } = game.words;
  const { sitting: session, stored, me } = table;
  const { book, changes, rules, players, given } = session.terms;
  const turned = Object.keys(changes).length;
  const many = game.players(rules);
  const variation = printAddress({ anchor: '', variation: printVariation(engine, book, changes) });
  const readers = new Set(stored.tables.map(({ reader }) => (typeof reader === 'string' ? reader : '')));
  const measured = data.strengths[book.id];
  const naming = namingBy(
    game.sayAccount,
    tableNames({ seats, me, direction: game.direction(rules), given: session.names }),
  );
  const left = leftIn(table.tables, session.id, data, piece);
  return (
    <div class={`${styles.terms} no-print`} data-frame data-part="terms">
      <Choice
        label="Book"
        isNamed={false}
        value={book.id}
        options={data.books.map(({ id, short }) => [id, short])}
        onChoose={(id) => table.sitAt({ book: engine.ruleSets.find((one) => one.id === id) ?? book })}
      />
      {(turned > 0 || session.coming !== undefined) && (
        <Button class="plain aside rubric" onClick={onRules}>
          {session.coming !== undefined
            ? `other rules from the next ${piece}`
            : turned === 1
              ? 'one rule changed'
              : `${String(turned)} rules changed`}
        </Button>
      )}
      <Choice
        label="Your seat"
        isNamed={false}
        value={me}
        options={seats.map((name, i) => [i, `as ${saySeat(name)}`])}
        onChoose={(seat) => table.sitAt({ seat })}
      />
      <NumberField
        number={session.from === undefined ? now(session).number : undefined}
        piece={piece}
        onNumber={(number) => table.sitAt({}, number)}
      />
      <details class={styles.more}>
        <summary>The table</summary>
        <div class="popup rows tight">
          {many.length > 1 && (
            <Choice
              label="Players"
              value={players}
              options={many.map((n) => [n, n === 4 ? 'four' : n === 5 ? 'five' : String(n)])}
              onChoose={(n) => table.sitAt({ players: n })}
            />
          )}
          {givens.length > 0 && (
            <Choice
              label="Advantage"
              value={given?.id ?? ''}
              options={[
                ['', 'none'],
                ...givens.map(
                  ({ id, to, says }) => [id, sentence([does(naming.subject(to), says)]).replace(/\.$/, '')] as const,
                ),
              ]}
              onChoose={(id) => table.sitAt({ given: givens.find((one) => one.id === id) })}
            />
          )}
          <PaceAndSound options={stored} onChoose={table.setOptions} />
          <Choice
            label="The house plays"
            value={session.strength}
            options={table.strengths.map((strength) => [strength, STRENGTH_WORDS[strength]])}
            onChoose={table.setStrength}
          />
          {measured !== undefined && <p>{measured}</p>}
          {players > 2 && (
            <fieldset class={`${styles.names} fits`}>
              <legend>Name the other players, if you like</legend>
              {sidesOf(players).map((side) => (
                <label key={side}>
                  <span>{side}</span>{' '}
                  <TypedField
                    class={forms.control}
                    type="text"
                    autocomplete="off"
                    maxLength={LONGEST_NAME}
                    placeholder={side}
                    value={session.names[side] ?? ''}
                    onTake={(typed) => {
                      table.setName(side, typed);
                      return true;
                    }}
                  />
                </label>
              ))}
            </fieldset>
          )}
          <label>
            <span>Your name, if several people play here</span>{' '}
            <TypedField
              class={forms.control}
              type="text"
              list="readers"
              autocomplete="off"
              maxLength={40}
              value={stored.reader}
              onTake={(typed) => {
                if (typed.trim() !== stored.reader) table.setReader(typed.trim());
                return true;
              }}
            />
            <datalist id="readers">
              {[...readers].filter(Boolean).map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </label>
          {left.length > 0 && (
            <Choice
              label="Your other tables"
              value=""
              options={[['', 'choose one'], ...left]}
              onChoose={(id) => {
                const kept = table.tables.find((one) => one['id'] === id);
                if (kept) table.takeUp(kept);
              }}
            />
          )}
          <p>
            <Button
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                onRules();
              }}
            >
              Change a rule
            </Button>{' '}
            <a href={`${href(`/${engine.id}/${book.id}/`)}${variation === '' ? '' : `#${variation}`}`}>Read the book</a>
          </p>
          <p>
            <CopyLink label={`Copy a link to this ${piece}`} addressOf={() => addressWith(table.addressNow())} />{' '}
            <Button onClick={onHelp}>Keys</Button>
          </p>
        </div>
      </details>
    </div>
  );
}
