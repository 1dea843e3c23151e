import {
  exampleItem,
  exampleProduct,
  exampleRegistry,
  exampleStore,
  exampleStoreStock,
  skuOf,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import { failing, memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { CartRequest } from './cart-view.ts';

const item = exampleItem();
const registry = exampleRegistry({ items: [item] });
const request = (quantity = 1): CartRequest => ({ grId: O.some(registry.grId), identity: item.identity, quantity });

describe('cart', () => {
  it('[BUY-03] [ANA-02] what does not go in is logged by its tag, without a name of anybody', async () => {
    const unlisted = exampleProduct({ sku: skuOf('99') });
    const dependencies = memoryDependencies({ registries: [registry], products: [unlisted] });
    const { cart } = memoryBrowser(dependencies);
    await cart.add([request(0)], O.none)();
    await cart.add([{ ...request(), identity: { ...item.identity, sku: skuOf('99') } }], O.none)();
    await cart.addFromRegistry([request(), { ...request(), grId: O.none }], O.none)();
    expect(dependencies.log.entries()).toEqual(
      [
        { reason: 'QuantityOutOfRange', things: 1 },
        { reason: 'NotOnRegistry', things: 1 },
        { reason: 'RegistryMissing', things: 2 },
      ].map((what) => ({
        level: 'warning',
        tag: 'cart.item-rejected',
        data: { ...what, registries: registry.grId },
      })),
    );
    await cart.add([request()], O.none)();
    expect(dependencies.log.entries()).toHaveLength(3);
  });

  it('[BUY-03] [SET-02] a person who has the link of a registry puts its items in', async () => {
    const linked = exampleRegistry({ items: [item], visibility: { _tag: 'LinkOnly', key: 'the-whole-key' } });
    const dependencies = memoryDependencies({ registries: [linked] });
    expect(await memoryBrowser(dependencies).cart.add([request()], O.none)()).toEqual(
      E.left({ _tag: 'RegistryNotFound' }),
    );
    expect(
      await memoryBrowser(dependencies, { linkKey: 'the-whole-key' }).cart.add([request()], O.none)(),
    ).toMatchObject(E.right({ count: 1 }));
  });

  it('[BUY-08] [CART-05] a cart is read also when no one can say the stock of stores: nothing is shown for it, and that is logged', async () => {
    const store = exampleStore();
    const shelf = exampleStoreStock({ units: 2 });
    const dependencies = memoryDependencies({ registries: [registry], stores: [store], shelves: [shelf] });
    const visitor = visitorIdOf('the-visitor');
    const browser = memoryBrowser(dependencies, { visitor });
    await browser.cart.addForPickup([request(2)], store.storeNumber, O.none)();
    dependencies.stores.stock([{ ...shelf, units: 1 }]);
    expect(await browser.cart.read()).toMatchObject(
      E.right({ subtotal: 0, lines: [{ blocker: 'too-few-in-store', unitsAtStore: 1 }] }),
    );
    expect(dependencies.log.entries()).toEqual([]);
    const broken = {
      ...dependencies,
      stores: failing(dependencies.stores, 'shelves', { _tag: 'Unavailable' } as const),
    };
    const unsaid = await memoryBrowser(broken, { visitor }).cart.read();
    expect(unsaid).toMatchObject(E.right({ subtotal: 2_990, lines: [{ quantity: 2 }] }));
    expect(unsaid).not.toHaveProperty('right.lines.0.hindrance');
    expect(dependencies.log.entries()).toEqual([
      { level: 'warning', tag: 'store-stock.unavailable', data: { reason: 'Unavailable', products: 1 } },
    ]);
  });

  it('[CART-05] an unavailable store is reported, and nothing is added', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const away = { _tag: 'Unavailable' } as const;
    const visitor = visitorIdOf('the-visitor');
    for (const broken of [
      { ...dependencies, registries: failing(dependencies.registries, 'findNamed', away) },
      { ...dependencies, catalogue: failing(dependencies.catalogue, 'products', away) },
      { ...dependencies, carts: failing(dependencies.carts, 'add', away) },
    ]) {
      expect(await memoryBrowser(broken, { visitor }).cart.add([request()], O.none)()).toEqual(E.left(away));
    }
    expect(await memoryBrowser(dependencies, { visitor }).cart.read()).toMatchObject(E.right({ lines: [] }));
    const unread = { ...dependencies, carts: failing(dependencies.carts, 'find', away) };
    expect(await memoryBrowser(unread, { visitor }).cart.read()).toEqual(E.left(away));
  });
});
