import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { printPlace } from '#engine/ledger/place.ts';
import { printTree } from '#engine/notation/branch-links.ts';
import { makeBranch, treeOf } from '#engine/notation/record.ts';
import { href } from '#view/href.ts';
import { KeySheet } from '../page/keys.tsx';
import { lastAct } from '../branches/lines.ts';
import { LazyPart } from '../page/LazyPart.tsx';
import { Notice, LiveRegion } from '../page/controls/controls.tsx';
import { printDeal } from '../replay/replay-links.ts';
import type { ShownTypes } from '../replay/model.ts';
import { termsForBook } from './kept/address.ts';
import forms from '#view/forms.module.css';
import styles from './Play.module.css';
import type { PlayData, GameToPlay } from './game.ts';
import { Desk, whatIsNext } from './turn/Desk.tsx';
import { keysWith, type TableAction, useTableKeys } from './turn/use-table-keys.ts';
import { PossibleIn } from '../possible/Possible.tsx';
import { sumsAfter } from '../account/account.ts';
import { EndPanel, sayResult } from './end/EndPanel.tsx';
import type { TurningPoint } from './end/turning-point.ts';
import { useTurningPoint } from './end/use-turning-point.ts';
import { Crib } from './Crib.tsx';
import { DealEnd, linksAfter } from './table/DealEnd.tsx';
import { Purse } from './table/Purse.tsx';
import { now, withLast, type TableSession } from './table-session.ts';
import { scoreOf } from './session-score.ts';
import { useTableSound } from './terms/PaceAndSound.tsx';
import { RulesAtTable } from './terms/RulesAtTable.tsx';
import { TableInPlay } from './table/TableInPlay.tsx';
import { useClauses, useSettling, useTableView } from './use-table-view.ts';
import { saveSession } from './kept/keep.ts';
import { Terms } from './terms/Terms.tsx';
import { useTableSession } from './use-play-table.ts';
import { dayAt } from '../page/day.ts';
import { useHint } from './use-house.ts';
import { daysHome } from './day/deal-of-the-day.ts';
import { useDay } from './day/use-day.ts';
import { DayResultView } from './day/DayResult.tsx';
import { Days, DayHead } from './day/Days.tsx';

export interface PlayProps {
  /** `PlayData` as JSON. */
  readonly data: string;
}

