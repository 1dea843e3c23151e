// @ts-check
// Renders drawings as pictures.
import sharp from 'sharp';
import { answerOrders } from '../process/answer-orders.mjs';

/** @typedef {{ readonly svg: string, readonly drawnWidth: number, readonly width: number, readonly height: number, readonly format: 'avif' | 'webp' | 'jpeg' }} Order */

/** In seconds; the largest takes five on an idle machine. */
const LONGEST = 120;

/** As fine as the WebP, in half the bytes. Effort 3 takes twice the time for less than 1 % fewer bytes; below 2, the same bytes look visibly coarser (docs/performance.md). */
const AVIF = { quality: 50, effort: 2 };

/** Behind a drawing where the format has no transparency: light, as the ground behind products is on each site. */
const GROUND = '#ececea';

/** Writes the rendered drawing in that format. @type {Readonly<Record<Order['format'], (picture: sharp.Sharp) => sharp.Sharp>>} */
const encoders = {
  avif: (picture) => picture.avif(AVIF),
  webp: (picture) => picture.webp({ quality: 76, effort: 2 }),
  jpeg: (picture) => picture.flatten({ background: GROUND }).jpeg({ quality: 86 }),
};

answerOrders(async (/** @type {Order} */ { svg, drawnWidth, width, height, format }) => {
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
    .timeout({ seconds: LONGEST })
    .resize(width, height);
  return encoders[format](picture).toBuffer();
});
