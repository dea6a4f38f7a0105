/** Worker that plays for the lab: `new Worker` needs a file of its own. */
import { answerAsLab } from '#islands/lab/lab-workers.ts';
import { reversis } from '../../game.ts';
import { reversisLab } from '../../lab.ts';
import { settleAgain } from '../../settle/judge.ts';

answerAsLab({ engine: reversis, lab: reversisLab, settleAgain });
