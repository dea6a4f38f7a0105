import { listed } from '#engine/kernel/collections.ts';
import { type Part } from '#engine/words/sentence.ts';
import type { Account, Entry } from '#engine/ledger/entry.ts';
import { counted, type Unit } from '#engine/words/counted.ts';
import { sayAccount, sayPool } from './accounts.ts';

/** So much from several accounts each, or to several each: one line of speech. */
interface Group {
  readonly from: readonly Account[];
  readonly to: readonly Account[];
  readonly amount: number;
  /** What it is called, where it goes into a pool. */
  readonly what: string | undefined;
}

const BEASTS: Readonly<Record<string, string>> = {
  remise: 'a remise of ',
  codille: 'a beast of ',
  beast: 'a beast of ',
};

/** What one pays another in all; a payment into a pool or out of it keeps to itself. */
function summed(entries: readonly Entry[]): readonly Group[] {
  const groups: Group[] = [];
  for (const { from, to, amount, occasion } of entries) {
    const what = sayPool(to) === undefined ? undefined : (BEASTS[occasion] ?? '');
    const at = groups.findIndex((group) => group.from[0] === from && group.to[0] === to && group.what === what);
    const same = groups[at];
    if (same) groups[at] = { ...same, amount: same.amount + amount };
    else groups.push({ from: [from], to: [to], amount, what });
  }
  return groups;
}

/** Payers of the same sum to the same account, or drawers of the same sum from the same pool, are named together. */
function joined(groups: readonly Group[]): readonly Group[] {
  const out: Group[] = [];
  for (const group of groups) {
    const at = out.findIndex(
      (other) => other.amount === group.amount && other.what === group.what && isAlike(other, group),
    );
    const like = out[at];
    if (!like) out.push(group);
    else if (like.to[0] === group.to[0]) out[at] = { ...like, from: [...like.from, ...group.from] };
    else out[at] = { ...like, to: [...like.to, ...group.to] };
  }
  return out;
}

function isAlike(a: Group, b: Group): boolean {
  const isDrawn = sayPool(a.from[0] ?? '') !== undefined;
  if (a.to.length === 1 && a.to[0] === b.to[0]) return !isDrawn;
  return a.from.length === 1 && a.from[0] === b.from[0] && sayPool(a.to[0] ?? '') === undefined;
}

/** The payments of a step as parts of its sentence, what is paid between the same two said as one sum. */
export function paymentParts(entries: readonly Entry[], unit: Unit): readonly Part[] {
  return joined(summed(entries)).map(({ from, to, amount, what }): Part => {
    const each = from.length + to.length > 2 ? ' each' : '';
    const sum = counted(amount, unit);
    const source = sayPool(from[0] ?? '');
    const [payee] = to;
    if (source !== undefined && to.length === 1 && sayPool(payee!) !== undefined)
      return { who: sum, does: `${amount === 1 ? 'goes' : 'go'} from ${source} to ${sayAccount(payee!)}` };
    const verb = (one: string, many: string): string => ((source === undefined ? from : to).length > 1 ? many : one);
    if (source !== undefined)
      return { who: listed(to.map(sayAccount)), does: `${verb('draws', 'draw')} ${sum}${each} from ${source}` };
    const who = listed(from.map(sayAccount));
    if (what !== undefined)
      return { who, does: `${verb('pays', 'pay')} ${what}${sum}${each} into ${listed(to.map(sayAccount))}` };
    return { who, does: `${verb('pays', 'pay')} ${listed(to.map(sayAccount))} ${sum}${each}` };
  });
}
