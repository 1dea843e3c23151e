// @ts-check
// Decodes and re-encodes photos.
import sharp from 'sharp';
import { answerOrders } from '../process/answer-orders.mjs';

/** @typedef {{ readonly bytes: Uint8Array, readonly sentSide: number, readonly storedSide: number, readonly seconds: number }} Order */
/** Encoding is a separate step: its failures are ours, and look like those of a bad picture. @typedef {{ readonly jpeg: Uint8Array } | { readonly undecoded: string }} Answer */

const QUALITY = 85;

/** The pixels of a sent photo, upright and scaled down to the stored size. @param {Order} order */
const decoded = ({ bytes, sentSide, storedSide, seconds }) =>
  sharp(bytes, { failOn: 'warning', limitInputPixels: sentSide * sentSide, autoOrient: true })
    .timeout({ seconds })
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

answerOrders(async (/** @type {Order} */ order) => {
  const pixels = await decoded(order).then(
    ({ data, info }) => ({ data, info }),
    (error) => ({ undecoded: error instanceof Error ? error.message : 'unknown' }),
  );
  if ('undecoded' in pixels) return pixels;
  return { jpeg: await sharp(pixels.data, { raw: pixels.info }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer() };
});
