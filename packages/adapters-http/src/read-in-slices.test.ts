import { demoSite, exampleItem, exampleView, registryView, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readInSlices } from './read-in-slices.ts';
import { calls, pageState } from './wire/index.ts';

const read = readInSlices(calls.openRegistry.answer);

/** The page state of so many items, as it arrives. */
const arrivedWith = (items: number): { readonly products: ReadonlyArray<object> } =>
  JSON.parse(
    JSON.stringify(
      pageState.encode(sites.main, exampleView({ items: Array.from({ length: items }, () => exampleItem()) })),
    ),
  );

describe('[STATE-01] a page state that is read a part at a time', () => {
  it('says what it says at once', async () => {
    await fc.assert(
      fc.asyncProperty(registryView, async (view) => {
        const raw: unknown = JSON.parse(JSON.stringify(pageState.encode(demoSite(view.site), view)));
        expect(await read(raw)()).toEqual(pageState.decode(raw));
      }),
    );
  });

  it.each([0, 1, 50, 51, 100, 120])('has all of its %d items', async (items) => {
    const raw = arrivedWith(items);
    expect(await read(raw)()).toEqual(pageState.decode(raw));
  });

  it('lets others go first between the parts', async () => {
    const order: Array<string> = [];
    setTimeout(() => order.push('pressed'));
    await read(arrivedWith(51))();
    order.push('read');
    expect(order).toEqual(['pressed', 'read']);
  });

  it.each([0, 49, 50, 119])('names what cannot be read by its place in the whole: %d', async (place) => {
    const { products, ...others } = arrivedWith(120);
    const raw = { ...others, products: products.with(place, {}) };
    const answer = await read(raw)();
    expect(answer).toEqual(pageState.decode(raw));
    expect(E.isLeft(answer) && answer.left).toContain(`products[${place}]`);
  });

  it.each([null, 'text', {}, { products: 'none' }])('refuses %j as it does at once', async (raw) => {
    const answer = await read(raw)();
    expect(E.isLeft(answer)).toBe(true);
    expect(answer).toEqual(pageState.decode(raw));
  });
});
