import type { CartConfirmation, ConfirmationRefusal, ConfirmationRequest, ConfirmedItem } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call } from './call.ts';
import { answerCodec } from './codec.ts';
import { cartId, grId, sku, storeNumber } from './identity.ts';
import { list, listOf, orEmpty, orNull } from './list-and-option.ts';
import { quantityOutOfRange, tagged } from './refusal.ts';
import { answerShape, merged, namedShape, onlyKnown, optional } from './shape.ts';
import { count, flag, pathOrEmpty, text, whole } from './value.ts';

const itemWire = merged(
  namedShape(
    {
      name: text,
      sku,
      picture: pathOrEmpty,
      formattedPrice: text,
      quantity: count,
      isPersonalized: flag,
      installationServiceType: count,
      installationService: orNull(namedShape({ formattedFee: text }, { formattedFee: 'FormattedFee' })),
      isSpecialOrder: flag,
      specialOrder: orNull(answerShape({ FlatImage: pathOrEmpty })),
    },
    {
      name: 'Name',
      sku: 'Sku',
      picture: 'ImagePath',
      formattedPrice: 'FormattedPrice',
      quantity: 'QuantityItem',
      isPersonalized: 'IsPersonalized',
      installationServiceType: 'InstallationServiceType',
      installationService: 'InstallationService',
      isSpecialOrder: 'IsSpecialOrderEnabled',
      specialOrder: 'SpecialOrderDetail',
    },
  ),
  optional({ pickup: answerShape({ storeNumber, name: text, units: count }) }, { pickup: 'Pickup' }),
);

const addOn = namedShape(
  { sku, name: text, path: pathOrEmpty, picture: pathOrEmpty, formattedPrice: text },
  { sku: 'Sku', name: 'Name', path: 'NavigateUrl', picture: 'Image', formattedPrice: 'FormattedPrice' },
);

const confirmationWire = namedShape(
  {
    addedItemCount: count,
    cartItemCount: count,
    total: text,
    isAlaskaHawaii: flag,
    isFreeShipping: flag,
    isVendorDropShip: flag,
    isRewardsBanner: flag,
    imageServer: text,
    items: list(itemWire),
    addOns: list(addOn),
  },
  {
    addedItemCount: 'TotalItems',
    cartItemCount: 'BasketCount',
    total: 'FormatBasketSubtotal',
    isAlaskaHawaii: 'IsAlaskaHawaii',
    isFreeShipping: 'IsFreeShipping',
    isVendorDropShip: 'IsVendorDropShip',
    isRewardsBanner: 'IsRewardsBanner',
    imageServer: 'ImageServer',
    items: 'ProductNavigates',
    addOns: 'AddOns',
  },
);

const itemFromWire =
  (imageServer: string) =>
  ({ picture, isSpecialOrder, specialOrder, ...item }: t.TypeOf<typeof itemWire>): ConfirmedItem => ({
    ...item,
    imageUrl: `${imageServer}${picture}`,
    specialOrderPicture: F.pipe(
      specialOrder,
      O.filter(() => isSpecialOrder),
      O.map(({ FlatImage }) => FlatImage),
    ),
  });

const itemToWire = ({ imageUrl, specialOrderPicture, ...item }: ConfirmedItem): t.TypeOf<typeof itemWire> => ({
  ...item,
  picture: imageUrl,
  isSpecialOrder: O.isSome(specialOrderPicture),
  specialOrder: F.pipe(
    specialOrderPicture,
    O.map((FlatImage) => ({ FlatImage })),
  ),
});

/** The data of the confirmation layer after an addition. Changes nothing; both paths do the same (CART-02). */
export const readConfirmation: Call<ConfirmationRequest, CartConfirmation, ConfirmationRefusal> = {
  method: 'POST',
  paths: ['/productconfirmation/getconfirmationdata', '/productconfirmation/displayaddtocartconfirmationcheck'],
  // The rule checks that there are as many quantities as SKUs.
  request: bodyRequest(
    onlyKnown(
      namedShape(
        {
          skus: listOf(sku, 1, 20),
          quantities: list(whole),
          cartId: orEmpty(cartId),
          optionChoice: text,
          grId: orEmpty(grId),
        },
        {
          quantities: 'quantityItem',
          cartId: 'basketId',
          optionChoice: 'optionChoiceParameter',
          grId: 'registryId',
        },
      ),
    ),
  ),
  answer: answerCodec(
    confirmationWire,
    ({ imageServer, items, ...confirmation }): CartConfirmation => ({
      ...confirmation,
      items: items.map(itemFromWire(imageServer)),
    }),
    // Our pictures are of the same origin, so no server is named.
    (_site, { items, ...confirmation }) => ({ ...confirmation, imageServer: '', items: items.map(itemToWire) }),
  ),
  refusal: t.union([
    tagged('CartNotFound', {}),
    tagged('RegistryNotFound', {}),
    tagged('LengthsDiffer', {}),
    quantityOutOfRange,
  ]),
};
