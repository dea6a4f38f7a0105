/** Worker that plays for the lab: `new Worker` needs a file of its own. */
import { answerAsLab } from '#islands/lab/lab-workers.ts';
import { revertier } from '../../game.ts';
import { revertierLab } from '../../lab.ts';
import { settleAgain } from '../../settle/judge.ts';

answerAsLab({ engine: revertier, lab: revertierLab, settleAgain });
