import { exampleProduct, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pictureImages, variantNamed } from './picture-variants.ts';
import { type PicturePlace, shownPictures } from './shown-pictures.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd').map((letter) => letter.repeat(32));
const place: fc.Arbitrary<PicturePlace> = fc.record({
  isFormer: fc.boolean(),
  picture: fc.option(name).map(O.fromNullable),
});
const product = exampleProduct();
const namesShown = (places: ReadonlyArray<PicturePlace>) => {
  const { images, carouselImages } = shownPictures(product, places);
  return [images, ...carouselImages].map(({ desktop }) => /[a-f]{32}/.exec(desktop)?.[0]);
};
const fetched = (places: ReadonlyArray<PicturePlace>) =>
  places.flatMap(({ picture }) => (O.isSome(picture) ? [picture.value] : []));

describe('the pictures of a product', () => {
  it('[INT-06] fetched pictures are shown in the order of their addresses, none twice', () => {
    forAll(fc.array(place), name, (places, first) => {
      const current = [{ isFormer: false, picture: O.some(first) }, ...places];
      const names = fetched(current.filter(({ isFormer }) => !isFormer));
      expect(namesShown(current)).toEqual([...new Set(names)]);
    });
  });

  it('[INT-06] a picture that the product had before is shown only while none of its addresses has one', () => {
    forAll(fc.array(place), name, (places, before) => {
      const all = [...places, { isFormer: true, picture: O.some(before) }];
      const own = fetched(all.filter(({ isFormer }) => !isFormer));
      const former = fetched(all.filter(({ isFormer }) => isFormer));
      expect(namesShown(all)).toEqual([...new Set(own.length > 0 ? own : former)]);
    });
  });

  it('[INT-06] without any picture nothing changes', () => {
    const { images, carouselImages } = product;
    const none = [{ isFormer: false, picture: O.none }];
    for (const places of [[], none]) expect(shownPictures(product, places)).toEqual({ images, carouselImages });
  });
});

describe('the files of a picture', () => {
  const inFolder = fc.constantFrom('plates-e9e2d4', 'plates-800', 'Oak_board', 'oak.0123456789abcdef');
  it('[INT-06] each address that a page has names one file of that picture', () => {
    forAll(fc.oneof(name, inFolder), (picture) => {
      const { alt, ...files } = pictureImages(picture, 'Oak board');
      const sides = Object.values(files).map((path) => {
        const found = variantNamed(path.replace('/pictures/', ''));
        return O.isSome(found) && found.value.picture === picture ? found.value.width : undefined;
      });
      expect([alt, ...sides]).toEqual(['Oak board', 400, 800, 240, 480]);
    });
  });

  it.each([
    '',
    'mug.jpg-mobile.webp',
    `${'a'.repeat(32)}-huge.webp`,
    `${'a'.repeat(32)}-mobile.png`,
    'constructor',
    'mug-constructor.webp',
    `../${'a'.repeat(32)}-mobile.webp`,
  ])('[INT-06] any other name is no file: %s', (file) => {
    expect(variantNamed(file)).toEqual(O.none);
  });
});
