/** The house thinks here, so that the page stays awake: each message is a question, and is answered by its number. */
import { answer } from '#engine/play/answer.ts';
import { fetchHouseOf } from './houses.ts';
import type { Asked, Answered } from './house-messages.ts';

async function reply({ id, game, question }: Asked): Promise<Answered> {
  try {
    const house = await fetchHouseOf(game);
    if (!question) return { id, strengths: house.strengths };
    return { id, chosen: answer(house, question, () => performance.now()) };
  } catch (problem) {
    return { id, problem: String(problem) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void reply(data).then((answered) => {
    postMessage(answered);
  });
});
