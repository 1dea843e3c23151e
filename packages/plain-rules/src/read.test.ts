import { pageState } from '@gift-registry/adapters-http/wire';
import { itemPrice } from '@gift-registry/domain';
import { demoSite, exampleItem, exampleView, registryView } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readItem, readRegistry } from './read.ts';

/** What the service sends, as it arrives. */
const answerOf = (view = exampleView()) => JSON.parse(JSON.stringify(pageState.encode(demoSite(view.site), view)));

const errorsOf = (json: unknown): ReadonlyArray<string> => {
  const read = readRegistry(json);
  return read.ok ? [] : read.errors.map(({ message }) => message);
};

describe('reading', () => {
  it('[LIB-01] every registry that the service sends is read, item by item', () => {
    fc.assert(
      fc.property(registryView, (view) => {
        const read = readRegistry(answerOf(view));
        expect(read).toMatchObject({ ok: true, value: { grId: view.grId, role: view.role, version: view.version } });
        expect(
          read.value?.items.map(({ sku, personalizationId, price, wanted, purchased }) => ({
            sku,
            personalizationId,
            price,
            wanted,
            purchased,
          })),
        ).toEqual(
          view.items.map((item) => ({
            ...item.identity,
            price: itemPrice(item),
            wanted: item.wanted,
            purchased: item.purchased,
          })),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('[LIB-01] everything that is wrong is reported with its place, and no value is repeated', () => {
    const answer = answerOf(exampleView({ items: [exampleItem(), exampleItem()] }));
    answer.products[1].currentPrice = '14.95 secret';
    answer.products[0].images.alt = null;
    answer.products[0].quantityWants = 0;
    answer.eventDate = '2027-02-30';
    delete answer.grId;
    expect(errorsOf(answer)).toEqual([
      'grId: is missing',
      'products[0].images.alt: is null; must be a text',
      'products[0].quantityWants: is a number; must be a whole number from 1 to 999',
      'products[1].currentPrice: is a text; must be an amount of money: zero or more, at most two decimals',
      'eventDate: is a text; must be a day as YYYY-MM-DD, or null',
    ]);
  });

  it.each([
    [null, 'the JSON: is null; must be an object'],
    [undefined, 'the JSON: is missing'],
    ['{}', 'the JSON: is a text; must be an object'],
    [[], 'the JSON: is a list; must be an object'],
    [{ error: { _tag: 'RegistryNotFound' } }, 'error: the service answered RegistryNotFound'],
  ])('[LIB-01] %j is no registry: "%s"', (json, message) => {
    expect(errorsOf(json)).toEqual([message]);
  });

  it('[LIB-01] an item is read alone, and cannot be changed', () => {
    const [product] = answerOf(exampleView({ items: [exampleItem()] })).products;
    const read = readItem(product);
    expect(read).toMatchObject({ ok: true, value: { sku: '4821', price: 1_495, groupGift: null } });
    expect(Object.isFrozen(read.value)).toBe(true);
    expect(readItem({ ...product, sku: 4821 }).errors?.map(({ path }) => path)).toEqual(['sku']);
  });
});
