import {
  centsOf,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  exampleStore,
  identityOf,
  orderNumberOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CartContents, type CartLine, type ItemLine, lineIdOf, parseCartId } from './cart.ts';
import { cartViewOf, lineViewOf } from './cart-view-of.ts';

const registry = exampleRegistry({
  items: [
    exampleItem({ wanted: 8, purchased: 3 }),
    exampleItem({ product: exampleProduct({ sku: skuOf('12'), isNla: true }), wanted: 8, purchased: 3 }),
    exampleItem({ product: exampleProduct({ sku: skuOf('13') }), wanted: 2, purchased: 5 }),
  ],
});

const line = (sku: string, quantity: number, isPlain = false): ItemLine => {
  const grId = isPlain ? O.none : O.some(registry.grId);
  const identity = identityOf(sku);
  return { _tag: 'Item', lineId: lineIdOf(grId, identity), grId, identity, quantity };
};

const cart = (...lines: ReadonlyArray<CartLine>): O.Option<CartContents> =>
  O.map((cartId: CartContents['cartId']) => ({ cartId, lines, shippingMethod: 'express' }))(parseCartId('cart-1'));

const priced = (sku: string, amount: number) => exampleProduct({ sku: skuOf(sku), currentPrice: centsOf(amount) });

describe('a cart as a person reads it', () => {
  it('[CART-05] every line is shown, in the cart’s order', () => {
    const lines = [line('13', 1), line('21', 1, true), line('99', 4), line('4821', 1)];
    const view = cartViewOf(cart(...lines), sites.main, { registries: [registry], products: [priced('4821', 1)] });
    expect(view.lines.map(({ lineId }) => lineId)).toEqual(lines.map(({ lineId }) => lineId));
    expect(view.lines[2]).toMatchObject({ name: '000099', imagePath: '', unitPrice: 0, quantity: 4 });
  });

  it('[CART-05] what is picked up says where; what is shipped says nothing of a store', () => {
    const { storeNumber, name } = exampleStore();
    const lines = [{ ...line('4821', 1), pickup: { storeNumber, name } }, line('13', 1)];
    const [fetched, shipped] = cartViewOf(cart(...lines), sites.main, { registries: [registry], products: [] }).lines;
    expect(fetched?.pickup).toEqual({ storeNumber, name });
    expect(Object.keys(shipped ?? { pickup: 'no such line' })).not.toContain('pickup');
  });

  it('[CART-09] a registry’s line says how many units are still needed, 0 when its item is gone; a plain product’s line says nothing', () => {
    const lines = [line('4821', 1), line('12', 1), line('13', 1), line('99', 1), line('4821', 1, true)];
    const remaining = (registries: ReadonlyArray<typeof registry>) =>
      cartViewOf(cart(...lines), sites.main, { registries, products: [] }).lines.map((line) => line.remaining);
    expect(remaining([registry])).toEqual([O.some(5), O.some(0), O.some(0), O.some(0), O.none]);
    expect(remaining([])).toEqual([O.some(0), O.some(0), O.some(0), O.some(0), O.none]);
  });

  it('[GC-06] [CART-05] a gift card is one unit at its amount, with the name and picture of its kind, and says nothing of what is needed', () => {
    const eCard = exampleGiftCardLine({ kind: 'EGiftCard', code: 'KIDS23', amount: centsOf(2_550) });
    const view = cartViewOf(cart(line('4821', 2), exampleGiftCardLine(), eCard), sites.main, {
      registries: [],
      products: [priced('4821', 1_495)],
    });
    expect(view.lines.slice(1)).toEqual([
      {
        lineId: exampleGiftCardLine().lineId,
        kind: 'giftCard',
        grId: O.some('7310442'),
        identity: identityOf('999055'),
        name: 'Gift Card',
        imagePath: '/pictures/giftcard-latte23-desktop.webp',
        quantity: 1,
        unitPrice: 5_000,
        lineTotal: 5_000,
        remaining: O.none,
        blocker: 'registry-closed',
      },
      {
        lineId: eCard.lineId,
        kind: 'eGiftCard',
        grId: O.some('7310442'),
        identity: identityOf('999055'),
        name: 'eGift Card',
        imagePath: '/pictures/egiftcard-kids23-desktop.webp',
        quantity: 1,
        unitPrice: 2_550,
        lineTotal: 2_550,
        remaining: O.none,
        blocker: 'registry-closed',
      },
    ]);
    expect(view.subtotal).toBe(0);
    const open = cartViewOf(cart(line('4821', 2), exampleGiftCardLine(), eCard), sites.main, {
      registries: [registry],
      products: [priced('4821', 1_495)],
    });
    expect(open.subtotal).toBe(2 * 1_495 + 5_000 + 2_550);
  });

  it('[GG-05] [CART-05] a contribution is one unit at its amount, with the item’s name and picture, and says nothing of what is needed', () => {
    const money = exampleContributionLine({ amount: centsOf(4_550) });
    const view = cartViewOf(cart(money), sites.main, { registries: [], products: [priced('4821', 1_495)] });
    expect(view).toMatchObject({
      lines: [
        {
          lineId: 'fund-7310442-4821-0',
          kind: 'contribution',
          grId: O.some('7310442'),
          identity: identityOf('4821'),
          name: 'Linden Dinner Plate',
          imagePath: '/pictures/plates-e9e2d4-8a9a86-desktop.webp',
          quantity: 1,
          unitPrice: 4_550,
          lineTotal: 4_550,
          remaining: O.none,
        },
      ],
      subtotal: 0,
    });
    const lost = cartViewOf(cart(money), sites.main, { registries: [], products: [] });
    expect(lost.lines).toMatchObject([{ name: '004821', lineTotal: 4_550 }]);
  });

  it('[CART-05] [GG-03] a contribution says how much its fund takes now; nothing else does', () => {
    const fund = (raised: number) => O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(raised) });
    const fundsLeft = (...items: ReadonlyArray<ReturnType<typeof exampleItem>>) =>
      cartViewOf(cart(line('12', 1), exampleContributionLine(), exampleGiftCardLine()), sites.main, {
        registries: [exampleRegistry({ items })],
        products: [],
      }).lines.map(({ missing }) => missing);
    const item = (raised: number) =>
      exampleItem({ wanted: 1, purchased: raised >= 10_000 ? 1 : 0, groupGift: fund(raised) });
    expect(fundsLeft(item(4_000))).toEqual([undefined, O.some(6_000), undefined]);
    expect(fundsLeft(item(10_000))).toEqual([undefined, O.some(0), undefined]);
    expect(fundsLeft()).toEqual([undefined, O.none, undefined]);
  });

  it('[CART-05] [BUY-09] a line that cannot be ordered says why, in a cart but not in an order', () => {
    const lines = [line('4821', 1), line('12', 1), line('99', 1), line('4821', 1, true)];
    const products = [priced('4821', 1_495), exampleProduct({ sku: skuOf('12'), isNla: true }), priced('99', 1)];
    const read = (registries: ReadonlyArray<typeof registry>) =>
      cartViewOf(cart(...lines), sites.main, { registries, products }).lines.map(({ blocker }) => blocker);
    expect(read([registry])).toEqual([undefined, 'no-longer-available', 'taken-off', undefined]);
    expect(read([])).toEqual(['registry-closed', 'registry-closed', 'registry-closed', undefined]);
    const [fit] = cartViewOf(cart(...lines), sites.main, { registries: [registry], products }).lines;
    expect(fit).not.toHaveProperty('blocker');
    const ordered = lines.map(lineViewOf({ registries: [], products }));
    for (const each of ordered) expect(each).not.toHaveProperty('blocker');
  });

  it('[CART-05] a visitor without a cart reads an empty one with the site’s first way to ship', () => {
    expect(cartViewOf(O.none, sites.main, { registries: [], products: [] })).toEqual({
      cartId: O.none,
      lines: [],
      subtotal: 0,
      shippingMethod: 'standard',
    });
    expect(cartViewOf(cart(), sites.main, { registries: [], products: [] }).shippingMethod).toBe('express');
  });

  it('[CART-08] [CART-09] an empty cart names the order that bought its lines', () => {
    const stock = { registries: [], products: [] };
    const orderedAs = orderNumberOf('HF-000001');
    const ordered = O.map((contents: CartContents) => ({ ...contents, orderedAs }))(cart());
    expect(cartViewOf(ordered, sites.main, stock).orderedAs).toBe(orderedAs);
    for (const never of [cart(), O.none]) expect(cartViewOf(never, sites.main, stock)).not.toHaveProperty('orderedAs');
  });
});
