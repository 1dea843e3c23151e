import { bandOf, type Product, priceBands } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../reference-data/pictures.ts';
import { canadian } from './canadian.ts';
import { catalogue } from './catalogue.ts';
import { variants } from './variants.ts';

const everything = [...catalogue, ...variants];
const ofBothMarkets = [...everything, ...canadian];
const bands = priceBands.map(({ key }) => key);
type Holds = (product: Product) => boolean;
const countOf = (products: ReadonlyArray<Product>, holds: Holds): number => products.filter(holds).length;
const count = (holds: Holds): number => countOf(catalogue, holds);
const doubled = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.filter((word, index) => words.indexOf(word) !== index);
const promoOf = ({ shippingPromo }: Product): string =>
  O.isSome(shippingPromo) ? shippingPromo.value.popupName : 'nothing';

describe('the demo catalogue', () => {
  it('has at least 300 products in 20 categories or more, none with the name or address of another', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(300);
    expect(new Set(catalogue.map(({ categoryName }) => categoryName)).size).toBeGreaterThanOrEqual(20);
    expect(doubled(everything.map(({ name }) => name))).toEqual([]);
    expect(doubled(everything.map(({ path }) => path).filter((path) => path !== ''))).toEqual([]);
  });

  it('has no SKU twice, in both markets together', () => {
    expect(doubled(ofBothMarkets.map(({ sku }) => sku))).toEqual([]);
  });

  it('describes each product in words of its own', () => {
    expect(doubled(catalogue.map(({ description }) => description))).toEqual([]);
  });

  it('gives each category one place, no two the same, and three products or more', () => {
    const places = new Map(everything.map(({ categoryName, categorySequence }) => [categoryName, categorySequence]));
    expect(new Set(places.values()).size).toBe(places.size);
    for (const { categoryName, categorySequence } of everything)
      expect(places.get(categoryName)).toBe(categorySequence);
    for (const { categoryName } of catalogue)
      expect(
        count((other) => other.categoryName === categoryName),
        categoryName,
      ).toBeGreaterThanOrEqual(3);
  });

  it.each(bands)('has products for $%s, of both brands', (band) => {
    const within: Holds = ({ currentPrice }) => bandOf(currentPrice).key === band;
    expect(count((product) => within(product) && product.brand === 'main')).toBeGreaterThanOrEqual(2);
    expect(count((product) => within(product) && product.brand === 'modern')).toBeGreaterThanOrEqual(1);
  });

  it('has 60 products of the modern brand and 45 for children, or more', () => {
    expect(count(({ brand }) => brand === 'modern')).toBeGreaterThanOrEqual(60);
    expect(count(({ department }) => department === 'Kids')).toBeGreaterThanOrEqual(45);
    const subclasses = new Set(
      catalogue.filter(({ department }) => department === 'Kids').map(({ categoryName }) => categoryName),
    );
    expect(subclasses.size).toBeGreaterThanOrEqual(7);
  });

  it('has a higher regular price exactly where something is off, of every kind', () => {
    for (const { name, priceType, currentPrice, regularPrice } of ofBothMarkets)
      expect(regularPrice > currentPrice, name).toBe(priceType !== 'regular');
    expect(count(({ priceType }) => priceType === 'outlet')).toBeGreaterThanOrEqual(3);
    expect(count(({ markdown }) => markdown === 'permanent')).toBeGreaterThanOrEqual(3);
    expect(count(({ markdown }) => markdown === 'temporary')).toBeGreaterThanOrEqual(10);
  });

  it.each<readonly [string, number, Holds]>([
    ['no longer available', 10, ({ isNla }) => isNla],
    ['being discontinued', 5, ({ isBeingDiscontinued }) => isBeingDiscontinued],
    ['out of stock', 5, ({ isNla, isAvailable }) => !isNla && !isAvailable],
    ['made to order', 3, ({ isMadeToOrder, isStockSku }) => isMadeToOrder && !isStockSku],
    ['custom order', 3, ({ hasCustomOrderConfirmation }) => hasCustomOrderConfirmation],
    ['not on the web', 2, ({ isOnWeb }) => !isOnWeb],
    ['with further pictures', 60, ({ carouselImages }) => carouselImages.length > 0],
    ['without a rating', 3, ({ rating }) => rating === 0],
    ['in stock and told so elsewhere', 100, (product) => product.isCrossBrandAvailabilityEnabled],
    ['of the modern brand, not told elsewhere', 3, (product) => !product.isCrossBrandAvailabilityEnabled],
  ])('has products %s, at least %i', (_, atLeast, holds) => {
    expect(count(holds)).toBeGreaterThanOrEqual(atLeast);
  });

  it('says beside the price what installation costs, of each thing that can be installed and of nothing else', () => {
    const told = (product: Product) =>
      product.messages.filter(({ text }) => text.startsWith('Optional installation')).map(({ text }) => text);
    expect(ofBothMarkets.filter((product) => told(product).length > 0).map(({ sku }) => sku)).toHaveLength(5);
    const installed = (sku: string) => catalogue.filter((product) => product.sku === sku).flatMap(told);
    expect(installed('411304')).toEqual([
      'Optional installation: $149.00 each, arranged by phone and not included in the price',
    ]);
    expect(installed('412403')).toEqual([
      'Optional installation: $79.00 each, arranged by phone and not included in the price',
    ]);
  });

  it('has messages of every kind and urgency, and promises with every popup', () => {
    const messages = catalogue.flatMap((product) => product.messages);
    expect(new Set(messages.map(({ type }) => type))).toEqual(
      new Set([
        'vendorDropShip',
        'availability',
        'freeShippingPopup',
        'onlineOnly',
        'item',
        'beingDiscontinued',
        'storePickup',
        'default',
      ]),
    );
    expect(new Set(messages.map(({ level }) => level))).toEqual(new Set(['success', 'info', 'warning', 'danger']));
    expect(new Set(catalogue.map(promoOf))).toEqual(
      new Set(['nothing', 'standard', 'freeShipping', 'vendorDropShip', 'oversized', 'alaskaHawaii', 'storePickup']),
    );
  });

  it('carries words in each of the three ways, each on five products or more', () => {
    for (const type of [100, 700, 705])
      expect(count(({ personalizationType }) => personalizationType === type)).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['at home', catalogue],
    ['in Canada', canadian],
  ])('%s, whatever is no longer available has three stand-ins or more of its subclass', (_, products) => {
    for (const gone of products.filter(({ isNla }) => isNla))
      expect(
        countOf(products, (other) => !other.isNla && other.isOnWeb && other.productSubclass === gone.productSubclass),
        gone.name,
      ).toBeGreaterThanOrEqual(3);
  });

  it('shows no two neighbours of a category by the same picture, but in sizes of one family', () => {
    catalogue.forEach((product, index) => {
      const before = catalogue[index - 1];
      if (before === undefined || before.familyId === product.familyId) return;
      expect(drawingOf(product.images), product.name).not.toBe(drawingOf(before.images));
    });
  });

  it('lists 40 products or more in Canada, with nothing that holds only at home', () => {
    expect(canadian.length).toBeGreaterThanOrEqual(40);
    expect(new Set(canadian.map(promoOf))).toEqual(new Set(['nothing', 'oversized']));
    for (const { name, path, sku, isOnWeb } of canadian) expect(path.endsWith(`/${sku}`), name).toBe(isOnWeb);
  });

  it('leaves nothing blank that a page shows', () => {
    for (const product of ofBothMarkets) {
      const { name, description, summary, images, highlights, familyId, department, productClass } = product;
      const shown = [name, description, summary, familyId, department, productClass, product.productSubclass];
      expect(
        shown.filter((words) => words.trim() === ''),
        name,
      ).toEqual([]);
      for (const { alt } of [images, ...product.carouselImages]) {
        expect(alt, name).toMatch(/^[A-Z].{8,90}[^.]$/);
        expect(alt).not.toBe(name);
      }
      expect(highlights.length, name).toBeGreaterThan(0);
      expect(product.rating, name).toBeGreaterThanOrEqual(0);
      expect(product.rating, name).toBeLessThanOrEqual(5);
      expect(product.reviews > 0, name).toBe(product.rating > 0);
      expect(product.path === '', name).toBe(!product.isOnWeb);
    }
  });
});
