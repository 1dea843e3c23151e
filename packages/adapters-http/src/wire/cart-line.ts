import {
  type ArrivalRange,
  type CartLineView,
  type Charge,
  type GiftOptions,
  LANGUAGES,
  nameIn,
  type PersonalizationText,
  type PickupStore,
  type PlacedOrder,
  type TaxSum,
  wrapOn,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { grId, identity, lineId, orderNumber, storeNumber } from './identity.ts';
import { list } from './list-and-option.ts';
import { type Notation, perNotation, wire } from './notation.ts';
import { personalizationType } from './product.ts';
import { registryNameOf } from './registry-name.ts';
import { answerShape, BESIDE, merged, optional } from './shape.ts';
import { asOnSite } from './site-codec.ts';
import { count, date, flag, line, money, oneOf, pathOrEmpty, shopText, text, time, wholeCents } from './value.ts';

/** The store of a line that is picked up. */
export const pickup: t.Type<PickupStore, object> = answerShape({ storeNumber, name: text });

/** The personalization of an item (PERS-03). */
export const personalizationTextOf = perNotation(
  ({ object, orNull }: Notation): t.Type<PersonalizationText, object> =>
    object('PersonalizationText', {
      type: personalizationType,
      lines: list(text),
      font: orNull(text),
      color: orNull(text),
    }),
);

/** The range of days in which a delivery arrives (CO-02). */
export const arrivalRange: t.Type<ArrivalRange, object> = answerShape({ from: date, to: date });

/** When the gifts of registries arrive that arrive later than usual (SHIP-06). */
export const laterArrivals = list(merged(answerShape({ grId }), arrivalRange));

/** What a tax comes to (MON-03). */
export const taxesOf = perNotation(
  ({ inEach, object }: Notation): t.Type<ReadonlyArray<TaxSum>, ReadonlyArray<object>> =>
    list(object('TaxSum', { name: shopText, amount: inEach(money, wholeCents) })),
);

/** What is charged beside the lines. */
export const chargeList = perNotation(
  (notation: Notation): t.Type<ReadonlyArray<Charge>, ReadonlyArray<object>> =>
    list(
      notation.object('Charge', {
        kind: oneOf('shipping', 'wrap'),
        amount: notation.inEach(money, wholeCents),
        taxes: taxesOf(notation),
        lines: list(notation.inEach(count, t.number)),
      }),
    ),
);

/** What a guest chose for the gifts of a registry (WRAP-01). */
export const giftChoice = merged(answerShape({ grId, hasCard: flag, hasReceipt: flag }), optional({ wrap: line(32) }));

const wrap = asOnSite(answerShape({ code: text, name: text }), wrapOn);

/** What goes into the boxes of a registry's gifts. */
export const giftOptionsOf = perNotation(
  ({ object, optional }: Notation): t.Type<ReadonlyArray<GiftOptions>, ReadonlyArray<object>> =>
    list(
      merged(object('GiftOptions', { grId, hasCard: flag, hasReceipt: flag }), optional({ wrap, receiptNumber: text })),
    ),
);

/** What a cart, an order or a refund comes to. */
export const sumsOf = perNotation((notation: Notation) => {
  const amount = notation.inEach(money, wholeCents);
  const taxes = taxesOf(notation);
  return { subtotal: amount, discount: amount, charges: chargeList(notation), taxes, total: amount };
});

/** The names of something in other languages. */
export const names = optional({ 'fr-CA': text });

/** The language of a name where that is not the page's. */
export const nameLanguage = { nameLanguage: oneOf(...LANGUAGES) };

/** A line of a cart or an order, whose name is in the language of the site. */
export const cartLineOf = perNotation((notation: Notation): t.Type<CartLineView, object> => {
  const { inEach, object, optional, orNull } = notation;
  const amount = inEach(money, wholeCents);
  const units = inEach(count, t.number);
  const line = merged(
    object(
      'CartLine',
      {
        lineId,
        kind: oneOf('item', 'giftCard', 'eGiftCard', 'contribution'),
        grId: orNull(grId),
        identity,
        name: text,
        imagePath: inEach(pathOrEmpty, t.string),
        quantity: units,
        unitPrice: amount,
        lineTotal: amount,
        remaining: orNull(units),
      },
      { identity: BESIDE },
    ),
    optional({
      regularTotal: amount,
      pickup,
      missing: orNull(amount),
      fundCloses: date,
      blocker: oneOf(
        'no-longer-available',
        'personalization-error',
        'personalization-required',
        'other-brand',
        'made-to-order',
        'group-gift-begun',
        'out-of-stock',
        'registry-closed',
        'taken-off',
        'not-together',
        'not-in-stores',
        'too-few-in-store',
      ),
      unitsAtStore: units,
      registry: registryNameOf(notation),
      personalization: personalizationTextOf(notation),
      discount: amount,
      taxes: taxesOf(notation),
      installation: amount,
      specialOrder: answerShape({ leadTime: text }),
      backorder: answerShape({ message: text }),
      isUnmatched: flag,
      ...(notation === wire ? nameLanguage : { names }),
    }),
  );
  return notation === wire ? asOnSite(line, (site, value) => ({ ...value, ...nameIn(site.language, value) })) : line;
});

export const cartLine = cartLineOf(wire);

/** An order as its giver sees it. */
export const placedOrderOf = perNotation((notation: Notation): t.Type<PlacedOrder, object> => {
  const { object, optional } = notation;
  return merged(
    object('PlacedOrder', {
      orderNumber,
      placedAt: time,
      lines: list(cartLineOf(notation)),
      ...sumsOf(notation),
      currency: text,
    }),
    optional({
      arrival: arrivalRange,
      laterArrivals,
      payment: text,
      completionCode: answerShape({ grId, couponNumber: text }),
      giftOptions: giftOptionsOf(notation),
      language: oneOf(...LANGUAGES),
      termsLanguage: oneOf(...LANGUAGES),
    }),
  );
});
