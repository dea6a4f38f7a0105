import type { Fields } from '#engine/kernel/fields.ts';
import type { Strength } from '#engine/play/played-game.ts';
import { seatHeading } from '#engine/words/seats.ts';
import { href } from '#view/href.ts';
import { Button } from '../../page/controls/Button.tsx';
import { CopyLink } from '../../page/controls/CopyLink.tsx';
import { addressWith } from '../../page/fragment.ts';
import { Select, type SelectProps } from '../../page/controls/Select.tsx';
import { TypedField } from '../../page/controls/TypedField.tsx';
import type { AnyModel } from '../../replay/model.ts';
import { printAddress } from '../../rules/address/reading-address.ts';
import { printVariation } from '../../rules/address/variation-address.ts';
import type { PlayData } from '../data.ts';
import type { GameToPlay } from '../game.ts';
import { PACES } from '../kept/stored-tables.ts';
import { now } from '../sitting.ts';
import type { TableOf } from '../use-sitting.ts';
import { NumberField } from './NumberField.tsx';

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

export interface TermsProps<R, Rec extends object, Act, Seen, M extends AnyModel> {
  readonly game: GameToPlay<R, Rec, Act, Seen, M>;
  readonly data: PlayData;
  readonly table: TableOf<R, Rec, Act, Seen, M>;
  /** What the seats of the deal are called in records. */
  readonly seats: readonly string[];
  readonly onRules: () => void;
  readonly onHelp: () => void;
}

/** The tables that were left: “Almanach 1785, deal no. 3”. */
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
    const which = typeof from === 'string' ? `a ${piece} laid out by hand` : `${piece} no. ${String(number)}`;
    return [[id, `${short}, ${which}`]];
  });
}

/** By what rules, in which seat, which deal; and folded away, how the house plays and who reads. */
export function Terms<R, Rec extends object, Act, Seen, M extends AnyModel>({
  game,
  data,
  table,
  seats,
  onRules,
  onHelp,
}: TermsProps<R, Rec, Act, Seen, M>) {
  const { engine, piece, given: givens = [], saySeat = (name: string) => seatHeading(name).toLowerCase() } = game;
  const { sitting, stored, me } = table;
  const { book, changes, rules, players, given } = sitting.terms;
  const turned = Object.keys(changes).length;
  const many = game.players(rules);
  const variation = printAddress({ anchor: '', variation: printVariation(engine, book, changes) });
  const readers = new Set(stored.tables.map(({ reader }) => (typeof reader === 'string' ? reader : '')));
  const measured = data.strengths[book.id];
  const left = leftIn(table.tables, sitting.id, data, piece);
  return (
    <div class="terms">
      <Choice
        label="Book"
        isNamed={false}
        value={book.id}
        options={data.books.map(({ id, short }) => [id, short])}
        onChoose={(id) => table.sitAt({ book: engine.ruleSets.find((one) => one.id === id) ?? book })}
      />
      {(turned > 0 || sitting.coming !== undefined) && (
        <Button class="plain turned" onClick={onRules}>
          {sitting.coming !== undefined
            ? `other rules from the next ${piece}`
            : turned === 1
              ? 'one rule turned'
              : `${String(turned)} rules turned`}
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
        number={sitting.from === undefined ? now(sitting).number : undefined}
        piece={piece}
        onNumber={(number) => table.sitAt({}, number)}
      />
      <details class="more-terms">
        <summary>The table</summary>
        <div>
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
              options={[['', 'none is given'], ...givens.map(({ id, says }) => [id, says] as const)]}
              onChoose={(id) => table.sitAt({ given: givens.find((one) => one.id === id) })}
            />
          )}
          <Choice
            label="The house plays"
            value={stored.pace}
            options={PACES.map((pace) => [pace, pace])}
            onChoose={table.setPace}
          />
          <Choice
            label="How well"
            value={sitting.strength}
            options={table.strengths.map((strength) => [strength, STRENGTH_WORDS[strength]])}
            onChoose={table.setStrength}
          />
          {measured !== undefined && <p>{measured}</p>}
          <label>
            <span>Your name, where several play here</span>{' '}
            <TypedField
              class="control"
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
              label="Tables you have left"
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
              Turn a rule
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
