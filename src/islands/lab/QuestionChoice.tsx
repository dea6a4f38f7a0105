import { listed } from '#engine/kernel/collections.ts';
import type { LabQuestion } from '#engine/lab/run.ts';
import { counted } from '#engine/wording/sentence.ts';
import { classes } from '#view/classes.ts';
import type { LabData } from './game.ts';
import type { useLab } from './use-lab.ts';
import styles from './Lab.module.css';

/** State of the lab without its workers. */
export type LabState = Omit<ReturnType<typeof useLab>, 'pool'>;

/** The two questions, of which one is asked; one that cannot be asked is closed. */
export function QuestionChoice({
  lab: { asked, set, hasChanges },
  piece,
}: {
  readonly lab: LabState;
  readonly piece: string;
}) {
  const words: Readonly<Record<LabQuestion, readonly [name: string, says: string]>> = {
    sameCards: [
      piece === 'game' ? 'The same games, paid differently' : 'The same cards, paid differently',
      `Every ${piece} is played once, by the book. It is then paid twice: by the book, and with the changed rules.`,
    ],
    eachPlays: [
      'Our player plays by each rule',
      `The same ${piece === 'game' ? 'dice' : 'hands'} are played twice, by each set of rules. Our player may then play differently.`,
    ],
  };
  return (
    <fieldset class={`${styles.questions} fits`} data-part="question">
      <legend>The question</legend>
      {(['sameCards', 'eachPlays'] as const).map((one) => {
        const isClosed = one === 'sameCards' ? asked.isBroken || asked.isAgainst : asked.isAlike && hasChanges;
        return (
          <label key={one} class={classes(styles.question, asked.question === one && styles.asked)}>
            <input
              type="radio"
              name="lab-question"
              checked={asked.question === one}
              aria-disabled={isClosed}
              onChange={({ currentTarget }) => {
                if (isClosed) currentTarget.checked = false;
                set({ question: isClosed || one === asked.suggested ? undefined : one });
              }}
            />
            <span>
              <b class="title">{words[one][0]}</b>
              <br />
              {words[one][1]}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** How amounts of two books are compared that count in different counters. */
function sayStakes({ head, otherHead, trial }: LabState): string {
  const [first = 0, second = 0] = trial?.stakes ?? [];
  const apart = `${head.short} counts in ${head.unit[1]} and ${otherHead.short} in ${otherHead.unit[1]}, and nobody knows what one was worth in the other.`;
  const without = [head, ...(second > 0 ? [] : [otherHead])].filter((one) => one !== head || first === 0);
  return without.length > 0
    ? `${apart} ${listed(without.map(({ short }) => short))} ${without.length === 1 ? 'has' : 'have'} no stake to compare them by. So amounts stand side by side and are not subtracted; how often things happen can be compared.`
    : `${apart} So amounts are compared as shares of the stake, which is what all players put down before a first deal: ${counted(first, head.unit)} and ${counted(second, otherHead.unit)}.`;
}

/** What trying a few deals says about both questions. */
export function sayTrial({ asked, trial, settings, perStake, ...lab }: LabState, { piece, better }: LabData): string {
  if (!trial) return '';
  const chance =
    settings.player === 'better' && better.draws && asked.question === 'eachPlays'
      ? ` Our ${better.strength} player imagines deals by chance, and plays most ${piece}s differently even by the same rules. So we play the book once more with another draw, and call only what goes beyond that a difference.`
      : '';
  if (asked.isAgainst)
    return `Each book is played by its own rules, with the same ${piece === 'game' ? 'dice' : 'hands'}. ${perStake ? sayStakes({ asked, trial, settings, perStake, ...lab }) : ''}${chance}`;
  if (chance !== '') return chance.trimStart();
  if (trial.tried === 0) return '';
  const tried = `${trial.tried.toLocaleString('en')} ${piece}s`;
  const { broken, first } = trial.broken;
  if (asked.isBroken && first)
    return `Of ${broken.of.toLocaleString('en')} ${piece}s that our player played by the book, ${broken.count.toLocaleString('en')} could not have been played in the same way with the changed rules (${piece} ${String(first.deal)}: ${first.departure.message}) The first question cannot be asked here; the second can.`;
  if (asked.isAlike)
    return `Our player plays alike by both rules (${tried} tried), so both questions have one answer. It is computed once.`;
  return `Our player plays ${trial.playedOtherwise.toLocaleString('en')} of ${tried} differently with the changed rules, so the two questions have different answers.`;
}
