import { makeRandom } from '#engine/kernel/random.ts';
import { type RuleSet, valuesOf } from '#engine/rules/rule-set.ts';
import { emptyDraft, handPlace, type Draft } from '#islands/editor/draft.ts';
import type { EditedGame } from '#islands/editor/game.ts';
import type { CardTypes } from '#islands/replay/model.ts';

/** How often the house gave a reason not to play on, how often it gave none, and where it gave none and played nothing. */
interface ReasonsToStop {
  readonly stops: number;
  readonly playsOn: number;
  readonly faults: readonly string[];
}

const MOST_ACTS = 60;

/**
 * Writes drafts of a book act by act, and before each act asks the house why it cannot play on. Where it gives no reason, it must
 * add something to the draft.
 */
export async function reasonsToStop<G extends CardTypes>(
  { read, take, textOf, nextStep, fetchDealer }: EditedGame<G>,
  book: RuleSet<G['rules']>,
  deals: number,
): Promise<ReasonsToStop> {
  const dealer = await fetchDealer();
  const rules = valuesOf(book);
  const faults: string[] = [];
  let stops = 0;
  let playsOn = 0;
  for (let seed = 1; seed <= deals; seed++) {
    const random = makeRandom(seed);
    const empty = emptyDraft(book.id, '1');
    const dealt = textOf(dealer.deal(seed, rules, empty));
    // Every other deal has hands of unequal length, as while a reader deals by hand.
    const isShort = seed % 2 === 0;
    const cut = [0, 1, 2, 3].map((seat) => [
      handPlace(seat),
      (dealt[handPlace(seat)] ?? '').split(' ').slice(0, random(5)).join(' '),
    ]);
    let draft: Draft = { ...empty, text: isShort ? { ...dealt, ...Object.fromEntries(cut) } : dealt };
    for (let act = 0; act < MOST_ACTS; act++) {
      const { record } = read(draft);
      const next = record.ok ? nextStep(record.value, rules) : undefined;
      if (!record.ok || !next || next.legal.length === 0) break;
      const why = dealer.whyStops(record.value, rules);
      if (why === undefined) {
        playsOn++;
        const after = textOf(dealer.playOn(record.value, rules, 0));
        if (JSON.stringify(after) === JSON.stringify(textOf(record.value)))
          faults.push(`deal ${String(seed)}, act ${String(act)}`);
      } else stops++;
      draft = take(draft, next.place, next.legal[random(next.legal.length)]!.write);
    }
  }
  return { stops, playsOn, faults };
}
