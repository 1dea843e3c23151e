// @ts-check
// Renders drawings as pictures.
import sharp from 'sharp';
import { answerOrders } from '../process/answer-orders.mjs';

/** @typedef {{ readonly svg: string, readonly drawnWidth: number, readonly width: number, readonly height: number, readonly format: 'webp' | 'jpeg' }} Order */

/** In seconds; the largest takes five on an idle machine. */
const LONGEST = 120;

answerOrders(async (/** @type {Order} */ { svg, drawnWidth, width, height, format }) => {
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
    .timeout({ seconds: LONGEST })
    .resize(width, height);
  return format === 'webp'
    ? picture.webp({ quality: 76, effort: 2 }).toBuffer()
    : picture.jpeg({ quality: 86 }).toBuffer();
});
