import type { ComponentChildren, JSX } from 'preact';
import { printPlace } from '#engine/ledger/place.ts';
import { signed } from '#engine/wording/sentence.ts';
import { netClass } from '#view/Net.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { elsewhere, linesOfClause, netsHeading, netsOf, stepOf, sumInWords } from './plate.ts';
import type { AnyModel, OtherBook, ShownTypes } from '../../replay/model.ts';
import type {
  ReadClause,
  ReadDeal,
  EditionGame,
  StepMoment,
  DealingPlateData,
  PlateAt,
  EditionPageData,
} from '../game.ts';
import type { RuleSet } from '#engine/rules/rule-set.ts';
import styles from './Plate.module.css';
import { DealingPlate, sayDealing, type DealingRounds } from '#view/plate/DealingPlate.tsx';
import { printDeal } from '../../replay/replay-links.ts';
import { handoutHref, NO_CHOICES } from '../../handout/handout-address.ts';
import { compareHref, printAddress } from '../../rules/reading-address.ts';
import { embedHref, href } from '#view/href.ts';
import { LaterLink } from '../../page/controls/controls.tsx';
import type { EditionState } from '../use-reading.ts';

export interface PlateViewProps<G extends ShownTypes> {
  readonly game: EditionGame<G>;
  readonly model: G['model'];
  readonly record: G['record'];
  readonly ruleSet: RuleSet<G['rules']>;
  /** The deal's own changes to its book. */
  readonly own: Partial<G['rules']>;
  /** Clause whose payments are shown; without a number, for a plate in a text of its own. */
  readonly clause: Pick<ReadClause, 'keys'> & Partial<Pick<ReadClause, 'number' | 'drawnBy' | 'othersBy'>>;
  readonly at: string;
  /** Side of the step to show, if the game's figure has two. */
  readonly side?: StepMoment | undefined;
  readonly deal: Pick<ReadDeal, 'title'>;
  /** Returns the address of the whole deal at this step, under the rules in force. */
  readonly hrefOf: () => string;
  /** Index of the deal in the edition's data, by which a script finds the link. */
  readonly place: number | undefined;
  readonly others: readonly OtherBook[];
  readonly compareHref: (() => string) | undefined;
  /** Returns the address of a handout of this moment; the served page has none. */
  readonly handout?: (() => string) | undefined;
  /** Whether what other books would pay is worked out after the plate is painted. */
  readonly waits?: boolean;
  /** Address at which other sites embed the plate. */
  readonly embed?: string | undefined;
  /** Questions, if a script can change them. */
  readonly children?: ComponentChildren;
}

/** “6 + 6 + 6 to the dealer · trick 5”: content of a plate in one line. */
export function plateLine<G extends ShownTypes>(
  game: EditionGame<G>,
  model: G['model'],
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
    place: here ? game.words.sayPlaceInBook(here.at) : '',
  };
}

/**
 * Departure at a step under the rules that the record was written for, which the plate is there to show. A fault of the
 * deal itself applies to every step; it is shown only while no rule is changed.
 */
const faultAt = (model: AnyModel, step: number): AnyModel['faults'][number] | undefined =>
  model.faults.find(({ at }) => at.phase !== 'deal' && stepOf(model, printPlace(at)) === step) ??
  (model.effect === undefined ? model.faults.find(({ at }) => at.phase === 'deal') : undefined);

