import { useEffect, useState } from 'preact/hooks';
import { Select } from '../../page/controls/controls.tsx';
import { dayAt } from '../../page/day.ts';
import { newAccount, whyNotSeated, type TableNotes, type PlayerRefusal } from '../account/account.ts';
import { tidyHead, type TableHead } from '../account/fields.ts';
import { HeadFields } from './TableHead.tsx';
import type { RegulatedBook, RegulatorData, OpenChoice } from '../game.ts';
import { gameOfAddress, type CarriedRules } from './variation-in-address.ts';
import { Choose, selectsWhole } from '../entry/controls.tsx';
import type { ReaderChanges } from '../../rules/rule-words.ts';
import styles from '../Regulator.module.css';
import forms from '#view/forms.module.css';

interface ChoicesProps {
  readonly choices: readonly OpenChoice[];
  /** Choice → index of its answer; 0 by default. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly onChoose: (choice: string, answer: number) => void;
}

/** Changes that the chosen answers make to the rules. */
const answersIn = (choices: readonly OpenChoice[], chosen: ChoicesProps['chosen']): ReaderChanges =>
  Object.fromEntries(choices.flatMap(({ id, answers }) => Object.entries(answers[chosen[id] ?? 0]?.changes ?? {})));

/** Choices that a book leaves to the table, asked before the first deal; our default comes first. */
function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  return (
    <>
      {choices.map(({ id, question, answers }) => (
        <Choose
          key={id}
          name={id}
          question={question}
          options={answers.map(({ says }, i) => ({ value: String(i), label: says }))}
          value={String(chosen[id] ?? 0)}
          shape="stacked"
          onChoose={(answer) => onChoose(id, Number(answer))}
        />
      ))}
    </>
  );
}

export interface TableSetUpProps {
  readonly data: RegulatorData;
  /** An existing table to edit; its game and book cannot be changed. */
  readonly account?: TableNotes | undefined;
  /** Rules changed in a book before sitting down. */
  readonly variation?: CarriedRules | undefined;
  readonly onDone: (account: TableNotes) => void;
}

const TOURS = [1, 5, 10] as const;
const GAMES_OF_A_MATCH = [3, 5, 7, 10] as const;
const TOUR_WORDS: Readonly<Record<number, string>> = { 1: 'One tour', 5: 'Five tours', 10: 'Ten tours' };
const MAX_SEATS = 5;

