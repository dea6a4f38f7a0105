import type { Changes } from '../../rules/changes.ts';
import type { OpenChoice } from '../books.ts';
import { Choose } from '../entry/controls.tsx';

export interface ChoicesProps {
  readonly choices: readonly OpenChoice[];
  /** Choice → which of its answers; the first where nothing has been said. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly onChoose: (choice: string, answer: number) => void;
}

/** What the table agreed on by its answers. */
export const answersIn = (choices: readonly OpenChoice[], chosen: ChoicesProps['chosen']): Changes =>
  Object.fromEntries(choices.flatMap(({ id, answers }) => Object.entries(answers[chosen[id] ?? 0]?.changes ?? {})));

/** What a book leaves to the table, asked before the first deal: the answer that is kept here unless the table has another stands first. */
export function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  return (
    <div class="choices">
      {choices.map(({ id, question, answers }) => (
        <Choose
          key={id}
          name={id}
          question={question}
          options={answers.map(({ says }, i) => ({ value: String(i), label: says }))}
          value={String(chosen[id] ?? 0)}
          shape="stacked"
          onChoose={(answer) => onChoose(id, Number(answer))}
        />
      ))}
    </div>
  );
}
