import '../page/joined-texts.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { printPlace } from '#engine/ledger/place.ts';
import { href } from '#view/href.ts';
import { KeySheet } from '../page/keys/KeySheet.tsx';
import { Later } from '../page/Later.tsx';
import { Notice } from '../page/controls/Notice.tsx';
import { Spoken } from '../page/controls/Spoken.tsx';
import { printDeal } from '../replay/links/replay-links.ts';
import type { AnyModel } from '../replay/model.ts';
import { compareHref } from '../rules/address/columns.ts';
import { termsOf } from './kept/address.ts';
import type { PlayData } from './data.ts';
import { Desk } from './turn/Desk.tsx';
import type { GameToPlay } from './game.ts';
import { keysWith, type TableAction } from './turn/key-bindings.ts';
import { PossibleIn } from '../possible/Possible.tsx';
import { Over } from './table/Over.tsx';
import { Purse } from './table/Purse.tsx';
import { now, withLast, type Sitting } from './sitting.ts';
import { standingOf } from './standing.ts';
import { RulesAtTable } from './terms/RulesAtTable.tsx';
import { TableInPlay } from './table/TableInPlay.tsx';
import { useClauses } from './use-clauses.ts';
import { saveSession } from './kept/save-session.ts';
import { Terms } from './terms/Terms.tsx';
import { useHint } from './use-hint.ts';
import { useSettling, useShown } from './use-shown.ts';
import { useSitting } from './use-sitting.ts';
import { useTableKeys } from './turn/use-table-keys.ts';

export interface PlayProps {
  /** `PlayData` as JSON. */
  readonly data: string;
}

const IN_EDITOR: NonNullable<GameToPlay<unknown, object, unknown, unknown, AnyModel>['otherwise']> = {
  path: 'editor',
  says: 'Play it otherwise in the editor',
};

