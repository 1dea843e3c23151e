import { parseCalendarDay } from '@gift-registry/domain';
import { centsOf, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../testing/demo-shop.ts';
import { productOfInput } from './product-of-input.ts';
import { exampleInput } from './testing/example-input.ts';

const product = (changed: Parameters<typeof exampleInput>[0]) =>
  productOfInput({ brand: 'main', catalogue: demoCatalogue })(exampleInput(changed));

describe('what a retailer says of a product', () => {
  it('is a product', () => {
    expect(product({ categories: ['Kitchen', 'Mugs'], description: '<p>A mug &amp; more</p>' })).toMatchObject({
      sku: '4821',
      path: '/product/ox-eye-mug/4821',
      currentPrice: 950,
      regularPrice: 950,
      isAvailable: true,
      summary: '<p>A mug &amp; more</p>',
      description: 'A mug & more',
      categoryName: 'Mugs',
      categoryLevels: ['Kitchen', 'Mugs'],
    });
  });

  it('[INT-06] that is not published has no page', () => {
    expect(product({ isPublished: false })).toMatchObject({ isOnWeb: false, path: '' });
  });

  it.each([
    ['in-stock', true, false, false, 'In stock'],
    ['out-of-stock', false, false, false, 'Out of stock'],
    ['on-backorder', false, true, false, 'On backorder; ships around May 14, 2027'],
    ['discontinued', false, false, true, 'No longer available'],
  ] as const)('[INT-06] that is %s says so', (stock, isAvailable, isBackorderable, isNla, availabilityMessage) => {
    const shipsOn = parseCalendarDay('2027-05-14');
    expect(product({ stock, shipsOn })).toMatchObject({ isAvailable, isBackorderable, isNla, availabilityMessage });
  });

  it.each([
    [949, 'regular', 950],
    [950, 'regular', 950],
    [951, 'sale', 951],
  ])('that cost %d before is %s', (before, priceType, regularPrice) => {
    expect(product({ regularPrice: O.some(centsOf(before)) })).toMatchObject({ priceType, regularPrice });
  });

  it('nothing that a retailer writes becomes markup or an address of another host', () => {
    forAll(fc.string({ unit: fc.constantFrom('a', '<', '"', '/', ':', 'É', '&') }), (text) => {
      const { summary, path, images } = product({ name: `x${text}`, description: text });
      expect(summary.replace(/<\/?p>/g, '')).not.toMatch(/[<>"]/);
      expect(path).toMatch(/^\/product\/[a-z0-9-]+\/4821$/);
      expect(images.desktop).toMatch(/^\/pictures\/[a-z0-9-]+-desktop\.webp$/);
    });
  });

  it('[INT-06] is shown by the files of the shop that it names, under addresses with their digests; without any by the placeholder', () => {
    const files = ['plates-e9e2d4-8a9a86.avif', 'https://cdn.example.com/a.jpg', '../shop.json', 'placeholder.avif'];
    const { images, carouselImages } = product({ pictures: files });
    expect(images).toMatchObject({
      desktop: expect.stringMatching(/^\/pictures\/plates-e9e2d4-8a9a86\.[0-9a-f]{16}-desktop\.webp$/),
      alt: 'Ox-Eye Mug',
    });
    expect(carouselImages.map(({ mobile }) => mobile)).toEqual([
      expect.stringMatching(/^\/pictures\/placeholder\.[0-9a-f]{16}-mobile\.webp$/),
    ]);
    expect(product({ pictures: [] }).images.mobileHiRes).toBe('/pictures/placeholder-mobileHiRes.webp');
  });
});
