import { exampleImages, exampleProduct, product, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyPictures } from './family-pictures.ts';

const [red, blue, above] = ['red', 'blue', 'above'].map((name) => exampleImages(name, name));
const pot = (sku: string, images = red, more: ReadonlyArray<typeof images> = []) =>
  exampleProduct({
    sku: skuOf(sku),
    ...(images === undefined ? {} : { images }),
    carouselImages: more.flatMap((images) => images ?? []),
  });

describe('the pictures of a family', () => {
  it('[BUY-05] pieces come in the order of their numbers, each with its own picture first', () => {
    expect(familyPictures([pot('10', blue), pot('9', red, [above])])).toEqual([red, above, blue]);
  });

  it('[BUY-05] a piece that is no longer available or not on the web shows nothing', () => {
    expect(familyPictures([exampleProduct({ isNla: true }), exampleProduct({ isOnWeb: false })])).toEqual([]);
    expect(familyPictures([exampleProduct({ isAvailable: false })])).toHaveLength(1);
    fc.assert(
      fc.property(fc.array(product), (family) => {
        const seen = family.filter(({ isNla, isOnWeb }) => isOnWeb && !isNla);
        expect(familyPictures(family)).toEqual(familyPictures(seen));
      }),
    );
  });

  it('[BUY-05] no picture comes twice', () => {
    expect(familyPictures([pot('1', red, [above]), pot('2', red, [above, blue])])).toEqual([red, above, blue]);
    fc.assert(
      fc.property(fc.array(product), (family) => {
        const files = familyPictures(family).map(({ desktop }) => desktop);
        expect(new Set(files).size).toBe(files.length);
      }),
    );
  });
});
