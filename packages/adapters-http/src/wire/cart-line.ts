import type { ArrivalRange, CartLineView, PersonalizationText, PickupStore } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { flatIdentity, grId, lineId, storeNumber } from './identity.ts';
import { personalizationType } from './product.ts';
import { registryName } from './registry-name.ts';
import { answerShape, list, merged, optional, orNull } from './shape.ts';
import { count, date, flag, money, oneOf, pathOrEmpty, text } from './value.ts';

/** The store of a line that is picked up. */
export const pickup: t.Type<PickupStore, object> = answerShape({ storeNumber, name: text });

/** The personalization of an item (PERS-03). */
export const personalization: t.Type<PersonalizationText, object> = answerShape({
  type: personalizationType,
  lines: list(text),
  font: orNull(text),
  color: orNull(text),
});

/** The range of days in which a delivery arrives (CO-02). */
export const arrivalRange: t.Type<ArrivalRange, object> = answerShape({ from: date, to: date });

/** A line of a cart or an order. */
export const cartLine: t.Type<CartLineView, object> = merged(
  merged(
    answerShape({
      lineId,
      kind: oneOf('item', 'giftCard', 'eGiftCard', 'contribution'),
      grId: orNull(grId),
      name: text,
      imagePath: pathOrEmpty,
      quantity: count,
      unitPrice: money,
      lineTotal: money,
      remaining: orNull(count),
    }),
    flatIdentity,
  ),
  optional({
    regularTotal: money,
    pickup,
    missing: orNull(money),
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
    unitsAtStore: count,
    registry: registryName,
    personalization,
    tax: money,
    installation: money,
    specialOrder: answerShape({ leadTime: text }),
    backorder: answerShape({ message: text }),
    isUnmatched: flag,
  }),
);
