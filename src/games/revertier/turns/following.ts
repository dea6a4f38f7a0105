import type { Following } from '#engine/play/follow.ts';
import type { RevertierRecord } from '../record/record.ts';
import type { RevertierRules } from '../rules/keys.ts';
import type { RevertierAct } from './acts.ts';
import { playedRevertier } from './played.ts';

/** A game of Revertier on file, gone through as at a board. The dice are those that fell, and not those of any number. */
export const followingRevertier: Following<RevertierRules, RevertierRecord, RevertierAct> = {
  dealt: (written, rules) => {
    const [first] = written.throws;
    const isThrown = rules['start.throw'] === 'opening' && written.start?.kind === 'dice';
    const throws = isThrown && first ? [{ ...first, play: undefined }] : [];
    return { number: 0, record: { ...written, throws }, declined: [] };
  },
  turn: playedRevertier.turn,
  next: (playing, turn, written, rules) => {
    const { record } = playing;
    const isThrow = turn.kind === 'throw';
    const thrown = written.throws[isThrow ? record.throws.length : record.throws.length - 1];
    if (!thrown) return undefined;
    if (isThrow) {
      const throws = [...record.throws, { ...thrown, play: undefined }];
      return { act: { kind: 'throw' }, playing: { ...playing, record: { ...record, throws } } };
    }
    const act: RevertierAct | undefined = thrown.play && { kind: 'play', play: thrown.play };
    return act && { act, playing: playedRevertier.act(playing, act, rules) };
  },
};
