import type { Fault } from '@gift-registry/domain';
import type { AnyRefusal } from './refusal.wire.ts';

/** How to read: what was refused or went wrong on the left, its HTTP status on the right; the same in every call. */
export const statusOf: Readonly<Record<AnyRefusal['_tag'] | Fault['_tag'], number>> = {
  Misunderstood: 400,
  SignInNeeded: 401,
  BadCredentials: 401,
  PaymentRefused: 402,
  NotOwner: 403,
  RegistryNotFound: 404,
  ItemUnknown: 404,
  ProductUnknown: 404,
  LineUnknown: 404,
  BelowPurchased: 409,
  InFlight: 409,
  ItemGone: 409,
  OverClaim: 409,
  QuantityOutOfRange: 422,
  NotOnRegistry: 422,
  NoLongerAvailable: 422,
  OtherBrand: 422,
  PersonalizationError: 422,
  RegistryMissing: 422,
  CartFull: 422,
  KeyReused: 422,
  CartEmpty: 422,
  ShippingMethodUnknown: 422,
  GiverInvalid: 422,
  TooManyRequests: 429,
  Unavailable: 503,
};
