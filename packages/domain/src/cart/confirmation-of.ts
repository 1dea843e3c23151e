/*
 * [CART-01] [CART-02] The request for a confirmation of what was really added, by SKU, with the registry if all items have the same.
 *
 * @example O.map(({ skus }) => skus)(confirmationOf([{ grId: O.none, identity: identityOf('4821'), quantity: 2 }])) // => O.some([skuOf('4821')])
 */
import { option as O } from 'fp-ts';
import type { CartRequest, ConfirmationRequest } from './cart-view.ts';

/** The maximum number of products in one confirmation. */
const MOST_CONFIRMED = 20;

const registryOfAll = (things: ReadonlyArray<Pick<CartRequest, 'grId'>>): CartRequest['grId'] => {
  const [first = O.none, ...others] = things.map(({ grId }) => grId);
  const isSame = others.every((grId) => O.toNullable(grId) === O.toNullable(first));
  return isSame ? first : O.none;
};

/** The request for confirming what was added to the visitor's own cart; `none` when nothing was added. */
export const confirmationOf = (added: ReadonlyArray<CartRequest>): O.Option<ConfirmationRequest> => {
  const things = added.slice(0, MOST_CONFIRMED);
  return things.length === 0
    ? O.none
    : O.some({
        skus: things.map(({ identity }) => identity.sku),
        quantities: things.map(({ quantity }) => quantity),
        cartId: O.none,
        grId: registryOfAll(things),
        optionChoice: '',
      });
};
