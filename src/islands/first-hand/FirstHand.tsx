import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { range } from '#engine/kernel/collections.ts';
import { unwrap } from '#engine/kernel/result.ts';
import { printPlace } from '#engine/ledger/place.ts';
import { printTree } from '#engine/notation/branch-links.ts';
import { makeBranch, treeOf } from '#engine/notation/record.ts';
import { vary } from '#engine/rules/rule-set.ts';
import { tableNames } from '#engine/wording/seat-names.ts';
import { stagesOf, type DealReplay } from '#engine/play/follow.ts';
import { href } from '#view/href.ts';
import { sumsAfter } from '../account/account.ts';
import { lastAct } from '../branches/lines.ts';
import { stepwise } from '../replay/game.ts';
import { LazyPart } from '../page/LazyPart.tsx';
import { LiveRegion } from '../page/controls/controls.tsx';
import { printDealNamed } from '../play/kept/address.ts';
import type { Pace } from '../play/kept/stored-tables.ts';
import type { GameToPlay } from '../play/game.ts';
import { useTableSound, PaceAndSound, useTableOptions } from '../play/terms/PaceAndSound.tsx';
import { sayCounts } from '../play/Crib.tsx';
import { EndPanel } from '../play/end/EndPanel.tsx';
import { TableInPlay } from '../play/table/TableInPlay.tsx';
import { useClauses } from '../play/use-table-view.ts';
import { useTableKeys, keysWith } from '../play/turn/use-table-keys.ts';
import { openOwnDeal, printDeal } from '../replay/replay-links.ts';
import type { ShownTypes } from '../replay/model.ts';
import { useFragment, useFragmentOf } from '../page/fragment.ts';
import {
  Guide,
  NOT_PLAYED,
  TAKE_BACK,
  type FirstHandPageData,
  GUIDE_START,
  chooses,
  nextGuideStep,
  goToGuideStep,
  runsTo,
  stepBack,
  type GuideState,
} from './Guide.tsx';
import { sayCost, sayNet, useOtherChoice } from './other-choice.ts';
import { classes } from '#view/classes.ts';
import play from '../play/Play.module.css';
import over from '../play/table/DealEnd.module.css';
import terms from '../play/terms/terms.module.css';
import styles from './Guide.module.css';
import { type KeyBinding, KeySheet } from '../page/keys.tsx';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  takeBack: 'Take back, or go back to the question before',
  next: 'Go on; if you chose differently from the guide, see what that would have cost',
};

/** Keys of the table without those for hints. */
const guideKeys = (own: readonly KeyBinding<string>[] | undefined): readonly KeyBinding<string>[] =>
  keysWith(own)
    .filter(({ action }) => action !== 'hint' && action !== 'crib')
    .map((binding) => ({ ...binding, description: DESCRIPTIONS[binding.action] ?? binding.description }));

export interface FirstHandProps {
  /** `FirstHandData` as JSON. */
  readonly data: string;
}

/** Milliseconds between two automatic cards, and the maximum for all of them. */
const WAITS: Readonly<Record<Pace, readonly [card: number, longest: number]>> = {
  slow: [1400, 9000],
  normal: [650, 3200],
  'at once': [0, 0],
};

const ownFragment = (fragment: string): boolean => /^step-\d+$/.test(fragment);

