import {
  type EGiftCardRequest,
  eventTypeOf,
  type GiftCardRequest,
  type GrId,
  type RegistryItem,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, identityOf } from '../arbitrary/index.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  atOnce,
  contributing,
  environment,
  fill,
  freshItem,
  fromRegistry,
  givenRegistry,
  linesOf,
  orderRequest,
  placeOrder,
  present,
  sharedGift,
  towards,
} from './scene.ts';

const card = (grId: GrId, overrides: Partial<GiftCardRequest> = {}): GiftCardRequest => ({
  grId,
  amount: '50',
  imageType: 'LATTE23',
  quantity: 1,
  ...overrides,
});
const eCard = (grId: GrId, amount = '50'): EGiftCardRequest => ({ grId, amount });

/** What a cart promises about contributions to group gifts. */
export const testContributionsInCart = (): void => {
  it('[GG-05] [CART-05] [CART-09] contributions to a fund are one line, with what the fund still needs', async () => {
    const [kettle, plates] = [sharedGift(2_000), freshItem()];
    const { registry } = await givenRegistry([kettle, plates]);
    const { grId } = registry;
    const browser = environment.browser();
    const { cartId } = await fill(browser, fromRegistry(grId, plates));
    for (const [amount, count] of [
      [1_000, 2],
      [2_550, 2],
    ] as const)
      expect(await answerOf(browser.cart.addContribution(towards(grId, kettle, amount), freshKey()))).toEqual({
        cartId,
        count,
        missing: 8_000,
      });
    const { lines, subtotal } = await answerOf(browser.cart.read);
    expect(lines).toMatchObject([
      { kind: 'item' },
      {
        kind: 'contribution',
        grId: O.some(grId),
        identity: kettle.identity,
        name: kettle.product.name,
        imagePath: kettle.product.images.desktop,
        quantity: 1,
        unitPrice: 3_550,
        lineTotal: 3_550,
        remaining: O.none,
        missing: O.some(8_000),
      },
    ]);
    expect(subtotal).toBe(1_495 + 3_550);
    expect((await answerOf(environment.browser().cart.read)).lines).toEqual([]);
  });

  it('[GG-01] [GG-03] a cart never holds more for a fund than it takes', async () => {
    const kettle = sharedGift(1_000);
    const { registry } = await givenRegistry([kettle]);
    const { cart } = environment.browser();
    await answerOf(cart.addContribution(towards(registry.grId, kettle, 7_000), freshKey()));
    expect(await refusalOf(cart.addContribution(towards(registry.grId, kettle, 2_001), freshKey()))).toEqual({
      _tag: 'AlreadyInCart',
      inCart: 7_000,
      missing: 2_000,
    });
    await answerOf(cart.addContribution(towards(registry.grId, kettle, 1_500), freshKey()));
    await answerOf(cart.addContribution(towards(registry.grId, kettle, 500), freshKey()));
    expect(await answerOf(cart.read)).toMatchObject({ subtotal: 9_000 });
  });

  it('[GG-01] [CA-01] contributions that are too small, for no group gift or in Canada are refused', async () => {
    const [kettle, plates, canadian] = [sharedGift(), freshItem(), sharedGift()];
    const { grId } = (await givenRegistry([kettle, plates])).registry;
    const { cart } = environment.browser();
    const refused = (item: RegistryItem, amount: number) =>
      refusalOf(cart.addContribution(towards(grId, item, amount), freshKey()));
    expect(await refused(kettle, 999)).toEqual({ _tag: 'ContributionTooSmall', minimum: 1_000 });
    expect(await refused(kettle, 10_001)).toEqual({ _tag: 'FundFull', missing: 10_000 });
    expect(await refused(plates, 1_000)).toEqual({ _tag: 'NotAGroupGift' });
    expect(await refused(canadian, 1_000)).toEqual({ _tag: 'NotOnRegistry', identity: canadian.identity });
    const abroad = (await givenRegistry([canadian], { market: 'CA' })).registry.grId;
    const contribution = environment.browser({ site: 'canada' }).cart.addContribution;
    expect(await refusalOf(contribution(towards(abroad, canadian, 1_000), freshKey()))).toEqual({
      _tag: 'NotInMarket',
    });
  });

  it('[CART-08] a repeated contribution is added once and answered the same, whatever became of the fund', async () => {
    const kettle = sharedGift();
    const { registry } = await givenRegistry([kettle]);
    const { grId } = registry;
    const browser = environment.browser();
    const { cart } = browser;
    // With a cart, all requests are of one visitor.
    await fill(browser, fromRegistry(grId, kettle));
    const key = freshKey();
    const first = await atOnce(cart.addContribution(towards(grId, kettle, 2_000), key));
    await answerOf(placeOrder(await contributing(grId, kettle, 9_500)));
    expect(await answerOf(cart.addContribution(towards(grId, kettle, 2_000), key))).toEqual(first);
    expect(await refusalOf(cart.addContribution(towards(grId, kettle, 2_001), key))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    expect(await answerOf(cart.read)).toMatchObject({ lines: [{ kind: 'item' }, { lineTotal: 2_000 }] });
  });

  it('[CART-05] [CART-07] [GG-01] [GG-03] when others gave meanwhile, the contribution is changed to what the fund still takes, and ordered', async () => {
    const kettle = sharedGift();
    const { grId } = (await givenRegistry([kettle])).registry;
    const browser = await contributing(grId, kettle, 6_000);
    const { lineId } = present((await linesOf(browser))[0]);
    await answerOf(placeOrder(await contributing(grId, kettle, 9_550)));
    expect(await linesOf(browser)).toMatchObject([{ lineTotal: 6_000, missing: O.some(450) }]);
    expect(await refusalOf(placeOrder(browser))).toMatchObject({
      _tag: 'FundFull',
      lines: [{ asked: 6_000, missing: 450 }],
    });
    const change = (amount: number) => browser.cart.changeContribution(lineId, centsOf(amount));
    expect(await refusalOf(change(449))).toEqual({ _tag: 'ContributionTooSmall', minimum: 450 });
    expect(await refusalOf(change(451))).toEqual({ _tag: 'FundFull', missing: 450 });
    for (const _ of ['changed', 'repeated'])
      expect(await answerOf(change(450))).toMatchObject({
        lines: [{ lineId, quantity: 1, unitPrice: 450, lineTotal: 450, missing: O.some(450) }],
        subtotal: 450,
      });
    expect((await answerOf(placeOrder(browser))).lines).toMatchObject([{ lineTotal: 450 }]);
  });

  it('[CART-05] [CART-09] only a contribution in one’s own cart can be changed', async () => {
    const [kettle, plates] = [sharedGift(), freshItem()];
    const { registry } = await givenRegistry([kettle, plates]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, plates));
    await answerOf(browser.cart.addContribution(towards(registry.grId, kettle, 2_000), freshKey()));
    const before = await linesOf(browser);
    const [things, money] = [present(before[0]), present(before[1])];
    const unknown = { _tag: 'LineUnknown' };
    expect(await refusalOf(browser.cart.changeContribution(things.lineId, centsOf(1_000)))).toEqual(unknown);
    expect(await refusalOf(environment.browser().cart.changeContribution(money.lineId, centsOf(1_000)))).toEqual(
      unknown,
    );
    const { lines } = await answerOf(browser.cart.changeContribution(money.lineId, centsOf(2_500)));
    expect(lines).toMatchObject([things, { lineTotal: 2_500 }]);
    await answerOf(browser.cart.remove(money.lineId));
    expect(await refusalOf(browser.cart.changeContribution(money.lineId, centsOf(1_000)))).toEqual(unknown);
  });
};

