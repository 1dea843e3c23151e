import { cartIdOf, idempotencyKeyOf, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { addOneTo } from './add-one.ts';

const request = { grId: O.none, identity: identityOf('4821'), quantity: 9 };
const thing = { ...request, pickupAt: O.none };

/** Asking for nine where so many fit. */
const asked = (fitting: number) => {
  const added = fitting === 0 ? [] : [{ ...request, quantity: fitting }];
  const addition = { cartId: cartIdOf('cart-1'), count: 99, added, warnings: [] };
  const cart = { add: () => TE.right(addition), addForPickup: () => TE.right(addition) };
  return firstValueFrom(addOneTo(cart)(thing, idempotencyKeyOf('key-number-1')));
};

describe('adding through the port', () => {
  it('[CART-03] [BUY-01] where nothing more fits nothing was added, and where a part fits it was cut short', async () => {
    expect(await asked(0)).toEqual(E.left({ _tag: 'LineFull', maximum: 99 }));
    expect(await asked(4)).toMatchObject(E.right({ isCutShort: true, added: [{ quantity: 4 }] }));
    expect(await asked(9)).not.toHaveProperty('right.isCutShort');
  });
});