/** A reader's table with the house: felt, hand, and account of the session. */
export function PlayOf<G extends ShownTypes>({ game, data: json }: PlayProps & { readonly game: GameToPlay<G> }) {
  const { engine } = game;
  const data = useMemo(() => JSON.parse(json) as PlayData, [json]);
  const first = useMemo(() => {
    const book = engine.ruleSets.find(({ id }) => id === data.book) ?? engine.ruleSets[0]!;
    const terms = termsForBook(game, book, {}, { players: 0, seat: 0 });
    if (!terms) throw new Error(`The rules of ${book.id} cannot be played.`);
    return terms;
  }, [data]);
  const root = useRef<HTMLElement>(null);
  const wasPlayed = useRef(false);
  const wasEnd = useRef(false);
  const settle = useSettling(game);
  const isTrickDone = (of: TableSession<G>): boolean => {
    const at = settle(of).steps.findLast((one) => one.at.phase !== 'end')?.at;
    return at?.phase === 'play' && at.card === of.terms.players;
  };
  const today = useMemo(() => (data.daily === undefined ? undefined : dayAt(new Date())), [data]);
  const home = useMemo(
    () => (today === undefined ? undefined : daysHome<G['rules'], G['record']>(game, today)),
    [today],
  );
  const table = useTableSession(game, { first, isPause: isTrickDone, home });
  const { sitting: session, me, turn, isOver } = table;
  const { terms } = session;
  const { book, changes, rules } = terms;
  const playing = now(session);
  const { record } = playing;
  const head = data.books.find(({ id }) => id === book.id) ?? data.books[0]!;

  const view = useTableView(game, table, settle);
  const { model, step, nets, before, choice, hears, names, order, standing } = view;
  const isEnd = isOver && table.isReady;
  const clauseOf = useClauses(game.rulesInWords, book, changes, head, data.words);
  const [hint, askHint] = useHint(turn, session, table.hint);
  const words = useMemo(() => turn && game.sayChoices?.({ playing, turn, rules, book, changes }), [turn]);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isCribOpen, setIsCribOpen] = useState(false);
  const closeCrib = (): void => {
    setIsCribOpen(false);
    root.current?.focus({ preventScroll: true });
  };
  const act = (action: G['act']): void => {
    table.act(action);
    // The focused card disappeared; focus moves to the table.
    root.current?.focus({ preventScroll: true });
  };
  const [isRulesOpen, setIsRulesOpen] = useState(false);
  const openRules = (): void => {
    setIsRulesOpen(true);
    requestAnimationFrame(() => {
      const rules = root.current?.querySelector<HTMLElement>('#rules-at-table');
      rules?.scrollIntoView({ block: 'start' });
      rules?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
    });
  };
  const perform = (action: TableAction): void => {
    if (action === 'takeBack') table.takeBack();
    else if (action === 'hint') askHint();
    else if (action === 'crib') setIsCribOpen(!isCribOpen);
    else if (action === 'next') {
      if (isOver) next.onNext();
    } else setIsHelpOpen(true);
  };
  useTableKeys(root, turn, act, perform);

  useTableSound(table.stored.sound, {
    deal: `${session.id} ${String(session.finished.length)}`,
    step,
    payments: model.lines.filter((line) => line.step <= step).length,
    isOver: isEnd,
  });

  const { now: sums } = sumsAfter(model.opening, model.lines, step);
  const result = sayResult(sums[model.seats[me] ?? ''] ?? 0, book.unit);
  const yours = turn ? `Your turn. ${game.asks(turn, model, step)}` : isOver ? result : '';
  const news = hears(before).join(' ');
  const spoken = `${news} ${yours}`.trim();

  const replayAt = (of: G['record'], step: string | undefined): string =>
    `${href(`/${data.replays[book.id] ?? ''}`)}#${printDeal(engine, book, { record: of, changes, step })}`;
  const replayOf = (at: number): string => {
    const place = model.steps[at]?.at;
    return replayAt(record, place && printPlace(place));
  };
  /** The deal as it was played, with the better choice as a branch, at that choice. */
  const branchAt = (point: TurningPoint): string => {
    const there = settle({ ...session, moments: session.moments.slice(0, point.moment + 1) });
    const place = there.steps[lastAct(there)]?.at;
    const main = printDeal(engine, book, { record, changes, step: place && printPlace(place) });
    // Safe cast: looking back over a deal of this game gives records of this game.
    const { tree, line } = makeBranch(treeOf(record), point.record as G['record'], 'Where it turned');
    return `${href(`/${data.replays[book.id] ?? ''}`)}#${printTree(engine, main, tree, line)}`;
  };
  const isPartyOver = isOver && game.deals(rules) > 0 && session.finished.length + 1 >= game.deals(rules);
  // The last deal includes its leftovers.
  const leftover = useMemo(
    () => (isOver ? scoreOf(game, { terms, finished: withLast(session) }).leftover : 0),
    [session, isOver],
  );
  const day = useDay(game, table, settle, today);
  const backToTop = (): void => {
    scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  };
  const next = whatIsNext(game, table, { day, isPartyOver, onDay: backToTop });
  const turned = useTurningPoint(game, table, settle);
  const onBack = (point: TurningPoint): void => {
    table.backTo(point);
    root.current?.focus({ preventScroll: true });
  };
  // Focus waits where the reader goes on, unless he is at work elsewhere on the page.
  useEffect(() => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || root.current?.contains(activeElement) === true;
    if (isEnd && isHere && wasPlayed.current)
      root.current?.querySelector<HTMLElement>('[data-part="next"]')?.focus({ preventScroll: true });
    wasPlayed.current = table.isReady;
  }, [isEnd, table.isReady]);
  // The panel may be longer than the table: a reader at its foot would find the table above the window.
  useLayoutEffect(() => {
    if (wasEnd.current && !isEnd && (root.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0);
    wasEnd.current = isEnd;
  }, [isEnd]);
  const ofParty = game.deals(rules) > 0 ? ` of ${String(game.deals(rules))}` : '';
  const ofSession = day ? '' : `${game.words.piece} ${String(session.finished.length + 1)}${ofParty}, `;
  const where = `${ofSession}${game.sayWhere(model, step)}`;
  const dayResult = day?.result && (
    <DayResultView
      game={game}
      day={day.day}
      result={day.result}
      name={data.daily ?? ''}
      head={head}
      book={book}
      me={me}
      thisTime={isEnd ? (sums[model.seats[me] ?? ''] ?? 0) : undefined}
      replayAt={replayAt}
    />
  );
  return (
    <section
      class={styles.play}
      data-part="play"
      data-book={book.id}
      data-waiting={table.isReady ? undefined : ''}
      data-over={isOver ? '' : undefined}
      data-changed={Object.keys(changes).length > 0 || session.coming !== undefined ? '' : undefined}
      aria-label="The table"
      ref={root}
      tabIndex={-1}
    >
      <LiveRegion words={spoken} />
      {today === undefined ? (
        <Terms
          game={game}
          data={data}
          table={table}
          seats={model.seats}
          onRules={openRules}
          onHelp={() => setIsHelpOpen(true)}
        />
      ) : (
        <DayHead
          game={game}
          table={table}
          at={day}
          book={head.short}
          seat={model.seats[me] ?? ''}
          onHelp={() => setIsHelpOpen(true)}
        />
      )}
      {table.notice && (
        <Notice onDismiss={table.dismiss}>
          {table.notice.message}
          {table.notice.record !== undefined && (
            <span class={forms.field}>
              <textarea readOnly aria-label="The stored text" value={table.notice.record} />
            </span>
          )}
        </Notice>
      )}
      <div class={styles.sit} data-lists={game.listsPlays === true && !isEnd ? '' : undefined}>
        <LazyPart class={`${styles.left} gives`}>
          {!table.isReady && (
            <p class={`${styles.laying} aside`}>
              {game.words.piece === 'game' ? 'The board is being set up.' : 'The table is being set.'}
            </p>
          )}
          {isEnd ? (
            <EndPanel
              result={result}
              piece={game.words.piece}
              model={model}
              me={me}
              names={names}
              ended={model.tell(step, names)}
              count={game.count(model, record, rules)}
              quinola={game.quinolaOf?.(model)}
              session={day ? undefined : { standing, order }}
              sayAccount={game.sayAccount}
              clauseOf={clauseOf}
              turned={turned}
              onBack={onBack}
              branchAt={branchAt}
            >
              {dayResult}
            </EndPanel>
          ) : (
            <TableInPlay
              game={game}
              model={model}
              step={step}
              since={before}
              me={me}
              names={names}
              turn={turn}
              words={words}
              advised={hint?.act}
              unit={book.unit}
              nets={nets}
              onAct={act}
              clauseOf={clauseOf}
            />
          )}
          {isCribOpen && (
            <Crib
              title={head.short}
              parts={game.crib(rules, book)}
              keys={engine.keys}
              wording={game.wording}
              unit={book.unit}
              rules={rules}
              quinola={game.quinolaOf?.(model)}
              clauseOf={clauseOf}
              onClose={closeCrib}
            />
          )}
          <Desk
            isCribOpen={isCribOpen}
            onCrib={() => setIsCribOpen(!isCribOpen)}
            game={game}
            table={table}
            clauseOf={clauseOf}
            onAct={act}
            hint={hint?.words}
            onHint={askHint}
            next={next}
            canLeave={today === undefined}
          />
          {isOver && (
            <DealEnd
              piece={game.words.piece}
              {...linksAfter(game, { book, changes, record, beforeChoice: choice.before })}
              replay={replayOf(0)}
              replayHere={choice.step < 0 ? undefined : replayOf(choice.step)}
              dealt={game.dealt(record, names)}
              leftover={day ? 0 : leftover}
              isPartyOver={!day && isPartyOver}
              onSave={() =>
                void saveSession(
                  game,
                  session,
                  `${engine.id}-${book.id}-${String(session.finished[0]?.number ?? playing.number)}`,
                )
              }
            />
          )}
        </LazyPart>
        <Purse game={game} table={table} view={view} where={where} clauseOf={clauseOf} />
      </div>
      {isOver && game.possibilities && (
        <PossibleIn game={game.possibilities} record={record} rules={rules} addressOf={replayAt} />
      )}
      {today === undefined && (
        <RulesAtTable
          game={game}
          book={book}
          head={head}
          now={changes}
          coming={session.coming?.changes}
          moving={[...new Set(model.lines.flatMap(({ keys }) => keys))]}
          onTurn={table.turnRules}
          onAnew={table.dealAnew}
          isOpen={isRulesOpen}
          onToggle={setIsRulesOpen}
          key={book.id}
        />
      )}
      {!isEnd && dayResult && (
        <section aria-labelledby="day-result">
          <h2 id="day-result">Your result</h2>
          {dayResult}
        </section>
      )}
      {day && <Days at={day} game={game} books={data.books} onGo={backToTop} />}
      <KeySheet
        title="Keys of the table"
        bindings={keysWith(game.tableKeys)}
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
      />
    </section>
  );
}
