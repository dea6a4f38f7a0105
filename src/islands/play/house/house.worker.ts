/** Worker in which the house thinks, so that the page stays responsive. Without a question it is asked for its strengths. */
import { answer } from '#engine/play/played-game.ts';
import { answerRequests } from '../../page/workers.ts';
import { fetchHouseOf, type HouseRequest } from './house-messages.ts';

answerRequests(async ({ game, question }: HouseRequest) => {
  const house = await fetchHouseOf(game);
  return question ? answer(house, question, () => performance.now()) : house.strengths;
});
