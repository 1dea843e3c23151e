import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { openedFile, openedPhoto, type PictureWindow } from './opened-pictures.ts';

/** A page that decodes every picture as one of that size, or none; and says how many pictures it still holds. */
const scene = ({ width = 4, height = 3, isPicture = true, status = 200 } = {}) => {
  let held = 0;
  let decoded = 0;
  const bitmap = {
    width,
    height,
    close: () => {
      held -= 1;
    },
  };
  const page: PictureWindow = Object.assign(Object.create(null), {
    createImageBitmap: async () => {
      decoded += 1;
      if (!isPicture) throw new DOMException('', 'InvalidStateError');
      held += 1;
      return bitmap;
    },
    fetch: async () => {
      if (status === 0) throw new TypeError('offline');
      return new Response('', { status });
    },
  });
  return { page, held: () => held, decoded: () => decoded };
};
const word = (number: number) => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255);
const png = (width: number, height: number) =>
  new Blob([
    new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, ...word(width), ...word(height)]),
  ]);
const jpeg = (width: number, height: number) =>
  new Blob([
    new Uint8Array([255, 216, 255, 192, 0, 11, 8, ...word(height).slice(2), ...word(width).slice(2), 1, 1, 17, 0]),
  ]);
const file = png(4, 3);

describe('opened pictures', () => {
  it('[PHOTO-03] a file has the size that it has when it is decoded, and is held until it is released', async () => {
    const { page, held } = scene();
    const opened = await openedFile(page, file);
    if (E.isLeft(opened)) throw new Error(opened.left._tag);
    expect([opened.right.size, held()]).toEqual([{ width: 4, height: 3 }, 1]);
    opened.right.release();
    expect(held()).toBe(0);
  });

  it('[PHOTO-03] one that cannot be decoded is told as not readable, one with too many pixels as too large, and is not held', async () => {
    expect(await openedFile(scene({ isPicture: false }).page, file)).toEqual(E.left({ _tag: 'FileUnreadable' }));
    const { page, held } = scene({ width: 8_000, height: 8_001 });
    expect(await openedFile(page, file)).toEqual(E.left({ _tag: 'PictureTooLarge' }));
    expect(held()).toBe(0);
  });

  it.each([
    ['a PNG of 30,000 by 30,000', png(30_000, 30_000), 'PictureTooLarge'],
    ['a JPEG of 8,000 by 8,001', jpeg(8_000, 8_001), 'PictureTooLarge'],
    ['what is neither', new Blob(['x']), 'FileUnreadable'],
  ] as const)('[PHOTO-03] is refused before it is decoded: %s', async (_, chosen, reason) => {
    const { page, decoded } = scene();
    expect(await openedFile(page, chosen)).toEqual(E.left({ _tag: reason }));
    expect(decoded()).toBe(0);
  });

  it('[PHOTO-03] a JPEG of the most pixels is decoded', async () => {
    expect(E.isRight(await openedFile(scene().page, jpeg(8_000, 8_000)))).toBe(true);
  });

  it.each([{ status: 404 }, { status: 0 }, { isPicture: false }])(
    'a photo that cannot be loaded: %j',
    async (given) => {
      expect(await openedPhoto(scene(given).page, '/p.jpg')).toEqual(E.left({ _tag: 'NotLoaded' }));
    },
  );

  it('[PHOTO-02] a photo that can be loaded is opened', async () => {
    expect(E.isRight(await openedPhoto(scene().page, '/p.jpg'))).toBe(true);
  });
});
