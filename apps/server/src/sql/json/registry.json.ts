import { couponOf, groupGiftOf, orNull, personalizationOf } from '@gift-registry/adapters-http/wire';
import {
  type ClosedFunds,
  type CompletionCoupon,
  type DeliveryDates,
  readCoupon,
  type Surprise,
  type SurpriseGift,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { stored } from './codec.ts';
import { ProductJson } from './product.json.ts';
import {
  AccountId,
  CalendarDay,
  Cents,
  GrId,
  Instant,
  ItemIdentity,
  Market,
  OrderNumber,
  PersonalizationId,
  RevisionId,
  Sku,
  Version,
} from './value.json.ts';

/** Stored personalization of an item. */
export const PersonalizationJson = personalizationOf(stored);

/** A stored group gift. */
export const GroupGiftJson = groupGiftOf(stored);

/** A stored completion coupon. */
export const CouponJson = couponOf(stored);

/** Until when owners hide purchases from themselves. */
export const SurpriseJson: t.Type<Surprise, unknown> = t.union(
  [
    t.type({ _tag: t.literal('Off') }),
    t.intersection([t.type({ _tag: t.literal('UntilEvent') }), t.partial({ since: Instant })]),
    t.intersection([t.type({ _tag: t.literal('UntilDay'), day: CalendarDay }), t.partial({ since: Instant })]),
  ],
  'Surprise',
);

/** When gifts may arrive. */
export const DeliveryDatesJson: t.Type<DeliveryDates, unknown> = t.type(
  { firstDay: orNull(CalendarDay), away: t.readonlyArray(t.type({ from: CalendarDay, to: CalendarDay })) },
  'DeliveryDates',
);

/** The gifts of surprise orders. */
export const SurpriseGiftsJson: t.Type<ReadonlyArray<SurpriseGift>, unknown> = t.readonlyArray(
  t.type({ orderNumber: OrderNumber, identity: orNull(ItemIdentity), units: t.number, amount: Cents }),
  'SurpriseGifts',
);

/** What became of the money in funds that closed short. */
export const ClosedFundsJson: t.Type<ClosedFunds, unknown> = t.type(
  { on: orNull(CalendarDay), credit: Cents, waiting: Cents },
  'ClosedFunds',
);

const partOf = <A>(codec: t.Type<A, unknown>, raw: unknown): O.Option<A> => O.fromEither(codec.decode(raw));

const parseCoupon = (raw: unknown): O.Option<CompletionCoupon> =>
  F.pipe(
    partOf(t.UnknownRecord, raw),
    O.chain((stored) =>
      readCoupon({
        couponNumber: partOf(t.string, stored['couponNumber']),
        discount: partOf(t.number, stored['discount']),
        expirationDate: partOf(CalendarDay, stored['expirationDate']),
        isCancelled: stored['isCancelled'] === true,
      }),
    ),
  );

/** The stored completion coupon; left if a field is missing, which only the log reports (COUP-01). */
export const storedCoupon = (raw: unknown): E.Either<'CouponIncomplete', O.Option<CompletionCoupon>> =>
  raw === null
    ? E.right(O.none)
    : F.pipe(
        parseCoupon(raw),
        O.match(
          () => E.left('CouponIncomplete' as const),
          (coupon) => E.right(O.some(coupon)),
        ),
      );

const ItemRow = t.type({
  sku: Sku,
  personalization_id: PersonalizationId,
  wanted: t.number,
  purchased: t.number,
  is_most_loved: t.boolean,
  group_gift: orNull(GroupGiftJson),
  personalization: orNull(PersonalizationJson),
  is_settled: t.boolean,
  set_aside: orNull(t.keyof({ item: null, fund: null })),
  product: ProductJson,
});

/** The revision, and what owners see of it. */
export const revisionProps = {
  version: Version,
  revision_id: RevisionId,
  hidden_writes: t.number,
  hidden_revision_id: orNull(RevisionId),
  seen_revision_id: orNull(RevisionId),
};

const accessProps = {
  registry_id: GrId,
  version: Version,
  market: Market,
  visibility: t.keyof({ findable: null, link: null, private: null }),
  link_key: orNull(t.string),
  is_indexed: t.boolean,
  is_paused: t.boolean,
  owners: t.readonlyArray(t.type({ account_id: AccountId })),
};

const nameProps = {
  event_type_code: t.string,
  event_type_name: t.string,
  event_date: orNull(CalendarDay),
  primary_first_name: t.string,
  secondary_first_name: orNull(t.string),
};

/** The columns of a registry's revision, and of the one that owners see. */
export const RevisionRow = t.type(revisionProps, 'RevisionRow');

/** The columns needed to decide who may see a registry. */
export const AccessRow = t.type(accessProps, 'AccessRow');

/** The access columns, with those that change when the registry, its items or a product does. */
export const TaggedAccessRow = t.type(
  { ...accessProps, ...revisionProps, catalogue_revision: orNull(t.string) },
  'TaggedAccessRow',
);

/** The totals over all items of a registry. */
export const CountsRow = t.type({ items_wanted: t.number, items_purchased: t.number }, 'CountsRow');

/** The columns that name the registry. */
export const OwnRow = t.type({ registry_id: GrId, ...nameProps, is_paused: t.boolean }, 'OwnRow');

const lastNameProps = { primary_last_name: orNull(t.string), secondary_last_name: orNull(t.string) };

/** The columns that distinguish registries of similar names, and the photo. */
export const FoundRow = t.type(
  { registry_id: GrId, ...nameProps, ...lastNameProps, photo: orNull(t.string) },
  'FoundRow',
);

/** A row of a registry with its owners and items. */
export const RegistryRow = t.type(
  {
    ...accessProps,
    ...revisionProps,
    ...nameProps,
    ...lastNameProps,
    date_before: orNull(CalendarDay),
    delivery_dates: DeliveryDatesJson,
    greeting: orNull(t.string),
    biography: t.string,
    photo: orNull(t.string),
    coupon: t.unknown,
    gift_cards_bought: Cents,
    surprise: SurpriseJson,
    surprise_gifts: SurpriseGiftsJson,
    closed_funds: orNull(ClosedFundsJson),
    items: t.readonlyArray(ItemRow),
  },
  'RegistryRow',
);
