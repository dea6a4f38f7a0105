/** Worker in which the house thinks: `new Worker` needs a file of its own. */
import { answerAsHouse } from '#islands/play/house.ts';
import { reversisTable } from '../../choices/table-game.ts';
import { house } from '../../house/house.ts';
import { judge } from '../../settle/judge.ts';

answerAsHouse({ house, played: reversisTable, judge });
