// @ts-check
// Plain JavaScript, because the programs that import it are started from these files in development, in tests and in the built service.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

/**
 * Makes this process answer the orders of `workerProcess`.
 * @template Order, Answer
 * @param {(order: Order) => Promise<Answer>} work
 */
export const answerOrders = (work) => {
  // Lowest priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  sharp.concurrency(1);
  sharp.cache(false);
  process.on('message', async (/** @type {{ readonly id: number, readonly order: Order }} */ { id, order }) => {
    const response = await work(order).then(
      (answer) => ({ id, answer }),
      (error) => ({ id, problem: error instanceof Error ? error.message : 'unknown' }),
    );
    process.send?.(response);
  });
  // The service ends it; a terminal's signal to both must not come first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
};
