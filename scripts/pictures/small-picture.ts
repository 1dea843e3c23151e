import sharp from 'sharp';

/** The stored size of pictures: so small that fonts and edges make no difference, and the layout does. */
const WIDTH = 240;
/** The difference in brightness, out of 255, above which a pixel counts as changed. */
const TOLERATED = 40;

/** Shrinks a screenshot to a small WebP. */
export const smallPicture = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).resize(WIDTH).webp({ quality: 80 }).toBuffer();

const grey = (picture: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(picture).resize(width, height, { fit: 'fill' }).blur(1.2).greyscale().raw().toBuffer();

/** The share, from 0 to 1, of pixels that differ; 1 for pictures of different sizes. */
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
