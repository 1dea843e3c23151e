// What must not compile: the compiler refuses a line without the error that is expected of it. Nothing here runs.
import {
  type AccountId,
  type AmountRange,
  bandOf,
  type CalendarDay,
  type Cents,
  type Clock,
  calendarDayIn,
  couponPercent,
  daysToGo,
  decideWanted,
  displaySku,
  dollars,
  exceedsRemaining,
  formatPrice,
  GIFT_CARD_SUGGESTIONS,
  type GrId,
  giftCardRange,
  type Instant,
  type ItemIdentity,
  identityKey,
  isPostEvent,
  lineIdOf,
  type OrderRequest,
  type Orders,
  type PersonalizationId,
  parseCalendarDay,
  parseSku,
  plus,
  type Registry,
  type RegistryItem,
  type Sku,
  times,
  type VisitorId,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, it } from 'vitest';

declare const price: Cents;
declare const sku: Sku;
declare const grId: GrId;
declare const accountId: AccountId;
declare const visitorId: VisitorId;
declare const personalizationId: PersonalizationId;
declare const day: CalendarDay;
declare const moment: Instant;
declare const item: RegistryItem;
declare const registry: Registry;
declare const orders: Orders;
declare const request: OrderRequest;

describe('money', () => {
  it('a plain number is not cents', () => {
    // @ts-expect-error
    formatPrice('$', 1_495);
  });

  it('[LIST-03] fifteen is not fifteen dollars: a plain number is not added to a price', () => {
    // @ts-expect-error
    plus(price, 15);
    plus(price, dollars(15));
  });

  it('a sum made with + is no money any more', () => {
    // @ts-expect-error
    const sum: Cents = price + price;
    return sum;
  });

  it('[LIST-02] a band is that of a price, not of dollars', () => {
    // @ts-expect-error
    bandOf(35.01);
  });

  it('price and quantity do not change places', () => {
    // @ts-expect-error
    times(3, price);
    times(price, 3);
  });

  it('what is in cents already is neither counted as dollars nor taken for a number of pieces', () => {
    // @ts-expect-error
    dollars(price);
    // @ts-expect-error
    times(price, price);
    // @ts-expect-error
    exceedsRemaining(price, 2);
    // @ts-expect-error
    decideWanted(item, price);
    // @ts-expect-error
    couponPercent(price);
  });

  it('[GC-03] what a gift card is worth at least and at most is money, as any price is', () => {
    const { minimum, maximum }: AmountRange = giftCardRange('GiftCard', 'form');
    // @ts-expect-error
    dollars(minimum);
    // @ts-expect-error
    dollars(maximum);
    for (const suggestion of GIFT_CARD_SUGGESTIONS) plus(price, suggestion);
  });
});

describe('identity', () => {
  it('[PAGE-12] a text is not a SKU before it was read', () => {
    // @ts-expect-error
    displaySku('004821');
  });

  it('[PAGE-12] what was read may be none', () => {
    // @ts-expect-error
    displaySku(parseSku('004821'));
    O.map(displaySku)(parseSku('004821'));
  });

  it('a registry’s number is not a SKU', () => {
    // @ts-expect-error
    displaySku(grId);
  });

  it('a SKU is not a registry’s number', () => {
    // @ts-expect-error
    lineIdOf(O.some(sku), item.identity);
    lineIdOf(O.some(grId), item.identity);
  });

  it('a quantity is not the number of a personalization', () => {
    // @ts-expect-error
    identityKey({ sku, personalizationId: item.wanted });
    identityKey({ sku, personalizationId });
  });

  it('an identity has both halves', () => {
    // @ts-expect-error
    const half: ItemIdentity = { sku };
    return half;
  });

  it('[AUTH-03] a visitor is not an account', () => {
    // @ts-expect-error
    const owners: Registry['owners'] = [visitorId];
    const right: Registry['owners'] = [accountId];
    return [owners, right];
  });

  it('a version is not any number', () => {
    // @ts-expect-error
    const next: Registry = { ...registry, version: registry.version + 1 };
    return next;
  });

  it('[CART-08] a text is not the key of an order', () => {
    // @ts-expect-error
    orders.place(request, 'till-7-receipt-20451');
  });

  it('[CART-08] an order without a key is none', () => {
    // @ts-expect-error
    orders.place(request);
  });
});

describe('time', () => {
  it('[STATE-03] a text is not a day of the calendar before it was read', () => {
    // @ts-expect-error
    isPostEvent(O.some('2027-06-12'), day);
  });

  it('[STATE-03] a moment is not a day', () => {
    // @ts-expect-error
    isPostEvent(O.some(day), moment);
    isPostEvent(O.some(day), calendarDayIn('America/Chicago', moment));
  });

  it('[OVR-01] a day that may be none is not a day', () => {
    // @ts-expect-error
    daysToGo(day, parseCalendarDay('2027-02-30'));
  });

  it('[STATE-03] a day is not a moment', () => {
    // @ts-expect-error
    calendarDayIn('America/Chicago', day);
  });

  it('a clock does not show any text', () => {
    // @ts-expect-error
    const clock: Clock = { now: () => '2027-06-01 11:00' };
    return clock;
  });
});

describe('what is stored', () => {
  it('an item is not changed in its place', () => {
    // @ts-expect-error
    item.purchased = 4;
  });

  it('[ITEM-08] a list is not changed in its place', () => {
    // @ts-expect-error
    registry.items.splice(0, 1);
  });
});
