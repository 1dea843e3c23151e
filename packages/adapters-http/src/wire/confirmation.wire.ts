import type { CartConfirmation, ConfirmationRefusal, ConfirmationRequest, ConfirmedItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { cartId, grId, sku } from './identity.ts';
import { orEmpty, orMissing, orNull } from './option.ts';
import { quantityOutOfRange, tagged } from './refusal.wire.ts';
import { answerShape, list, listOf, requestShape } from './shape.ts';
import { storeNumber } from './store.wire.ts';
import { count, flag, pathOrEmpty, text, whole } from './text.ts';

/** What shall be confirmed; whether there are as many quantities as SKUs is the rule's business. */
export const confirmationWire = requestShape({
  skus: listOf(sku, 1, 20),
  quantityItem: list(whole),
  basketId: orEmpty(cartId),
  optionChoiceParameter: text,
  registryId: orEmpty(grId),
});

type ConfirmationWire = t.TypeOf<typeof confirmationWire>;

export const confirmationFromWire = (wire: ConfirmationWire): ConfirmationRequest => ({
  skus: wire.skus,
  quantities: wire.quantityItem,
  cartId: wire.basketId,
  grId: wire.registryId,
  optionChoice: wire.optionChoiceParameter,
});

export const confirmationToWire = (request: ConfirmationRequest): ConfirmationWire => ({
  skus: request.skus,
  quantityItem: request.quantities,
  basketId: request.cartId,
  optionChoiceParameter: request.optionChoice,
  registryId: request.grId,
});

export const confirmationRefusal: t.Type<ConfirmationRefusal, unknown> = t.union([
  tagged('CartNotFound', {}),
  tagged('RegistryNotFound', {}),
  tagged('LengthsDiffer', {}),
  quantityOutOfRange,
]);

/** Our pictures are of the same origin, so the server of a path is not named. */
const SAME_ORIGIN = '';

const productWire = answerShape({
  Name: text,
  Sku: sku,
  ImagePath: pathOrEmpty,
  FormattedPrice: text,
  QuantityItem: count,
  IsPersonalized: flag,
  InstallationServiceType: count,
  InstallationService: orNull(answerShape({ FormattedFee: text })),
  IsSpecialOrderEnabled: flag,
  Pickup: orMissing(answerShape({ storeNumber, name: text, units: count })),
  SpecialOrderDetail: orNull(answerShape({ FlatImage: pathOrEmpty })),
});

type ProductWire = t.TypeOf<typeof productWire>;

const answerWire = answerShape({
  TotalItems: count,
  BasketCount: count,
  FormatBasketSubtotal: text,
  IsAlaskaHawaii: flag,
  IsFreeShipping: flag,
  IsVendorDropShip: flag,
  IsRewardsBanner: flag,
  ImageServer: text,
  ProductNavigates: list(productWire),
  AddOns: list(
    answerShape({ Sku: sku, Name: text, NavigateUrl: pathOrEmpty, Image: pathOrEmpty, FormattedPrice: text }),
  ),
});

type AnswerWire = t.TypeOf<typeof answerWire>;

const itemFromWire =
  (imageServer: string) =>
  (wire: ProductWire): ConfirmedItem => ({
    sku: wire.Sku,
    name: wire.Name,
    isPersonalized: wire.IsPersonalized,
    formattedPrice: wire.FormattedPrice,
    quantity: wire.QuantityItem,
    imageUrl: `${imageServer}${wire.ImagePath}`,
    installationServiceType: wire.InstallationServiceType,
    installationService: O.map(({ FormattedFee }: { readonly FormattedFee: string }) => ({
      formattedFee: FormattedFee,
    }))(wire.InstallationService),
    ...(O.isSome(wire.Pickup) ? { pickup: wire.Pickup.value } : {}),
    specialOrderPicture: wire.IsSpecialOrderEnabled
      ? O.map(({ FlatImage }: { readonly FlatImage: string }) => FlatImage)(wire.SpecialOrderDetail)
      : O.none,
  });

const itemToWire = (item: ConfirmedItem): ProductWire => ({
  Name: item.name,
  Sku: item.sku,
  ImagePath: item.imageUrl,
  FormattedPrice: item.formattedPrice,
  QuantityItem: item.quantity,
  IsPersonalized: item.isPersonalized,
  InstallationServiceType: item.installationServiceType,
  InstallationService: O.map(({ formattedFee }: { readonly formattedFee: string }) => ({ FormattedFee: formattedFee }))(
    item.installationService,
  ),
  Pickup: O.fromNullable(item.pickup),
  IsSpecialOrderEnabled: O.isSome(item.specialOrderPicture),
  SpecialOrderDetail: O.map((FlatImage: string) => ({ FlatImage }))(item.specialOrderPicture),
});

const fromWire = (wire: AnswerWire): CartConfirmation => ({
  addedItemCount: wire.TotalItems,
  cartItemCount: wire.BasketCount,
  total: wire.FormatBasketSubtotal,
  items: wire.ProductNavigates.map(itemFromWire(wire.ImageServer)),
  addOns: wire.AddOns.map(({ Sku, Name, NavigateUrl, Image, FormattedPrice }) => ({
    sku: Sku,
    name: Name,
    path: NavigateUrl,
    picture: Image,
    formattedPrice: FormattedPrice,
  })),
  isFreeShipping: wire.IsFreeShipping,
  isVendorDropShip: wire.IsVendorDropShip,
  isAlaskaHawaii: wire.IsAlaskaHawaii,
  isRewardsBanner: wire.IsRewardsBanner,
});

const toWire = (confirmation: CartConfirmation): AnswerWire => ({
  TotalItems: confirmation.addedItemCount,
  BasketCount: confirmation.cartItemCount,
  FormatBasketSubtotal: confirmation.total,
  IsAlaskaHawaii: confirmation.isAlaskaHawaii,
  IsFreeShipping: confirmation.isFreeShipping,
  IsVendorDropShip: confirmation.isVendorDropShip,
  IsRewardsBanner: confirmation.isRewardsBanner,
  ImageServer: SAME_ORIGIN,
  ProductNavigates: confirmation.items.map(itemToWire),
  AddOns: confirmation.addOns.map((extra) => ({
    Sku: extra.sku,
    Name: extra.name,
    NavigateUrl: extra.path,
    Image: extra.picture,
    FormattedPrice: extra.formattedPrice,
  })),
});

/** What the confirmation layer is told, in the spelling of the contract (CART-02). */
export const cartConfirmation: AnswerCodec<CartConfirmation> = answerCodec(
  answerWire,
  fromWire,
  (_site, confirmation) => toWire(confirmation),
);
