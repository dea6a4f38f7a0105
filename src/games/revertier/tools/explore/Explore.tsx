import { useMemo, useRef, useState } from 'preact/hooks';
import { Button, Select, LiveRegion, CopyLink, Notice } from '#islands/page/controls/controls.tsx';
import { sayPlayer } from '../../wording/names.ts';
import { addressWith } from '#islands/page/fragment.ts';
import { actionFor, type KeyBinding, KeySheet } from '#islands/page/keys.tsx';
import { useVariationInLinks } from '#islands/rules/variation-address.ts';
import { BothBoards, Score, BoardControls, PlaceMen } from './parts/BoardControls.tsx';
import { useExplore, type ExploreData, type Explorer } from './use-explore.ts';
import { RULES_OF_PLAY } from './situation/plays.ts';
import { sayNow, sayMoved } from './effect-words.ts';
import type { LiftedMan } from './situation/state.ts';
import { PlayList, StatusLine, ThrowTable } from './parts/PlayList.tsx';
import { PositionSetUp } from './parts/PositionSetUp.tsx';
import { BOARD_KEYS } from '../../table/TouchBoard.tsx';
import stage from '#islands/replay/stage.module.css';
import styles from './Explore.module.css';
import forms from '#view/forms.module.css';
import { href } from '#view/href.ts';
import { REVERTIER_KEYS } from '../../rules/keys.ts';
import { GROUPS } from '../../rules/questions.ts';
import type { GroundsProps } from '#islands/rules/Grounds.tsx';
import type { RuleGroup } from '#islands/rules/rule-words.ts';
import { Suppose } from '#islands/rules/Suppose.tsx';

/** Groups of questions: first those that change the plays of this throw, then the others under their headings. */
function groupsOf(matter: readonly string[]): readonly [RuleGroup, ...RuleGroup[]] {
  const rest = RULES_OF_PLAY.filter((key) => !matter.includes(key));
  const others = Object.entries(GROUPS).map(([id, heading]) => ({
    id,
    heading,
    keys: rest.filter((key) => REVERTIER_KEYS[key].group === id),
  }));
  return [
    { id: 'matter', heading: 'These change the plays of this throw', keys: matter },
    ...others.filter(({ keys }) => keys.length > 0),
  ];
}

interface AllRulesProps extends Omit<GroundsProps, 'keys'> {
  readonly explored: Explorer;
  /** Number of books. */
  readonly books: number;
}

/** The rules of play as questions, and the rules to compare with. */
function AllRules({ explored, books, ruleOf, book, changes }: AllRulesProps) {
  const { state, matter, plays } = explored;
  const kept = Object.keys(state.kept).length;
  return (
    <div data-needs="script">
      <Suppose
        book={book}
        groups={groupsOf(matter)}
        ruleOf={ruleOf}
        changes={changes}
        effect={sayMoved(plays)}
        onChange={explored.turnRules}
      />
      <div class={`${forms.actions} ${styles.part}`}>
        <button type="button" class={forms.button} onClick={explored.keep}>
          Compare other rules with these
        </button>
        {kept > 0 && (
          <button type="button" class={forms.button} onClick={explored.keepNone}>
            Compare with {book.date} again
          </button>
        )}
        {books > 1 && state.dice && (
          <a href={`${href(`/${book.game}/compare/`)}#${explored.besideOf()}`}>
            Compare what the books allow with this throw
          </a>
        )}
        <span class="soft">
          {kept === 0
            ? `Marks show how the plays differ from those of ${book.date}.`
            : `Marks show how the plays differ from those by the rules you set aside for comparison (${String(kept)} changed).`}
        </span>
      </div>
    </div>
  );
}

/** Letter keys of the board for two. */
const EXPLORE_KEYS: readonly KeyBinding<'roll' | 'play' | 'next' | 'undo' | 'turn' | 'help'>[] = [
  { keys: ['r'], action: 'roll', description: 'Throw the dice' },
  { keys: ['p'], action: 'play', description: 'Play the men that have been moved' },
  { keys: ['n'], action: 'next', description: 'Start another game, when one is over' },
  { keys: ['u'], action: 'undo', description: 'Undo' },
  { keys: ['t'], action: 'turn', description: 'Turn the board' },
  { keys: ['?'], action: 'help', description: 'Show the keys' },
];

