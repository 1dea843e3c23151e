import { type AskedRequest, identityKey, parseStoreNumber, type StoreNumber } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { MutationKeys, MutationsParts } from '../mutation/index.ts';

/** One thing that is wanted in the cart; none as its store where it is to be shipped. */
export interface AskedThing extends AskedRequest {
  readonly pickupAt: O.Option<StoreNumber>;
}

/** The keys under which things go into the cart: all buttons of a page share them, and what is kept of them tells how many were asked for and at which store (CART-08). */
export type ThingKeys = MutationKeys<string>;

/**
 * What makes putting a thing into the cart one mutation: the registry and the identity, whichever button asks for it, however many and at whichever store. While nobody knows what became of it, asking for it
 * elsewhere or otherwise does not put it in a second time (CART-08).
 */
export const thingMutation: Pick<MutationsParts<AskedThing, never, never, string>, 'intentOf' | 'withAsked'> = {
  intentOf: ({ grId, identity, quantity, pickupAt }) => ({
    item: `${O.getOrElse(() => '')(grId)} ${identityKey(identity)}`,
    asked: O.isSome(pickupAt) ? `${quantity} ${pickupAt.value}` : String(quantity),
  }),
  withAsked: (thing, asked) => {
    const [quantity, store] = asked.split(' ');
    return { ...thing, quantity: Number(quantity), pickupAt: F.pipe(O.fromNullable(store), O.chain(parseStoreNumber)) };
  },
};
