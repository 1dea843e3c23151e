import {
  bandOf,
  formatPrice,
  isFindable,
  type Product,
  priceBands,
  productPageMessages,
  shippingInformation,
} from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../testing/demo-shop.ts';

const { services, products } = demoShop.data;
const { US: unitedStates = [], CA: canadian = [] } = products;
const isOfALine = ({ sku }: Product): boolean => sku >= '500000';
const [catalogue, lines] = [unitedStates.filter((product) => !isOfALine(product)), unitedStates.filter(isOfALine)];
const both = [...unitedStates, ...canadian];
type Holds = (product: Product) => boolean;
const countOf = (products: ReadonlyArray<Product>, holds: Holds): number => products.filter(holds).length;
const count = (holds: Holds): number => countOf(catalogue, holds);
const doubled = (tokens: ReadonlyArray<string>): ReadonlyArray<string> =>
  tokens.filter((word, index) => tokens.indexOf(word) !== index);
const promoOf = ({ shippingPromo }: Product): string =>
  O.isSome(shippingPromo) ? shippingPromo.value.popupName : 'nothing';

describe('the products of the demo', () => {
  it('[INT-06] are files that can be imported whole: of each market, nothing is left out', () => {
    expect([catalogue.length, lines.length, canadian.length]).toEqual([342, 670, 75]);
  });

  it('share no SKU, name, address or description', () => {
    expect(doubled(both.map(({ sku }) => sku))).toEqual([]);
    expect(doubled(unitedStates.map(({ name }) => name))).toEqual([]);
    expect(doubled(catalogue.map(({ description }) => description))).toEqual([]);
    expect(doubled(unitedStates.map(({ path }) => path).filter((path) => path !== ''))).toEqual([]);
  });

  it('fill each category with three products or more, in distinct places', () => {
    const places = new Map(unitedStates.map(({ categoryName, categorySequence }) => [categoryName, categorySequence]));
    expect(new Set(places.values()).size).toBe(places.size);
    for (const { categoryName } of catalogue)
      expect(
        count((product) => product.categoryName === categoryName),
        categoryName,
      ).toBeGreaterThanOrEqual(3);
  });

  it.each(priceBands.map(({ key }) => key))('cover the price band $%s in both brands', (band) => {
    const within: Holds = ({ currentPrice }) => bandOf(currentPrice).key === band;
    expect(count((product) => within(product) && product.brand === 'main')).toBeGreaterThanOrEqual(2);
    expect(count((product) => within(product) && product.brand === 'modern')).toBeGreaterThanOrEqual(1);
  });

  it.each<readonly [string, number, Holds]>([
    ['of any kind', 300, () => true],
    ['of the modern brand', 60, ({ brand }) => brand === 'modern'],
    ['for children', 45, ({ department }) => department === 'Kids'],
    ['from the outlet', 3, ({ priceType }) => priceType === 'outlet'],
    ['at a lasting lower price', 3, ({ markdown }) => markdown === 'permanent'],
    ['on sale', 10, ({ markdown }) => markdown === 'temporary'],
    ['no longer available', 10, ({ isNla }) => isNla],
    ['being discontinued', 5, ({ isBeingDiscontinued }) => isBeingDiscontinued],
    ['out of stock', 5, ({ isNla, isAvailable }) => !isNla && !isAvailable],
    ['made to order', 3, ({ isMadeToOrder, isStockSku }) => isMadeToOrder && !isStockSku],
    ['custom order', 3, ({ hasCustomOrderConfirmation }) => hasCustomOrderConfirmation],
    ['not on the web', 2, ({ isOnWeb }) => !isOnWeb],
    ['in several colors', 60, ({ color }) => O.isSome(color)],
    ['without a rating', 3, ({ rating }) => rating === 0],
    ['whose stock is shown on the other brand', 100, (product) => product.isCrossBrandAvailabilityEnabled],
    ['whose stock is not shown there', 3, (product) => !product.isCrossBrandAvailabilityEnabled],
    ['with a legacy design', 5, ({ personalizationType }) => personalizationType === 100],
    ['with embroidery', 5, ({ personalizationType }) => personalizationType === 700],
    ['with etching', 5, ({ personalizationType }) => personalizationType === 705],
  ])('include some %s, at least %i', (_, atLeast, holds) => {
    expect(count(holds)).toBeGreaterThanOrEqual(atLeast);
  });

  it('show the installation fee beside the price, exactly where there is one', () => {
    const fees = new Map(
      services.flatMap(({ sku, installation }) => (O.isSome(installation) ? [[sku, installation.value.fee]] : [])),
    );
    for (const { sku, messages } of both) {
      const fee = fees.get(sku);
      expect(messages.map(({ text }) => text).filter((text) => text.startsWith('Optional installation'))).toEqual(
        fee === undefined ? [] : [productPageMessages.installation(formatPrice(sites.main.currencyPrefix, fee))],
      );
    }
  });

  it('carry messages of every kind and urgency, and every shipping promotion', () => {
    const messages = catalogue.flatMap((product) => product.messages);
    expect(new Set(messages.map(({ type }) => type)).size).toBe(8);
    expect(new Set(messages.map(({ level }) => level))).toEqual(new Set(['success', 'info', 'warning', 'danger']));
    expect(new Set(catalogue.map(promoOf)).size).toBe(7);
    expect(new Set(canadian.map(promoOf))).toEqual(new Set(['nothing', 'oversized']));
  });

  it('[ROUTE-11] name only popups that exist', () => {
    const named = both.flatMap(({ messages, shippingPromo }) => [
      ...messages.flatMap(({ popupName }) => (O.isSome(popupName) ? [popupName.value] : [])),
      ...(O.isSome(shippingPromo) ? [shippingPromo.value.popupName] : []),
    ]);
    const known = Object.keys(shippingInformation(sites.main));
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each([
    ['the United States', catalogue],
    ['Canada', canadian],
  ])('of %s offer three replacements or more for each unavailable product', (_, products) => {
    for (const gone of products.filter(({ isNla }) => isNla))
      expect(
        countOf(
          products,
          (product) => !product.isNla && product.isOnWeb && product.productSubclass === gone.productSubclass,
        ),
        gone.name,
      ).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.values(sites))(
    '[SITE-01] every category of a department of $name has something to buy',
    ({ front, market }) => {
      const sold = (market === 'CA' ? canadian : catalogue).filter(isFindable);
      const empty = front.departments.flatMap(({ categories, brands }) =>
        categories.filter(
          (category) =>
            !sold.some(
              (product) => product.categoryName === category && (brands.length === 0 || brands.includes(product.brand)),
            ),
        ),
      );
      expect(empty).toEqual([]);
    },
  );

  it('show no two neighbors of a category by the same picture, unless they are sizes of one family', () => {
    catalogue.forEach((product, index) => {
      const before = catalogue[index - 1];
      if (before === undefined || before.familyId === product.familyId) return;
      expect(product.images.desktop, product.name).not.toBe(before.images.desktop);
    });
  });

  it('have no empty field that a page shows', () => {
    for (const product of both) {
      const { name, description, summary, images, highlights, familyId, department, productClass } = product;
      const shown = [name, description, summary, familyId, department, productClass, product.productSubclass];
      expect(
        shown.filter((text) => text.trim() === ''),
        name,
      ).toEqual([]);
      for (const { alt } of [images, ...product.carouselImages]) {
        expect(alt, name).toMatch(/^[A-Z].{8,90}[^.]$/);
        expect(alt).not.toBe(name);
      }
      expect(highlights.length, name).toBeGreaterThan(0);
      expect(product.reviews > 0, name).toBe(product.rating > 0);
      expect(product.path === '', name).toBe(!product.isOnWeb);
    }
  });
});
