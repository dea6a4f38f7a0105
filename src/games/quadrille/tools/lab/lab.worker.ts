/** Worker that plays for the lab: `new Worker` needs a file of its own. */
import { answerAsLab } from '#islands/lab/lab-workers.ts';
import { quadrille } from '../../game.ts';
import { quadrilleLab } from '../../lab.ts';
import { settleAgain } from '../../settle/judge.ts';

answerAsLab({ engine: quadrille, lab: quadrilleLab, settleAgain });
