// @ts-check
// Decodes fetched pictures, and makes the files that pages show of pictures.
import sharp from 'sharp';
import { answerOrders } from '../process/answer-orders.mjs';

/** @typedef {{ readonly _tag: 'Keep', readonly bytes: Uint8Array, readonly pixels: number, readonly side: number, readonly seconds: number }} Keep */
/** @typedef {{ readonly _tag: 'Show', readonly bytes: Uint8Array, readonly width: number, readonly isSquare: boolean, readonly format: 'avif' | 'webp' | 'jpeg' }} Show */
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

/** Beside a picture that is not square. */
const MARGIN = '#ffffff';

/** Behind a picture that one can see through, where the format has no transparency: light, as the ground behind products is on each site. */
const GROUND = '#ececea';

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

/** Effort 3 of AVIF takes twice the time for less than 1 % fewer bytes; below 2, the same bytes look visibly coarser (docs/performance.md). @type {Readonly<Record<Show['format'], (picture: sharp.Sharp) => sharp.Sharp>>} */
const encoders = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
  jpeg: (picture) => picture.flatten({ background: GROUND }).jpeg({ quality: 86, mozjpeg: true }),
};

/** A file as pages show it; what one can see through stays so. @param {Show} order @returns {Promise<Answer>} */
const show = async ({ bytes, width, isSquare, format }) => {
  const picture = sharp(bytes, { autoOrient: true }).toColorspace('srgb');
  const { hasAlpha } = await picture.metadata();
  const clear = format === 'jpeg' ? GROUND : { r: 0, g: 0, b: 0, alpha: 0 };
  const background = hasAlpha ? clear : MARGIN;
  const size = isSquare
    ? { width, height: width, fit: /** @type {const} */ ('contain'), background }
    : { width, withoutEnlargement: true };
  return { made: await encoders[format](picture.resize(size)).toBuffer() };
};

answerOrders(async (/** @type {Keep | Show} */ order) => (order._tag === 'Keep' ? keep(order) : show(order)));
