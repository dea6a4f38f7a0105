import { LiveEditorOf, type LiveEditorProps } from '#islands/editor/LiveEditor.tsx';
import { EDITED_REVERSIS } from './game.ts';

/** The editor of Réversis, alive. */
export const LiveEditor = (props: LiveEditorProps) => <LiveEditorOf {...props} game={EDITED_REVERSIS} />;
