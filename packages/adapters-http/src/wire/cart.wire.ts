import { type CartLineView, type CartView, formatPrice, type Site } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { cartId, grId, lineId, orderNumber, personalizationId, sku } from './identity.ts';
import { personalizationTextWire, registryNameWire } from './line-asides.wire.ts';
import { money } from './money.ts';
import { orEmpty, orMissing, orNull } from './option.ts';
import { answerShape, list } from './shape.ts';
import { pickupStore } from './store.wire.ts';
import { count, flag, path, text } from './text.ts';

const lineBlocker = spelled({
  'no-longer-available': 'no-longer-available',
  'personalization-error': 'personalization-error',
  'personalization-required': 'personalization-required',
  'other-brand': 'other-brand',
  'made-to-order': 'made-to-order',
  'group-gift-begun': 'group-gift-begun',
  'registry-closed': 'registry-closed',
  'taken-off': 'taken-off',
  'not-together': 'not-together',
  'not-in-stores': 'not-in-stores',
  'too-few-in-store': 'too-few-in-store',
});

/** A line of a cart or an order. */
export const cartLineWire = answerShape({
  lineId,
  kind: spelled({ item: 'item', giftCard: 'giftCard', eGiftCard: 'eGiftCard', contribution: 'contribution' }),
  grId: orNull(grId),
  sku,
  personalizationId,
  name: text,
  imagePath: path,
  quantity: count,
  unitPrice: money,
  lineTotal: money,
  regularTotal: orMissing(money),
  remaining: orNull(count),
  pickup: orMissing(pickupStore),
  missing: orMissing(orNull(money)),
  blocker: orMissing(lineBlocker),
  unitsAtStore: orMissing(count),
  registry: orMissing(registryNameWire),
  personalization: orMissing(personalizationTextWire),
  installation: orMissing(money),
  specialOrder: orMissing(answerShape({ leadTime: text })),
});

type CartLineWire = t.TypeOf<typeof cartLineWire>;

export const cartLineFromWire = ({
  sku,
  personalizationId,
  regularTotal,
  pickup,
  missing,
  blocker,
  unitsAtStore,
  registry,
  personalization,
  installation,
  specialOrder,
  ...line
}: CartLineWire): CartLineView => ({
  ...line,
  identity: { sku, personalizationId },
  ...(O.isSome(regularTotal) ? { regularTotal: regularTotal.value } : {}),
  ...(O.isSome(pickup) ? { pickup: pickup.value } : {}),
  ...(O.isSome(missing) ? { missing: missing.value } : {}),
  ...(O.isSome(blocker) ? { blocker: blocker.value } : {}),
  ...(O.isSome(unitsAtStore) ? { unitsAtStore: unitsAtStore.value } : {}),
  ...(O.isSome(registry) ? { registry: registry.value } : {}),
  ...(O.isSome(personalization) ? { personalization: personalization.value } : {}),
  ...(O.isSome(installation) ? { installation: installation.value } : {}),
  ...(O.isSome(specialOrder) ? { specialOrder: specialOrder.value } : {}),
});

export const cartLineToWire = ({
  identity,
  regularTotal,
  pickup,
  missing,
  blocker,
  unitsAtStore,
  registry,
  personalization,
  installation,
  specialOrder,
  ...line
}: CartLineView): CartLineWire => ({
  ...line,
  ...identity,
  regularTotal: O.fromNullable(regularTotal),
  pickup: O.fromNullable(pickup),
  missing: O.fromNullable(missing),
  blocker: O.fromNullable(blocker),
  unitsAtStore: O.fromNullable(unitsAtStore),
  registry: O.fromNullable(registry),
  personalization: O.fromNullable(personalization),
  installation: O.fromNullable(installation),
  specialOrder: O.fromNullable(specialOrder),
});

const cartWire = answerShape({
  basketId: orEmpty(cartId),
  lines: list(cartLineWire),
  subtotal: money,
  formattedSubtotal: text,
  shippingMethods: list(answerShape({ code: text, name: text })),
  shippingMethod: text,
  isAlaskaHawaii: flag,
  orderedAs: orMissing(orderNumber),
});

type CartWire = t.TypeOf<typeof cartWire>;

const fromWire = (wire: CartWire): CartView => ({
  cartId: wire.basketId,
  lines: wire.lines.map(cartLineFromWire),
  subtotal: wire.subtotal,
  shippingMethods: wire.shippingMethods,
  shippingMethod: wire.shippingMethod,
  ...(O.isSome(wire.orderedAs) ? { orderedAs: wire.orderedAs.value } : {}),
});

const toWire = (site: Site, cart: CartView): CartWire => ({
  basketId: cart.cartId,
  lines: cart.lines.map(cartLineToWire),
  subtotal: cart.subtotal,
  formattedSubtotal: formatPrice(site.currencyPrefix, cart.subtotal),
  shippingMethods: cart.shippingMethods,
  shippingMethod: cart.shippingMethod,
  // No address is asked for in the cart, so none is in these states yet.
  isAlaskaHawaii: false,
  orderedAs: O.fromNullable(cart.orderedAs),
});

/** The cart page's state (CART-05). */
export const cartAnswer: AnswerCodec<CartView> = answerCodec(cartWire, fromWire, toWire);
