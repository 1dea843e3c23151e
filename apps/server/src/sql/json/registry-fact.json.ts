import { orNull } from '@gift-registry/adapters-http/wire';
import type { RegistryEvent, RegistryFact, SettingsFact, Visibility } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import {
  DeliveryDatesJson,
  GroupGiftJson,
  PersonalizationJson,
  revisionProps,
  SurpriseGiftsJson,
  SurpriseJson,
} from './registry.json.ts';
import { AccountId, CalendarDay, Cents, ItemIdentity, OrderNumber, RevisionId, Version } from './value.json.ts';

const VisibilityJson: t.Type<Visibility, unknown> = t.union([
  t.intersection([t.type({ _tag: t.literal('Findable') }), t.partial({ isIndexed: t.literal(true) })]),
  t.type({ _tag: t.literal('LinkOnly'), key: t.string }),
  t.type({ _tag: t.literal('Private') }),
]);

/** The changed settings of a registry, as stored. */
const SettingsFactJson: t.Type<SettingsFact, unknown> = t.union([
  t.type({ _tag: t.literal('GreetingWritten'), greeting: orNull(t.string) }),
  t.type({ _tag: t.literal('BiographyWritten'), biography: t.string }),
  t.type({
    _tag: t.literal('Renamed'),
    primaryFirstName: t.string,
    primaryLastName: orNull(t.string),
    secondaryFirstName: orNull(t.string),
    secondaryLastName: orNull(t.string),
  }),
  t.type({
    _tag: t.literal('CoRegistrantJoined'),
    account: AccountId,
    firstName: orNull(t.string),
    lastName: orNull(t.string),
  }),
  t.type({
    _tag: t.literal('CoRegistrantLeft'),
    account: AccountId,
    primaryFirstName: t.string,
    primaryLastName: orNull(t.string),
  }),
  t.intersection([
    t.type({ _tag: t.literal('DateMoved'), eventDate: orNull(CalendarDay) }),
    t.partial({ isCouponOver: t.literal(true) }),
  ]),
  t.type({ _tag: t.literal('FundsClosed'), on: CalendarDay }),
  t.type({ _tag: t.literal('EventChanged'), eventType: t.type({ code: t.string, name: t.string }) }),
  t.type({ _tag: t.literal('VisibilityChanged'), visibility: VisibilityJson }),
  t.type({ _tag: t.literal('PauseChanged'), isPaused: t.boolean }),
  t.type({ _tag: t.literal('DeliveryDatesChanged'), deliveryDates: DeliveryDatesJson }),
  t.type({ _tag: t.literal('SurpriseChanged'), surprise: SurpriseJson }),
  t.type({ _tag: t.literal('PhotoChanged'), photo: orNull(t.string) }),
  t.type({ _tag: t.literal('AddressChanged') }),
]);

/** A gift, and whether the giver asked to hide it from the owners. */
const maybeSurprise = <Props extends t.Props>(fact: t.TypeC<Props>) =>
  t.intersection([fact, t.partial({ isSurprise: t.boolean })]);

/** A change by owners, and whether something hidden stays with the item. */
const besideHidden = <Fact extends t.Mixed>(fact: Fact) =>
  t.intersection([fact, t.partial({ keepsHidden: t.literal(true) })]);

const UnmatchedGiftJson = t.union([
  t.type({ _tag: t.literal('Units'), identity: ItemIdentity, quantity: t.number, unitPrice: Cents }),
  t.type({ _tag: t.literal('Contribution'), identity: ItemIdentity, amount: Cents }),
]);

