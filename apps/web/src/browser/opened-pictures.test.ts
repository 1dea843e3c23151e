import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { openedFile, openedPhoto, type PictureWindow } from './opened-pictures.ts';

/** A page that decodes every picture as one of that size, or none; and says how many pictures it still holds. */
const scene = ({ width = 4, height = 3, isPicture = true, status = 200 } = {}) => {
  let held = 0;
  const bitmap = {
    width,
    height,
    close: () => {
      held -= 1;
    },
  };
  const page: PictureWindow = Object.assign(Object.create(null), {
    createImageBitmap: async () => {
      if (!isPicture) throw new DOMException('', 'InvalidStateError');
      held += 1;
      return bitmap;
    },
    fetch: async () => {
      if (status === 0) throw new TypeError('offline');
      return new Response('', { status });
    },
  });
  return { page, held: () => held };
};
const file = new Blob(['x']);

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

  it.each([{ status: 404 }, { status: 0 }, { isPicture: false }])(
    '[PHOTO-08] a photo that cannot be loaded: %j',
    async (given) => {
      expect(await openedPhoto(scene(given).page, '/p.jpg')).toEqual(E.left({ _tag: 'NotLoaded' }));
    },
  );

  it('[PHOTO-02] a photo that can be loaded is opened', async () => {
    expect(E.isRight(await openedPhoto(scene().page, '/p.jpg'))).toBe(true);
  });
});
