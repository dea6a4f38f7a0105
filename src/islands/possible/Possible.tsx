import { useRef, useEffect, useState } from 'preact/hooks';
import type { CardFinding, SolverLine, SolverVerdict, SolverFinding } from '#engine/solver/open-deal.ts';
import { parsePlace } from '#engine/ledger/place.ts';
import { sayPlace } from '#engine/wording/seat-names.ts';
import { href } from '#view/href.ts';
import { Button } from '../page/controls/controls.tsx';
import { LinkedWords } from '../page/Terms.tsx';
import { type Possibilities, askSolver } from './solver-messages.ts';
import forms from '#view/forms.module.css';

/** Findings so far. */
export interface Findings {
  readonly status: 'not asked' | 'working' | 'done' | 'failed';
  /** Place of a card → what was possible after it. */
  readonly cards: ReadonlyMap<string, CardFinding>;
  readonly verdicts: readonly SolverVerdict[];
  /** Total time in milliseconds. */
  readonly milliseconds: number;
}

const NOTHING: Findings = { status: 'not asked', cards: new Map(), verdicts: [], milliseconds: 0 };

/** Runs the solver on a deal when the reader asks, anew for another deal or other rules. */
export function usePossible<Rec>(
  game: Possibilities<Rec> | undefined,
  record: Rec | undefined,
  rules: unknown,
): Findings & { readonly begin: () => void } {
  const [findings, setFindings] = useState(NOTHING);
  const working = useRef<AbortController>();
  /** What was found about each record under some rules, so that a reader can go from line to line. */
  const known = useRef({ rules, found: new Map<Rec, Findings>() });
  useEffect(() => {
    if (known.current.rules !== rules) known.current = { rules, found: new Map() };
    setFindings((record && known.current.found.get(record)) ?? NOTHING);
    return () => working.current?.abort();
  }, [record, rules]);

  const work = async (): Promise<void> => {
    if (!game || record === undefined) return;
    working.current?.abort();
    const { signal } = (working.current = new AbortController());
    const start = performance.now();
    let found: Findings = NOTHING;
    const show = (more: Partial<Findings>): void => {
      found = { ...found, ...more };
      if (!signal.aborted) setFindings(found);
    };
    const onFound = (one: SolverFinding): void =>
      show({
        ...(one.kind === 'card'
          ? { cards: new Map(found.cards).set(one.at, one) }
          : { verdicts: [...found.verdicts, one] }),
        milliseconds: performance.now() - start,
      });
    show({ status: 'working' });
    const worker = game.start();
    try {
      await askSolver(worker, { record, rules }, { signal, onFound });
      show({ status: 'done' });
      if (!signal.aborted) known.current.found.set(record, found);
    } catch {
      show({ status: 'failed' });
    } finally {
      worker.terminate();
    }
  };
  return { ...findings, begin: () => void work() };
}

/** An address, or what shows the place on this page. */
type Way = string | (() => void);