const RegistryFactJson: t.Type<RegistryFact, unknown> = t.union([
  t.intersection([
    maybeSurprise(
      t.type({
        _tag: t.literal('Purchased'),
        identity: ItemIdentity,
        quantity: t.number,
        overPurchased: t.number,
        orderNumber: OrderNumber,
      }),
    ),
    t.partial({ isElsewhere: t.literal(true), isAdded: t.literal(true) }),
  ]),
  besideHidden(t.type({ _tag: t.literal('WantedChanged'), identity: ItemIdentity, wanted: t.number })),
  t.type({
    _tag: t.literal('Added'),
    identity: ItemIdentity,
    wanted: t.number,
    personalization: orNull(PersonalizationJson),
  }),
  besideHidden(
    t.intersection([
      t.type({ _tag: t.literal('Removed'), identity: ItemIdentity, wasNla: t.boolean }),
      t.partial({ kept: t.number }),
    ]),
  ),
  besideHidden(
    t.type({
      _tag: t.literal('Replaced'),
      existing: ItemIdentity,
      kept: orNull(t.number),
      replacement: ItemIdentity,
      wanted: t.number,
      moved: Cents,
      paid: t.number,
      isMostLoved: t.boolean,
      groupGift: orNull(GroupGiftJson),
      personalization: orNull(PersonalizationJson),
    }),
  ),
  t.type({ _tag: t.literal('MarkedMostLoved'), identity: ItemIdentity }),
  t.type({ _tag: t.literal('UnmarkedMostLoved'), identity: ItemIdentity }),
  t.type({ _tag: t.literal('GroupGiftStarted'), identity: ItemIdentity, name: t.string, goal: Cents }),
  besideHidden(t.type({ _tag: t.literal('GroupGiftStopped'), identity: ItemIdentity })),
  t.type({ _tag: t.literal('FundNamed'), identity: ItemIdentity, name: t.string }),
  maybeSurprise(
    t.type({
      _tag: t.literal('Contributed'),
      identity: ItemIdentity,
      amount: Cents,
      goal: Cents,
      units: t.number,
      orderNumber: OrderNumber,
    }),
  ),
  maybeSurprise(
    t.type({
      _tag: t.literal('GiftCardBought'),
      kind: t.keyof({ GiftCard: null, EGiftCard: null }),
      amount: Cents,
      orderNumber: OrderNumber,
    }),
  ),
  t.intersection([
    maybeSurprise(
      t.type({
        _tag: t.literal('PurchaseReturned'),
        identity: ItemIdentity,
        quantity: t.number,
        orderNumber: OrderNumber,
      }),
    ),
    t.partial({ isRejected: t.literal(true), isAdded: t.literal(true) }),
  ]),
  t.intersection([
    maybeSurprise(
      t.type({
        _tag: t.literal('ContributionReturned'),
        identity: ItemIdentity,
        given: ItemIdentity,
        amount: Cents,
        units: t.number,
        orderNumber: OrderNumber,
      }),
    ),
    t.partial({
      closed: t.type({
        from: t.keyof({ fund: null, waiting: null }),
        to: t.keyof({ storeCredit: null, waiting: null, giver: null }),
      }),
      hadFilled: t.literal(true),
    }),
  ]),
  maybeSurprise(
    t.type({
      _tag: t.literal('GiftCardReturned'),
      kind: t.keyof({ GiftCard: null, EGiftCard: null }),
      amount: Cents,
      orderNumber: OrderNumber,
    }),
  ),
  t.type({ _tag: t.literal('OrderHidden'), orderNumber: OrderNumber, gifts: SurpriseGiftsJson }),
  t.type({ _tag: t.literal('UnmatchedGiven'), gift: UnmatchedGiftJson, orderNumber: OrderNumber }),
  t.type({ _tag: t.literal('UnmatchedReturned'), gift: UnmatchedGiftJson, orderNumber: OrderNumber }),
  t.intersection([
    t.type({ _tag: t.literal('ThanksWritten') }),
    t.partial({ giver: t.type({ isSurprise: t.boolean }) }),
  ]),
  SettingsFactJson,
]);

/** The stored facts of one write. */
export const RegistryFactsJson: t.Type<RegistryEvent['facts'], unknown> = t.readonlyArray(RegistryFactJson, 'Facts');

const writtenProps = { version: Version, revision_id: RevisionId, base_revision_id: RevisionId };

/** The revision after a write, and the one before. */
export const WrittenRow = t.type(writtenProps, 'WrittenRow');

/** Converts a row to the event of a write. */
export const writtenOf = (row: t.TypeOf<typeof WrittenRow>): Omit<RegistryEvent, 'facts'> => ({
  version: row.version,
  revisionId: row.revision_id,
  baseRevisionId: row.base_revision_id,
});

/** The revision of a registry and its events after a version. */
export const EventsRow = t.type(
  {
    ...revisionProps,
    events: t.readonlyArray(
      t.type({
        ...writtenProps,
        owners_version: Version,
        seen_base_id: orNull(RevisionId),
        facts: RegistryFactsJson,
      }),
    ),
  },
  'EventsRow',
);

type EventRow = t.TypeOf<typeof EventsRow>['events'][number];

/** An event as owners read it, without the writes that were hidden from them. */
export const seenOf = ({ facts, ...row }: EventRow): RegistryEvent => ({
  version: row.owners_version,
  revisionId: row.revision_id,
  baseRevisionId: O.getOrElse(() => row.base_revision_id)(row.seen_base_id),
  facts,
});
