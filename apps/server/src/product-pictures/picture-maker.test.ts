import { deflateSync } from 'node:zlib';
import { either as E } from 'fp-ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureMaker } from './picture-maker.ts';

const maker = pictureMaker();
afterAll(() => maker.end());

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b9674a' } });

/** A PNG that says it has so many pixels; a decoder that trusted it would need their memory. */
const bomb = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('making pictures', () => {
  it('[INT-06] a picture is scaled down, upright and without metadata; the same bytes give the same name', async () => {
    const bytes = await photograph(1_600, 1_000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const kept = await maker.keep(bytes);
    if (E.isLeft(kept)) throw new Error(kept.left.reason);
    const found = await sharp(kept.right.webp).metadata();
    expect(found).toMatchObject({ format: 'webp', width: 500, height: 800 });
    expect([found.exif, found.orientation, found.icc]).toEqual([undefined, undefined, undefined]);
    expect(kept.right.name).toMatch(/^[0-9a-f]{32}$/);
    expect(await maker.keep(bytes)).toMatchObject(E.right({ name: kept.right.name }));
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('[INT-06] %s is read', async (format) => {
    expect(E.isRight(await maker.keep(await photograph(20, 10).toFormat(format).toBuffer()))).toBe(true);
  });

  it.each([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['HTML', Buffer.from('<!doctype html><title>Not here</title>')],
    ['nothing', Buffer.alloc(0)],
    ['random bytes', Buffer.from([1, 2, 3, 4, 5])],
  ])('[INT-06] %s is not a picture', async (_, bytes) => {
    expect(await maker.keep(bytes)).toEqual(E.left({ _tag: 'Permanent', reason: 'not-a-picture' }));
  });

  it('[INT-06] TIFF, which shops do not show, and half a picture are none', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * at) % 251)), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    const tiff = await photograph(20, 10).tiff().toBuffer();
    for (const bytes of [tiff, whole.subarray(0, whole.length / 2)])
      expect(await maker.keep(bytes)).toEqual(E.left({ _tag: 'Permanent', reason: 'not-a-picture' }));
  });

  it('[INT-06] a small file with 900 million pixels is not decoded', async () => {
    expect(await maker.keep(bomb(30_000))).toEqual(E.left({ _tag: 'Permanent', reason: 'too-many-pixels' }));
  });

  const shown = async (bytes: Uint8Array, variant: Parameters<typeof maker.show>[1]) => {
    const made = await maker.show(bytes, variant);
    if (E.isLeft(made)) throw new Error(made.left);
    return made.right;
  };
  const formats = [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const;

  it.each(formats)('[INT-06] a product is square, on white: %s', async (format, as) => {
    const made = await shown(await photograph(100, 50).png().toBuffer(), { width: 240, isSquare: true, format });
    expect(await sharp(made).metadata()).toMatchObject({ format: as, width: 240, height: 240 });
    const { dominant } = await sharp(
      await sharp(made).extract({ left: 0, top: 0, width: 240, height: 40 }).toBuffer(),
    ).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it.each(formats)('[INT-06] what one can see through stays so, as JPEG it is light: %s', async (format) => {
    const clear = await sharp({ create: { width: 100, height: 50, channels: 4, background: '#00000000' } })
      .webp()
      .toBuffer();
    const made = await shown(clear, { width: 240, isSquare: true, format });
    const { dominant, isOpaque } = await sharp(made).stats();
    expect(isOpaque).toBe(format === 'jpeg');
    if (format === 'jpeg') expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(220);
  });

  it('[INT-06] another picture is as high as it is, and never larger than itself', async () => {
    const wide = await photograph(1_200, 630).png().toBuffer();
    for (const [width, height] of [
      [400, 210],
      [1_200, 630],
    ] as const)
      expect(await sharp(await shown(wide, { width, isSquare: false, format: 'webp' })).metadata()).toMatchObject({
        width,
        height,
      });
    expect(await sharp(await shown(wide, { width: 1_600, isSquare: false, format: 'webp' })).metadata()).toMatchObject({
      width: 1_200,
    });
  });
});