/** Form for a table: players, game, book and length. */
export function SetUp({ data: { games, books }, account, variation, onDone }: TableSetUpProps) {
  const [game, setGame] = useState(account?.game ?? games[0]?.id ?? '');
  const [ruleset, setRuleset] = useState(account?.ruleset);
  useEffect(() => {
    if (account) return;
    const from = variation
      ? { game: variation.book.game, ruleset: variation.book.id }
      : gameOfAddress(document.referrer, { games, books });
    if (!from) return;
    setGame(from.game);
    setRuleset(from.ruleset);
  }, [variation]);
  const [seats, setSeats] = useState(account?.players.length ?? 4);
  const [names, setNames] = useState<readonly string[]>(
    Array.from({ length: MAX_SEATS }, (_, i) => account?.players[i] ?? `Player ${String(i + 1)}`),
  );
  const [dealer, setDealer] = useState(account?.firstDealer ?? 0);
  const [length, setLength] = useState(account?.length ?? 0);
  const [head, setHead] = useState<TableHead>(account?.head ?? {});
  const [begun, setBegun] = useState(account?.begun ?? dayAt(new Date()));
  const [wrong, setWrong] = useState<PlayerRefusal>();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const here = games.find(({ id }) => id === game);
  const isMatch = here?.one === 'game';
  const gameContent = books.filter((book) => book.game === game);
  const book: RegulatedBook | undefined =
    gameContent.find(({ id }) => id === ruleset) ?? gameContent.find(({ id }) => id === here?.taught) ?? gameContent[0];
  /** Changed rules apply only to their own book. */
  const agreed = variation?.book.id === book?.id ? variation : undefined;
  /** Choices still to be made. */
  const choices = (book?.choices ?? []).filter(
    ({ answers }) => !answers.some(({ changes }) => Object.keys(changes).some((key) => key in (agreed?.changes ?? {}))),
  );
  const four = book?.seats.find((n) => n === seats) ?? book?.seats[0] ?? 4;
  const players = names.slice(0, four).map((name) => name.trim());
  const lengths = isMatch ? GAMES_OF_A_MATCH : TOURS.map((tours) => tours * four);
  const deals = [...new Set([...lengths, book?.deals ?? 0, length])].filter((n) => n > 0).sort((a, b) => a - b);
  return (
    <form
      class={`${forms.panel} ${styles.setUp} fits`}
      data-part="set-up"
      data-needs="script"
      onSubmit={(event) => {
        event.preventDefault();
        const why = whyNotSeated(players);
        setWrong(why);
        if (why) {
          event.currentTarget.querySelectorAll<HTMLInputElement>('[data-player]')[why.player]?.focus();
          return;
        }
        if (!book) return;
        const firstDealer = Math.min(dealer, four - 1);
        onDone(
          account
            ? { ...account, players, firstDealer, length, begun, head: tidyHead(head) }
            : newAccount(book, {
                players,
                firstDealer,
                length,
                begun,
                head: tidyHead(head),
                changes: { ...answersIn(choices, chosen), ...agreed?.changes },
              }),
        );
      }}
    >
      {!account && (
        <div class={`${styles.setUpPart} fits`}>
          <Choose
            name="game"
            question="Which game?"
            options={games.map(({ id, name }) => ({ value: id, label: name }))}
            value={game}
            onChoose={(id) => {
              setGame(id);
              setChosen({});
            }}
          />
          <div class={forms.field}>
            <label for="regulator-book">By which book’s rules?</label>
            <Select
              id="regulator-book"
              value={book?.id}
              options={gameContent.map(({ id, short }) => [id, short])}
              onChoose={(id) => {
                setRuleset(id);
                setChosen({});
              }}
            />
          </div>
          {agreed && (
            <div class={forms.field} data-part="carried-rules">
              <p>With the rules you changed in the book:</p>
              <ul>
                {agreed.said.map(({ key, question, answer }) => (
                  <li key={key}>
                    {question} <b>{answer}</b>
                  </li>
                ))}
              </ul>
              {agreed.left > 0 && (
                <p class="soft">
                  {agreed.left === 1
                    ? 'You changed one more rule. It affects no payment, so it is not asked about here.'
                    : `You changed ${String(agreed.left)} more rules. They affect no payment, so they are not asked about here.`}
                </p>
              )}
            </div>
          )}
          {book && book.seats.length > 1 && (
            <Choose
              name="seats"
              question="How many play?"
              options={book.seats.map((n) => ({ value: String(n), label: n === 5 ? 'Five' : 'Four' }))}
              value={String(four)}
              onChoose={(n) => setSeats(Number(n))}
            />
          )}
          {choices.length > 0 && (
            <Choices
              choices={choices}
              chosen={chosen}
              onChoose={(id, answer) => setChosen({ ...chosen, [id]: answer })}
            />
          )}
        </div>
      )}
      <div class={`${styles.setUpPart} fits`}>
        <fieldset class={`${styles.ask} ${styles.players} fits`}>
          <legend>
            {isMatch
              ? 'Who plays?'
              : 'Who plays? Enter the players in the order of play: each sits to the right of the one before.'}
          </legend>
          {players.map((_, player) => (
            <div class={forms.field} key={player}>
              <label for={`regulator-player-${String(player)}`}>
                {isMatch ? (player === 0 ? 'White' : 'Black') : `Player ${String(player + 1)}`}
              </label>
              <input
                id={`regulator-player-${String(player)}`}
                data-player={player}
                type="text"
                autocomplete="off"
                value={names[player]}
                aria-invalid={wrong?.player === player}
                {...(wrong?.player === player ? { 'aria-describedby': 'regulator-players-fault' } : {})}
                {...selectsWhole}
                onInput={({ currentTarget }) =>
                  setNames(names.map((name, i) => (i === player ? currentTarget.value : name)))
                }
              />
              {wrong?.player === player && (
                <p class={forms.error} id="regulator-players-fault">
                  {wrong.why}
                </p>
              )}
            </div>
          ))}
        </fieldset>
        <div class={forms.field}>
          <label for="regulator-dealer">{isMatch ? 'Who throws first?' : 'Who deals first?'}</label>
          <Select
            id="regulator-dealer"
            value={Math.min(dealer, four - 1)}
            options={players.map((name, player) => [player, name])}
            onChoose={setDealer}
          />
        </div>
        <div class={forms.field}>
          <label for="regulator-length">How long will you play?</label>
          <Select
            id="regulator-length"
            value={length}
            options={[
              [0, 'As long as you like'],
              ...deals.map((n) => [n, isMatch ? `${String(n)} games` : sayLength(n, four)] as const),
            ]}
            onChoose={setLength}
          />
        </div>
        <HeadFields head={head} begun={begun} onHead={setHead} onBegun={setBegun} />
        <p class={forms.actions}>
          <button type="submit" class={`${forms.button} ${forms.primary}`}>
            {account ? 'Save the changes' : 'Start keeping score'}
          </button>
        </p>
      </div>
    </form>
  );
}

/** “Ten tours: 40 deals”. */
function sayLength(deals: number, players: number): string {
  const tours = TOUR_WORDS[deals / players];
  return tours === undefined ? `${String(deals)} deals` : `${tours}: ${String(deals)} deals`;
}