/** The moment at which a clause pays: table, payments, sentence, nets, and what other books would pay. */
export function PlateView<G extends ShownTypes>(props: PlateViewProps<G>): JSX.Element {
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
    hrefOf,
    place: number,
    others,
    compareHref,
    handout,
    waits = false,
    embed,
    children,
  } = props;
  const step = stepOf(model, at);
  const lines = linesOfClause(model, step, clause.keys);
  // Before the cards are dealt only stakes can be shown, so they are drawn even if the clause names no amount.
  const isAnte = lines.length === 0 && model.steps[step]?.at.phase === 'ante';
  const drawn = isAnte ? model.lines.filter((line) => line.step === step) : lines;
  const text = model.sentenceAt(step);
  const accounts = [...new Set([...model.seats, ...lines.flatMap(({ from, to }) => [from, to])])];
  const nets = netsOf(lines, accounts);
  // Whether other payments happen at this step: the sentence tells all of them, the nets only this clause's.
  const isPart = model.lines.some((line) => line.step === step && line.amount > 0 && !lines.includes(line));
  const heading = netsHeading(clause, lines.length > 0, isPart);
  const { place } = plateLine(game, model, clause.keys, at);
  // Describes only what is drawn; events and nets stand below.
  const label = `${deal.title}, ${place}: ${lines.length > 0 ? `${sumInWords(lines, game.sayAccount)}.` : text}`;
  const departure = model.steps[step]?.departure ?? faultAt(model, step);
  return (
    <figure class={styles.plate} data-part="plate">
      <figcaption class="apart">
        <span class="sc rubric">{clause.number === undefined ? 'Plate' : `Plate to §${String(clause.number)}`}</span>
        <i>
          {deal.title}, {place}
        </i>
      </figcaption>
      <game.PlateFigure model={model} step={step} lines={drawn} label={label} keys={clause.keys} side={side} />
      <p class={styles.says} data-part="plate-says">
        {departure ? departure.message : text}
      </p>
      {heading !== undefined && (
        <p class="aside note tight" data-part="plate-part">
          {heading}
        </p>
      )}
      {lines.length > 0 && (
        <dl class={`${styles.nets} wraps`} data-part="plate-nets">
          {nets.map(({ account, now, before }) => (
            <div key={account}>
              <dt class="sc soft">{game.accountLabel(account)}</dt>
              <dd class={`${netClass(now)} num`}>
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
            <dt class="sc soft">sum</dt>
            <dd class="num">{signed(nets.reduce((sum, { now }) => sum + now, 0))}</dd>
          </div>
        </dl>
      )}
      <p class={styles.way} data-part="plate-way">
        <LaterLink addressOf={hrefOf} data-deal={number} data-step={at}>
          Open the {model.seats.length === 2 ? 'game' : 'deal'} at this step
          <span aria-hidden="true"> ▸</span>
        </LaterLink>
        {handout !== undefined && (
          <>
            {' '}
            · <LaterLink addressOf={handout}>Handout</LaterLink>
          </>
        )}
        {embed !== undefined && (
          <>
            {' · '}
            <a href={embed}>Embed</a>
          </>
        )}
      </p>
      {children}
      <Elsewhere
        find={() => elsewhere(game.engine, record, ruleSet, own, { at, keys: clause.keys, others })}
        compareHref={compareHref}
        waits={waits}
        by={[model, at, clause]}
      />
    </figure>
  );
}

interface DealtViewProps {
  readonly number?: number | undefined;
  readonly dealt: DealingPlateData;
  readonly dealing: DealingRounds;
  /** Dealing by the unchanged book, if the current rules differ. */
  readonly own?: DealingRounds | undefined;
  /** Address at which other sites embed the plate. */
  readonly embed?: string | undefined;
  /** Questions, if a script can change them. */
  readonly children?: ComponentChildren;
}

/** How the cards are dealt, as a plate: each player's packets and the rest. */
export function DealtView({ number, dealt: { players, isApart }, dealing, own, embed, children }: DealtViewProps) {
  const text = sayDealing(dealing, isApart);
  const was = own && sayDealing(own, isApart);
  return (
    <figure class={styles.plate} data-part="plate">
      <figcaption class="apart">
        <span class="sc rubric">{number === undefined ? 'Plate' : `Plate to §${String(number)}`}</span>
        <i>The deal among {players === 5 ? 'five' : 'four'}</i>
      </figcaption>
      <DealingPlate label={text} dealing={dealing} isApart={isApart} />
      <p class={styles.says} data-part="plate-says">
        {text}
        {was !== undefined && was !== text && (
          <>
            {' '}
            <del>
              <span class="vh">instead of </span>
              {was}
            </del>
          </>
        )}
      </p>
      {embed !== undefined && (
        <p class={styles.way}>
          <a href={embed}>Embed</a>
        </p>
      )}
      {children}
    </figure>
  );
}

interface LivePlateProps<G extends ShownTypes> {
  readonly data: EditionPageData;
  readonly game: EditionGame<G>;
  readonly reading: EditionState<G>;
  readonly clause: ReadClause;
  readonly plate: PlateAt;
  readonly model: G['model'];
  /** Current step of the plate, if not its own: the beginning of its trick. */
  readonly at?: string;
  readonly side?: StepMoment | undefined;
  readonly waits?: boolean;
  readonly children?: ComponentChildren;
}

/** Address at which other sites embed the plate of a clause under the rules in force; undefined for a plate without a clause. */
export const embedOf = (
  { id }: Pick<ReadClause, 'id'>,
  { book }: Pick<EditionPageData, 'book'>,
  { variation }: Pick<EditionState<ShownTypes>, 'variation'>,
): string | undefined =>
  id === '' ? undefined : embedHref(`/${book.game}/${book.id}/${id}/`, printAddress({ anchor: '', variation }));

/** Plate of a clause under the rules in force, with links that carry them. */
export function LivePlate<G extends ShownTypes>(props: LivePlateProps<G>) {
  const { data, game, reading, clause, plate, model, at = plate.at, side, waits = false, children } = props;
  const { open, book, changes, linkTo, variation } = reading;
  const { record, own } = open(plate.deal);
  const deal = data.deals[plate.deal]!;
  const [other] = data.others;
  const otherSet = game.engine.ruleSets.find(({ id }) => id === other?.id);
  const isOwn = variation === undefined && deal.kind !== 'passage';
  return (
    <PlateView
      game={game}
      model={model}
      record={record}
      ruleSet={book}
      own={{ ...own, ...changes } as Partial<G['rules']>}
      clause={clause}
      at={at}
      side={side}
      deal={deal}
      hrefOf={() => `${href(`/${deal.path}`)}#${isOwn ? plate.at : linkTo(plate.deal, plate.at)}`}
      place={plate.deal}
      handout={
        game.hasHandout ? () => handoutHref(data.book.game, linkTo(plate.deal, plate.at), NO_CHOICES) : undefined
      }
      others={data.others}
      embed={embedOf(clause, data, reading)}
      compareHref={
        otherSet &&
        (() =>
          compareHref(
            data.book.game,
            [linkTo(plate.deal, plate.at), printDeal(game.engine, otherSet, { record, changes: {} })],
            href('/'),
          ))
      }
      waits={waits}
    >
      {children}
    </PlateView>
  );
}
