import '../page/joined-texts.ts';
import { useMemo } from 'preact/hooks';
import { sayPlaceNamed } from '#engine/words/card-places.ts';
import { href } from '#view/href.ts';
import { ColumnRules } from '../compare/rules/ColumnRules.tsx';
import { CopyLink } from '../page/controls/CopyLink.tsx';
import { Later } from '../page/Later.tsx';
import { Notice } from '../page/controls/Notice.tsx';
import { Select } from '../page/controls/Select.tsx';
import { Spoken } from '../page/controls/Spoken.tsx';
import type { ReplayModel } from '../replay/model.ts';
import { compareHref } from '../rules/address/columns.ts';
import type { EditorData } from './data.ts';
import { DealTools, EditorBar } from './DealTools.tsx';
import * as drafts from './draft/draft.ts';
import type { EditedGame } from './game.ts';
import { Outcome } from './Outcome.tsx';
import { Pack } from './Pack.tsx';
import { Places } from './Places.tsx';
import { whyNothingNext } from './step/next-step.ts';
import { NextToPlay } from './step/NextToPlay.tsx';
import { Says, SteppedOf } from './step/Stepped.tsx';
import { useStepper } from './step/use-stepper.ts';
import { RecordAsTextOf } from './text/RecordAsText.tsx';
import { Unreadable } from './text/Unreadable.tsx';
import { useEditor } from './use-editor.ts';

export interface EditorProps {
  /** `EditorData` as JSON. */
  readonly data: string;
}

/** What follows below the table, here and on the page. */
const SECTIONS = [
  ['table', 'Table'],
  ['as-text', 'The record as text'],
  ['account', 'Account'],
  ['departures', 'What these rules do not allow'],
  ['by-file', 'In a file'],
] as const;

/** The editor: a deal is laid out, played, and settled as it stands. The table, what comes next, and the pack beside it. */
export function EditorOf<R extends object, Rec extends object, M extends ReplayModel>({
  game,
  data: json,
}: EditorProps & { readonly game: EditedGame<R, Rec, M> }) {
  const data = useMemo(() => JSON.parse(json) as EditorData, [json]);
  const editor = useEditor(game, data);
  const { draft, read, rules, book, shown, settled, next, target, view, fragment, notice } = editor;
  const { Players } = game;
  const model = settled?.ok ? settled.value : undefined;
  const steps = useStepper(model, shown, next !== undefined);
  const targets = game.targets(draft, rules);
  const holders = game.holders(draft);
  return (
    <div class="workshop editing">
      <Spoken
        words={
          model
            ? `${model.say(model.steps.length - 1)} ${model.faults.length === 0 ? '' : `${String(model.faults.length)} against the rules.`}`
            : settled?.ok === false
              ? settled.error.message
              : ''
        }
      />
      {notice !== undefined && <Notice onDismiss={editor.dismiss}>{notice}</Notice>}
      <div class={`bench shows-${view}`} id="table">
        <EditorBar editor={editor} />
        {model ? (
          <SteppedOf game={game} model={model} steps={steps} book={book} />
        ) : (
          <div class="at-table">
            <div class="felt bare" />
          </div>
        )}
        <Later class="between">
          <NextToPlay
            next={next}
            whyNot={whyNothingNext(draft, read, game.seats(draft).length)}
            canTakeBack={game.takeBack(draft) !== draft}
            onTake={editor.take}
            onTakeBack={editor.takeBack}
            onPlayOn={editor.playOn}
          />
          <Says model={model} step={steps.step}>
            <Unreadable read={read} labels={targets} isStale={editor.isStale} />
            {settled?.ok === false && (
              <p class="problem">
                {settled.error.at === undefined ? '' : `${sayPlaceNamed(settled.error.at)}: `}
                {settled.error.message}
              </p>
            )}
            {editor.label !== undefined && <p class="soft">{editor.label}</p>}
          </Says>
        </Later>
        <Later class="to-fill works">
          <DealTools editor={editor}>{Players && <Players draft={draft} write={editor.choose} />}</DealTools>
          <Places draft={draft} targets={targets} target={target} onAim={editor.aim} />
          <Pack
            cards={game.pack(rules)}
            target={targets.find(({ place }) => place === target)?.label ?? ''}
            liesOf={(card) => {
              const place = drafts.placeOfCard(draft, card, holders);
              const named = targets.find(
                ({ naming, ...one }) => naming !== undefined && drafts.cardsAt(draft, one.place).includes(card),
              );
              return {
                where: place && (targets.find((one) => one.place === place)?.short ?? place),
                named: named?.naming,
              };
            }}
            isHere={(card) => drafts.cardsAt(draft, target).includes(card)}
            allowed={game.allowedAt(draft, target)}
            onPick={editor.pick}
          />
        </Later>
        <div class="ruling works">
          {view === 'rules' && shown && (
            <ColumnRules
              key={book.id}
              game={game}
              ruleSet={editor.source}
              record={shown}
              book={book}
              effect="The table is settled by it."
              changes={draft.changes}
              onChange={editor.turnRules}
            />
          )}
        </div>
      </div>
      <div class="actions tools works">
        <label>
          Settled by{' '}
          <Select
            class="control"
            value={draft.ruleset}
            options={data.books.map(({ id, short }) => [id, short])}
            onChoose={editor.setBook}
          />
        </label>
        <CopyLink label="Copy a link to this deal" addressOf={editor.address} />
      </div>
      <nav class="below" aria-label="On this page">
        {SECTIONS.map(([section, name]) => (
          <a key={section} href={`#${section}`}>
            {name}
          </a>
        ))}
      </nav>
      <Later>
        <RecordAsTextOf game={game} editor={editor} />
      </Later>
      {settled && (
        <Later>
          <Outcome
            settled={settled}
            step={steps.step}
            accountLabel={game.accountLabel}
            compare={fragment === '' ? undefined : compareHref(game.engine.id, [fragment], href('/'))}
            ruleOf={editor.ruleOf}
            book={book}
            changes={draft.changes}
          />
        </Later>
      )}
    </div>
  );
}
