import type {
  CartLineView,
  PersonalizationText,
  PickupStore,
  PlacedOrder,
  PostalAddress,
  RegistryName,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { optional } from './codec.ts';
import { PersonalizationTypeJson } from './product.json.ts';
import {
  CalendarDay,
  Cents,
  Currency,
  GrId,
  Instant,
  ItemIdentity,
  LineId,
  OrderNumber,
  StoreNumber,
} from './value.json.ts';

const Pickup: t.Type<PickupStore, unknown> = t.type({ storeNumber: StoreNumber, name: t.string });

const Name: t.Type<RegistryName, unknown> = t.type({
  eventType: t.type({ code: t.string, name: t.string }),
  primaryFirstName: t.string,
  secondaryFirstName: optional(t.string),
});

/** The personalization of an item, as stored. */
export const PersonalizationTextJson: t.Type<PersonalizationText, unknown> = t.type({
  type: PersonalizationTypeJson,
  font: optional(t.string),
  lines: t.readonlyArray(t.string),
  color: optional(t.string),
});

/** A value that is left out when it is `none`. */
const omittedIfNone = <A>(some: t.Type<A, unknown>): t.Type<O.Option<A>, unknown> => {
  const codec = optional(some);
  return new t.Type<O.Option<A>, unknown>(
    codec.name,
    codec.is,
    (value, context) => codec.validate(value ?? null, context),
    (value) => (O.isNone(value) ? undefined : some.encode(value.value)),
  );
};

const commonProps = {
  lineId: LineId,
  kind: t.keyof({ item: null, giftCard: null, eGiftCard: null, contribution: null }),
  grId: optional(GrId),
  identity: ItemIdentity,
  name: t.string,
  imagePath: t.string,
  quantity: t.number,
  unitPrice: Cents,
  lineTotal: Cents,
  remaining: optional(t.number),
};

const CommonLine = t.type(commonProps);

const StoredLine = t.type({
  ...commonProps,
  tax: omittedIfNone(Cents),
  pickup: omittedIfNone(Pickup),
  registry: omittedIfNone(Name),
  personalization: omittedIfNone(PersonalizationTextJson),
  isUnmatched: omittedIfNone(t.boolean),
});

const lineOf = ({
  tax,
  pickup,
  registry,
  personalization,
  isUnmatched,
  ...line
}: t.TypeOf<typeof StoredLine>): CartLineView => ({
  ...line,
  ...(O.isSome(tax) ? { tax: tax.value } : {}),
  ...(O.isSome(pickup) ? { pickup: pickup.value } : {}),
  ...(O.isSome(registry) ? { registry: registry.value } : {}),
  ...(O.isSome(personalization) ? { personalization: personalization.value } : {}),
  ...(O.isSome(isUnmatched) ? { isUnmatched: isUnmatched.value } : {}),
});

const storedLineOf = ({
  tax,
  pickup,
  registry,
  personalization,
  isUnmatched,
  ...line
}: CartLineView): t.TypeOf<typeof StoredLine> => ({
  ...line,
  tax: O.fromNullable(tax),
  pickup: O.fromNullable(pickup),
  registry: O.fromNullable(registry),
  personalization: O.fromNullable(personalization),
  isUnmatched: O.fromNullable(isUnmatched),
});

/** A line of an order as its giver sees it. */
export const CartLineViewJson: t.Type<CartLineView, unknown> = new t.Type<CartLineView, unknown>(
  'CartLineView',
  (line): line is CartLineView => CommonLine.is(line),
  (stored, context) => F.pipe(StoredLine.validate(stored, context), E.map(lineOf)),
  (line) => StoredLine.encode(storedLineOf(line)),
);

/** The postal address of a giver. */
export const PostalAddressJson: t.Type<PostalAddress, unknown> = t.type({
  line1: t.string,
  line2: optional(t.string),
  city: t.string,
  region: t.string,
  postalCode: t.string,
});

/** An order as its giver sees it. */
export const PlacedOrderJson: t.Type<PlacedOrder, unknown> = t.intersection([
  t.type({
    orderNumber: OrderNumber,
    placedAt: Instant,
    lines: t.readonlyArray(CartLineViewJson),
    subtotal: Cents,
    shipping: Cents,
    tax: Cents,
    total: Cents,
    currency: Currency,
  }),
  t.partial({ arrival: t.type({ from: CalendarDay, to: CalendarDay }), payment: t.string }),
]);
