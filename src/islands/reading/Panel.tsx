import { useState } from 'preact/hooks';
import { printPlace, trickAt } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import type { AnyModel } from '../replay/model.ts';
import { compareHref } from '../rules/columns.ts';
import { isAsked, printChanges } from '../rules/rule-words.ts';
import { RuleToggle } from '../rules/RuleToggle.tsx';
import { printDeal } from '../replay/replay-links.ts';
import type { ReadClause, ReadingData } from './data.ts';
import type { ReadingGame } from './game.ts';
import { PlateView } from './PlateView.tsx';
import { stepOf } from './plate.ts';
import type { Reading } from './use-reading.ts';

export interface PanelProps<R, Rec, M extends AnyModel> {
  readonly data: ReadingData;
  readonly game: ReadingGame<R, Rec, M>;
  readonly reading: Reading<R, Rec, M>;
  readonly clause: ReadClause;
  /** The rules of the figure that was touched: they come first. */
  readonly asked: readonly string[];
}

/** Questions that stand open under a plate; the others are folded. */
const OPEN = 3;

/** A clause at work: its plate by the rules in force, and the questions it answers, to be turned. */
export function Panel<R, Rec, M extends AnyModel>({ data, game, reading, clause, asked }: PanelProps<R, Rec, M>) {
  const { changes, ruleOf, choose, settle, open, book, linkTo } = reading;
  const { plate } = clause;
  const [isBefore, setIsBefore] = useState(false);
  const model = plate && settle(plate.deal);
  const printed = printChanges(changes);
  const keys = [...asked, ...clause.keys.filter((key) => !asked.includes(key))].filter((key) => {
    const rule = ruleOf(key);
    return rule && isAsked(rule, ruleOf, printed);
  });
  // The first question is the figure's own: it turns all that the figure says; the others set them apart.
  const turn = (key: string, value: string): void => choose(key, value, key === asked[0] ? asked.slice(1) : []);
  const toggle = (key: string) => {
    const rule = ruleOf(key);
    return (
      rule && <RuleToggle key={key} rule={rule} book={data.book} value={printed[key] ?? rule.source} onChoose={turn} />
    );
  };
  const folded = keys.slice(OPEN);
  const questions = keys.length > 0 && (
    <div class="toggles">
      {keys.slice(0, OPEN).map(toggle)}
      {folded.length > 0 && (
        <details>
          <summary>{folded.length === 1 ? 'One more question' : `${String(folded.length)} more questions`}</summary>
          {folded.map(toggle)}
        </details>
      )}
    </div>
  );
  if (!plate || !model) return <>{questions}</>;
  const step = stepOf(model, plate.at);
  const start = startOf(model, step);
  const startPlace = model.steps[start]?.at;
  const at = isBefore && startPlace ? printPlace(startPlace) : plate.at;
  const { record, own } = open(plate.deal);
  const deal = data.deals[plate.deal]!;
  const [other] = data.others;
  const otherSet = game.engine.ruleSets.find(({ id }) => id === other?.id);
  return (
    <PlateView
      game={game}
      model={model}
      record={record}
      ruleSet={book}
      own={{ ...own, ...changes } as Partial<R>}
      clause={clause}
      at={at}
      deal={deal}
      href={`${href(`/${deal.path}`)}#${reading.variation === undefined && deal.kind !== 'passage' ? plate.at : linkTo(plate.deal, plate.at)}`}
      place={plate.deal}
      others={data.others}
      compareHref={
        otherSet &&
        compareHref(
          data.book.game,
          [linkTo(plate.deal, plate.at), printDeal(game.engine, otherSet, { record, changes: {} })],
          href('/'),
        )
      }
    >
      {start !== step && (
        <span class="seg when" role="group" aria-label="The moment shown">
          {[true, false].map((before) => (
            <button
              key={String(before)}
              type="button"
              aria-pressed={isBefore === before}
              onClick={() => setIsBefore(before)}
            >
              {before ? 'Before' : 'After'}
            </button>
          ))}
        </span>
      )}
      {questions}
    </PlateView>
  );
}

/** The step at which the trick of a step begins; on a board, the one before the throw. */
function startOf({ steps, seats }: AnyModel, step: number): number {
  const here = steps[step]?.at;
  if (seats.length === 2 || trickAt(here) === undefined) return Math.max(0, step - 1);
  const first = steps.findIndex(({ at }) => trickAt(at) === trickAt(here));
  return first < 0 || first === step ? Math.max(0, step - 1) : first;
}
