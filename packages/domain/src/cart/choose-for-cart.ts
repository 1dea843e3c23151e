/*
 * [BUY-01] [BUY-03] [BUY-09] [PERS-02] What can be added to a cart: 1 to 99 units of an item that the buyer sees on its registry, or of a plain product, that this site
 * sells and that can be bought right now.
 *
 * @example chooseForCart(
 *     { registries: [], products: [exampleProduct({ brand: 'modern' })] },
 *     sites.main,
 *     [{ grId: O.none, identity: identityOf('4821'), quantity: 1 }],
 *     'anywhere',
 *   ) // => E.left({ _tag: 'OtherBrand', identity: identityOf('4821') })
 * @example E.isRight(chooseForCart(
 *     { registries: [{ registry: exampleRegistry(), role: 'guest' }], products: [exampleProduct()] },
 *     sites.main,
 *     [{ grId: O.some(exampleRegistry().grId), identity: identityOf('4821'), quantity: 2 }],
 *     'registries',
 *   )) // => true
 */
import { array as A, either as E, function as F, option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import { isVisibleTo } from '../list/index.ts';
import type { Design } from '../personalization/index.ts';
import { GUEST_QUANTITY, isGuestQuantity, type QuantityOutOfRange } from '../quantity/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Selling } from '../site/index.ts';
import type { CartFull } from './cart.ts';
import type { CartRequest } from './cart-view.ts';
import { type ListedItem, type Purchasable, type PurchaseBlocker, purchaseBlocker } from './purchase-blocker.ts';

/** Where products may come from: a registry or the catalogue, or registries only. */
export type Source = 'anywhere' | 'registries';

/** What the buyer can choose from: the registries this person may see, with the person's role in each, and plain products. */
export interface PurchaseOptions {
  readonly registries: ReadonlyArray<{ readonly registry: Registry; readonly role: Role }>;
  readonly products: ReadonlyArray<Product>;
  /** The stored designs among those that the requests name. */
  readonly designs?: ReadonlyArray<Pick<Design, 'identity'>>;
}

/** The product a request is for and, if it is from a registry, the item. */
export interface ChosenProduct {
  readonly request: CartRequest;
  readonly product: Product;
  readonly item: O.Option<RegistryItem>;
}

/** Checks that a line may have that many units (BUY-01). */
export const checkQuantity = (quantity: number): E.Either<QuantityOutOfRange, number> =>
  isGuestQuantity(quantity) ? E.right(quantity) : E.left({ _tag: 'QuantityOutOfRange', ...GUEST_QUANTITY });

const fromRegistry = (
  options: PurchaseOptions,
  { identity }: CartRequest,
  grId: GrId,
): E.Either<CartProblem, Purchasable> => {
  const found = options.registries.find(({ registry }) => registry.grId === grId);
  const item = found?.registry.items.find((item) => isSameIdentity(item.identity, identity));
  if (found === undefined || item === undefined) return E.left({ _tag: 'NotOnRegistry', identity });
  return isVisibleTo(found.role)(item)
    ? E.right({ identity, product: item.product, listed: O.some({ registry: found.registry, item }) })
    : E.left({ _tag: 'NoLongerAvailable', identity });
};

const fromCatalogue = (
  { products }: PurchaseOptions,
  { identity }: CartRequest,
): E.Either<CartProblem, Purchasable> => {
  const product = products.find(({ sku }) => sku === identity.sku);
  return product === undefined
    ? E.left({ _tag: 'ProductUnknown', identity })
    : E.right({ identity, product, listed: O.none });
};

const checkThere =
  (options: PurchaseOptions) =>
  (request: CartRequest): E.Either<CartProblem, CartRequest> => {
    const { grId } = request;
    return O.isSome(grId) && !options.registries.some(({ registry }) => registry.grId === grId.value)
      ? E.left({ _tag: 'RegistryNotFound' })
      : E.map(() => request)(fromCatalogue(options, request));
  };

/** The refusal for each purchase blocker. */
const refusals = {
  'no-longer-available': 'NoLongerAvailable',
  'personalization-error': 'PersonalizationError',
  'personalization-required': 'PersonalizationRequired',
  'other-brand': 'OtherBrand',
  'made-to-order': 'MadeToOrder',
  'group-gift-begun': 'GroupGiftBegun',
  'out-of-stock': 'OutOfStock',
} as const satisfies Readonly<Record<PurchaseBlocker, CartProblem['_tag']>>;

const checkSale =
  (site: Selling, isPickedUp: boolean) =>
  (purchasable: Purchasable): E.Either<CartProblem, Purchasable> =>
    F.pipe(
      purchaseBlocker(site, { ...purchasable, isPickedUp }),
      O.match(
        () => E.right(purchasable),
        (blocker) => E.left({ _tag: refusals[blocker], identity: purchasable.identity }),
      ),
    );

/** The personalization of a plain product has to be a stored design; a registry's item has its own. */
const checkDesign =
  ({ designs = [] }: PurchaseOptions) =>
  (purchasable: Purchasable): E.Either<CartProblem, Purchasable> => {
    const { identity, listed } = purchasable;
    const isMade =
      identity.personalizationId === NOT_PERSONALIZED ||
      designs.some((design) => isSameIdentity(design.identity, identity));
    return O.isSome(listed) || isMade ? E.right(purchasable) : E.left({ _tag: 'PersonalizationError', identity });
  };

const checkSource =
  (source: Source) =>
  (requests: ReadonlyArray<CartRequest>): E.Either<CartProblem, ReadonlyArray<CartRequest>> =>
    source === 'registries' && requests.some(({ grId }) => O.isNone(grId))
      ? E.left({ _tag: 'RegistryMissing' })
      : E.right(requests);

const choose =
  (options: PurchaseOptions, site: Selling, isPickedUp: boolean) =>
  (request: CartRequest): E.Either<CartProblem, ChosenProduct> =>
    F.pipe(
      checkQuantity(request.quantity),
      E.chain(() =>
        O.isSome(request.grId) ? fromRegistry(options, request, request.grId.value) : fromCatalogue(options, request),
      ),
      E.chain(checkSale(site, isPickedUp)),
      E.chain(checkDesign(options)),
      E.map(({ product, listed }) => ({ request, product, item: O.map(({ item }: ListedItem) => item)(listed) })),
    );

/** The products and items of all requests, or the first reason why they cannot be added. */
export const chooseForCart = (
  options: PurchaseOptions,
  site: Selling,
  requests: ReadonlyArray<CartRequest>,
  source: Source,
  isPickedUp = false,
): E.Either<CartProblem, ReadonlyArray<ChosenProduct>> =>
  F.pipe(
    A.traverse(E.Applicative)(checkThere(options))([...requests]),
    E.chain(checkSource(source)),
    E.chain((there) => A.traverse(E.Applicative)(choose(options, site, isPickedUp))([...there])),
  );

/** Why a product was not added to the cart (BUY-01, BUY-03, BUY-09, PERS-02). */
export type CartProblem =
  | QuantityOutOfRange
  | { readonly _tag: 'RegistryMissing' }
  | { readonly _tag: 'RegistryNotFound' }
  | CartFull
  | { readonly _tag: 'ProductUnknown'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'OtherBrand'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationError'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationRequired'; readonly identity: ItemIdentity }
  | { readonly _tag: 'MadeToOrder'; readonly identity: ItemIdentity }
  | { readonly _tag: 'GroupGiftBegun'; readonly identity: ItemIdentity }
  | { readonly _tag: 'OutOfStock'; readonly identity: ItemIdentity };
