import sharp from 'sharp';

/** A picture as it is kept and compared: so small that the drawing of letters and edges makes no difference, and what stands where does. */
const WIDTH = 240;
/** How much brighter or darker, of 255, a place may be before it is another one. */
const TOLERATED = 40;

/** The small picture of a screenshot, as a WebP. */
export const smallPicture = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).resize(WIDTH).webp({ quality: 80 }).toBuffer();

const grey = (picture: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(picture).resize(width, height, { fit: 'fill' }).blur(1.2).greyscale().raw().toBuffer();

/** The share of the places, from 0 to 1, at which two small pictures are not alike; all of them where they are not of one shape. */
export const unlikeness = async (expected: Buffer, taken: Buffer): Promise<number> => {
  const [first, second] = [await sharp(expected).metadata(), await sharp(taken).metadata()];
  if (first.width !== second.width || first.height !== second.height) return 1;
  const [before, after] = await Promise.all(
    [expected, taken].map((picture) => grey(picture, first.width, first.height)),
  );
  if (before === undefined || after === undefined) return 1;
  const unlike = before.reduce((sum, shade, at) => sum + (Math.abs(shade - (after[at] ?? 0)) > TOLERATED ? 1 : 0), 0);
  return unlike / before.length;
};
