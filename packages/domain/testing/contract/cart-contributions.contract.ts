import type { ContributionRequest, GrId, RegistryItem } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf, examplePersonalization } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshGrId, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, fromRegistry, orderRequest, sceneIn } from './scene.ts';

/** One that costs 100.00 and is given together, with so much raised. */
export const sharedGift = (raised = 0, overrides: Parameters<typeof freshItem>[0] = {}): RegistryItem =>
  freshItem({
    ...overrides,
    product: { currentPrice: centsOf(10_000), ...overrides.product },
    groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(raised) }),
  });

/** So much money for that gift. */
export const towards = (grId: GrId, { identity }: RegistryItem, amount: number): ContributionRequest => ({
  grId,
  identity,
  amount: centsOf(amount),
});

/** Money for group gifts in a cart: what goes in, what it is there, and what does not. */
export const givingTogether = (getEnvironment: () => ContractEnvironment): void => {
  describe('money for group gifts', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[GG-05] [CART-05] [CART-09] money for a fund is one line that grows, with the name and the picture of the gift; what is missing is told as the fund has it', async () => {
      const [kettle, plates] = [sharedGift(2_000), freshItem()];
      const { registry } = await sceneIn(environment, [kettle, plates]);
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

    it('[GG-05] [CART-05] the line stays one piece, and is taken out alone', async () => {
      const [kettle, pot] = [sharedGift(), sharedGift()];
      const { registry } = await sceneIn(environment, [kettle, pot]);
      const { cart } = environment.browser();
      await answerOf(cart.addContribution(towards(registry.grId, kettle, 1_000), freshKey()));
      await answerOf(cart.addContribution(towards(registry.grId, pot, 2_000), freshKey()));
      const { lines } = await answerOf(cart.read);
      const [first] = lines;
      if (first === undefined) throw new Error('money was put in');
      for (const quantity of [0, 2, 99])
        expect(await refusalOf(cart.changeQuantity(first.lineId, quantity))).toEqual({
          _tag: 'QuantityOutOfRange',
          minimum: 1,
          maximum: 1,
        });
      expect((await answerOf(cart.changeQuantity(first.lineId, 1))).lines).toEqual(lines);
      expect((await answerOf(cart.remove(first.lineId))).lines.map(({ lineTotal }) => lineTotal)).toEqual([2_000]);
    });

    it.each([
      [0, 999, { _tag: 'ContributionTooSmall', minimum: 1_000 }],
      [0, 0, { _tag: 'ContributionTooSmall', minimum: 1_000 }],
      [0, 10_001, { _tag: 'FundFull', missing: 10_000 }],
      [9_001, 998, { _tag: 'ContributionTooSmall', minimum: 999 }],
      [9_001, 1_000, { _tag: 'FundFull', missing: 999 }],
      [10_000, 1_000, { _tag: 'FundFull', missing: 0 }],
    ])('[GG-01] [GG-03] of 10000 %d are raised: %d is refused', async (raised, amount, refusal) => {
      const kettle = sharedGift(raised, { purchased: raised === 10_000 ? 1 : 0 });
      const { registry } = await sceneIn(environment, [kettle]);
      const { cart } = environment.browser();
      expect(await refusalOf(cart.addContribution(towards(registry.grId, kettle, amount), freshKey()))).toEqual(
        refusal,
      );
      expect((await answerOf(cart.read)).lines).toEqual([]);
    });

    it.each([
      [0, 1_000],
      [0, 9_999],
      [0, 10_000],
      [9_001, 999],
      [9_999, 1],
    ])('[GG-01] of 10000 %d are raised: %d goes in', async (raised, amount) => {
      const kettle = sharedGift(raised);
      const { registry } = await sceneIn(environment, [kettle]);
      const { cart } = environment.browser();
      const answer = await answerOf(cart.addContribution(towards(registry.grId, kettle, amount), freshKey()));
      expect(answer).toMatchObject({ count: 1, missing: 10_000 - raised });
    });

    it('[GG-03] a cart never holds more for a fund than it takes', async () => {
      const kettle = sharedGift(1_000);
      const { registry } = await sceneIn(environment, [kettle]);
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

    it('[GG-01] [BUY-09] nothing goes in for what is no group gift, not on the list, no longer available, wrongly worded or the other brand’s', async () => {
      const [plain, elsewhere, others, gone, wrong] = [
        freshItem(),
        sharedGift(),
        sharedGift(0, { product: { brand: 'modern' } }),
        sharedGift(0, { product: { isNla: true } }),
        sharedGift(0, {
          product: { personalizationType: 700 },
          personalization: O.some(examplePersonalization({ hasError: true })),
        }),
      ];
      const { registry } = await sceneIn(environment, [plain, others, gone, wrong]);
      const { cart } = environment.browser();
      const refused = (item: RegistryItem) =>
        refusalOf(cart.addContribution(towards(registry.grId, item, 1_000), freshKey()));
      expect(await refused(plain)).toEqual({ _tag: 'NotAGroupGift' });
      expect(await refused(elsewhere)).toEqual({ _tag: 'NotOnRegistry', identity: elsewhere.identity });
      expect(await refused(others)).toEqual({ _tag: 'OtherBrand', identity: others.identity });
      expect(await refused(gone)).toEqual({ _tag: 'NoLongerAvailable', identity: gone.identity });
      expect(await refused(wrong)).toEqual({ _tag: 'PersonalizationError', identity: wrong.identity });
      expect((await answerOf(cart.read)).lines).toEqual([]);
    });

    it('[CA-01] in Canada nothing is taken for a fund', async () => {
      const kettle = sharedGift();
      const { registry } = await sceneIn(environment, [kettle], { market: 'CA' });
      const { cart } = environment.browser({ site: 'canada' });
      for (const amount of [1, 1_000, 99_999])
        expect(await refusalOf(cart.addContribution(towards(registry.grId, kettle, amount), freshKey()))).toEqual({
          _tag: 'NotInMarket',
        });
    });

    it('[GG-05] [ROUTE-17] a registry that is unknown, private or of the other market is not found, before anything else is looked at', async () => {
      const kettle = sharedGift();
      const [hidden, canadian] = [
        await sceneIn(environment, [kettle], { visibility: { _tag: 'Private' } }),
        await sceneIn(environment, [sharedGift()], { market: 'CA' }),
      ];
      for (const grId of [freshGrId(), hidden.registry.grId, canadian.registry.grId])
        expect(
          await refusalOf(environment.browser().cart.addContribution(towards(grId, kettle, 1), freshKey())),
        ).toEqual({
          _tag: 'RegistryNotFound',
        });
    });

    it('[CART-08] the same key adds once and answers the same, whatever has become of the fund; another amount under it is refused', async () => {
      const kettle = sharedGift();
      const { registry } = await sceneIn(environment, [kettle]);
      const { grId } = registry;
      const { cart } = environment.browser();
      const key = freshKey();
      const first = await answerOf(cart.addContribution(towards(grId, kettle, 2_000), key));
      const other = environment.browser();
      await answerOf(other.cart.addContribution(towards(grId, kettle, 9_500), freshKey()));
      await answerOf(other.orders.place(orderRequest(), freshKey()));
      expect(await answerOf(cart.addContribution(towards(grId, kettle, 2_000), key))).toEqual(first);
      expect(await refusalOf(cart.addContribution(towards(grId, kettle, 2_001), key))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
      expect(await answerOf(cart.read)).toMatchObject({ lines: [{ lineTotal: 2_000 }] });
    });

    it('[CART-08] twenty times the same key at once adds the money once', async () => {
      const kettle = sharedGift();
      const { registry } = await sceneIn(environment, [kettle]);
      const browser = environment.browser();
      // The visitor has a cart, so that all of the calls are this visitor's.
      await fill(browser, fromRegistry(registry.grId, kettle));
      const key = freshKey();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => browser.cart.addContribution(towards(registry.grId, kettle, 1_000), key)()),
      );
      const answers = outcomes.filter(E.isRight).map(({ right }) => right);
      expect(answers[0]).toMatchObject({ count: 2, missing: 10_000 });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'RequestInProgress' });
      const { lines } = await answerOf(browser.cart.read);
      expect(lines.filter(({ kind }) => kind === 'contribution')).toMatchObject([{ lineTotal: 1_000 }]);
    });
  });
};
