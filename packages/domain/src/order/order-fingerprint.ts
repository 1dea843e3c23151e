import { fingerprintOf } from '../idempotency/index.ts';
import type { OrderRequest } from './order.ts';

const termsOf = ({ giver, message, accepted, shippingMethod = '', seen = [] }: OrderRequest): ReadonlyArray<string> => [
  giver.firstName,
  giver.lastName,
  giver.email,
  message,
  shippingMethod,
  ...accepted.flatMap(({ grId, identity, quantity }) => [
    grId,
    identity.sku,
    String(identity.personalizationId),
    String(quantity),
  ]),
  ...seen.flatMap(({ lineId, quantity, lineTotal }) => [lineId, String(quantity), String(lineTotal)]),
];

/** By which an order is known again under its key: all that was asked (CART-08). */
export const orderFingerprint = (request: OrderRequest): string => fingerprintOf(termsOf(request));
