import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { variants } from './variants.ts';

const everything = [...catalogue, ...variants];
const bounds = [0, 20_00, 50_00, 100_00, 250_00, 500_00, 1_000_00, 1_500_00, 2_000_00, Number.POSITIVE_INFINITY];
const bands = bounds.slice(1).map((max, index) => ({ min: bounds[index] ?? 0, max }));
const count = (holds: (product: (typeof catalogue)[number]) => boolean): number => catalogue.filter(holds).length;

describe('the demo catalogue', () => {
  it('has at least 75 products in 12 categories or more, none with the SKU, name or address of another', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(75);
    expect(new Set(catalogue.map(({ categoryName }) => categoryName)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(everything.map(({ sku }) => sku)).size).toBe(everything.length);
    expect(new Set(everything.map(({ name }) => name)).size).toBe(everything.length);
    const paths = everything.map(({ path }) => path).filter((path) => path !== '');
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives each category one place, and no two the same', () => {
    const places = new Map(everything.map(({ categoryName, categorySequence }) => [categoryName, categorySequence]));
    expect(new Set(places.values()).size).toBe(places.size);
    for (const { categoryName, categorySequence } of everything)
      expect(places.get(categoryName)).toBe(categorySequence);
  });

  it.each(bands)('has products from $min up to $max cents', ({ min, max }) => {
    expect(count(({ currentPrice }) => currentPrice >= min && currentPrice < max)).toBeGreaterThanOrEqual(2);
  });

  it('sells two brands: about ten products of the modern one, the rest of the main one', () => {
    const modern = count(({ brand }) => brand === 'modern');
    expect(modern).toBeGreaterThanOrEqual(10);
    expect(modern).toBeLessThanOrEqual(15);
  });

  it('has a higher regular price exactly where something is off, of every kind', () => {
    for (const { name, priceType, currentPrice, regularPrice } of everything)
      expect(regularPrice > currentPrice, name).toBe(priceType !== 'regular');
    expect(count(({ priceType }) => priceType === 'outlet')).toBeGreaterThan(0);
    expect(count(({ markdown }) => markdown === 'permanent')).toBeGreaterThan(0);
    expect(count(({ markdown }) => markdown === 'temporary')).toBeGreaterThan(0);
  });

  it('has every kind of product that a page treats in its own way', () => {
    expect(count(({ isNla }) => isNla)).toBe(6);
    expect(count(({ isBeingDiscontinued }) => isBeingDiscontinued)).toBeGreaterThanOrEqual(3);
    expect(count(({ isNla, isAvailable }) => !isNla && !isAvailable)).toBeGreaterThanOrEqual(3);
    expect(count(({ isMadeToOrder }) => isMadeToOrder)).toBeGreaterThan(0);
    expect(count(({ hasCustomOrderConfirmation }) => hasCustomOrderConfirmation)).toBeGreaterThan(0);
    expect(count(({ isOnWeb }) => !isOnWeb)).toBeGreaterThan(0);
    expect(count(({ shippingPromo }) => O.isSome(shippingPromo))).toBeGreaterThan(0);
    expect(count(({ carouselImages }) => carouselImages.length > 0)).toBeGreaterThan(0);
    expect(new Set(catalogue.map(({ personalizationType }) => personalizationType))).toEqual(
      new Set([0, 100, 700, 705]),
    );
    expect(new Set(catalogue.flatMap(({ messages }) => messages.map(({ type }) => type)))).toEqual(
      new Set([0, 1, 2, 3, 5]),
    );
  });

  it('leaves nothing blank that a page shows', () => {
    for (const product of everything) {
      const { name, description, summary, images, highlights, familyId, department, productClass } = product;
      const shown = [
        name,
        description,
        summary,
        images.alt,
        familyId,
        department,
        productClass,
        product.productSubclass,
      ];
      expect(
        shown.filter((words) => words.trim() === ''),
        name,
      ).toEqual([]);
      expect(highlights.length, name).toBeGreaterThan(0);
      expect(product.rating, name).toBeGreaterThanOrEqual(0);
      expect(product.rating, name).toBeLessThanOrEqual(5);
      expect(product.path === '', name).toBe(!product.isOnWeb);
    }
  });
});
