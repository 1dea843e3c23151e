import { type IdempotencyKey, identityKey, parseStoreNumber } from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import { type DeedsParts, deedKeys } from '../deed/index.ts';
import type { Pickup } from './store-availability-source.ts';

/** What makes picking up a gift one deed, whichever store and however many are chosen: while nobody knows what became of it, another store does not put it in a second time (CART-08). */
export const pickupDeed = (
  newKey: IO.IO<IdempotencyKey>,
): Pick<DeedsParts<Pickup, never, never, string>, 'intentOf' | 'withAsked' | 'keys'> => ({
  intentOf: ({ storeNumber, request: { grId, identity, quantity } }) => ({
    item: `${O.toNullable(grId)} ${identityKey(identity)}`,
    asked: `${quantity} ${storeNumber}`,
  }),
  withAsked: (pickup, asked) => {
    const [quantity, store = ''] = asked.split(' ');
    return F.pipe(
      parseStoreNumber(store),
      O.match(
        () => pickup,
        (storeNumber) => ({ storeNumber, request: { ...pickup.request, quantity: Number(quantity) } }),
      ),
    );
  },
  keys: deedKeys<string>(newKey),
});
