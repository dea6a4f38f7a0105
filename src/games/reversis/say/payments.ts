import { listed } from '#engine/kernel/collections.ts';
import { type Part } from '#engine/words/sentence.ts';
import type { Card } from '#engine/cards/card.ts';
import type { Account, Entry } from '#engine/ledger/entry.ts';
import { counted, type Unit } from '#engine/words/counted.ts';
import { sayAccount, sayPool } from './accounts.ts';
import { sayCard, type Quinolas } from './names.ts';

/** What a sentence takes for granted: the card just played and by whom, and how the book speaks. */
export interface Context {
  readonly unit: Unit;
  readonly quinolas: Quinolas;
  readonly played?: { readonly card: Card; readonly by: Account };
}

/** Entries for one thing, to one account, of one amount: several may pay it. */
interface Group {
  readonly entry: Entry;
  readonly from: Account[];
}

/** Entries that differ only in who pays are said together; so are several from one payer for one thing. */
function grouped(entries: readonly Entry[]): readonly Group[] {
  const summed: Entry[] = [];
  for (const entry of entries) {
    const at = summed.findIndex((other) => other.from === entry.from && isAlike(other, entry));
    const same = summed[at];
    if (same) summed[at] = { ...same, amount: same.amount + entry.amount };
    else summed.push(entry);
  }
  const groups: Group[] = [];
  for (const entry of summed) {
    const group = groups.find((other) => other.entry.amount === entry.amount && isAlike(other.entry, entry));
    if (group && sayPool(entry.from) === undefined) group.from.push(entry.from);
    else groups.push({ entry, from: [entry.from] });
  }
  return groups;
}

/** Stakes and fillings go into the pool together, whatever they are called. */
const kindOf = ({ occasion }: Entry): string => (occasion === 'filling' ? 'ante' : occasion);
const isAlike = (a: Entry, b: Entry): boolean => kindOf(a) === kindOf(b) && a.of === b.of && a.to === b.to;

const GIVES_BACK: readonly string[] = ['undone', 'espagnoletteReturns', 'espagnoletteStake'];
const BETES: readonly string[] = ['bete', 'reversisBete'];

/** The payments of a step, in order, as parts of its sentence. A card is named once for all that is paid for it on end. */
export function paymentParts(entries: readonly Entry[], context: Context): readonly Part[] {
  let named = context.played?.card;
  return grouped(entries).map((group) => {
    const part = paymentPart(group, context, named);
    named = group.entry.of ?? named;
    return part;
  });
}

function paymentPart({ entry, from }: Group, { unit, quinolas, played }: Context, named: Card | undefined): Part {
  const { occasion, of, to } = entry;
  const back = GIVES_BACK.includes(occasion);
  const amount = counted(entry.amount, unit);
  const each = from.length > 1 ? ' each' : '';
  const card = of === named ? undefined : of;
  const reason = card === undefined ? '' : ` for ${sayCard(card, quinolas)}`;
  const source = sayPool(entry.from);
  if (source !== undefined)
    return {
      who: sayAccount(to),
      does: `${back ? 'takes' : 'draws'} ${amount}${back ? ' back' : ''} from ${source}${reason}`,
    };
  const who = listed(from.map(sayAccount));
  const verb = (one: string, many: string): string => (from.length > 1 ? many : one);
  const pool = sayPool(to);
  if (pool !== undefined) {
    const what = BETES.includes(occasion) ? `a bête of ${amount}` : amount;
    return { who, does: `${verb('pays', 'pay')} ${what}${each} into ${pool}${reason}` };
  }
  const whom = to === played?.by ? '' : ` ${sayAccount(to)}`;
  if (back) return { who, does: `${verb('gives', 'give')}${whom} ${amount}${each} back${reason}` };
  return { who, does: `${verb('pays', 'pay')}${whom} ${amount}${each}${reason}` };
}
