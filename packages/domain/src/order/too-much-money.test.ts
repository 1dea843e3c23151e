import {
  centsOf,
  exampleCartContents,
  exampleContributionLine,
  exampleGiftCardLine,
  exampleItem,
  exampleRegistry,
  grIdOf,
  identityOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Stock } from '../cart/index.ts';
import { tooMuchMoney } from './too-much-money.ts';

const [one, other] = [grIdOf('111111'), grIdOf('222222')];
const raised = (amount: number) =>
  exampleItem({
    wanted: 1,
    purchased: 0,
    groupGift: O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(amount) }),
  });
const stock: Stock = {
  registries: [
    exampleRegistry({ grId: one, items: [raised(9_500)] }),
    exampleRegistry({ grId: other, items: [raised(10_000)] }),
  ],
  products: [],
};
const money = (grId: typeof one, amount: number) => exampleContributionLine({ grId, amount: centsOf(amount) });
const excess = (grId: typeof one, amount: number, missing: number) => ({
  grId,
  identity: identityOf('4821'),
  asked: amount,
  missing,
});

describe('money that a fund does not take any more', () => {
  it('[GG-03] a contribution that takes that much, and everything else, stops nothing', () => {
    const lines = [...exampleCartContents(99).lines, exampleGiftCardLine({ grId: other }), money(one, 500)];
    expect(tooMuchMoney(sites.main, stock, lines)).toEqual([]);
    expect(tooMuchMoney(sites.main, { ...stock, registries: [] }, lines)).toEqual([]);
    expect(
      tooMuchMoney(sites.main, { ...stock, registries: [exampleRegistry({ grId: one, items: [] })] }, lines),
    ).toEqual([]);
    expect(
      tooMuchMoney(sites.main, { ...stock, registries: [exampleRegistry({ grId: one })] }, [money(one, 1)]),
    ).toEqual([]);
  });

  it('[GG-03] each line that gives more than its fund takes is named, in the order of the cart, with what is missing now', () => {
    expect(tooMuchMoney(sites.main, stock, [money(one, 501)])).toEqual([excess(one, 501, 500)]);
    expect(tooMuchMoney(sites.main, stock, [money(other, 1), money(one, 500), money(one, 5_000)])).toEqual([
      excess(other, 1, 0),
      excess(one, 5_000, 500),
    ]);
  });
});
