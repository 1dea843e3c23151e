import { grId, grIdOf, identity, identityOf, nearEdges, optional } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { CartRequest } from './cart-view.ts';
import { confirmationOf } from './confirmation-of.ts';

const cartRequest: fc.Arbitrary<CartRequest> = fc.record({
  grId: optional(grId),
  identity,
  quantity: nearEdges(1, 99, [2]),
});
const [first, second] = [grIdOf('7310442'), grIdOf('7310443')];
const requestOn = (list: CartRequest['grId'], sku = '4821'): CartRequest => ({
  grId: list,
  identity: identityOf(sku),
  quantity: 1,
});

describe('the confirmation request for an addition', () => {
  it('[CART-02] every added item is included with its units, up to 20 items', () => {
    fc.assert(
      fc.property(fc.array(cartRequest, { minLength: 1, maxLength: 22 }), (added) => {
        const request = O.toNullable(confirmationOf(added));
        expect(request?.skus).toEqual(added.slice(0, 20).map(({ identity }) => identity.sku));
        expect(request).toMatchObject({ cartId: O.none, optionChoice: '' });
        expect(request?.quantities).toEqual(added.slice(0, 20).map(({ quantity }) => quantity));
      }),
    );
    for (const [count, expected] of [
      [20, 20],
      [21, 20],
    ] as const) {
      const request = confirmationOf(new Array<CartRequest>(count).fill(requestOn(O.none)));
      expect(O.map(({ skus }: { readonly skus: ReadonlyArray<unknown> }) => skus.length)(request)).toEqual(
        O.some(expected),
      );
    }
  });

  it('[CART-02] the registry is included when all items are for it', () => {
    const named = (...lists: ReadonlyArray<CartRequest['grId']>) =>
      O.toNullable(confirmationOf(lists.map((list) => requestOn(list))))?.grId;
    expect(named(O.some(first))).toEqual(O.some(first));
    expect(named(O.some(first), O.some(first))).toEqual(O.some(first));
    expect(named(O.some(first), O.some(second))).toEqual(O.none);
    expect(named(O.some(first), O.none)).toEqual(O.none);
    expect(named(O.none, O.some(first))).toEqual(O.none);
    expect(named(O.none)).toEqual(O.none);
  });

  it('[CART-01] nothing added means no request', () => {
    expect(confirmationOf([])).toEqual(O.none);
  });
});
