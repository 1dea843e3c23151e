import { exampleLine, exampleStore, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { shippedBy } from './shipped-by.ts';

const offered = sites.main.shippingMethods;
const line = (kind: 'item' | 'giftCard' | 'eGiftCard' | 'contribution') => exampleLine({ kind });

describe('how an order ships', () => {
  it('[CART-05] an order with a shipped item has the chosen method of the site', () => {
    const mixed = [line('giftCard'), line('item')];
    expect(shippedBy(offered, 'standard', mixed)).toEqual(O.fromNullable(offered[0]));
    expect(shippedBy(offered, 'express', mixed)).toEqual(O.fromNullable(offered[1]));
  });

  it('[CART-05] an order of gift cards, contributions and pickups has none', () => {
    const given = [line('giftCard'), line('eGiftCard'), line('contribution')];
    expect(shippedBy(offered, 'standard', given)).toEqual(O.none);
    expect(shippedBy(offered, 'standard', [])).toEqual(O.none);
    const pickup = { storeNumber: exampleStore().storeNumber, name: 'Lincoln Park' };
    expect(shippedBy(offered, 'standard', [exampleLine({ pickup })])).toEqual(O.none);
    expect(O.isSome(shippedBy(offered, 'standard', [exampleLine({ pickup }), line('item')]))).toBe(true);
  });

  it('[CART-05] a method that the site no longer offers is not named', () => {
    expect(shippedBy(offered, 'by-balloon', [line('item')])).toEqual(O.none);
    expect(shippedBy(offered, '', [line('item')])).toEqual(O.none);
  });
});
