import { centsOf, exampleItem, exampleProduct, exampleRegistry, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import fc from 'fast-check';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { GiftBasket } from './budget-baskets.ts';

const classes = ['general', 'clothing', 'food', 'none'] as const;
const gifts = fc.array(
  fc.record({
    price: fc.integer({ min: 100, max: 9_000 }),
    wanted: fc.integer({ min: 1, max: 9 }),
    taxClass: fc.constantFrom(...classes),
  }),
  { maxLength: 12 },
);
const listOf = (wishes: ReadonlyArray<{ price: number; wanted: number; taxClass: (typeof classes)[number] }>) =>
  exampleRegistry({
    items: wishes.map(({ price, wanted, taxClass }, place) => {
      const product = exampleProduct({ sku: skuOf(String(place + 1)), currentPrice: centsOf(price), taxClass });
      return exampleItem({ product, wanted, purchased: 0 });
    }),
  });
const scene = (registry: ReturnType<typeof listOf>) =>
  memoryDependencies({ registries: [registry], products: registry.items.map(({ product }) => product) });

describe('baskets for a budget, as they are charged', () => {
  it('[BASKET-01] never above the budget, whatever is taxed how, and each is what a cart of it comes to', async () => {
    await fc.assert(
      fc.asyncProperty(gifts, fc.integer({ min: 1, max: 30_000 }), async (wishes, budget) => {
        const registry = listOf(wishes);
        const dependencies = scene(registry);
        const request = { grId: registry.grId, budget: centsOf(budget) };
        const answer = await memoryBrowser(dependencies).cart.baskets(request)();
        if (E.isLeft(answer)) return expect.fail(answer.left._tag);
        for (const { lines, ...sums } of answer.right.baskets) {
          expect(sums.total).toBeLessThanOrEqual(budget);
          const other = memoryBrowser(dependencies).cart;
          await other.add(lines, O.none)();
          const cart = await other.read();
          expect(cart).toMatchObject(E.right({ shippingMethods: [{ code: 'standard', ...sums }, {}] }));
        }
        if (O.isSome(answer.right.least)) expect(answer.right.least.value).toBeGreaterThan(budget);
      }),
      { numRuns: 40 },
    );
  });

  it('[BASKET-01] a gift that comes to the budget to the cent is in a basket', async () => {
    const registry = listOf([{ price: 4_321, wanted: 1, taxClass: 'general' }]);
    const { cart } = memoryBrowser(scene(registry));
    const totalFor = async (budget: number) => {
      const answer = await cart.baskets({ grId: registry.grId, budget: centsOf(budget) })();
      return E.isRight(answer) ? answer.right : expect.fail(answer.left._tag);
    };
    const { least } = await totalFor(1_000);
    const exact = O.getOrElseW(() => expect.fail('nothing'))(least);
    expect((await totalFor(exact)).baskets.map(({ total }: GiftBasket) => total)).toEqual([exact]);
    expect(await totalFor(exact - 1)).toEqual({ baskets: [], least: O.some(exact) });
  });

  it('[BASKET-01] a basket has taxes quoted for its own shipping method only', async () => {
    const registry = listOf([{ price: 4_321, wanted: 1, taxClass: 'general' }]);
    const dependencies = scene(registry);
    let quotes = 0;
    const quote: typeof dependencies.tax.quote = (query) => {
      quotes += 1;
      return dependencies.tax.quote(query);
    };
    const { cart } = memoryBrowser({ ...dependencies, tax: { ...dependencies.tax, quote } });
    const answer = await cart.baskets({ grId: registry.grId, budget: centsOf(9_000) })();
    expect(answer).toMatchObject(E.right({ baskets: [{ lines: [{ quantity: 1 }] }] }));
    // One for all offers, one for the basket.
    expect(quotes).toBe(2);
  });

  it('[BASKET-01] taxes that cannot be reckoned make baskets unavailable', async () => {
    const dependencies = scene(listOf([{ price: 4_321, wanted: 1, taxClass: 'general' }]));
    const away = { ...dependencies, tax: { quote: () => TE.left({ _tag: 'Unavailable' } as const) } };
    const request = { grId: exampleRegistry().grId, budget: centsOf(9_000) };
    expect(await memoryBrowser(away).cart.baskets(request)()).toEqual(E.left({ _tag: 'Unavailable' }));
  });
});
