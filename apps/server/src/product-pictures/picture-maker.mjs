// @ts-check
// Decodes fetched pictures, and makes the files that pages show of them.
import sharp from 'sharp';
import { answerOrders } from '../process/answer-orders.mjs';

/** @typedef {{ readonly _tag: 'Keep', readonly bytes: Uint8Array, readonly pixels: number, readonly side: number, readonly seconds: number }} Keep */
/** @typedef {{ readonly _tag: 'Show', readonly bytes: Uint8Array, readonly side: number, readonly format: 'avif' | 'webp' | 'jpeg' }} Show */
/** Encoding is a separate step: its failures are ours. @typedef {{ readonly made: Uint8Array } | { readonly undecoded: string }} Answer */

// Only these are decoded. SVG, PDF and what else libvips reads could name files or run for long.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});

/** The ground of a picture that is not square, or that one can see through. */
const GROUND = '#ffffff';

/** The pixels, upright, in sRGB and without metadata. @param {Keep} order */
const decoded = async ({ bytes, pixels, side, seconds }) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: pixels, autoOrient: true })
    .timeout({ seconds })
    .toColorspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** @param {Keep} order @returns {Promise<Answer>} */
const keep = async (order) => {
  const pixels = await decoded(order).then(
    ({ data, info }) => ({ data, info }),
    (error) => ({ undecoded: error instanceof Error ? error.message : 'unknown' }),
  );
  if ('undecoded' in pixels) return pixels;
  return {
    made: await sharp(pixels.data, { raw: pixels.info }).webp({ quality: 90, smartSubsample: true }).toBuffer(),
  };
};

/** As the shop's drawings are encoded, a little finer. @type {Readonly<Record<Show['format'], (picture: sharp.Sharp) => sharp.Sharp>>} */
const encoders = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
  jpeg: (picture) => picture.jpeg({ quality: 86, mozjpeg: true }),
};

/** A square file, as pages show them. @param {Show} order @returns {Promise<Answer>} */
const show = async ({ bytes, side, format }) => ({
  made: await encoders[format](
    sharp(bytes).flatten({ background: GROUND }).resize(side, side, { fit: 'contain', background: GROUND }),
  ).toBuffer(),
});

answerOrders(async (/** @type {Keep | Show} */ order) => (order._tag === 'Keep' ? keep(order) : show(order)));
