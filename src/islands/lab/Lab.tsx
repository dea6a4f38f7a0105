import { useMemo } from 'preact/hooks';
import { LiveRegion, Notice } from '../page/controls/controls.tsx';
import { LazyPart } from '../page/LazyPart.tsx';
import { addressWith } from '../page/fragment.ts';
import type { GameInLab, LabData } from './game.ts';
import { LabForm } from './LabForm.tsx';
import type { LabSettings } from './lab-settings.ts';
import { ResultView } from './results/ResultView.tsx';
import { sayVerdict } from './results/verdict.ts';
import { Sweep } from './sweep/Sweep.tsx';
import { useLab } from './use-lab.ts';

export interface LabProps {
  /** `LabData` as JSON. */
  readonly data: string;
}

/** Progress as it is spoken: by quarters, and what came out. */
function sayProgress({
  status,
  result,
  progress,
}: Pick<ReturnType<typeof useLab>, 'status' | 'result' | 'progress'>): string {
  if (status === 'failed') return 'The run has failed.';
  if (!result || !progress) return status === 'running' ? 'Playing.' : '';
  if (status !== 'running') return `${status === 'stopped' ? 'Stopped. ' : ''}${sayVerdict(result)}`;
  const quarter = Math.floor((4 * progress.played) / progress.of);
  return ['Playing.', 'A quarter played.', 'Half played.', 'Three quarters played.'][quarter] ?? '';
}

/** Settings that a run depends on, to compare: all but the rule whose amounts are tried. */
const asRun = (settings: LabSettings): string => JSON.stringify({ ...settings, sweep: undefined });

/** The lab of a game: what is asked, of what, and what came out. */
export function LabOf<R extends object>({ data: json, game }: LabProps & { readonly game: GameInLab<R> }) {
  const data = useMemo(() => JSON.parse(json) as LabData, [json]);
  const lab = useLab(game, data);
  const { result } = lab;
  const isOld = result !== undefined && asRun(result.settings) !== asRun(lab.settings);
  return (
    <>
      <LiveRegion words={sayProgress(lab)} />
      <LazyPart part="lab">
        {lab.notice !== undefined && <Notice onDismiss={lab.dismiss}>{lab.notice}</Notice>}
        <LabForm game={game} data={data} lab={lab} />
        {result && (
          <ResultView
            game={game}
            result={result}
            isOld={isOld}
            examples={lab.examples}
            address={addressWith(lab.addressOf(result.settings))}
          />
        )}
        <Sweep game={game} data={data} lab={lab} />
      </LazyPart>
    </>
  );
}
