import { type CartRequest, NO_SUMS } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, examplePersonalization, identityOf } from '../arbitrary/index.ts';
import { testContributionsInCart, testGiftCardsInCart } from './cart-money.contract.ts';
import { testCartViews } from './cart-views.contract.ts';
import { freshGrId, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  atOnce,
  contract,
  environment,
  fill,
  freshItem,
  freshProduct,
  fromRegistry,
  fund,
  givenProduct,
  givenRegistry,
  linesOf,
  opened,
  orderRequest,
  plain,
  present,
  sharedGift,
  signedIn,
  towards,
} from './scene.ts';

/** What a cart promises. */
export const cartContract = contract('cart', () => {
  it('[CART-05] the cart of a new visitor is empty', async () => {
    expect(await answerOf(environment.browser().cart.read)).toEqual({
      cartId: O.none,
      lines: [],
      subtotal: 0,
      shippingMethods: [
        {
          code: 'standard',
          name: 'Standard',
          ...NO_SUMS,
          arrival: { from: '2027-06-08', to: '2027-06-10' },
        },
        {
          code: 'express',
          name: 'Express',
          ...NO_SUMS,
          arrival: { from: '2027-06-03', to: '2027-06-04' },
        },
      ],
      destinations: [],
      giftOptions: [],
      giftWraps: expect.any(Array),
      shippingMethod: 'standard',
    });
  });

  it('[CART-05] [CART-09] items of several registries and plain products are lines at today’s price', async () => {
    const [plates, kettle] = [
      freshItem({ wanted: 8, purchased: 3, product: { currentPrice: centsOf(1_495) } }),
      freshItem({ product: { currentPrice: centsOf(19_999) } }),
    ];
    const lamp = freshProduct({ currentPrice: centsOf(8_950) });
    await environment.given({ products: [lamp] });
    const [first, second] = [await givenRegistry([plates]), await givenRegistry([kettle])];
    const browser = environment.browser();
    const requests = [
      fromRegistry(first.registry.grId, plates, 3),
      fromRegistry(second.registry.grId, kettle),
      plain(lamp, 2),
    ];
    const addition = await fill(browser, ...requests);
    expect(addition).toMatchObject({ count: 6, added: requests, warnings: [] });
    const view = await answerOf(browser.cart.read);
    expect(view.cartId).toEqual(O.some(addition.cartId));
    expect(
      view.lines.map(({ grId, identity, name: called, quantity, unitPrice, lineTotal, remaining }) => [
        grId,
        identity,
        called,
        quantity,
        unitPrice,
        lineTotal,
        remaining,
      ]),
    ).toEqual([
      [O.some(first.registry.grId), plates.identity, plates.product.name, 3, 1_495, 4_485, O.some(5)],
      [O.some(second.registry.grId), kettle.identity, kettle.product.name, 1, 19_999, 19_999, O.some(1)],
      [O.none, identityOf(lamp.sku), lamp.name, 2, 8_950, 17_900, O.none],
    ]);
    expect(view.subtotal).toBe(42_384);
  });

  it('[BUY-01] the same item of the same registry stays one line, of at most 99', async () => {
    const item = freshItem({ wanted: 200 });
    const [one, other] = [await givenRegistry([item]), await givenRegistry([item])];
    const browser = environment.browser();
    await fill(browser, fromRegistry(one.registry.grId, item, 60), plain(item.product));
    const addition = await fill(
      browser,
      fromRegistry(one.registry.grId, item, 60),
      fromRegistry(other.registry.grId, item, 2),
    );
    expect(addition).toMatchObject({ count: 102, added: [{ quantity: 39 }, { quantity: 2 }] });
    const lines = await linesOf(browser);
    expect(lines.map(({ grId, quantity }) => [grId, quantity])).toEqual([
      [O.some(one.registry.grId), 99],
      [O.none, 1],
      [O.some(other.registry.grId), 2],
    ]);
  });

  it('[CART-05] the quantity of a line is changed, and the line removed', async () => {
    const [item, remaining] = [freshItem({ wanted: 9 }), freshItem()];
    const { registry } = await givenRegistry([item, remaining]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item, 2), fromRegistry(registry.grId, remaining));
    const lines = await linesOf(browser);
    const [line, rest] = [present(lines[0]), present(lines[1])];
    for (const quantity of [0, 100]) {
      expect(await refusalOf(browser.cart.changeQuantity(line.lineId, quantity))).toEqual({
        _tag: 'QuantityOutOfRange',
        minimum: 1,
        maximum: 99,
      });
    }
    const changed = await answerOf(browser.cart.changeQuantity(line.lineId, 7));
    expect(changed).toMatchObject({
      lines: [{ quantity: 7, lineTotal: 7 * 1_495 }, { quantity: 1 }],
      subtotal: 8 * 1_495,
    });
    expect((await answerOf(browser.cart.remove(line.lineId))).lines).toEqual([rest]);
    expect(await refusalOf(browser.cart.remove(line.lineId))).toEqual({ _tag: 'LineUnknown' });
    expect(await refusalOf(browser.cart.changeQuantity(line.lineId, 1))).toEqual({ _tag: 'LineUnknown' });
    expect(await answerOf(browser.cart.read)).toMatchObject({ lines: [rest], subtotal: 1_495 });
  });

  it('[CART-09] a visitor neither sees nor changes the cart of another', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const [mine, theirs] = [environment.browser(), environment.browser()];
    const first = await fill(mine, fromRegistry(registry.grId, item, 2));
    const line = present((await linesOf(mine))[0]);
    expect(await linesOf(theirs)).toEqual([]);
    expect(await refusalOf(theirs.cart.remove(line.lineId))).toEqual({ _tag: 'LineUnknown' });
    const second = await fill(theirs, fromRegistry(registry.grId, item));
    expect(second.cartId).not.toBe(first.cartId);
    expect(await linesOf(mine)).toEqual([line]);
  });

  it('[BUY-03] [AUTH-04] only items that the visitor sees on the registry are added, all or nothing', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const elsewhere = await givenRegistry([freshItem()]);
    const browser = environment.browser();
    for (const absent of elsewhere.registry.items) {
      const requests = [fromRegistry(registry.grId, item), fromRegistry(registry.grId, absent)];
      expect(await refusalOf(browser.cart.add(requests, O.none))).toEqual({
        _tag: 'NotOnRegistry',
        identity: absent.identity,
      });
    }
    const unknown = freshItem();
    expect(await refusalOf(browser.cart.add([fromRegistry(registry.grId, unknown)], O.none))).toEqual({
      _tag: 'ProductUnknown',
      identity: unknown.identity,
    });
    expect(await linesOf(browser)).toEqual([]);
  });

  it('[BUY-09] [PERS-02] what cannot be bought is refused with the reason', async () => {
    const product = freshProduct({ personalizationType: 700 });
    const refusals = [
      [freshItem({ product: { isNla: true } }), 'NoLongerAvailable'],
      [freshItem({ product: { isMadeToOrder: true } }), 'MadeToOrder'],
      [freshItem({ product: { isAvailable: false } }), 'OutOfStock'],
      [freshItem({ product: { brand: 'modern' } }), 'OtherBrand'],
      [freshItem({ groupGift: fund(1_495, 1) }), 'GroupGiftBegun'],
      [freshItem({ product: { personalizationType: 100 } }), 'PersonalizationError'],
      [
        freshItem({
          product,
          identity: identityOf(product.sku, 12),
          personalization: O.some(examplePersonalization({ hasError: true })),
        }),
        'PersonalizationError',
      ],
    ] as const;
    const { registry, owner } = await givenRegistry(refusals.map(([item]) => item));
    const { grId } = registry;
    for (const browser of [environment.browser(), await signedIn(owner)]) {
      for (const [item, _tag] of refusals)
        expect(await refusalOf(browser.cart.add([fromRegistry(grId, item)], O.none))).toEqual({
          _tag,
          identity: item.identity,
        });
      expect(await linesOf(browser)).toEqual([]);
    }
    const modern = environment.browser({ site: 'modern' });
    expect(await fill(modern, fromRegistry(grId, refusals[3][0]))).toMatchObject({ count: 1 });
    const lamp = await givenProduct({ personalizationType: 100 });
    expect(await refusalOf(environment.browser().cart.add([plain(lamp)], O.none))).toMatchObject({
      _tag: 'PersonalizationRequired',
    });
  });

  it('[BUY-03] [GG-05] [GC-06] [ROUTE-17] nothing is added for a registry that the visitor may not see', async () => {
    const kettle = sharedGift();
    const hidden = await givenRegistry([kettle], { visibility: { _tag: 'Private' } });
    const linked = await givenRegistry([kettle], { visibility: { _tag: 'LinkOnly', key: 'b'.repeat(32) } });
    const canadian = await givenRegistry([sharedGift()], { market: 'CA' });
    const { cart } = environment.browser();
    for (const grId of [freshGrId(), ...[hidden, linked, canadian].map(({ registry }) => registry.grId)])
      for (const adding of [
        cart.add([fromRegistry(grId, kettle)], O.none),
        cart.addContribution(towards(grId, kettle, 1), freshKey()),
        cart.addGiftCard({ grId, amount: '', imageType: 'LATTE23', quantity: 1 }, O.none),
        cart.addEGiftCard({ grId, amount: '' }, O.none),
      ])
        expect(await refusalOf<{ readonly _tag: string }, unknown>(adding)).toEqual({ _tag: 'RegistryNotFound' });
  });

  it('[BUY-03] adding from a registry refuses what names none, after products and registries were found', async () => {
    const [item, known, unknown] = [freshItem({ wanted: 9 }), freshProduct(), freshProduct()];
    const { registry } = await givenRegistry([item]);
    await environment.given({ products: [known] });
    const browser = environment.browser();
    const add = (...requests: ReadonlyArray<CartRequest>) => browser.cart.addFromRegistry(requests, O.none);
    const listed = fromRegistry(registry.grId, item);
    expect(await refusalOf(add(listed, plain(known)))).toEqual({ _tag: 'RegistryMissing' });
    expect(await refusalOf(add({ ...listed, quantity: 100 }, plain(known)))).toEqual({ _tag: 'RegistryMissing' });
    expect(await refusalOf(add(listed, plain(unknown)))).toEqual({
      _tag: 'ProductUnknown',
      identity: identityOf(unknown.sku),
    });
    expect(await refusalOf(add(fromRegistry(freshGrId(), item), plain(known)))).toEqual({
      _tag: 'RegistryNotFound',
    });
    expect(await linesOf(browser)).toEqual([]);
    expect(await answerOf(add(listed))).toMatchObject({ count: 1, added: [listed] });
  });

  it('[PERS-02] an item whose stored personalization is blank is shown as wrong, and neither bought nor added', async () => {
    const product = freshProduct({ personalizationType: 100 });
    const stored = examplePersonalization({ line1: ' ', line2: '', hasError: false });
    const blank = freshItem({
      product,
      identity: identityOf(product.sku, 14),
      personalization: O.some(stored),
    });
    const { registry, owner } = await givenRegistry([blank]);
    const browser = environment.browser();
    expect((await opened(browser, registry)).items).toEqual([
      { ...blank, personalization: O.some({ ...stored, hasError: true }) },
    ]);
    expect(await refusalOf(browser.cart.add([fromRegistry(registry.grId, blank)], O.none))).toEqual({
      _tag: 'PersonalizationError',
      identity: blank.identity,
    });
    const { registries } = await signedIn(owner);
    const additions = [{ identity: blank.identity, quantity: 1 }];
    expect(await refusalOf(registries.addItems(registry.grId, additions, O.none))).toEqual({
      _tag: 'PersonalizationMissing',
      identity: blank.identity,
    });
  });

  it('[CART-08] adding again under the same key adds nothing and answers the same', async () => {
    const item = freshItem({ wanted: 99 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const key = O.some(freshKey());
    const request = fromRegistry(registry.grId, item, 2);
    const first = await atOnce(browser.cart.add([request], key));
    expect(first).toMatchObject({ count: 3 });
    expect(await answerOf(browser.cart.add([request], key))).toEqual(first);
    expect(await refusalOf(browser.cart.add([{ ...request, quantity: 3 }], key))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    expect(await linesOf(browser)).toMatchObject([{ quantity: 3 }]);
  });

  it('[CART-08] a key counts for one way of adding, and orders have keys of their own', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const key = freshKey();
    const requests = [fromRegistry(registry.grId, item, 2)];
    await answerOf(browser.cart.add(requests, O.some(key)));
    expect(await answerOf(browser.cart.addFromRegistry(requests, O.some(key)))).toMatchObject({ count: 5 });
    expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ lines: [{ quantity: 5 }] });
  });

  it('[CART-08] a refused request leaves its key free', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    const key = O.some(freshKey());
    await refusalOf(browser.cart.add([fromRegistry(registry.grId, item, 100)], key));
    expect(await answerOf(browser.cart.add([fromRegistry(registry.grId, item)], key))).toMatchObject({ count: 1 });
  });

  testCartViews();
  testContributionsInCart();
  testGiftCardsInCart();
});
