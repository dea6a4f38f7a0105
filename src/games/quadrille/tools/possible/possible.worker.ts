import { answerWith } from '#islands/possible/answer.ts';
import { possible } from '../../solver/possible.ts';

answerWith(possible);
