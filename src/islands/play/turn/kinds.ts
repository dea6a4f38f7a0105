import type { Choice, RefusedChoice, Turn } from '#engine/play/played-game.ts';

/** More answers than stand on a felt side by side. */
const MOST = 7;

type Answer<Act> = Choice<Act> | RefusedChoice<Act>;

/** The answers as they are offered, in their order, what is refused last: one that can be given at once, or a kind of which there are several. */
export function kindsOf<Act>(
  { legal, refused }: Pick<Turn<Act>, 'legal' | 'refused'>,
  isByHand: boolean,
  kind: string | undefined,
): readonly (Answer<Act> | string)[] {
  const all: readonly Answer<Act>[] = [...legal, ...refused].filter(({ card }) => !isByHand || card === undefined);
  const ofKind = (name: string | undefined) => all.filter(({ kindOf }) => kindOf !== undefined && kindOf === name);
  if (kind !== undefined) return ofKind(kind);
  if (all.length <= MOST) return all;
  // A kind of which nothing may be chosen is refused as its first is.
  const offered = all.map((choice): Answer<Act> | string => {
    const { kindOf } = choice;
    const several = ofKind(kindOf);
    if (kindOf === undefined || several.length === 1) return choice;
    return legal.some((one) => one.kindOf === kindOf) ? kindOf : several[0]!;
  });
  return [...new Set(offered)];
}