interface PossibleProps extends Pick<Possibilities<never>, 'provedFor'> {
  readonly findings: Findings;
  readonly onBegin: () => void;
  /** Where a line of play can be followed card by card. */
  readonly wayAlong: (line: SolverLine) => Way;
  /** Where a card of the deal as played is shown. */
  readonly wayToCard: (at: string) => Way;
  /** Called before a line or card is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/**
 * What was possible in a deal with all cards open: computed by a worker at the reader's request and told in sentences.
 */
export function Possible({ provedFor, findings, onBegin, wayAlong, wayToCard, onFollow }: PossibleProps) {
  const { status, cards, verdicts } = findings;
  const turns = [...cards.values()].filter((card) => card.turns).toReversed();
  const hasAnswers = verdicts.length > 0 || turns.length > 0;
  const box = useRef<HTMLElement>(null);
  return (
    <section
      class={hasAnswers ? undefined : 'no-print'}
      data-part="possible"
      aria-labelledby="possible"
      ref={box}
      tabIndex={-1}
    >
      <h2 id="possible">What was possible</h2>
      <p>
        With all cards open, your browser can prove which results {provedFor} could have forced, however the others
        played. We say that such a result holds{' '}
        <LinkedWords parts={[{ text: 'against any play', href: href('/glossary/#against-any-play') }]} />. In the proof
        the others see every card and play together. The answers are exact; a question that takes longer than one second
        gets no answer.
      </p>
      {status === 'not asked' ? (
        <Button
          class={forms.button}
          data-needs="script"
          onClick={() => {
            onBegin();
            // Keeps the focus when the button disappears.
            box.current?.focus({ preventScroll: true });
          }}
        >
          Work out what was possible
        </Button>
      ) : (
        <p role="status" class="soft">
          {progress(findings)}
        </p>
      )}
      <div class="edition">
        {verdicts.length > 0 && (
          <ul data-part="verdicts">
            {verdicts.map((verdict) => (
              <VerdictLine key={verdict.id} verdict={verdict} wayAlong={wayAlong} onFollow={onFollow} />
            ))}
          </ul>
        )}
        {turns.length > 0 && (
          <>
            <h3>The cards that changed what was possible</h3>
            <ul data-part="verdicts">
              {turns.map((card) => (
                <li key={card.at}>
                  <Follow way={wayToCard(card.at)} onFollow={onFollow}>
                    {placeOf(card)}
                  </Follow>
                  : {card.text}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function VerdictLine({
  verdict,
  wayAlong,
  onFollow,
}: Pick<PossibleProps, 'wayAlong' | 'onFollow'> & { readonly verdict: SolverVerdict }) {
  const { text, line, milliseconds } = verdict;
  return (
    <li class={verdict.answer}>
      {text}{' '}
      {line &&
        (line.departs === undefined ? (
          <span class="soft">The deal was played this way.</span>
        ) : (
          <Follow way={wayAlong(line)} label={`Show the play: ${text}`} onFollow={onFollow}>
            Show the play
          </Follow>
        ))}{' '}
      <small class="soft num">{duration(milliseconds)}</small>
    </li>
  );
}

interface FollowProps extends Pick<PossibleProps, 'onFollow'> {
  readonly way: Way;
  readonly label?: string;
  readonly children: string;
}

function Follow({ way, label, onFollow, children }: FollowProps) {
  const shared = { 'aria-label': label, children };
  return typeof way === 'string' ? (
    <a {...shared} href={way} onClick={onFollow} />
  ) : (
    <Button
      {...shared}
      class="plain"
      onClick={() => {
        onFollow?.();
        way();
      }}
    />
  );
}

const placeOf = ({ at }: CardFinding): string => {
  const place = parsePlace(at);
  return place ? sayPlace(place) : at;
};

/** Prints a duration: `under a millisecond`, `12 ms`, `1.3 s`. */
const duration = (milliseconds: number): string =>
  milliseconds < 1
    ? 'under 1 ms'
    : milliseconds < 1000
      ? `${String(Math.round(milliseconds))} ms`
      : `${(milliseconds / 1000).toFixed(1)} s`;

function progress({ status, cards, verdicts, milliseconds }: Findings): string {
  if (status === 'failed') return 'The solver could not be loaded. Check your connection and load the page again.';
  if (status === 'working') return 'Working back from the last card to the first …';
  if (cards.size === 0 && verdicts.length === 0)
    return 'Nothing can be proved about this deal: not all cards of the hands are known.';
  const open = verdicts.filter(({ answer }) => answer === 'unknown').length;
  const left =
    open === 0 ? '' : ` ${String(open)} of ${String(verdicts.length)} questions were not settled within one second.`;
  return `Worked out in ${duration(milliseconds)}. Step through the deal to see what could be forced at each card.${left}`;
}

interface PossibleInProps<R, Rec> {
  readonly game: Possibilities<Rec>;
  readonly record: Rec;
  readonly rules: R;
  /** Address to follow a deal card by card; `at` is the place where a line leaves the recorded play. */
  readonly addressOf: (record: Rec, at: string | undefined) => string;
}

/** Standalone version for any finished deal. */
export function PossibleIn<R, Rec>({ game, record, rules, addressOf }: PossibleInProps<R, Rec>) {
  const { begin, ...findings } = usePossible(game, record, rules);
  return (
    <Possible
      provedFor={game.provedFor}
      findings={findings}
      onBegin={begin}
      wayAlong={({ plays, departs }) => addressOf(game.playedOtherwise(record, plays), departs)}
      wayToCard={(at) => addressOf(record, at)}
    />
  );
}
