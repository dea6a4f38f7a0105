import { LiveEditorOf, type LiveEditorProps } from '#islands/editor/LiveEditor.tsx';
import { EDITED_QUADRILLE } from './game.ts';

/** The editor of Quadrille, alive. */
export const LiveEditor = (props: LiveEditorProps) => <LiveEditorOf {...props} game={EDITED_QUADRILLE} />;
