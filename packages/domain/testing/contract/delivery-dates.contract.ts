import { ANY_DAY, type DeliveryDates, type GrId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, dayOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { environment, fill, freshItem, fromRegistry, givenRegistry, opened, orderRequest, signedIn } from './scene.ts';

const name = (owner: Browser, grId: GrId, now: DeliveryDates, was = ANY_DAY) =>
  owner.settings.changeSettings(grId, { deliveryDates: { was, now } });

const range = (from: string, to: string) => ({ from: dayOf(from), to: dayOf(to) });
/** What is ordered on June 1 by standard shipping arrives on June 8 to 10 otherwise. */
const away: DeliveryDates = { firstDay: O.none, away: [range('2027-06-07', '2027-06-20')] };
const afterwards = range('2027-06-21', '2027-06-23');

/** What the dates that owners name, and givers who send a surprise near the day, change about the arrival of gifts. */
export const testDeliveryDates = (): void => {
  const scene = async () => {
    const item = freshItem({ wanted: 8 });
    const { registry, owner } = await givenRegistry([item], { eventDate: O.some(dayOf('2027-09-11')) });
    const [browser, guest] = [await signedIn(owner), environment.browser()];
    const ordered = async (asked: Parameters<typeof orderRequest>[0] = {}) => {
      await fill(guest, fromRegistry(registry.grId, item));
      const order = await answerOf(guest.orders.place(orderRequest(asked), freshKey()));
      const token = await answerOf(guest.placedOrders.findOwn(order.orderNumber));
      const later = async () => (await answerOf(guest.placedOrders.open(token))).laterArrivals;
      return { order, later };
    };
    return { item, grId: registry.grId, registry, browser, guest, ordered };
  };

  it('[SHIP-06] owners name dates; guests read when gifts come and never when nobody is at home, carts, orders and reports say the same, and what has not shipped follows', async () => {
    const { item, grId, registry, browser, guest, ordered } = await scene();
    const before = await ordered();
    expect(before.order.laterArrivals).toBeUndefined();
    const named = await answerOf(name(browser, grId, away));
    expect(named.settings.deliveryDates).toEqual(away);
    expect(named.patch.header).toMatchObject(O.some({ giftsArrive: '2027-06-21' }));
    const exported = (await answerOf(browser.account.data)).registries.find((one) => one.grId === grId);
    expect(exported?.deliveryDates).toEqual({ firstDay: null, away: away.away });
    const seen = await opened(guest, registry);
    expect(seen.header.giftsArrive).toBe('2027-06-21');
    expect(JSON.stringify(seen)).not.toContain('2027-06-20');

    const later = [{ grId, ...afterwards }];
    expect(await before.later()).toEqual(later);
    await fill(guest, fromRegistry(grId, item));
    const [standard, express] = (await answerOf(guest.cart.read)).shippingMethods;
    expect([standard?.laterArrivals, express?.laterArrivals]).toEqual([later, undefined]);
    const after = await ordered();
    expect([after.order.laterArrivals, await after.later()]).toEqual([later, later]);
    expect(after.order.arrival).toEqual(range('2027-06-08', '2027-06-10'));
    const report = {
      ...{ orderId: reportedOrderIdOf(freshKey()), grId, message: '' },
      giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
      lines: [{ identity: item.identity, quantity: 1, unitPrice: centsOf(1_495) }],
      placedAt: instantOf('2027-06-01T09:00:00.000Z'),
    };
    expect((await answerOf(guest.orderReports.report(report))).laterArrivals).toBeUndefined();
    const moving = { firstDay: O.some(dayOf('2027-07-01')), away: away.away };
    await answerOf(name(browser, grId, moving, away));
    const again = { ...report, orderId: reportedOrderIdOf(freshKey()) };
    expect((await answerOf(guest.orderReports.report(again))).laterArrivals).toMatchObject([
      { grId, from: '2027-07-01' },
    ]);
    await answerOf(name(browser, grId, ANY_DAY, moving));
    expect(await after.later()).toEqual([]);
    expect((await opened(guest, registry)).header.giftsArrive).toBeUndefined();
  });

  it('[SHIP-06] dates that have passed, or are too many, are refused', async () => {
    const { grId, browser } = await scene();
    const past = { firstDay: O.some(dayOf('2027-05-31')), away: [] };
    expect(await refusalOf(name(browser, grId, past))).toEqual({ _tag: 'DeliveryDatesInvalid', field: 'firstDay' });
    const many = { firstDay: O.none, away: Array.from({ length: 5 }, () => range('2027-08-01', '2027-08-02')) };
    expect(await refusalOf(name(browser, grId, many))).toEqual({ _tag: 'DeliveryDatesInvalid', field: 'away' });
  });

  it('[SHIP-06] [EVENT-01] a surprise that is sent near the day arrives in the week before the event, and moves with it', async () => {
    const { grId, browser, guest, item, ordered } = await scene();
    await fill(guest, fromRegistry(grId, item));
    const week = [{ grId, ...range('2027-09-04', '2027-09-10') }];
    expect((await answerOf(guest.cart.read)).shippingMethods.map(({ nearDay }) => nearDay)).toEqual([week, week]);
    const { order, later } = await ordered({ isSurprise: true, isNearDay: true });
    expect([order.laterArrivals, await later()]).toEqual([week, week]);
    const [planned, none] = [O.some(dayOf('2027-09-11')), O.none];
    await answerOf(browser.settings.changeSettings(grId, { eventDate: { was: planned, now: none } }));
    expect(await later()).toEqual(week);
    const moved = O.some(dayOf('2027-10-09'));
    await answerOf(browser.settings.changeSettings(grId, { eventDate: { was: none, now: moved } }));
    expect(await later()).toEqual([{ grId, ...range('2027-10-02', '2027-10-08') }]);
  });
};
