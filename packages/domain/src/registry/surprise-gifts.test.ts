import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  identityOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fundOf, unitsReached } from '../item/index.ts';
import { applyFactWith } from './apply-fact.ts';
import { contributionFacts } from './decide-contribution.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { sumOfGifts } from './surprise-gifts.ts';

describe('the gifts of surprise orders', () => {
  it('[OWN-02] a surprise that is returned is forgotten', () => {
    const orderNumber = orderNumberOf('HF-1');
    const identity = identityOf('4821');
    const amount = centsOf(5_000);
    const gifts = [
      { _tag: 'Purchased', identity, quantity: 2, overPurchased: 0, orderNumber, isSurprise: true },
      { _tag: 'GiftCardBought', kind: 'GiftCard', amount, orderNumber, isSurprise: true },
    ] as const;
    const given = gifts.reduce(applyFactWith([]), exampleRegistry({ items: [exampleItem()] }));
    expect(given.surpriseGifts.map(({ units, amount: money }) => [units, money])).toEqual([
      [2, 0],
      [0, amount],
    ]);
    const one = { _tag: 'PurchaseReturned', identity, quantity: 1, orderNumber } as const;
    const card = { _tag: 'GiftCardReturned', kind: 'GiftCard', amount, orderNumber } as const;
    expect([one, card].reduce(applyFactWith([]), given).surpriseGifts.map(({ units }) => units)).toEqual([1]);
    expect([one, card, one].reduce(applyFactWith([]), given).surpriseGifts).toEqual([]);
  });
  it('[OWN-02] of an order that its giver hides later just that is hidden, and what was hidden of it before no more', () => {
    const [one, other] = [orderNumberOf('HF-1'), orderNumberOf('HF-2')];
    const identity = O.some(identityOf('4821'));
    const gift = (orderNumber: typeof one, units: number) => ({ orderNumber, identity, units, amount: centsOf(0) });
    const registry = exampleRegistry({ items: [exampleItem()], surpriseGifts: [gift(one, 1), gift(other, 2)] });
    const hidden = (gifts: Registry['surpriseGifts']) =>
      applyFactWith([])(registry, { _tag: 'OrderHidden', orderNumber: one, gifts }).surpriseGifts;
    expect([hidden([gift(one, 3)]), hidden([])]).toEqual([[gift(other, 2), gift(one, 3)], [gift(other, 2)]]);
  });

  it('[SURP-01] the units of a fund that owners see are those that the money they see has reached', () => {
    const identity = identityOf('4821');
    const fund = { name: 'Plates', goal: centsOf(40_000), raised: centsOf(0) };
    const product = exampleProduct({ currentPrice: centsOf(10_000) });
    const before = exampleRegistry({
      items: [exampleItem({ product, wanted: 4, purchased: 0, groupGift: O.some(fund) })],
    });
    const gift = fc.record({
      amount: fc.integer({ min: 1, max: 12 }).map((part) => centsOf(part * 1_000)),
      isSurprise: fc.boolean(),
    });
    const turn = fc.record({ gift, returns: fc.option(fc.nat()) });
    forAll(fc.array(turn, { minLength: 2, maxLength: 10 }), (turns) => {
      let registry: Registry = before;
      let given: ReadonlyArray<{
        readonly orderNumber: ReturnType<typeof orderNumberOf>;
        readonly amount: ReturnType<typeof centsOf>;
        readonly isSurprise: boolean;
      }> = [];
      const itemNow = () => registry.items[0] ?? expect.fail('the item is on the list');
      const reached = (raised: number) => unitsReached({ ...fund, raised: centsOf(raised) }, 4);
      const raisedNow = () => given.reduce((sum, { amount }) => sum + amount, 0);
      turns.forEach((next, nth) => {
        const back = next.returns === null ? undefined : given[next.returns % Math.max(1, given.length)];
        const write = (fact: RegistryFact) => {
          registry = applyFactWith([])(registry, fact);
        };
        if (back !== undefined) {
          const units = reached(raisedNow()) - reached(raisedNow() - back.amount);
          const { orderNumber, amount, isSurprise } = back;
          given = given.filter((each) => each !== back);
          write({
            _tag: 'ContributionReturned',
            identity,
            given: identity,
            amount,
            units,
            orderNumber,
            ...(isSurprise ? { isSurprise } : {}),
          });
        } else if (raisedNow() + next.gift.amount <= fund.goal) {
          const orderNumber = orderNumberOf(`HF-${nth}`);
          given = [...given, { orderNumber, ...next.gift }];
          for (const fact of contributionFacts(itemNow(), next.gift.amount, orderNumber))
            write(next.gift.isSurprise ? { ...fact, isSurprise: true } : fact);
        }
        const seen = given.filter(({ isSurprise }) => !isSurprise).reduce((sum, { amount }) => sum + amount, 0);
        expect(itemNow().purchased - sumOfGifts(registry.surpriseGifts).units).toBe(reached(seen));
        expect(O.map(({ raised }: { readonly raised: number }) => raised)(fundOf(itemNow()))).toEqual(
          O.some(raisedNow()),
        );
      });
    });
  });
});
