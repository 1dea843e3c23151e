import { giftCardDrawings, giftCardFace } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../apps/server/src/house/pictures.ts';
import { demoProducts } from '../../apps/server/src/seed/demo-registries.ts';
import { drawingNamed } from './archetypes.ts';
import { picturesOf, stampOf } from './picture-files.ts';

const filesOf = (drawings: ReadonlyArray<string>): ReadonlyArray<string> =>
  picturesOf(drawings).flatMap(({ files }) => files.map(({ file }) => file));

describe('picture files', () => {
  it('a product has four sizes, named as pages ask for them, and is made once however often it is named', () => {
    const own = filesOf(['mug-b9674a-e7d9c4', 'mug-b9674a-e7d9c4']).filter((file) => file.startsWith('mug'));
    expect(own).toEqual([
      'mug-b9674a-e7d9c4-mobile.webp',
      'mug-b9674a-e7d9c4-mobileHiRes.webp',
      'mug-b9674a-e7d9c4-desktop.webp',
      'mug-b9674a-e7d9c4-desktopHiRes.webp',
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

  it('every gift card that can stand in a cart is drawn', () => {
    const drawn = filesOf(giftCardDrawings);
    for (const kind of ['GiftCard', 'EGiftCard'] as const)
      for (const code of ['CB2GOLD', 'KIDS23', 'LATTE23'] as const)
        expect(drawn).toContain(giftCardFace(kind, code).imagePath.replace('/art/', ''));
  });

  it('a name without a drawing is refused', () => {
    expect(() => picturesOf(['spaceship-000000-ffffff'])).toThrow('spaceship-000000-ffffff');
  });

  it('a picture in other colours has another stamp, the same one the same', () => {
    const stamps = [['mug-b9674a-e7d9c4'], ['mug-b9674a-e7d9c4'], ['mug-4f6b5a-e7d9c4']].map((drawings) =>
      picturesOf(drawings).slice(-1).map(stampOf).join(),
    );
    expect(stamps[0]).toBe(stamps[1]);
    expect(stamps[0]).not.toBe(stamps[2]);
  });

  it('every file that a product of the demo names is made', () => {
    const pictures = demoProducts.flatMap(({ images, carouselImages }) => [images, ...carouselImages]);
    for (const picture of pictures) expect(drawingNamed(drawingOf(picture)), drawingOf(picture)).toBeDefined();
    const made = new Set(filesOf(pictures.map(drawingOf)));
    for (const { desktop, desktopHiRes, mobile, mobileHiRes } of pictures)
      for (const path of [desktop, desktopHiRes, mobile, mobileHiRes])
        expect(made.has(path.replace('/art/', '')), path).toBe(true);
  });
});
