import { option as O } from 'fp-ts';
import { type CalendarDay, type Instant, instantAt } from '../calendar/index.ts';
import type { CartLineView, Charge, GiftOptions, LaterArrival } from '../cart/index.ts';
import type { GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { PlacedOrder } from '../order/index.ts';
import type { OrderSource } from '../placed-order/index.ts';
import type { Version } from '../registry/index.ts';
import type { Currency, Market, SiteId } from '../site/index.ts';
import type { TaxSum } from '../tax/index.ts';

/** The registry that an event is about. */
export interface RegistryReference {
  readonly grId: GrId;
  /** The version of the registry after the write. */
  readonly version: Version;
}

interface WantedItem extends ItemIdentity {
  readonly wanted: number;
}

/** A gift, or a returned one. `isUnmatched` when it matches no item on the list (INT-04). */
export type WebhookGift =
  | (ItemIdentity & { readonly kind: 'item'; readonly quantity: number; readonly isUnmatched: boolean })
  | (ItemIdentity & { readonly kind: 'contribution'; readonly amount: Cents; readonly isUnmatched: boolean })
  | { readonly kind: 'giftCard' | 'eGiftCard'; readonly amount: Cents };

/** A gift of an order for the registry, or a returned one. */
export interface GiftOfOrder extends RegistryReference {
  readonly orderNumber: OrderNumber;
  readonly gift: WebhookGift;
  /** Whether its giver asked to hide it from the owners until the event (OWN-02). */
  readonly isHiddenFromOwners: boolean;
}

/** The settings of a registry that a write may change. */
export type SettingName =
  | 'greeting'
  | 'biography'
  | 'names'
  | 'eventDate'
  | 'funds'
  | 'eventType'
  | 'visibility'
  | 'paused'
  | 'deliveryDates'
  | 'hiddenPurchases'
  | 'owners'
  | 'photo'
  | 'deliveryAddress';

/** A line of an order; `grId` is null when it is for no registry. */
export interface WebhookOrderLine extends ItemIdentity, Pick<CartLineView, 'kind' | 'quantity'> {
  /** Its place in the order, from 1. */
  readonly line: number;
  readonly grId: GrId | null;
  readonly unitPrice: Cents;
  readonly lineTotal: Cents;
  readonly isUnmatched: boolean;
}

/** An order that was placed. */
export interface OrderPlaced extends Pick<PlacedOrder, 'orderNumber' | 'subtotal' | 'discount' | 'taxes' | 'total'> {
  /** The number of the completion code that took the discount off; empty for none. */
  readonly completionCode: string;
  readonly charges: ReadonlyArray<Pick<Charge, 'kind' | 'amount'>>;
  /** By registry; the code of the wrap is empty for none (WRAP-01). */
  readonly giftOptions: ReadonlyArray<Omit<GiftOptions, 'wrap'> & { readonly wrap: string }>;
  /** By registry: the day before which none of its gifts may arrive (SHIP-06). */
  readonly notBefore: ReadonlyArray<Pick<LaterArrival, 'grId'> & { readonly day: CalendarDay }>;
  readonly site: SiteId;
  readonly source: OrderSource;
  readonly currency: Currency;
  readonly lines: ReadonlyArray<WebhookOrderLine>;
}

interface UnitsBack {
  readonly orderNumber: OrderNumber;
  readonly reference: string;
  readonly line: number;
  readonly units: number;
  /** The refund; zero when the order was paid for elsewhere. */
  readonly amount: Cents;
  /** The taxes in it. */
  readonly taxes: ReadonlyArray<TaxSum>;
}

type Event<Type extends string, Data> = { readonly type: Type; readonly data: Data };

/** An event as sent to the retailer's own systems. */
export type WebhookEvent =
  | Event<'registry.created', RegistryReference & { readonly market: Market }>
  | Event<'registry.updated', RegistryReference & { readonly changed: ReadonlyArray<SettingName> }>
  | Event<'registry.deleted', RegistryReference>
  | Event<'item.added', RegistryReference & WantedItem>
  | Event<
      'item.updated',
      RegistryReference &
        ItemIdentity & {
          readonly wanted?: number;
          readonly isMostLoved?: boolean;
          readonly isGroupGift?: boolean;
        }
    >
  | Event<'item.removed', RegistryReference & ItemIdentity>
  /** The existing item's `wanted` is 0 when it left the list. */
  | Event<'item.replaced', RegistryReference & { readonly existing: WantedItem; readonly replacement: WantedItem }>
  /** `gift.credited`: the retailer issues store credit for it; `gift.waiting`: its giver is asked first (FUND-04). */
  | Event<'gift.received' | 'gift.returned' | 'gift.credited' | 'gift.waiting', GiftOfOrder>
  | Event<'gift.hidden' | 'gift.shown', RegistryReference & { readonly orderNumber: OrderNumber }>
  | Event<'thanks.updated', RegistryReference>
  | Event<'order.placed', OrderPlaced>
  | Event<'order.shipped', { readonly orderNumber: OrderNumber; readonly lines: ReadonlyArray<number> }>
  | Event<'order.canceled' | 'order.returned', UnitsBack>;

export type WebhookType = WebhookEvent['type'];

const types: Readonly<Record<WebhookType, true>> = {
  'registry.created': true,
  'registry.updated': true,
  'registry.deleted': true,
  'item.added': true,
  'item.updated': true,
  'item.removed': true,
  'item.replaced': true,
  'gift.received': true,
  'gift.returned': true,
  'gift.credited': true,
  'gift.waiting': true,
  'gift.hidden': true,
  'gift.shown': true,
  'thanks.updated': true,
  'order.placed': true,
  'order.shipped': true,
  'order.canceled': true,
  'order.returned': true,
};

export const isWebhookType = (text: string): text is WebhookType => Object.hasOwn(types, text);

/** All types of events. */
export const webhookTypes: ReadonlyArray<WebhookType> = Object.keys(types).filter(isWebhookType);

/** The number of the registry or order that the event is about; events about the same one are first sent in order. */
export const webhookSubject = ({ data }: WebhookEvent): GrId | OrderNumber =>
  'grId' in data ? data.grId : data.orderNumber;

/*
 * [INT-05] A webhook that was not delivered is tried again, less and less often, for about three days; then it is dead. Jitter keeps the retries of an outage from coming all at once.
 *
 * @example nextWebhookAttempt(1, instantOf('2027-06-01T11:00:00.000Z'), 0.5) // => O.some('2027-06-01T11:00:05.000Z')
 * @example nextWebhookAttempt(15, instantOf('2027-06-01T11:00:00.000Z'), 0.5) // => O.none
 */

const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 12 * 3_600_000;
const MOST_ATTEMPTS = 15;
const JITTER = 0.2;

/** When to try again after that many attempts, the last of which failed now; `none` when no more are made. `random` is from 0 to 1. */
export const nextWebhookAttempt = (attempts: number, now: Instant, random: number): O.Option<Instant> => {
  if (attempts >= MOST_ATTEMPTS) return O.none;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 3 ** (attempts - 1));
  return instantAt(Date.parse(now) + Math.round(wait * (1 + JITTER * (2 * random - 1))));
};
