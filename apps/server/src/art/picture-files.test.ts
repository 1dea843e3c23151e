import { giftCardFace } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../seed/demo-products.ts';
import { asAvif, pictureFiles, plainDrawing, shopPictures, storedName } from './picture-files.ts';

const filesOf = (drawings: ReadonlyArray<string>): ReadonlyArray<string> => [...pictureFiles(drawings).keys()];

const storedNames = (drawing: string): ReadonlyArray<string> =>
  [...pictureFiles([drawing]).values()]
    .filter(({ file }) => !/^(event|start|e?giftcard)/.test(file))
    .map((picture) => storedName(picture, picture.svg()));

describe('picture files', () => {
  it('a product has four sizes, named as pages request them', () => {
    const own = filesOf(['mug-4f6b5a-e7d9c4', 'mug-4f6b5a-e7d9c4']).filter((file) => file.startsWith('mug'));
    expect(own).toEqual([
      'mug-4f6b5a-e7d9c4-mobile.webp',
      'mug-4f6b5a-e7d9c4-mobileHiRes.webp',
      'mug-4f6b5a-e7d9c4-desktop.webp',
      'mug-4f6b5a-e7d9c4-desktopHiRes.webp',
    ]);
  });

  it.each(['wedding', 'baby', 'celebration', 'housewarming'])(
    'a %s has its photo in two sizes and a preview',
    (event) => {
      expect(filesOf([])).toEqual(
        expect.arrayContaining([`event-${event}-800.webp`, `event-${event}-1600.webp`, `event-${event}-1200x630.jpg`]),
      );
    },
  );

  it('every gift card that a cart can hold is drawn', () => {
    const drawn = filesOf([]);
    for (const kind of ['GiftCard', 'EGiftCard'] as const)
      for (const code of ['CB2GOLD', 'KIDS23', 'LATTE23'] as const)
        expect(drawn).toContain(giftCardFace(kind, code).imagePath.replace('/art/', ''));
  });

  it('a name without a drawing has no file', () => {
    expect(filesOf(['spaceship-000000-ffffff'])).toEqual(filesOf([]));
  });

  it('a file is stored under its name and a digest of its drawing: another colour or size changes the digest', () => {
    const [first = '', ...others] = storedNames('mug-b9674a-e7d9c4');
    expect(first).toMatch(/^mug-b9674a-e7d9c4-mobile\.[0-9a-f]{16}\.webp$/);
    expect(storedNames('mug-b9674a-e7d9c4')).toEqual([first, ...others]);
    const digests = [first, ...others, ...storedNames('mug-4f6b5a-e7d9c4')].map((name) => name.split('.')[1]);
    expect(new Set(digests).size).toBe(8);
  });

  it('a WebP file also exists as AVIF, stored beside it; a JPEG does not', () => {
    const files = pictureFiles(['mug-4f6b5a-e7d9c4']);
    for (const picture of files.values()) {
      const avif = asAvif(picture);
      if (picture.format === 'jpeg') expect(avif).toBe(picture);
      else {
        expect(avif).toMatchObject({ format: 'avif', width: picture.width, height: picture.height });
        expect(storedName(avif, 'drawing')).toMatch(/\.[0-9a-f]{16}\.avif$/);
        expect(storedName(avif, 'drawing').split('.')[1]).not.toBe(storedName(picture, 'drawing').split('.')[1]);
      }
    }
  });

  it('a plain drawing has neither blur nor material, and is stored beside the full one', () => {
    for (const picture of pictureFiles(['mug-4f6b5a-e7d9c4']).values()) {
      const [full, plain] = [picture.svg(), plainDrawing(picture.svg())];
      expect(full).toContain('filter="');
      expect(plain).not.toContain('filter="');
      expect(storedName(picture, plain)).not.toBe(storedName(picture, full));
    }
  });

  it('every file that a product of the demo names is drawn', () => {
    const pictures = demoProducts.flatMap(({ images, carouselImages }) => [images, ...carouselImages]);
    for (const { desktop, desktopHiRes, mobile, mobileHiRes } of pictures)
      for (const path of [desktop, desktopHiRes, mobile, mobileHiRes])
        expect(shopPictures.has(path.replace('/art/', '')), path).toBe(true);
  });
});