/** A reader at a table with the house: the felt, his hand, the account of the session. */
export function PlayOf<R, Rec extends object, Act, Seen, M extends AnyModel>({
  game,
  data: json,
}: PlayProps & { readonly game: GameToPlay<R, Rec, Act, Seen, M> }) {
  const { engine, otherwise = IN_EDITOR } = game;
  const data = useMemo(() => JSON.parse(json) as PlayData, [json]);
  const first = useMemo(() => {
    const book = engine.ruleSets.find(({ id }) => id === data.book) ?? engine.ruleSets[0]!;
    const terms = termsOf(game, book, {}, { players: 0, seat: 0 });
    if (!terms) throw new Error(`The rules of ${book.id} cannot be played.`);
    return terms;
  }, [data]);
  const root = useRef<HTMLElement>(null);
  const settle = useSettling(game);
  const isTrickDone = (of: Sitting<R, Rec, Act>): boolean => {
    const at = settle(of).steps.findLast((one) => one.at.phase !== 'end')?.at;
    return at?.phase === 'play' && at.card === of.terms.players;
  };
  const table = useSitting(game, first, isTrickDone);
  const { sitting, me, turn, isOver } = table;
  const { terms } = sitting;
  const { book, changes, rules } = terms;
  const playing = now(sitting);
  const { record } = playing;
  const head = data.books.find(({ id }) => id === book.id) ?? data.books[0]!;

  const shown = useShown(game, table, settle);
  const { model, step, nets, before, choice, hears } = shown;
  const clauseOf = useClauses(game.rulesInWords, book, changes, head, data.words);
  const [hint, askHint] = useHint(turn, sitting, table.hint);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const act = (does: Act): void => {
    table.act(does);
    // The card that had the focus is gone: the keys go on from the table.
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
    else if (action === 'next') {
      if (isOver) dealOn();
    } else setIsHelpOpen(true);
  };
  useTableKeys(root, turn, act, perform);

  const yours = turn ? `Your turn. ${game.asks(turn, model, step)}` : isOver ? 'The deal is over.' : '';
  const news = hears(before).join(' ');
  const spoken = `${news} ${yours}`.trim();

  const replayAt = (of: Rec, step: string | undefined): string =>
    `${href(`/${data.replays[book.id] ?? ''}`)}#${printDeal(engine, book, { record: of, changes, step })}`;
  const replayOf = (at: number): string => {
    const place = model.steps[at]?.at;
    return replayAt(record, place && printPlace(place));
  };
  const link = printDeal(engine, book, { record, changes });
  const others = engine.ruleSets.filter(({ id }) => id !== book.id);
  const isPartyOver = isOver && game.deals(rules) > 0 && sitting.finished.length + 1 >= game.deals(rules);
  // What the last deal leaves belongs to it.
  const leftover = useMemo(
    () => (isOver ? standingOf(game, { terms, finished: withLast(sitting) }).leftover : 0),
    [sitting, isOver],
  );
  const dealOn = (): void => {
    if (isPartyOver) table.sitAt({}, playing.number + 1);
    else table.dealOn();
  };
  const where = `${game.piece} ${String(sitting.finished.length + 1)}${game.deals(rules) > 0 ? ` of ${String(game.deals(rules))}` : ''}, ${game.sayWhere(model, step)}`;
  return (
    <section class={table.isReady ? 'play' : 'play is-waiting'} aria-label="The table" ref={root} tabIndex={-1}>
      <Spoken words={spoken} />
      <Terms
        game={game}
        data={data}
        table={table}
        seats={model.seats}
        onRules={openRules}
        onHelp={() => setIsHelpOpen(true)}
      />
      {table.told && (
        <Notice onDismiss={table.dismiss}>
          {table.told.message}
          {table.told.record !== undefined && (
            <textarea class="kept" readOnly aria-label="What was kept" value={table.told.record} />
          )}
        </Notice>
      )}
      <div class="sit">
        <Later class="left">
          {!table.isReady && (
            <p class="laying">{game.piece === 'game' ? 'The board is being set up.' : 'The table is being laid.'}</p>
          )}
          <TableInPlay
            game={game}
            model={model}
            step={step}
            since={before}
            me={me}
            turn={turn}
            unit={book.unit}
            nets={nets}
            onAct={act}
            clauseOf={clauseOf}
          />
          <Desk
            game={game}
            table={table}
            isPartyOver={isPartyOver}
            ended={hears(step - 1).join(' ')}
            clauseOf={clauseOf}
            onAct={act}
            hint={hint}
            onHint={askHint}
            onNext={dealOn}
          />
          {isOver && (
            <Over
              piece={game.piece}
              replay={replayOf(0)}
              replayHere={choice.step < 0 ? undefined : replayOf(choice.step)}
              otherwise={{
                address: `${href(`/${engine.id}/${otherwise.path}/`)}#${otherwise.fromChoice === true && choice.before ? printDeal(engine, book, { record: choice.before, changes }) : link}`,
                says: otherwise.says,
              }}
              compare={compareHref(
                engine.id,
                [link, ...others.slice(-1).map((other) => printDeal(engine, other, { record, changes: {} }))],
                href('/'),
              )}
              dealt={game.dealt(record)}
              leftover={leftover}
              isPartyOver={isPartyOver}
              onSave={() =>
                void saveSession(
                  game,
                  sitting,
                  `${engine.id}-${book.id}-${String(sitting.finished[0]?.number ?? playing.number)}`,
                )
              }
            />
          )}
        </Later>
        <Purse game={game} table={table} shown={shown} where={where} clauseOf={clauseOf} />
      </div>
      {isOver && game.possibilities && (
        <PossibleIn game={game.possibilities} record={record} rules={rules} addressOf={replayAt} />
      )}
      <RulesAtTable
        game={game}
        book={book}
        head={head}
        now={changes}
        coming={sitting.coming?.changes}
        moving={[...new Set(model.lines.flatMap(({ keys }) => keys))]}
        onTurn={table.turnRules}
        onAnew={table.dealAnew}
        isOpen={isRulesOpen}
        onToggle={setIsRulesOpen}
        key={book.id}
      />
      <KeySheet
        title="Keys of the table"
        bindings={keysWith(game.tableKeys)}
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
      />
    </section>
  );
}
