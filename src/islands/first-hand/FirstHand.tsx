import '../page/joined-texts.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { range } from '#engine/kernel/collections.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { vary } from '#engine/rules/vary.ts';
import { stagesOf, type Following } from '#engine/play/follow.ts';
import { href } from '#view/href.ts';
import { sumsAfter } from '../account/account.ts';
import { KeySheet } from '../page/keys/KeySheet.tsx';
import { Later } from '../page/Later.tsx';
import { Spoken } from '../page/controls/Spoken.tsx';
import { printDealNamed } from '../play/kept/address.ts';
import type { GameToPlay } from '../play/game.ts';
import { TableInPlay } from '../play/table/TableInPlay.tsx';
import { useClauses } from '../play/use-clauses.ts';
import { useTableKeys } from '../play/turn/use-table-keys.ts';
import { openOwnDeal, printDeal } from '../replay/links/replay-links.ts';
import type { AnyModel } from '../replay/model.ts';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import type { FirstHandData } from './data.ts';
import { Guide } from './Guide.tsx';
import { guideKeys } from './key-bindings.ts';
import { begun, chooses, goesOn, goesTo, runsTo, stepBack, type Guided } from './guided.ts';

export interface FirstHandProps {
  /** `FirstHandData` as JSON. */
  readonly data: string;
}

/** Between two cards that are played for the reader, and the longest that all of them may take together. */
const CARD_MS = 650;
const LONGEST_MS = 3200;

const ownFragment = (fragment: string): boolean => /^step-\d+$/.test(fragment);

/** A deal on file at the table: whoever’s turn it is plays as the deal has it, but where the guide asks, the reader chooses. */
export function FirstHandOf<R, Rec extends object, Act, Seen, M extends AnyModel>({
  game,
  following,
  data: json,
}: FirstHandProps & {
  readonly game: GameToPlay<R, Rec, Act, Seen, M>;
  readonly following: Following<R, Rec, Act>;
}) {
  const { engine, played } = game;
  const data = useMemo(() => JSON.parse(json) as FirstHandData, [json]);
  const { steps, head } = data;
  const own = useMemo(() => {
    const { book, record, changes } = openOwnDeal(engine, data.link);
    const { rules } = unwrap(vary(engine.keys, book, changes), 'The rules of a first hand');
    return { book, changes, rules, stages: stagesOf(following, record, rules) };
  }, [data]);
  const { book, changes, rules, stages } = own;
  const players = game.players(rules)[0] ?? 4;
  const me = game.seatNames(players).indexOf(data.seat);
  const root = useRef<HTMLElement>(null);
  const [state, setState] = useState<Guided>(begun);
  const { done, step, said } = state;

  const playing = stages.after(done);
  const guide = steps[step];
  const isAsking = guide !== undefined && done === guide.done && said === undefined;
  const turn = isAsking ? stages.at(done)?.turn : undefined;
  // Another choice than the deal’s lies on the table until it is taken back.
  const shown = said && !said.isDeals ? played.act(playing, said.act as Act, rules) : playing;
  const model = useMemo(
    () => unwrap(game.settleDeal({ record: shown.record, book, changes, asPlayed: true }), 'The deal on the table'),
    [shown],
  );
  const isOver = stages.at(done) === undefined;
  const at = model.steps.findLastIndex((one) => isOver || one.at.phase !== 'end');
  const target = runsTo(state, steps, () => stages.all().length);
  const isRunning = done < target;

  // What has happened since the reader was last spoken to.
  const since = useRef({ state, at: -1 });
  const before = since.current.at;
  const listen = (): void => {
    since.current = { state, at };
  };

  useEffect(() => {
    if (!isRunning) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const wait = isStill ? 0 : Math.min(CARD_MS, LONGEST_MS / (target - state.from));
    const timer = setTimeout(() => setState({ ...state, done: isStill ? target : done + 1 }), wait);
    return () => clearTimeout(timer);
  }, [state, isRunning]);

  const set = (next: Guided): void => {
    listen();
    setState(next);
    root.current?.focus({ preventScroll: true });
  };
  const act = (does: Act): void => {
    if (guide && turn) set(chooses(state, guide, turn, does, stages.at(done)?.act));
  };
  const goOn = (): void => {
    if (isRunning) set({ ...state, done: target });
    else if (!isAsking && !isOverAndTold && said?.isDeals !== false) set(goesOn(state));
  };
  const isOverAndTold = step >= steps.length && !isRunning;
  const canGoBack = said !== undefined || step >= 0;
  const goBack = (): void => {
    if (canGoBack) set(stepBack(state, steps));
  };

  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useTableKeys(root, turn, act, (action) => {
    if (action === 'takeBack') goBack();
    else if (action === 'next') goOn();
    else if (action === 'help') setIsHelpOpen(true);
  });

  useFragment((fragment) => {
    const number = Number(/^step-(\d+)$/.exec(fragment)?.[1]);
    if (number >= 1 && number <= steps.length) setState(goesTo(number - 1, steps));
  }, ownFragment);
  useFragmentOf(String(step), () => (step >= 0 && step < steps.length ? `step-${String(step + 1)}` : ''));

  const clauseOf = useClauses(game.rulesInWords, book, changes, head, data.words);
  const news = range(at + 1)
    .slice(before + 1)
    .map((i) => game.tell(model, i, shown.record, me));
  const text =
    step < 0 ? data.begins : said ? said.says : isAsking ? guide.look : isOverAndTold ? data.ends : undefined;
  const spoken = isRunning
    ? ''
    : [...news, text?.map((part) => part.text).join(''), isAsking ? guide.ask : undefined].filter(Boolean).join(' ');
  const { now } = sumsAfter(model.opening, model.lines, at);
  const seat = me < 0 ? 0 : me;
  const onward = printDealNamed(game, {
    terms: { book, changes, rules, players, seat },
    deal: { link: printDeal(engine, book, { record: shown.record, changes }) },
  });
  const playPath = href(`/${engine.id}/play/`);
  const ways: ComponentChildren = (
    <ul class="ways">
      <li>
        <a href={playPath}>Sit down and play</a>
      </li>
      <li>
        <a href={data.deal}>This {game.piece} card by card</a>
      </li>
    </ul>
  );
  return (
    <section class="play guided" aria-label="The table" ref={root} tabIndex={-1}>
      <Spoken words={spoken} />
      <div class="sit">
        <Later class="left">
          <TableInPlay
            game={game}
            model={model}
            step={at}
            since={before}
            me={seat}
            turn={turn}
            unit={book.unit}
            nets={model.seats.map((name) => now[name] ?? 0)}
            onAct={act}
            clauseOf={clauseOf}
          />
        </Later>
        <Guide
          data={data}
          state={state}
          text={text}
          isAsking={isAsking}
          isRunning={isRunning}
          isOver={isOverAndTold}
          onward={`${playPath}#${onward}`}
          ways={ways}
          onGoOn={goOn}
          onBack={canGoBack ? goBack : undefined}
          onHelp={() => setIsHelpOpen(true)}
        />
      </div>
      <KeySheet
        title="Keys of the table"
        bindings={guideKeys(game.tableKeys)}
        open={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
      />
    </section>
  );
}
