/*
 * [CART-02] The answer after something was added to the cart: the added items at today's price with their services, and count and total of the whole cart.
 *
 * @example confirmCart(
 *     sites.main,
 *     exampleCart({ lines: [exampleLine({ quantity: 3, unitPrice: centsOf(1_495) })] }),
 *     { skus: [skuOf('4821')], quantities: [1], cartId: O.none, grId: O.none, optionChoice: '' },
 *     { products: [], services: [], addOns: [], formatPrice },
 *   ).total // => '$44.85'
 */
import { either as E, option as O } from 'fp-ts';
import type { Installation, ProductServices } from '../catalogue/index.ts';
import { type GrId, NOT_PERSONALIZED, type Sku } from '../identity/index.ts';
import { isShippedFree, type MessageType, nameIn, type Product } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Extra } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { unitsIn } from './cart.ts';
import type {
  CartConfirmation,
  CartLineView,
  CartRequest,
  CartView,
  ConfirmationRefusal,
  ConfirmationRequest,
  ConfirmedItem,
} from './cart-view.ts';
import { checkQuantity } from './choose-for-cart.ts';

/** The data about the products of the confirmed lines. */
export interface ConfirmationFacts {
  readonly products: ReadonlyArray<Product>;
  readonly services: ReadonlyArray<ProductServices>;
  /** The site's picks that go with the products in the cart. */
  readonly addOns: ReadonlyArray<Extra>;
  /** Writes an amount in the language of the page, behind the prefix of its currency. */
  readonly formatPrice: (prefix: string, amount: Cents) => string;
}

/** Checks the request: as many quantities as SKUs, each allowed for a line. */
export const checkConfirmation = (request: ConfirmationRequest): E.Either<ConfirmationRefusal, ConfirmationRequest> => {
  if (request.skus.length !== request.quantities.length) return E.left({ _tag: 'LengthsDiffer' });
  const wrong = request.quantities.map(checkQuantity).find(E.isLeft);
  return wrong ?? E.right(request);
};

const isFor =
  (registry: GrId) =>
  ({ grId }: CartLineView): boolean =>
    O.exists((grId: GrId) => grId === registry)(grId);

/** A line of the request, and the requested number of its units. */
interface RequestedLine {
  readonly line: CartLineView;
  readonly quantity: number;
}

/** Matches the request with lines of the cart, with at most the requested units; a SKU that is repeated means its next line. */
const confirmedLines = (
  { skus, quantities, grId }: ConfirmationRequest,
  lines: ReadonlyArray<CartLineView>,
): ReadonlyArray<RequestedLine> => {
  const possible = lines.filter((line) => line.kind !== 'contribution' && (O.isNone(grId) || isFor(grId.value)(line)));
  const isSku = (sku: Sku) => (productSku: Sku) => productSku === sku;
  return skus.flatMap((sku, place) => {
    const named = skus.slice(0, place).filter(isSku(sku)).length;
    const meant = possible
      .filter(({ identity }) => identity.sku === sku)
      .slice(-skus.filter(isSku(sku)).length)
      .at(named);
    return meant === undefined ? [] : [{ line: meant, quantity: Math.min(meant.quantity, quantities[place] ?? 0) }];
  });
};

const NO_INSTALLATION = 0;

const confirmedItem =
  ({ language }: Pick<Site, 'language'>, price: (amount: Cents) => string, services: ReadonlyArray<ProductServices>) =>
  ({ line, quantity }: RequestedLine): ConfirmedItem => {
    const { sku, personalizationId } = line.identity;
    const productServices = O.fromNullable(
      line.kind === 'item' ? services.find((services) => services.sku === sku) : undefined,
    );
    const installation = O.chain(({ installation: offered }: ProductServices) => offered)(productServices);
    return {
      sku,
      name: nameIn(language, line).name,
      isPersonalized: personalizationId !== NOT_PERSONALIZED,
      formattedPrice: price(line.unitPrice),
      quantity,
      imageUrl: line.imagePath,
      ...(line.pickup === undefined ? {} : { pickup: { ...line.pickup, units: line.quantity } }),
      installationServiceType: O.isSome(installation) ? installation.value.type : NO_INSTALLATION,
      installationService: O.map(({ fee }: Installation) => ({ formattedFee: price(fee) }))(installation),
      specialOrderPicture: O.chain(({ specialOrderPicture }: ProductServices) => specialOrderPicture)(productServices),
    };
  };

const isAbout =
  (popupName: string, type?: MessageType) =>
  ({ messages, shippingPromo }: Product): boolean =>
    O.exists((promo: { readonly popupName: string }) => promo.popupName === popupName)(shippingPromo) ||
    messages.some(
      (message) => message.type === type || O.exists((name: string) => name === popupName)(message.popupName),
    );

/** The confirmation of the requested products, in the cart as its visitor sees it. */
export const confirmCart = (
  site: Pick<Site, 'currencyPrefix' | 'features' | 'language'>,
  cart: CartView,
  request: ConfirmationRequest,
  { products, services, addOns, formatPrice }: ConfirmationFacts,
): CartConfirmation => {
  const price = (amount: Cents): string => formatPrice(site.currencyPrefix, amount);
  const lines = confirmedLines(request, cart.lines);
  const items = lines.map(confirmedItem(site, price, services));
  const shipped = products.filter(({ sku }) =>
    lines.some(
      ({ line: { kind, identity, pickup } }) => kind === 'item' && pickup === undefined && identity.sku === sku,
    ),
  );
  return {
    addedItemCount: unitsIn(items),
    cartItemCount: unitsIn(cart.lines),
    total: price(cart.subtotal),
    items,
    addOns,
    isFreeShipping: shipped.some(isShippedFree),
    isVendorDropShip: shipped.some(isAbout('vendorDropShip', 'vendorDropShip')),
    isAlaskaHawaii: shipped.some(isAbout('alaskaHawaii')),
    isRewardsBanner: site.features.rewardsBanner,
  };
};

/*
 * [CART-01] [CART-02] The request for a confirmation of what was really added, by SKU, with the registry if all items have the same.
 *
 * @example O.map(({ skus }) => skus)(confirmationOf([{ grId: O.none, identity: identityOf('4821'), quantity: 2 }])) // => O.some([skuOf('4821')])
 */

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