/** A recorded deal at the table: every act follows the record, but at the guide's questions the reader chooses. */
export function FirstHandOf<G extends ShownTypes>({
  game,
  following,
  playedOn = 'The house played the rest for everybody. Until a player could see that something had changed, he played as he had before.',
  data: json,
}: FirstHandProps & {
  readonly game: GameToPlay<G>;
  readonly following: DealReplay<G>;
  /** How a deal was played on from another choice than the guide’s. */
  readonly playedOn?: string;
}) {
  const { engine, played } = game;
  const data = useMemo(() => JSON.parse(json) as FirstHandPageData, [json]);
  const { steps, head } = data;
  const own = useMemo(() => {
    const { book, record, changes } = openOwnDeal(engine, data.link);
    const { rules } = unwrap(vary(engine.keys, book, changes), 'The rules of a first hand');
    return { book, changes, rules, record, stages: stagesOf(following, record, rules) };
  }, [data]);
  const { book, changes, rules, stages } = own;
  const players = game.players(rules)[0] ?? 4;
  const me = game.seatNames(players).indexOf(data.seat);
  const root = useRef<HTMLElement>(null);
  const [options, setOptions] = useTableOptions(engine.id);
  const [state, setState] = useState<GuideState>(GUIDE_START);
  const names = useMemo(
    () => tableNames({ seats: game.seatNames(players), me, direction: game.direction(rules) }),
    [data],
  );
  const { done, step, said } = state;

  const playing = stages.after(done);
  const guide = steps[step];
  const isAsking = guide !== undefined && done === guide.done && said === undefined;
  const turn = isAsking ? stages.at(done)?.turn : undefined;
  // A choice other than the recorded one lies on the table until it is taken back.
  // Safe cast: what the reader said was one of this game's acts.
  const otherAct = said && !said.isDeals ? (said.act as G['act']) : undefined;
  const chosen = useMemo(
    () => (otherAct === undefined ? playing : following.act(playing, otherAct, own.record, rules)),
    [state, own],
  );
  const other = useOtherChoice<G>(game, state, WAITS[options.pace]);
  const tableState = other.shown ?? chosen;
  const model = useMemo(
    () =>
      unwrap(game.settleDeal({ record: tableState.record, book, changes, asPlayed: true }), 'The deal on the table'),
    [tableState],
  );
  const isOver = other.shown ? other.end !== undefined : stages.at(done) === undefined;
  const at = model.steps.findLastIndex((one) => isOver || one.at.phase !== 'end');
  const target = runsTo(state, steps, () => stages.all().length);
  const isRunning = done < target;

  // State when the reader last received a message.
  const since = useRef({ state, at: -1 });
  const before = since.current.at;
  const listen = (): void => {
    since.current = { state, at };
  };

  useEffect(() => {
    if (!isRunning) return undefined;
    const isStill = options.pace === 'at once' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [card, longest] = WAITS[options.pace];
    const wait = isStill ? 0 : Math.min(card, longest / (target - state.from));
    const timer = setTimeout(() => setState({ ...state, done: isStill ? target : done + 1 }), wait);
    return () => clearTimeout(timer);
  }, [state, isRunning, options.pace]);

  const set = (next: GuideState): void => {
    listen();
    setState(next);
    root.current?.focus({ preventScroll: true });
  };
  const act = (action: G['act']): void => {
    if (guide && turn) set(chooses(state, guide, turn, action, stages.at(done)?.act));
  };
  const goOn = (): void => {
    if (isRunning) set({ ...state, done: target });
    else if (other.isRunning) other.skip();
    else if (otherAct !== undefined && !other.isFollowed) {
      listen();
      other.follow({ played, following, written: own.record, rules, stages, done, act: otherAct });
    } else if (!isAsking && !isOverAndTold && said?.isDeals !== false) set(nextGuideStep(state));
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
    if (number >= 1 && number <= steps.length) setState(goToGuideStep(number - 1, steps));
  }, ownFragment);
  useFragmentOf(String(step), () => (step >= 0 && step < steps.length ? `step-${String(step + 1)}` : ''));

  const clauseOf = useClauses(game.rulesInWords, book, changes, head, data.words);
  const news = range(at + 1)
    .slice(before + 1)
    .map((i) => game.tell(model, i, { record: tableState.record, me, names }));
  const netIn = (record: G['record']): number => {
    const judged = engine.judge(record, rules);
    return judged.ok ? (judged.value.net[data.seat] ?? 0) : 0;
  };
  const net = other.end && netIn(other.end.record);
  const cost = net === undefined ? undefined : sayCost(net, netIn(own.record), book.unit);
  const text =
    step < 0 ? data.begins : said ? said.says : isAsking ? guide.look : isOverAndTold ? data.ends : undefined;
  const spoken =
    isRunning || other.isRunning
      ? ''
      : other.isFollowed
        ? `${cost ?? NOT_PLAYED} ${TAKE_BACK}`
        : [...news, text?.map((part) => part.text).join(''), isAsking ? guide.ask : undefined]
            .filter(Boolean)
            .join(' ');
  useTableSound(options.sound, {
    deal: data.link,
    step: at,
    payments: model.lines.filter((line) => line.step <= at).length,
    isOver: isOver && (isOverAndTold || other.end !== undefined),
  });
  const { now } = sumsAfter(model.opening, model.lines, at);
  const seat = me < 0 ? 0 : me;
  const onward = printDealNamed(game, {
    terms: { book, changes, rules, players, seat },
    deal: { link: printDeal(engine, book, { record: chosen.record, changes }) },
  });
  const playPath = href(`/${engine.id}/play/`);
  /** The deal of the guide card by card, with what was chosen instead as a branch. */
  const branchAt = (end: G['record']): string => {
    const there = game.settleDeal({ record: chosen.record, book, changes, asPlayed: true });
    const place = there.ok ? there.value.steps[lastAct(there.value)]?.at : undefined;
    const main = printDeal(engine, book, { record: own.record, changes, step: place && printPlace(place) });
    const { tree, line } = makeBranch(treeOf(own.record), end, 'Your choice');
    return `${data.deal}#${printTree(engine, main, tree, line)}`;
  };
  const ways: ComponentChildren = (
    <ul class={`${over.links} wraps`}>
      <li>
        <a href={playPath}>Sit down and play</a>
      </li>
      <li>
        <a href={data.deal}>
          This {game.words.piece} {stepwise(game.words.piece)}
        </a>
      </li>
    </ul>
  );
  return (
    <section class={play.play} data-part="play" aria-label="The table" ref={root} tabIndex={-1}>
      <LiveRegion words={spoken} />
      <details class={classes(terms.more, styles.options)} data-part="options">
        <summary>Pace</summary>
        <div class="popup rows tight">
          <PaceAndSound options={options} onChoose={setOptions} />
        </div>
      </details>
      <div class={classes(play.sit, styles.sit)}>
        <LazyPart class={`${play.left} gives`}>
          {net !== undefined ? (
            <EndPanel
              result={`You would have ${sayNet(net, book.unit)}.`}
              piece={game.words.piece}
              model={model}
              me={seat}
              names={names}
              session={undefined}
              ended={model.tell(at, names)}
              count={game.count(model, tableState.record, rules)}
              quinola={game.quinolaOf?.(model)}
              sayAccount={game.sayAccount}
              clauseOf={clauseOf}
              turned={undefined}
            >
              {other.end && (
                <p>
                  <a href={branchAt(other.end.record)}>See both lines {stepwise(game.words.piece)}</a>
                </p>
              )}
            </EndPanel>
          ) : (
            <TableInPlay
              game={game}
              model={model}
              step={at}
              since={before}
              me={seat}
              names={names}
              turn={turn}
              unit={book.unit}
              nets={model.seats.map((name) => now[name] ?? 0)}
              onAct={act}
              clauseOf={clauseOf}
            />
          )}
        </LazyPart>
        <Guide
          data={data}
          state={state}
          text={text}
          isAsking={isAsking}
          isRunning={isRunning}
          isOver={isOverAndTold}
          other={other}
          cost={cost}
          playedOn={playedOn}
          counts={step === 0 ? sayCounts(game.crib(rules, book)) : undefined}
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
