import { CopyLink } from '../page/CopyLink.tsx';
import { Later } from '../page/Later.tsx';
import { Select } from '../page/Select.tsx';
import type { ReplayModel } from '../replay/model.ts';
import { DealTools, EditorBar } from './DealTools.tsx';
import * as drafts from './draft/draft.ts';
import type { EditedGame } from './game.ts';
import { whyNothingNext } from './step/next-step.ts';
import { NextToPlay } from './step/NextToPlay.tsx';
import { Pack } from './Pack.tsx';
import type { EditorPanelProps } from './panel-props.ts';
import { Places } from './Places.tsx';

/** The face of the editor: the table, what comes next, and the pack beside it. */
export function EditorPanelOf<R, Rec, M extends ReplayModel>({
  game,
  ...props
}: EditorPanelProps<R> & { readonly game: EditedGame<R, Rec, M> }) {
  const { draft, read, rules, next, target, view, actions } = props;
  const { Players } = game;
  const names = game.seats(draft);
  const targets = game.targets(draft, rules);
  const holders = game.holders(draft);
  return (
    <>
      {props.message}
      <div class={`bench shows-${view}`} id="table">
        <EditorBar {...props} />
        {props.table}
        <Later class="between">
          <NextToPlay
            next={next}
            whyNot={whyNothingNext(draft, read, names.length)}
            canTakeBack={game.takeBack(draft) !== draft}
            onTake={actions.take}
            onTakeBack={actions.takeBack}
            onPlayOn={actions.playOn}
          />
          {props.says}
        </Later>
        <Later class="to-fill works">
          <DealTools {...props} players={Players && <Players draft={draft} write={actions.choose} />} />
          <Places draft={draft} targets={targets} target={target} onAim={actions.aim} />
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
            onPick={actions.pick}
          />
        </Later>
        <div class="ruling works">{view === 'rules' && props.ruleQuestions}</div>
      </div>
      <div class="actions tools works">
        <label>
          Settled by{' '}
          <Select
            class="control"
            value={draft.ruleset}
            options={props.books.map(({ id, short }) => [id, short])}
            onChoose={actions.setBook}
          />
        </label>
        <CopyLink label="Copy a link to this deal" addressOf={actions.address} />
      </div>
    </>
  );
}
