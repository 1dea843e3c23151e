import {
  product as anyProduct,
  exampleImages,
  exampleProduct,
  forAll,
  product,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../item/index.ts';
import { colorChoices, familyPictures } from './color-choices.ts';

const mixer = (sku: string, name: string, more = {}) =>
  exampleProduct({
    sku: skuOf(sku),
    familyId: 'F1',
    color: O.some({ of: 'Stand Mixer', name, hex: 'd9c9a8' }),
    ...more,
  });
const [oat, lake, fern] = [mixer('801', 'Oat'), mixer('802', 'Lake'), mixer('1010', 'Fern')];
const namesOf = (product: Product, family: ReadonlyArray<Product>) =>
  colorChoices('en', product, family).map(({ name }) => name);

describe('the colors of a product', () => {
  it('[SHOP-03] the product itself is the one that is marked, among colors of the same thing in the same family', () => {
    const blender = mixer('803', 'Oat', { color: O.some({ of: 'Blender', name: 'Oat', hex: 'd9c9a8' }) });
    const family = [
      oat,
      lake,
      blender,
      mixer('804', 'Rose', { familyId: 'F2' }),
      mixer('805', 'Ink', { brand: 'modern' }),
    ];
    expect(colorChoices('en', lake, family)).toEqual([
      { sku: '801', path: oat.path, isAvailable: true, name: 'Oat', hex: 'd9c9a8', isCurrent: false },
      { sku: '802', path: lake.path, isAvailable: true, name: 'Lake', hex: 'd9c9a8', isCurrent: true },
    ]);
    forAll(anyProduct, fc.array(anyProduct), (product, others) => {
      const choices = colorChoices('en', product, others);
      expect(choices.filter(({ isCurrent }) => isCurrent)).toHaveLength(choices.length === 0 ? 0 : 1);
    });
  });

  it('[SHOP-03] a color that is no longer available or not on the web is left out, unless it is the product itself', () => {
    const [gone, hidden] = [mixer('806', 'Rust', { isNla: true }), mixer('807', 'Sand', { isOnWeb: false })];
    expect(namesOf(oat, [oat, gone, hidden, lake])).toEqual(['Oat', 'Lake']);
    expect(namesOf(gone, [oat, gone, hidden])).toEqual(['Oat', 'Rust']);
  });

  it('[SHOP-03] [LANG-02] each has its name in the language of the page', () => {
    const color = O.some({ of: 'Batteur', name: 'Avoine', hex: 'd9c9a8' });
    const inFrench = { ...oat, texts: { 'fr-CA': { color } } };
    expect(colorChoices('fr-CA', inFrench, [lake]).map(({ name }) => name)).toEqual(['Avoine', 'Lake']);
  });

  it('[SHOP-03] colors come in the order of their numbers', () => {
    expect(namesOf(lake, [fern, lake, oat])).toEqual(['Oat', 'Lake', 'Fern']);
  });

  it('[SHOP-03] a product without a color, or without another one to choose, has no choice', () => {
    expect(colorChoices('en', exampleProduct({ familyId: 'F1' }), [oat, lake])).toEqual([]);
    expect(colorChoices('en', oat, [oat])).toEqual([]);
  });
});

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
    forAll(fc.array(product), (family) => {
      const seen = family.filter(({ isNla, isOnWeb }) => isOnWeb && !isNla);
      expect(familyPictures(family)).toEqual(familyPictures(seen));
    });
  });

  it('[BUY-05] no picture comes twice', () => {
    expect(familyPictures([pot('1', red, [above]), pot('2', red, [above, blue])])).toEqual([red, above, blue]);
    forAll(fc.array(product), (family) => {
      const files = familyPictures(family).map(({ desktop }) => desktop);
      expect(new Set(files).size).toBe(files.length);
    });
  });
});
