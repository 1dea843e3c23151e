/*
 * [BUY-01] [BUY-03] [BUY-09] [PERS-02] What may go into a cart: 1 to 99 pieces of something that its buyer sees on that registry, or of a plain product, that this
 * site sells and that can still be had as it is.
 *
 * Laws:
 * - a registry that the buyer may not see and a product that there is not are refused before anything else
 * - where only a registry's things go in, one without a registry is refused before the rest is looked at
 * - fewer than 1, more than 99 and what is not a whole number are refused
 * - from a registry goes only what is on it as the buyer sees it; without a registry, any product
 * - what is no longer available, has a personalization error or belongs to the other brand is refused
 * - a group gift is refused as a whole piece once money was raised for it
 * - what stays of a replaced item is refused, as what is no longer available
 * - a plain product with a design is refused: nobody has made it
 *
 * @example chooseForCart(
 *     { registries: [], products: [exampleProduct({ brand: 'modern' })] },
 *     'main',
 *     [{ grId: O.none, identity: identityOf('4821'), quantity: 1 }],
 *     'anywhere',
 *   ) // => E.left({ _tag: 'OtherBrand', identity: identityOf('4821') })
 */
import { array as A, either as E, function as F, option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import { hasPersonalizationError, offeredIn, type Product, type RegistryItem } from '../item/index.ts';
import { isVisibleTo } from '../list/index.ts';
import { GUEST_QUANTITY, isGuestQuantity } from '../quantity/index.ts';
import { isSettled, type Registry } from '../registry/index.ts';
import type { Brand } from '../site/index.ts';
import type { CartFull } from './cart-room.ts';
import type { CartRequest } from './cart-view.ts';

/** A number of pieces that no line of a cart can have. */
export interface PiecesOutOfRange {
  readonly _tag: 'QuantityOutOfRange';
  readonly minimum: number;
  readonly maximum: number;
}

/** Why something does not go into the cart (BUY-01, BUY-03, BUY-09, PERS-02). */
export type CartProblem =
  | PiecesOutOfRange
  | { readonly _tag: 'RegistryMissing' }
  | { readonly _tag: 'RegistryNotFound' }
  | CartFull
  | { readonly _tag: 'ProductUnknown'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'OtherBrand'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationError'; readonly identity: ItemIdentity }
  | { readonly _tag: 'GroupGiftBegun'; readonly identity: ItemIdentity };

/** Where all of it has to come from: each thing from a registry or from the catalogue, or from registries alone. */
export type Source = 'anywhere' | 'registries';

/** What the buyer can choose from: the registries that this person may see, with the person's role there, and the plain products. */
export interface Shelf {
  readonly registries: ReadonlyArray<{ readonly registry: Registry; readonly role: Role }>;
  readonly products: ReadonlyArray<Product>;
}

/** What stands behind a request: the product and, from a registry, the item. */
export interface Chosen {
  readonly request: CartRequest;
  readonly product: Product;
  readonly item: O.Option<RegistryItem>;
}

/** Whether a line can have so many pieces (BUY-01). */
export const checkPieces = (quantity: number): E.Either<PiecesOutOfRange, number> =>
  isGuestQuantity(quantity) ? E.right(quantity) : E.left({ _tag: 'QuantityOutOfRange', ...GUEST_QUANTITY });

const fromRegistry = (shelf: Shelf, request: CartRequest, grId: GrId): E.Either<CartProblem, Chosen> => {
  const found = shelf.registries.find(({ registry }) => registry.grId === grId);
  const item = found?.registry.items
    .filter(isVisibleTo(found.role))
    .find(({ identity }) => isSameIdentity(identity, request.identity));
  const { identity } = request;
  if (found === undefined || item === undefined) return E.left({ _tag: 'NotOnRegistry', identity });
  return isSettled(found.registry, identity)
    ? E.left({ _tag: 'NoLongerAvailable', identity })
    : E.right({ request, product: item.product, item: O.some(offeredIn(found.registry.market)(item)) });
};

const fromCatalogue = ({ products }: Shelf, request: CartRequest): E.Either<CartProblem, Chosen> => {
  const product = products.find(({ sku }) => sku === request.identity.sku);
  return product === undefined
    ? E.left({ _tag: 'ProductUnknown', identity: request.identity })
    : E.right({ request, product, item: O.none });
};

const checkThere =
  (shelf: Shelf) =>
  (request: CartRequest): E.Either<CartProblem, CartRequest> => {
    const { grId } = request;
    return O.isSome(grId) && !shelf.registries.some(({ registry }) => registry.grId === grId.value)
      ? E.left({ _tag: 'RegistryNotFound' })
      : E.map(() => request)(fromCatalogue(shelf, request));
  };

/** Whether the product is sold by the other brand than the site's (XB-04). */
export const isOtherBrand = ({ brand }: Product, site: Brand): boolean => (brand === 'modern') !== (site === 'modern');

/** Whether somebody has given money for the item: from then on it is paid for by its fund alone. */
const isPaidForTogether = ({ groupGift }: RegistryItem): boolean => O.isSome(groupGift) && groupGift.value.raised > 0;

const checkSale =
  (site: Brand) =>
  (chosen: Chosen): E.Either<CartProblem, Chosen> => {
    const { identity } = chosen.request;
    if (chosen.product.isNla) return E.left({ _tag: 'NoLongerAvailable', identity });
    const isWithoutItsDesign = O.isNone(chosen.item) && identity.personalizationId !== NOT_PERSONALIZED;
    if (isWithoutItsDesign || O.exists(hasPersonalizationError)(chosen.item))
      return E.left({ _tag: 'PersonalizationError', identity });
    if (isOtherBrand(chosen.product, site)) return E.left({ _tag: 'OtherBrand', identity });
    return O.exists(isPaidForTogether)(chosen.item) ? E.left({ _tag: 'GroupGiftBegun', identity }) : E.right(chosen);
  };

const checkSource =
  (source: Source) =>
  (requests: ReadonlyArray<CartRequest>): E.Either<CartProblem, ReadonlyArray<CartRequest>> =>
    source === 'registries' && requests.some(({ grId }) => O.isNone(grId))
      ? E.left({ _tag: 'RegistryMissing' })
      : E.right(requests);

const choose =
  (shelf: Shelf, site: Brand) =>
  (request: CartRequest): E.Either<CartProblem, Chosen> =>
    F.pipe(
      checkPieces(request.quantity),
      E.chain(() =>
        O.isSome(request.grId) ? fromRegistry(shelf, request, request.grId.value) : fromCatalogue(shelf, request),
      ),
      E.chain(checkSale(site)),
    );

/** What stands behind all of the requests, or the first reason why they do not go in. */
export const chooseForCart = (
  shelf: Shelf,
  site: Brand,
  requests: ReadonlyArray<CartRequest>,
  source: Source,
): E.Either<CartProblem, ReadonlyArray<Chosen>> =>
  F.pipe(
    A.traverse(E.Applicative)(checkThere(shelf))([...requests]),
    E.chain(checkSource(source)),
    E.chain((there) => A.traverse(E.Applicative)(choose(shelf, site))([...there])),
  );
