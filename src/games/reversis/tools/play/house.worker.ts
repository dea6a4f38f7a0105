/** Worker in which the house thinks: `new Worker` needs a file of its own. */
import { answerAsHouse } from '#islands/play/house/house-messages.ts';
import { house } from '../../house/house.ts';

answerAsHouse(house);
