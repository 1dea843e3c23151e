/*
 * [INT-05] The events of a write to a registry that are sent to the retailer's own systems. They have ids, counts and amounts, and never a name, an address, a message or another text that somebody wrote.
 *
 * @example registryEvents({ grId: grIdOf('7310442'), version: versionOf(3) }, [{ _tag: 'Removed', identity: identityOf('4821'), wasNla: false }])
 *   // => [{ type: 'item.removed', data: { grId: grIdOf('7310442'), version: versionOf(3), sku: skuOf('4821'), personalizationId: personalizationIdOf(0) } }]
 */
import { option as O } from 'fp-ts';
import { isSettingsFact, type RegistryFact, type SettingsFact } from '../registry/index.ts';
import type { GiftOfOrder, RegistryReference, SettingName, WebhookEvent, WebhookGift } from './webhook-event.ts';

const settingNames: Readonly<Record<SettingsFact['_tag'], SettingName>> = {
  GreetingWritten: 'greeting',
  BiographyWritten: 'biography',
  Renamed: 'names',
  DateMoved: 'eventDate',
  FundsClosed: 'funds',
  EventChanged: 'eventType',
  VisibilityChanged: 'visibility',
  PauseChanged: 'paused',
  DeliveryDatesChanged: 'deliveryDates',
  SurpriseChanged: 'hiddenPurchases',
  CoRegistrantJoined: 'owners',
  CoRegistrantLeft: 'owners',
  PhotoChanged: 'photo',
  AddressChanged: 'deliveryAddress',
};

const cardKinds = { GiftCard: 'giftCard', EGiftCard: 'eGiftCard' } as const;

type GiftFact = Extract<
  RegistryFact,
  {
    readonly _tag:
      | 'Purchased'
      | 'PurchaseReturned'
      | 'Contributed'
      | 'ContributionReturned'
      | 'GiftCardBought'
      | 'GiftCardReturned'
      | 'UnmatchedGiven'
      | 'UnmatchedReturned';
  }
>;

const giftIn = (fact: GiftFact): WebhookGift => {
  switch (fact._tag) {
    case 'Purchased':
    case 'PurchaseReturned':
      return { kind: 'item', ...fact.identity, quantity: fact.quantity, isUnmatched: false };
    case 'Contributed':
      return { kind: 'contribution', ...fact.identity, amount: fact.amount, isUnmatched: false };
    case 'ContributionReturned':
      return { kind: 'contribution', ...fact.given, amount: fact.amount, isUnmatched: false };
    case 'GiftCardBought':
    case 'GiftCardReturned':
      return { kind: cardKinds[fact.kind], amount: fact.amount };
    case 'UnmatchedGiven':
    case 'UnmatchedReturned': {
      const { gift } = fact;
      return gift._tag === 'Units'
        ? { kind: 'item', ...gift.identity, quantity: gift.quantity, isUnmatched: true }
        : { kind: 'contribution', ...gift.identity, amount: gift.amount, isUnmatched: true };
    }
  }
};

const giftOf = (registry: RegistryReference, fact: GiftFact): GiftOfOrder => ({
  ...registry,
  orderNumber: fact.orderNumber,
  gift: giftIn(fact),
  isHiddenFromOwners: 'isSurprise' in fact && fact.isSurprise === true,
});

/** By what becomes of the money. */
const giftEvents = { giver: 'gift.returned', storeCredit: 'gift.credited', waiting: 'gift.waiting' } as const;

const eventOf = (registry: RegistryReference, fact: Exclude<RegistryFact, SettingsFact>): WebhookEvent => {
  switch (fact._tag) {
    case 'Added':
      return { type: 'item.added', data: { ...registry, ...fact.identity, wanted: fact.wanted } };
    case 'WantedChanged':
      return { type: 'item.updated', data: { ...registry, ...fact.identity, wanted: fact.wanted } };
    case 'MarkedMostLoved':
    case 'UnmarkedMostLoved':
      return {
        type: 'item.updated',
        data: { ...registry, ...fact.identity, isMostLoved: fact._tag === 'MarkedMostLoved' },
      };
    case 'GroupGiftStarted':
    case 'GroupGiftStopped':
    case 'FundNamed':
      return {
        type: 'item.updated',
        data: { ...registry, ...fact.identity, isGroupGift: fact._tag !== 'GroupGiftStopped' },
      };
    case 'Removed':
      return { type: 'item.removed', data: { ...registry, ...fact.identity } };
    case 'Replaced':
      return {
        type: 'item.replaced',
        data: {
          ...registry,
          existing: { ...fact.existing, wanted: O.getOrElse(() => 0)(fact.kept) },
          replacement: { ...fact.replacement, wanted: fact.wanted },
        },
      };
    case 'Purchased':
    case 'Contributed':
    case 'GiftCardBought':
    case 'UnmatchedGiven':
      return { type: 'gift.received', data: giftOf(registry, fact) };
    case 'ContributionReturned':
      return { type: giftEvents[fact.closed?.to ?? 'giver'], data: giftOf(registry, fact) };
    case 'PurchaseReturned':
    case 'GiftCardReturned':
    case 'UnmatchedReturned':
      return { type: 'gift.returned', data: giftOf(registry, fact) };
    case 'OrderHidden':
      return {
        type: fact.gifts.length > 0 ? 'gift.hidden' : 'gift.shown',
        data: { ...registry, orderNumber: fact.orderNumber },
      };
    case 'ThanksWritten':
      return { type: 'thanks.updated', data: registry };
  }
};

/** The events of a write to a registry; `registry` has the version after it. */
export const registryEvents = (
  registry: RegistryReference,
  facts: ReadonlyArray<RegistryFact>,
): ReadonlyArray<WebhookEvent> => {
  const { grId, version } = registry;
  const changed = [...new Set(facts.filter(isSettingsFact).map(({ _tag }) => settingNames[_tag]))];
  const others = facts.flatMap((fact) => (isSettingsFact(fact) ? [] : [eventOf({ grId, version }, fact)]));
  return changed.length === 0 ? others : [{ type: 'registry.updated', data: { grId, version, changed } }, ...others];
};
