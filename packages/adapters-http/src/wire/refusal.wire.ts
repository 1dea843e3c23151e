import type {
  AddRefusal,
  GoneLine,
  LineRefusal,
  OrderRefusal,
  OverClaimedLine,
  OwnerRefusal,
  RegistryNotFound,
  SignInRefusal,
  WantsRefusal,
} from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { grId, identity, personalizationId, sku } from './identity.ts';
import { orNull } from './option.ts';
import { answerShape, list } from './shape.ts';
import { count } from './text.ts';

/** Why a call's deed was refused, whichever call it is. */
export type AnyRefusal = AddRefusal | LineRefusal | OrderRefusal | OwnerRefusal | SignInRefusal | WantsRefusal;

const tagged = <Tag extends AnyRefusal['_tag'], P extends t.Props>(tag: Tag, data: P) =>
  t.strict({ _tag: t.literal(tag), ...data }, tag);

const overClaimedShape = t.strict({ grId, identity, asked: count, remaining: count });

const overClaimedWire = answerShape({ grId, sku, personalizationId, asked: count, remaining: count });

const overClaimedLine: t.Type<OverClaimedLine, object> = new t.Type<OverClaimedLine, object>(
  'a line of an order',
  overClaimedShape.is,
  (raw, context) =>
    F.pipe(
      overClaimedWire.validate(raw, context),
      E.map(({ sku, personalizationId, ...line }) => ({ ...line, identity: { sku, personalizationId } })),
    ),
  ({ identity: { sku, personalizationId }, ...line }) => overClaimedWire.encode({ ...line, sku, personalizationId }),
);

const goneWire = answerShape({ grId: orNull(grId), sku, personalizationId });

const goneLine: t.Type<GoneLine, object> = new t.Type<GoneLine, object>(
  'a line of an order',
  t.strict({ grId: orNull(grId), identity }).is,
  (raw, context) =>
    F.pipe(
      goneWire.validate(raw, context),
      E.map(({ grId: number, ...its }) => ({ grId: number, identity: its })),
    ),
  ({ identity: its, grId: number }) => goneWire.encode({ grId: number, ...its }),
);

const quantityOutOfRange = tagged('QuantityOutOfRange', { minimum: count, maximum: count });
const keyReused = tagged('KeyReused', {});
const inFlight = tagged('InFlight', {});

/** Any call that names a registry and is open to anyone. */
export const registryNotFound: t.Type<RegistryNotFound, unknown> = tagged('RegistryNotFound', {});

/** Changing how many are wanted. */
export const wantsRefusal: t.Type<OwnerRefusal | WantsRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('ItemUnknown', {}),
  tagged('NotOwner', {}),
  quantityOutOfRange,
  tagged('BelowPurchased', { purchased: count }),
]);

/** Putting things into the cart. */
export const addRefusal: t.Type<AddRefusal, unknown> = t.union([
  tagged('RegistryNotFound', {}),
  tagged('ProductUnknown', { identity }),
  tagged('RegistryMissing', {}),
  tagged('CartFull', { maximum: count }),
  quantityOutOfRange,
  tagged('NotOnRegistry', { identity }),
  tagged('NoLongerAvailable', { identity }),
  tagged('OtherBrand', { identity }),
  tagged('PersonalizationError', { identity }),
  keyReused,
  inFlight,
]);

/** Changing a line of the cart. */
export const lineRefusal: t.Type<LineRefusal, unknown> = t.union([tagged('LineUnknown', {}), quantityOutOfRange]);

/** Placing an order. */
export const orderRefusal: t.Type<OrderRefusal, unknown> = t.union([
  tagged('CartEmpty', {}),
  tagged('GiverInvalid', {
    field: spelled({ firstName: 'firstName', lastName: 'lastName', email: 'email', message: 'message' }),
  }),
  tagged('ShippingMethodUnknown', {}),
  tagged('ItemGone', { lines: list(goneLine) }),
  tagged('OverClaim', { lines: list(overClaimedLine) }),
  tagged('PaymentRefused', {}),
  keyReused,
  inFlight,
]);

/** Signing in. */
export const signInRefusal: t.Type<SignInRefusal, unknown> = tagged('BadCredentials', {});
