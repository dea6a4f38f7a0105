import type { Choice, House } from '#engine/play/played-game.ts';

/** A house that does anything it may. */
export const anyLegal = <R, Act, Seen extends { readonly legal: readonly Choice<Act>[] }>(): House<R, Act, Seen> => ({
  strengths: ['plain'],
  choose: ({ legal }, _, { random }) => {
    const choice = legal[random(legal.length)];
    if (!choice) throw new Error('Nobody asks the house when it is not its turn.');
    return { act: choice.act, because: 'anything will do.' };
  },
});
