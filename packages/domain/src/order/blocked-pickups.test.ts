import {
  exampleCartContents,
  examplePickupContents,
  exampleStoreStock,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pickupLines } from '../cart/index.ts';
import { blockedPickups } from './blocked-pickups.ts';

describe('an order of things to be picked up', () => {
  it('[BUY-08] [CART-06] every line whose store has too few of it stops the order and is named, in the order of the cart', () => {
    fc.assert(
      fc.property(nearEdges(1, 99, [10]), nearEdges(0, 120, [10]), (quantity, units) => {
        const { lines } = examplePickupContents(quantity);
        const named = pickupLines(lines).map(({ grId, identity }) => ({ grId, identity }));
        expect(blockedPickups([exampleStoreStock({ units })], lines)).toEqual(
          quantity > units ? O.some({ _tag: 'PickupGone', lines: named }) : O.none,
        );
      }),
    );
  });

  it('[BUY-08] an order without such a line is not stopped', () => {
    expect(blockedPickups([], exampleCartContents(99).lines)).toEqual(O.none);
  });
});
