import { type EGiftCardRequest, eventTypeOf, type GiftCardRequest, type GrId } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshGrId, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, fromRegistry, orderRequest, plain, sceneIn } from './scene.ts';

const card = (grId: GrId, overrides: Partial<GiftCardRequest> = {}): GiftCardRequest => ({
  grId,
  amount: '50',
  imageType: 'LATTE23',
  quantity: 1,
  ...overrides,
});
const eCard = (grId: GrId, amount = '50'): EGiftCardRequest => ({ grId, amount });

/** Gift cards in a cart: which go in, what they are there, and which do not. */
export const givingCards = (getEnvironment: () => ContractEnvironment): void => {
  describe('gift cards', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });
    const listed = async (overrides: Parameters<typeof sceneIn>[2] = {}): Promise<GrId> =>
      (await sceneIn(environment, [freshItem({ wanted: 9 })], overrides)).registry.grId;

    it('[GC-06] [CART-05] cards of both kinds are lines of their own, one piece each, at what they are worth', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
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
        imagePath: expect.stringMatching(/^\/art\/giftcard-.*\.webp$/),
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
          imagePath: expect.stringMatching(/^\/art\/egiftcard-.*\.webp$/),
          unitPrice: 2_500,
          lineTotal: 2_500,
        },
      ]);
      expect(subtotal).toBe(2 * 1_495 + 2 * 5_050 + 2_500);
    });

    it('[GC-06] [CART-05] a card stays one piece, is taken out alone, and one put in later is another line', async () => {
      const grId = await listed();
      const browser = environment.browser();
      for (const amount of ['10', '20', '30']) await answerOf(browser.cart.addGiftCard(card(grId, { amount }), O.none));
      const { lines } = await answerOf(browser.cart.read);
      const [, second] = lines;
      if (second === undefined) throw new Error('three cards were put in');
      for (const quantity of [0, 2, 99])
        expect(await refusalOf(browser.cart.changeQuantity(second.lineId, quantity))).toEqual({
          _tag: 'QuantityOutOfRange',
          minimum: 1,
          maximum: 1,
        });
      expect((await answerOf(browser.cart.changeQuantity(second.lineId, 1))).lines).toEqual(lines);
      expect((await answerOf(browser.cart.remove(second.lineId))).lines.map(({ lineTotal }) => lineTotal)).toEqual([
        1_000, 3_000,
      ]);
      expect(await answerOf(browser.cart.addGiftCard(card(grId), O.none))).toMatchObject({ count: 3 });
      expect(await answerOf(browser.cart.read)).toMatchObject({ subtotal: 1_000 + 3_000 + 5_000 });
    });

    it('[CART-09] a cart holds gift cards for several registries beside items and plain products, and stays its visitor’s', async () => {
      const [one, other] = [await listed(), await listed()];
      const lamp = freshProduct();
      await environment.given({ products: [lamp] });
      const browser = environment.browser();
      await fill(browser, plain(lamp));
      await answerOf(browser.cart.addGiftCard(card(one), O.none));
      await answerOf(browser.cart.addEGiftCard(eCard(other), O.none));
      expect((await answerOf(browser.cart.read)).lines.map(({ grId, kind }) => [grId, kind])).toEqual([
        [O.none, 'item'],
        [O.some(one), 'giftCard'],
        [O.some(other), 'eGiftCard'],
      ]);
      expect((await answerOf(environment.browser().cart.read)).lines).toEqual([]);
    });

    it.each([
      ['main', 'br', 'LATTE23'],
      ['main', 'bb', 'KIDS23'],
      ['kids', 'kd', 'KIDS23'],
      ['kids', 'ot', 'LATTE23'],
      ['modern', 'bb', 'CB2GOLD'],
      ['modern', 'hw', 'CB2GOLD'],
    ] as const)('[GC-06] on %s for an event %s only the code %s is taken', async (site, code, its) => {
      const grId = await listed({ eventType: eventTypeOf(code) });
      const browser = environment.browser({ site });
      for (const imageType of ['CB2GOLD', 'KIDS23', 'LATTE23', '', its.toLowerCase()].filter((no) => no !== its))
        expect(await refusalOf(browser.cart.addGiftCard(card(grId, { imageType }), O.none))).toEqual({
          _tag: 'GiftCardImageWrong',
        });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      expect(await answerOf(browser.cart.addGiftCard(card(grId, { imageType: its }), O.none))).toMatchObject({
        count: 1,
      });
      await answerOf(browser.cart.addEGiftCard(eCard(grId), O.none));
      const [posted, mailed] = (await answerOf(browser.cart.read)).lines;
      expect(mailed?.imagePath).toBe(posted?.imagePath.replace('/giftcard-', '/egiftcard-'));
    });

    it('[GC-06] more than one card at a time is refused', async () => {
      const grId = await listed();
      const browser = environment.browser();
      for (const quantity of [-1, 0, 2])
        expect(await refusalOf(browser.cart.addGiftCard(card(grId, { quantity }), O.none))).toEqual({
          _tag: 'QuantityOutOfRange',
          minimum: 1,
          maximum: 1,
        });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
    });

    it.each(['', '  '])('[GC-02] [GC-05] an amount that is "%s" is missing', async (amount) => {
      const grId = await listed();
      const browser = environment.browser();
      const missing = { _tag: 'GiftCardAmountMissing' };
      expect(await refusalOf(browser.cart.addGiftCard(card(grId, { amount }), O.none))).toEqual(missing);
      expect(await refusalOf(browser.cart.addEGiftCard(eCard(grId, amount), O.none))).toEqual(missing);
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
    });

    it('[GC-05] the service takes from the least of each kind to 1000, both included', async () => {
      const grId = await listed();
      const browser = environment.browser();
      const range = { _tag: 'GiftCardAmountOutOfRange', maximum: 100_000 };
      for (const amount of ['9.99', '1000.01', '50.005', 'fifty', '-50', '5e1', '٥٠'])
        expect(await refusalOf(browser.cart.addGiftCard(card(grId, { amount }), O.none))).toEqual({
          ...range,
          kind: 'GiftCard',
          minimum: 1_000,
        });
      for (const amount of ['10', '24.99', '1000.01'])
        expect(await refusalOf(browser.cart.addEGiftCard(eCard(grId, amount), O.none))).toEqual({
          ...range,
          kind: 'EGiftCard',
          minimum: 2_500,
        });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      for (const amount of ['10', '999.01', '1000'])
        await answerOf(browser.cart.addGiftCard(card(grId, { amount }), O.none));
      for (const amount of ['25', '1000.00']) await answerOf(browser.cart.addEGiftCard(eCard(grId, amount), O.none));
      expect(await answerOf(browser.cart.read)).toMatchObject({
        subtotal: 1_000 + 99_901 + 100_000 + 2_500 + 100_000,
      });
    });

    it('[GC-08] [CA-01] in Canada none is sold', async () => {
      const grId = await listed({ market: 'CA' });
      const browser = environment.browser({ site: 'canada' });
      for (const amount of ['', '50'])
        expect(await refusalOf(browser.cart.addGiftCard(card(grId, { amount }), O.none))).toEqual({
          _tag: 'NotInMarket',
        });
      expect(await refusalOf(browser.cart.addEGiftCard(eCard(grId), O.none))).toEqual({ _tag: 'NotInMarket' });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
    });

    it('[GC-06] [ROUTE-17] a registry that is unknown, private, visible by link to others or of the other market is not found, before the amount is looked at', async () => {
      const hidden = await listed({ visibility: { _tag: 'Private' } });
      const linked = await listed({ visibility: { _tag: 'LinkOnly', key: 'b'.repeat(32) } });
      const canadian = await listed({ market: 'CA' });
      for (const grId of [freshGrId(), hidden, linked, canadian]) {
        const { cart } = environment.browser();
        expect(await refusalOf(cart.addGiftCard(card(grId, { amount: '' }), O.none))).toEqual({
          _tag: 'RegistryNotFound',
        });
        expect(await refusalOf(cart.addEGiftCard(eCard(grId), O.none))).toEqual({ _tag: 'RegistryNotFound' });
      }
    });

    it('[CART-08] adding again under the same key adds nothing and answers the same', async () => {
      const grId = await listed();
      const browser = environment.browser();
      const key = freshKey();
      const first = await answerOf(browser.cart.addGiftCard(card(grId), O.some(key)));
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
      expect((await answerOf(browser.cart.read)).lines.map(({ kind }) => kind)).toEqual(['giftCard', 'eGiftCard']);
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ subtotal: 10_000 });
    });

    it.each([
      ['its shop puts another picture on the card by now', { eventType: eventTypeOf('bb') }],
      ['it is private by now', { visibility: { _tag: 'Private' } }],
    ] as const)(
      '[CART-08] [GC-06] a repeat answers what the first call did, whatever the registry has become: %s',
      async (_, changed) => {
        const { registry } = await sceneIn(environment, []);
        const { grId } = registry;
        const browser = environment.browser();
        const [posted, mailed] = [O.some(freshKey()), O.some(freshKey())] as const;
        const first = await answerOf(browser.cart.addGiftCard(card(grId), posted));
        const popup = await answerOf(browser.cart.addEGiftCard(eCard(grId), mailed));
        const { lines } = await answerOf(browser.cart.read);
        await environment.becomes({ ...registry, ...changed });
        expect(await answerOf(browser.cart.addGiftCard(card(grId), posted))).toEqual(first);
        expect(await answerOf(browser.cart.addEGiftCard(eCard(grId), mailed))).toEqual(popup);
        expect(await refusalOf(browser.cart.addGiftCard(card(grId, { amount: '60' }), posted))).toEqual({
          _tag: 'IdempotencyKeyReused',
        });
        expect(await refusalOf(browser.cart.addGiftCard(card(grId), O.some(freshKey())))).toEqual({
          _tag: 'eventType' in changed ? 'GiftCardImageWrong' : 'RegistryNotFound',
        });
        expect((await answerOf(browser.cart.read)).lines).toHaveLength(lines.length);
      },
    );

    it('[CART-08] twenty times the same key at once adds one card; a refused call leaves its key free', async () => {
      const grId = await listed();
      const browser = environment.browser();
      const key = O.some(freshKey());
      await refusalOf(browser.cart.addGiftCard(card(grId, { imageType: 'GOLD' }), key));
      await answerOf(browser.cart.addEGiftCard(eCard(grId), O.none));
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => browser.cart.addGiftCard(card(grId), key)()));
      const answers = outcomes.filter(E.isRight).map(({ right }) => right);
      expect(answers[0]).toMatchObject({ count: 2 });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'RequestInProgress' });
      expect((await answerOf(browser.cart.read)).lines).toHaveLength(2);
    });
  });
};
