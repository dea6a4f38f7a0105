import { seatHeading } from '#engine/words/account-words.ts';
import { CopyLink } from '../page/CopyLink.tsx';
import type { ReplayModel } from '../replay/model.ts';
import { DealTools } from './DealTools.tsx';
import * as drafts from './draft.ts';
import type { EditedGame } from './game.ts';
import { whyNothingNext } from './next-step.ts';
import { NextToPlay } from './NextToPlay.tsx';
import { Pack } from './Pack.tsx';
import type { EditorPanelProps } from './panel-props.ts';
import { TextPlace } from './TextPlace.tsx';

/** The editor: what is dealt, what is said, what is played, and below it what that comes to. */
export function EditorPanelOf<R, Rec, M extends ReplayModel>({
  game,
  ...props
}: EditorPanelProps<R> & { readonly game: EditedGame<R, Rec, M> }) {
  const { draft, read, rules, next, target, actions } = props;
  const { Fields, Players } = game;
  const names = game.seats(draft);
  const targets = game.targets(draft, rules);
  const holders = game.holders(draft);
  const field = (place: string, label: string, rows?: number) => (
    <TextPlace
      key={place}
      place={place}
      label={label}
      text={draft.text[place] ?? ''}
      problem={read.problems[place]?.message}
      rows={rows}
      onWrite={actions.write}
    />
  );
  return (
    <div class="workshop editing">
      <div class="works">
        <DealTools {...props} players={Players && <Players draft={draft} write={actions.choose} />} />
        {props.ruleQuestions}
      </div>
      {props.message}
      <div class="works editor">
        <div>
          <fieldset class="targets">
            <legend class="sc">Clicked cards go to</legend>
            {targets.map(({ place, label, isNaming }) => (
              <label key={place} class={isNaming ? 'lesser' : ''}>
                <input
                  type="radio"
                  name="target"
                  value={place}
                  checked={place === target}
                  onChange={() => actions.aim(place)}
                />
                <span>
                  {label} <b>{drafts.cardsAt(draft, place).length}</b>
                </span>
              </label>
            ))}
          </fieldset>
          <Pack
            cards={game.pack(rules)}
            target={targets.find(({ place }) => place === target)?.label ?? ''}
            whereIs={(card) => {
              const place = drafts.placeOfCard(draft, card, holders);
              return place === undefined ? undefined : (names[drafts.numberIn(place)] ?? place);
            }}
            isHere={(card) => drafts.cardsAt(draft, target).includes(card)}
            allowed={game.allowedAt(draft, target)}
            onPick={actions.pick}
          />
          <NextToPlay
            next={next}
            whyNot={whyNothingNext(draft, read, names.length)}
            canTakeBack={game.takeBack(draft) !== draft}
            onTake={actions.take}
            onTakeBack={actions.takeBack}
          />
        </div>
        <div class="typed">
          {names.map((name, seat) => field(drafts.handPlace(seat), seatHeading(name)))}
          <Fields draft={draft} rules={rules} field={field} write={actions.choose} />
        </div>
      </div>
      <div class="actions works">
        <CopyLink label="Copy a link to this deal" addressOf={actions.address} />
        <button type="button" class="button" onClick={() => actions.save('yaml')}>
          Download as YAML
        </button>
        <button type="button" class="button" onClick={() => actions.save('json')}>
          Download as JSON
        </button>
      </div>
      {props.compare !== undefined && (
        <p>
          <a href={props.compare}>Compare what the books make of it</a>
        </p>
      )}
      {props.outcome}
    </div>
  );
}
