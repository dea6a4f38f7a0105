import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { printPlace } from '#engine/ledger/place.ts';
import { signed } from '#view/signed.ts';
import { netClass } from '#view/Net.tsx';
import { amountsInWords, elsewhere, linesOfClause, netsOf, stepOf, sumInWords } from './plate.ts';
import type { AnyModel } from '../../replay/model.ts';
import type { ReadBook, ReadClause, ReadDeal } from '../data.ts';
import type { ReadingGame, Side } from '../game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';

export interface PlateViewProps<R, Rec, M extends AnyModel> {
  readonly game: ReadingGame<R, Rec, M>;
  readonly model: M;
  readonly record: Rec;
  readonly ruleSet: RuleSet<R>;
  /** What the deal itself varies in its book. */
  readonly own: Partial<R>;
  /** Whose payments are shown; without a number, where a plate stands in a text of its own. */
  readonly clause: Pick<ReadClause, 'keys'> & Partial<Pick<ReadClause, 'number'>>;
  readonly at: string;
  /** The side of the step that is looked at, where the game’s figure has two. */
  readonly side?: Side | undefined;
  readonly deal: Pick<ReadDeal, 'title'>;
  /** The whole deal, at this step, by the rules in force. */
  readonly href: string;
  /** Where the deal stands in the data of its edition: a script finds the link by it. */
  readonly place: number | undefined;
  readonly others: readonly ReadBook[];
  readonly compareHref: string | undefined;
  /** The questions, where there is a script to turn them. */
  readonly children?: ComponentChildren;
}

/** “6 + 6 + 6 to the dealer · trick 5”: what a plate shows, in a line. */
export function plateLine<R, Rec, M extends AnyModel>(
  game: ReadingGame<R, Rec, M>,
  model: M,
  keys: readonly string[],
  at: string,
): { readonly sum: string | undefined; readonly was: string | undefined; readonly place: string } {
  const step = stepOf(model, at);
  const lines = linesOfClause(model, step, keys);
  const here = model.steps[step];
  const before = lines.map((line) => ({ ...line, amount: line.before ?? line.amount }));
  const isMoved = lines.some((line) => line.before !== undefined && line.before !== line.amount);
  return {
    sum: lines.length === 0 ? undefined : sumInWords(lines, game.sayAccount),
    was: isMoved ? sumInWords(before, game.sayAccount) : undefined,
    place: here ? game.sayPlaceInBook(here.at) : '',
  };
}

/**
 * What a record does at a step against the rules it was written down for: a plate is there to show it. What is wrong with its
 * deal is wrong at every step; said only while nothing is turned, for another pack is not what its reader asked about.
 */
const faultAt = (model: AnyModel, step: number): AnyModel['faults'][number] | undefined =>
  model.faults.find(({ at }) => at.phase !== 'deal' && stepOf(model, printPlace(at)) === step) ??
  (model.effect === undefined ? model.faults.find(({ at }) => at.phase === 'deal') : undefined);

/** The moment at which a clause pays: the table, who pays whom, the sentence, the nets, and what other books would pay. */
export function PlateView<R, Rec, M extends AnyModel>(props: PlateViewProps<R, Rec, M>): JSX.Element {
  const {
    game,
    model,
    record,
    ruleSet,
    own,
    clause,
    at,
    side,
    deal,
    href,
    place: number,
    others,
    compareHref,
    children,
  } = props;
  const step = stepOf(model, at);
  const lines = linesOfClause(model, step, clause.keys);
  // Before the cards nothing else is to be seen: whatever is laid down then is drawn, also for a clause that names no sum.
  const isAnte = lines.length === 0 && model.steps[step]?.at.phase === 'ante';
  const drawn = isAnte ? model.lines.filter((line) => line.step === step) : lines;
  const says = model.say(step);
  const accounts = [...new Set([...model.seats, ...lines.flatMap(({ from, to }) => [from, to])])];
  const nets = netsOf(lines, accounts);
  const { place } = plateLine(game, model, clause.keys, at);
  // What happens, and each player’s part, stand below: whoever listens hears here what is drawn.
  const label = `${deal.title}, ${place}: ${lines.length > 0 ? `${sumInWords(lines, game.sayAccount)}.` : says}`;
  const departure = model.steps[step]?.departure ?? faultAt(model, step);
  // The model stands for the rules in force: as long as it is the same, nobody pays otherwise.
  const elsewheres = useMemo(
    () =>
      elsewhere(game.engine as Parameters<typeof elsewhere<R, Rec>>[0], record, ruleSet, own, {
        at,
        keys: clause.keys,
        others,
      }),
    [model, at, clause],
  );
  return (
    <figure class="plate">
      <figcaption>
        <span class="sc">{clause.number === undefined ? 'Plate' : `Plate to §${String(clause.number)}`}</span>
        <i>
          {deal.title}, {place}
        </i>
      </figcaption>
      <game.PlateFigure model={model} step={step} lines={drawn} label={label} keys={clause.keys} side={side} />
      <p class="plate-says">{departure ? departure.message : says}</p>
      {lines.length > 0 && (
        <dl class="plate-nets">
          {nets.map(({ account, now, before }) => (
            <div key={account}>
              <dt>{game.accountLabel(account)}</dt>
              <dd class={netClass(now)}>
                {signed(now)}
                {now !== before && (
                  <>
                    {' '}
                    <del>
                      <span class="vh">instead of </span>
                      {signed(before)}
                    </del>
                  </>
                )}
              </dd>
            </div>
          ))}
          <div>
            <dt>sum</dt>
            <dd>{signed(nets.reduce((sum, { now }) => sum + now, 0))}</dd>
          </div>
        </dl>
      )}
      <p class="plate-way">
        <a href={href} data-deal={number} data-step={at}>
          Open the {model.seats.length === 2 ? 'game' : 'deal'} at this step
          <span aria-hidden="true"> ▸</span>
        </a>
      </p>
      {children}
      {elsewheres.length > 0 && (
        <p class="plate-elsewhere">
          {elsewheres.map(({ book, amounts }, i) => (
            <span key={book.id}>
              {i > 0 && '; '}
              <b>{book.short}</b> would pay {amountsInWords(amounts)}
            </span>
          ))}
          . {compareHref !== undefined && <a href={compareHref}>Compare</a>}
        </p>
      )}
    </figure>
  );
}
