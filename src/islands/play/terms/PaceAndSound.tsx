import { useLayoutEffect, useState, useEffect, useRef } from 'preact/hooks';
import forms from '#view/forms.module.css';
import { Select, type SelectProps } from '../../page/controls/controls.tsx';
import {
  NO_TABLES,
  onTablesElsewhere,
  PACES,
  readTables,
  storeTables,
  type TableOptions,
} from '../kept/stored-tables.ts';

/* How fast a table plays and whether it is heard: how a reader chooses, how the browser keeps it, and the sounds. */

interface ChoiceProps<T extends string | number> extends SelectProps<T> {
  readonly label: string;
  readonly isNamed?: boolean;
}

/** A choice among a few, with its label. */
export function Choice<T extends string | number>({ label, isNamed = true, ...select }: ChoiceProps<T>) {
  return (
    <label>
      <span class={isNamed ? undefined : 'vh'}>{label}</span> <Select class={forms.control} {...select} />
    </label>
  );
}

interface PaceAndSoundProps {
  readonly options: TableOptions;
  readonly onChoose: (changed: Partial<TableOptions>) => void;
}

/** Choices of pace and sound. Switching sound on is heard. */
export function PaceAndSound({ options: { pace, sound }, onChoose }: PaceAndSoundProps) {
  return (
    <>
      <Choice
        label="Pace"
        value={pace}
        options={PACES.map((one) => [one, one])}
        onChoose={(chosen) => onChoose({ pace: chosen })}
      />
      <Choice
        label="Sound"
        value={sound ? 'on' : 'off'}
        options={[
          ['off', 'off'],
          ['on', 'on: cards, coins, and a chord at the end'],
        ]}
        onChoose={(chosen) => {
          if (chosen === 'on') playSound('card');
          onChoose({ sound: chosen === 'on' });
        }}
      />
    </>
  );
}

/** Pace and sound, as this browser keeps them for the game's table. */
export function useTableOptions(game: string) {
  const [options, setOptions] = useState<TableOptions>(NO_TABLES);
  useLayoutEffect(() => {
    setOptions(readTables(game));
    return onTablesElsewhere(game, () => setOptions(readTables(game)));
  }, []);
  const choose = (changed: Partial<TableOptions>): void => {
    setOptions({ ...options, ...changed });
    storeTables(game, { ...readTables(game), ...changed });
  };
  return [options, choose] as const;
}

type TableSound = 'card' | 'coin' | 'end';

/** What a table shows, as far as it is heard. */
interface SoundMoment {
  /** Key of the deal. */
  readonly deal: string;
  readonly step: number;
  /** Number of payments made so far. */
  readonly payments: number;
  readonly isOver: boolean;
}

/** Sound of going from one moment to the next; none for another deal or for going back. */
export function soundBetween(before: SoundMoment, now: SoundMoment): TableSound | undefined {
  if (before.deal !== now.deal || now.step < before.step) return undefined;
  if (now.isOver && !before.isOver) return 'end';
  if (now.step === before.step) return undefined;
  return now.payments > before.payments ? 'coin' : 'card';
}

/** One note: pitch in hertz, start and length in seconds, loudness from 0 to 1. */
type Note = readonly [hertz: number, start: number, length: number, loudness: number];

const NOTES: Readonly<Record<Exclude<TableSound, 'card'>, readonly Note[]>> = {
  coin: [
    [2093, 0, 0.12, 0.035],
    [3136, 0.05, 0.16, 0.025],
  ],
  end: [
    [262, 0, 0.9, 0.05],
    [330, 0.07, 0.9, 0.04],
    [392, 0.14, 0.9, 0.04],
  ],
};
const SILENT = 0.0001;
/** Sounds closer together than this, in seconds, are one. */
const CLOSEST = 0.06;

function playNote(context: AudioContext, [hertz, start, length, loudness]: Note): void {
  const from = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, from);
  volume.gain.exponentialRampToValueAtTime(loudness, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(SILENT, from + length);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}

/** A soft tap: forty milliseconds of fading noise without its high tones. */
function playTap(context: AudioContext): void {
  const length = Math.ceil(context.sampleRate * 0.04);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const low = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1400 });
  noise
    .connect(low)
    .connect(new GainNode(context, { gain: 0.12 }))
    .connect(context.destination);
  noise.start();
}

let audio: AudioContext | undefined;
let last = -1;

/** Plays a sound. Browsers allow none before the reader has pressed something on the page. */
function playSound(sound: TableSound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  if (sound !== 'end' && audio.currentTime - last < CLOSEST && last >= 0) return;
  last = audio.currentTime;
  if (sound === 'card') playTap(audio);
  else for (const note of NOTES[sound]) playNote(audio, note);
}

/** Plays what happens at a table, if the reader has switched sound on. */
export function useTableSound(isOn: boolean, now: SoundMoment): void {
  const before = useRef(now);
  useEffect(() => {
    const due = soundBetween(before.current, now);
    before.current = now;
    if (isOn && due) playSound(due);
  }, [isOn, now.deal, now.step, now.isOver]);
}
