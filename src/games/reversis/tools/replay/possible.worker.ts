/** Worker that answers what was possible in a deal: `new Worker` needs a file of its own. */
import { answerWith } from '#islands/possible/solver-messages.ts';
import { possible } from '../../solver/possible.ts';

answerWith(possible);
