import {
  centsOf,
  exampleContributionLine,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
  nearEdges,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { fundCapacity, type RegistryItem } from '../item/index.ts';
import { lineFundCapacity } from './line-fund-capacity.ts';

/** One is wanted at 100.00, of which so much was raised. */
const kettle = (raised: number, overrides: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({
    product: exampleProduct({ currentPrice: centsOf(10_000) }),
    wanted: 1,
    purchased: raised >= 10_000 ? 1 : 0,
    groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(raised) }),
    ...overrides,
  });
const missing = (...items: ReadonlyArray<RegistryItem>) =>
  lineFundCapacity(sites.main, { registries: [exampleRegistry({ items })] }, exampleContributionLine());

describe('what a fund still misses, as the cart knows it', () => {
  it('[CART-05] [GG-03] it is what the fund still takes, whatever carts hold; 0 once it is full', () => {
    const amounts = nearEdges(1, 20_000, [1, 10_000]);
    fc.assert(
      fc.property(nearEdges(0, 10_000, [0, 1, 9_999, 10_000]), amounts, (raised, amount) => {
        const item = kettle(raised);
        const line = exampleContributionLine({ amount: centsOf(amount) });
        const registries = [exampleRegistry({ items: [exampleItem({ identity: identityOf('7') }), item] })];
        expect(lineFundCapacity(sites.main, { registries }, line)).toEqual(O.some(fundCapacity(item)));
      }),
    );
  });

  it('[CART-05] [GG-05] it is none where the registry or item is gone, or nothing can be contributed any more', () => {
    expect(lineFundCapacity(sites.main, { registries: [] }, exampleContributionLine())).toEqual(O.none);
    const other = exampleRegistry({ grId: grIdOf('7310443'), items: [kettle(0)] });
    expect(lineFundCapacity(sites.main, { registries: [other] }, exampleContributionLine())).toEqual(O.none);
    expect(missing()).toEqual(O.none);
    expect(missing(kettle(0, { identity: identityOf('4821', 7) }))).toEqual(O.none);
    expect(missing(kettle(0, { groupGift: O.none }))).toEqual(O.none);
    expect(missing(kettle(0, { product: exampleProduct({ isNla: true }) }))).toEqual(O.none);
    const canadian = exampleRegistry({ market: 'CA', items: [kettle(0)] });
    expect(lineFundCapacity(sites.canada, { registries: [canadian] }, exampleContributionLine())).toEqual(O.none);
  });
});
