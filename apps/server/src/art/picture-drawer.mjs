// @ts-check
// Turns drawings into pictures, in a process of its own: what it computes keeps no call of the service waiting, neither for the thread nor for the few threads that Node has for files, passwords and photos.
// Plain JavaScript, because a process is started from this very file in development, in tests and in the built service.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

/** @typedef {{ readonly id: number, readonly svg: string, readonly drawnWidth: number, readonly width: number, readonly height: number, readonly format: 'webp' | 'jpeg' }} Order */

/** In seconds; the largest takes five on a machine with nothing else to do. */
const LONGEST = 120;

// Everything else that the machine has to do comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

/** @param {Order} order */
const drawn = async ({ svg, drawnWidth, width, height, format }) => {
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
    .timeout({ seconds: LONGEST })
    .resize(width, height);
  return format === 'webp'
    ? picture.webp({ quality: 76, effort: 2 }).toBuffer()
    : picture.jpeg({ quality: 86 }).toBuffer();
};

process.on('message', async (/** @type {Order} */ order) => {
  const answer = await drawn(order).then(
    (bytes) => ({ id: order.id, bytes }),
    (error) => ({ id: order.id, problem: error instanceof Error ? error.message : 'unknown' }),
  );
  process.send?.(answer);
});
// The service ends it; a signal that the terminal sends to both must not come first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