/** What a cart promises about gift cards. */
export const testGiftCardsInCart = (): void => {
  const listed = async (overrides: Parameters<typeof givenRegistry>[1] = {}): Promise<GrId> =>
    (await givenRegistry([freshItem({ wanted: 9 })], overrides)).registry.grId;

  it('[GC-06] [CART-05] each gift card is its own line, at its value', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const { grId } = registry;
    const browser = environment.browser();
    await fill(browser, fromRegistry(grId, item, 2));
    const first = await answerOf(browser.cart.addGiftCard(card(grId, { amount: ' 50.5 ' }), O.none));
    expect(first.count).toBe(3);
    expect(await answerOf(browser.cart.addGiftCard(card(grId, { amount: '50.50' }), O.none))).toEqual({
      cartId: first.cartId,
      count: 4,
    });
    const { html } = await answerOf(browser.cart.addEGiftCard(eCard(grId, '25'), O.none));
    expect(html).toBe(
      '<h2>Your eGift Card is in your cart</h2><p>An eGift Card for $25.00 is in your cart. We’ll send it by email once your order is placed.</p>',
    );
    const { lines, subtotal } = await answerOf(browser.cart.read);
    expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(4);
    const posted = {
      kind: 'giftCard',
      grId: O.some(grId),
      identity: identityOf('999055'),
      name: 'Gift Card',
      imagePath: expect.stringMatching(/^\/pictures\/giftcard-.*\.webp$/),
      quantity: 1,
      unitPrice: 5_050,
      lineTotal: 5_050,
      remaining: O.none,
    };
    expect(lines.slice(1)).toMatchObject([
      posted,
      posted,
      {
        ...posted,
        kind: 'eGiftCard',
        name: 'eGift Card',
        imagePath: expect.stringMatching(/^\/pictures\/egiftcard-.*\.webp$/),
        unitPrice: 2_500,
        lineTotal: 2_500,
      },
    ]);
    expect(subtotal).toBe(2 * 1_495 + 2 * 5_050 + 2_500);
  });

  it('[GC-02] [GC-05] [GC-06] [GC-08] [CA-01] gift cards of a wrong amount, picture, quantity or market are refused', async () => {
    const [grId, canadian] = [await listed(), await listed({ market: 'CA' })];
    const { cart } = environment.browser();
    const refused = (overrides: Partial<GiftCardRequest>) => refusalOf(cart.addGiftCard(card(grId, overrides), O.none));
    expect(await refused({ quantity: 2 })).toEqual({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 1 });
    expect(await refused({ imageType: 'CB2GOLD' })).toEqual({ _tag: 'GiftCardImageWrong' });
    expect(await refused({ amount: ' ' })).toEqual({ _tag: 'GiftCardAmountMissing' });
    const range = { _tag: 'GiftCardAmountOutOfRange', maximum: 100_000 };
    expect(await refused({ amount: '9.99' })).toEqual({ ...range, kind: 'GiftCard', minimum: 1_000 });
    expect(await refusalOf(cart.addEGiftCard(eCard(grId, '24.99'), O.none))).toEqual({
      ...range,
      kind: 'EGiftCard',
      minimum: 2_500,
    });
    const abroad = environment.browser({ site: 'canada' }).cart;
    expect(await refusalOf(abroad.addGiftCard(card(canadian), O.none))).toEqual({ _tag: 'NotInMarket' });
    expect(await refusalOf(abroad.addEGiftCard(eCard(canadian), O.none))).toEqual({ _tag: 'NotInMarket' });
    expect(await answerOf(cart.read)).toMatchObject({ lines: [] });
  });

  it('[GC-06] the picture of a gift card is of the site and the event', async () => {
    const grId = await listed({ eventType: eventTypeOf('bb') });
    const browser = environment.browser();
    await answerOf(browser.cart.addGiftCard(card(grId, { imageType: 'KIDS23' }), O.none));
    await answerOf(browser.cart.addEGiftCard(eCard(grId), O.none));
    const [posted, emailed] = await linesOf(browser);
    expect(emailed?.imagePath).toBe(posted?.imagePath.replace('/giftcard-', '/egiftcard-'));
  });

  it('[CART-08] a gift card is added once under a key; the kinds and the order have keys of their own', async () => {
    const grId = await listed();
    const browser = environment.browser();
    await answerOf(browser.cart.addEGiftCard(eCard(grId), O.none));
    const key = freshKey();
    const first = await atOnce(browser.cart.addGiftCard(card(grId), O.some(key)));
    expect(await answerOf(browser.cart.addGiftCard(card(grId), O.some(key)))).toEqual(first);
    for (const other of [{ amount: '50.00' }, { amount: '60' }])
      expect(await refusalOf(browser.cart.addGiftCard(card(grId, other), O.some(key)))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
    const mailed = await answerOf(browser.cart.addEGiftCard(eCard(grId), O.some(key)));
    expect(await answerOf(browser.cart.addEGiftCard(eCard(grId), O.some(key)))).toEqual(mailed);
    expect(await refusalOf(browser.cart.addEGiftCard(eCard(grId, '60'), O.some(key)))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    expect((await linesOf(browser)).map(({ kind }) => kind)).toEqual(['eGiftCard', 'giftCard', 'eGiftCard']);
    expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ subtotal: 15_000 });
  });

  it('[CART-08] [GC-06] a repeat is answered as the first request was, also when the registry became private', async () => {
    const { registry } = await givenRegistry([]);
    const { grId } = registry;
    const browser = environment.browser();
    const [posted, emailed] = [O.some(freshKey()), O.some(freshKey())] as const;
    const first = await answerOf(browser.cart.addGiftCard(card(grId), posted));
    const popup = await answerOf(browser.cart.addEGiftCard(eCard(grId), emailed));
    await environment.becomes({ ...registry, visibility: { _tag: 'Private' } });
    expect(await answerOf(browser.cart.addGiftCard(card(grId), posted))).toEqual(first);
    expect(await answerOf(browser.cart.addEGiftCard(eCard(grId), emailed))).toEqual(popup);
    expect(await refusalOf(browser.cart.addGiftCard(card(grId, { amount: '60' }), posted))).toEqual({
      _tag: 'IdempotencyKeyReused',
    });
    expect(await refusalOf(browser.cart.addGiftCard(card(grId), O.some(freshKey())))).toEqual({
      _tag: 'RegistryNotFound',
    });
    expect(await linesOf(browser)).toHaveLength(2);
  });
};