/** All keys, with those that the board itself handles. */
const EXPLORE_SHEET: readonly KeyBinding<string>[] = [...BOARD_KEYS, ...EXPLORE_KEYS];

export interface ExploreProps {
  /** `ExploreData` as JSON. */
  readonly data: string;
}

/** Board for two players at one screen: every throw, every legal play, and why the others are not. */
export function Explore({ data: json }: ExploreProps) {
  const data = useMemo(() => JSON.parse(json) as ExploreData, [json]);
  const explored = useExplore(data);
  const { state, plays, ending, ruleOf } = explored;
  const { position, changes, kept } = state;
  const { books } = data;
  const book = explored.head;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const [lifted, setLifted] = useState<LiftedMan>();
  const root = useRef<HTMLElement>(null);
  useVariationInLinks(root, book, explored.variation);
  const grounds = { ruleOf, book, changes };
  const now = sayNow(explored);
  const spoken = `${now.where}. ${now.text}`;
  const actions = { ...explored, help: () => setIsHelpOpen(true) };
  return (
    <section
      class={`${stage.window} ${styles.explore}`}
      data-part="explore"
      aria-label="A board on which you play both sides"
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => {
        const action = isHelpOpen ? undefined : actionFor(event, EXPLORE_KEYS);
        if (action === undefined) return;
        event.preventDefault();
        actions[action]();
      }}
    >
      <LiveRegion words={spoken} />
      {explored.notice !== undefined && <Notice onDismiss={explored.dismiss}>{explored.notice}</Notice>}
      <div class={`${stage.stage} ${styles.stage}`} id="table">
        <div class={`${stage.felt} gives`} data-part="felt">
          <BothBoards explored={explored} isSetting={isSetting} lifted={lifted} onLift={setLifted} />
        </div>
        <div class={`${stage.tell} ${styles.tell} gives`}>
          <StatusLine explored={explored} now={now} {...grounds} />
          <div class={`${styles.mayPlay} scrolls`} role="region" aria-label="Legal plays" tabIndex={0}>
            {!ending && state.dice && (
              <PlayList
                plays={plays}
                open={explored.moving?.open}
                chosen={explored.moving?.whole?.text}
                onShow={explored.show}
                onChoose={explored.choose}
                {...grounds}
              />
            )}
          </div>
          <Score finished={state.finished} men={(explored.moving ?? position).men} />
        </div>
      </div>
      <BoardControls explored={explored} />
      <nav class={`${stage.below} beside`} data-part="below" aria-label="On this page">
        <a href="#table">Board</a>
        <a href="#set-up">Set up</a>
        {!ending && <a href="#all-throws">All throws</a>}
        <a href="#suppose">Change a rule</a>
      </nav>
      <div class={`${stage.tools} beside`} data-needs="script">
        {books.length > 1 && (
          <label>
            By the rules of{' '}
            <Select
              class={forms.control}
              value={book.id}
              options={books.map(({ id, short }) => [id, short])}
              onChoose={explored.take}
            />
          </label>
        )}
        <CopyLink label="Copy link" addressOf={() => addressWith(explored.linkOf())} />
        <Button class={forms.button} aria-keyshortcuts="?" onClick={actions.help}>
          Keys
        </Button>
      </div>
      <KeySheet title="Keys" bindings={EXPLORE_SHEET} open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      <section aria-labelledby="set-up" data-needs="script">
        <h2 id="set-up">Set up the board</h2>
        <PlaceMen
          lifted={lifted}
          isOn={isSetting}
          onToggle={() => {
            setIsSetting(!isSetting);
            setLifted(undefined);
            if (!isSetting) root.current?.scrollIntoView();
          }}
          seed={state.seed}
          thrown={state.thrown}
          onSeed={explored.seed}
        />
        <PositionSetUp position={position} onLay={(next) => explored.lay({ position: next })} />
      </section>
      {!ending && (
        <section aria-labelledby="all-throws">
          <h2 id="all-throws">All 21 throws for {sayPlayer(position.toPlay)}</h2>
          <ThrowTable
            position={position}
            rules={explored.rules}
            held={explored.held}
            against={Object.keys(kept).length === 0 ? book.date : 'kept'}
            onLay={(dice) => {
              explored.lay({ dice });
              root.current?.focus();
              root.current?.scrollIntoView();
            }}
          />
        </section>
      )}
      <AllRules explored={explored} books={books.length} {...grounds} />
    </section>
  );
}
