import type { Play } from '#engine/tables/play.ts';
import type { RefusedChoice, Turn } from '#engine/play/played-game.ts';

/** What a player does at tables: he throws, and plays what he has thrown. */
export type RevertierAct = { readonly kind: 'throw' } | { readonly kind: 'play'; readonly play: Play };

export type RevertierTurn = Turn<RevertierAct>;
export type RevertierRefused = RefusedChoice<RevertierAct>;
