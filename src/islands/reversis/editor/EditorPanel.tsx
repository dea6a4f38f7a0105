import { NO_POOLS, poolBalances } from '#engine/games/reversis/pools.ts';
import { seatNames } from '#engine/games/reversis/record.ts';
import { CopyLink } from '../../shared/CopyLink.tsx';
import { accountInBook, seatHeading } from '../account-words.ts';
import { DealTools } from './DealTools.tsx';
import * as drafts from './draft.ts';
import { NextToPlay } from './NextToPlay.tsx';
import { Pack } from './Pack.tsx';
import type { EditorPanelProps } from './panel-props.ts';
import { TextPlace } from './TextPlace.tsx';

const nothing = (): void => undefined;

/** The editor: what is dealt, what is laid out, what is played, and below it what that comes to. */
export function EditorPanel(props: EditorPanelProps) {
  const { draft, read, rules, next, target, does } = props;
  const names = seatNames(draft.seats);
  const heads = names.map(seatHeading);
  const places: readonly (readonly [place: string, label: string])[] = [
    ...heads.map((name, seat) => [drafts.handPlace(seat), name] as const),
    [drafts.TALON, 'Talon'],
    ...heads.map((name, seat) => [drafts.laidPlace(seat), `Laid out by ${name.toLowerCase()}`] as const),
    ...(rules['exchange.opposites'] && draft.seats === 4
      ? heads.map((name, seat) => [drafts.givesPlace(seat), `Given by ${name.toLowerCase()}`] as const)
      : []),
  ];
  const known = Object.keys(poolBalances(rules, NO_POOLS));
  const others = Object.keys(draft.text).filter(
    (place) => place.startsWith('pool.') && (draft.text[place] ?? '') !== '',
  );
  const pools = [...new Set([...known, ...others.map((place) => place.slice('pool.'.length))])];
  const seatOf = (place: string): number => Number(place.slice(place.indexOf('.') + 1));
  const hands = drafts.cardsAt(draft, drafts.handPlace(seatOf(target)));
  const before = drafts.cardsAt(draft, drafts.TALON)[seatOf(target)];
  const isNaming = target.startsWith('laid.') || target.startsWith('gives.');
  const field = (place: string, label: string, rows?: number) => (
    <TextPlace
      key={place}
      place={place}
      label={label}
      text={draft.text[place] ?? ''}
      problem={read.problems[place]?.message}
      rows={rows}
      onWrite={does?.write ?? nothing}
    />
  );
  return (
    <div class="workshop editing">
      <div class="works">
        <DealTools {...props} />
        {props.ruleQuestions}
      </div>
      {props.message}
      <div class="works editor">
        <div>
          <fieldset class="targets">
            <legend class="sc">Clicked cards go to</legend>
            {places.map(([place, label]) => (
              <label key={place} class={place.startsWith('hand.') || place === drafts.TALON ? '' : 'lesser'}>
                <input
                  type="radio"
                  name="target"
                  value={place}
                  checked={place === target}
                  onChange={() => does?.aim(place)}
                />
                <span>
                  {label} <b>{drafts.cardsAt(draft, place).length}</b>
                </span>
              </label>
            ))}
          </fieldset>
          <Pack
            tens={rules['pack.tens']}
            target={places.find(([place]) => place === target)?.[1] ?? ''}
            whereIs={(card) => {
              const place = drafts.placeOfCard(draft, card);
              return place === undefined ? undefined : place === drafts.TALON ? 'talon' : names[seatOf(place)];
            }}
            isHere={(card) => drafts.cardsAt(draft, target).includes(card)}
            allowed={isNaming ? [...hands, ...(before === undefined ? [] : [before])] : undefined}
            onPick={does?.pick ?? nothing}
          />
          <NextToPlay
            heads={heads}
            next={next}
            canTakeBack={(draft.text[drafts.PLAYS] ?? '').trim() !== ''}
            onPlay={does?.play ?? nothing}
            onTakeBack={does?.takeBack ?? nothing}
          />
        </div>
        <div class="typed">
          {heads.map((name, seat) => field(drafts.handPlace(seat), name))}
          {field(drafts.TALON, 'Talon, in the order of the seats')}
          <fieldset class="by-seat">
            <legend class="sc">Laid out</legend>
            {heads.map((name, seat) => field(drafts.laidPlace(seat), name))}
          </fieldset>
          {rules['exchange.opposites'] && draft.seats === 4 && (
            <fieldset class="by-seat">
              <legend class="sc">Given to the hand opposite</legend>
              {heads.map((name, seat) => field(drafts.givesPlace(seat), name))}
            </fieldset>
          )}
          {(rules['trade.aces'] || (draft.text[drafts.TRADES] ?? '') !== '') &&
            field(drafts.TRADES, 'Trades, one a line: who calls, what he gives, what he takes (second KS AH)', 2)}
          {pools.length > 0 && (
            <fieldset class="by-seat">
              <legend class="sc">In the pools before the deal; empty: as the book opens them</legend>
              {pools.map((pool) => field(drafts.poolPlace(pool), accountInBook(pool)))}
            </fieldset>
          )}
          {field(drafts.PLAYS, 'The play, a trick a line, the lead first', 11)}
          <div class="choices">
            <label>
              <input
                type="checkbox"
                checked={draft.claimed}
                onChange={({ currentTarget }) => does?.set({ claimed: currentTarget.checked })}
              />
              led cards were claimed in time
            </label>
            <label>
              thrown down by{' '}
              <select
                class="control"
                value={draft.thrownBy}
                onChange={({ currentTarget }) => does?.set({ thrownBy: Number(currentTarget.value) })}
              >
                <option value={-1}>nobody</option>
                {heads.map((name, seat) => (
                  <option key={name} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
      </div>
      <div class="actions works">
        <CopyLink label="Copy a link to this deal" addressOf={does?.address ?? (() => '')} />
        <button type="button" class="button" onClick={() => does?.save('yaml')}>
          Download as YAML
        </button>
        <button type="button" class="button" onClick={() => does?.save('json')}>
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
