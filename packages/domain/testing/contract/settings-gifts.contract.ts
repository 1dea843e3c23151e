import type { CalendarDay, Surprise } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, dayOf, exampleElsewhereGift, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import { freshAccount, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  buy,
  environment,
  fill,
  freshItem,
  fromRegistry,
  fund,
  givenRegistry,
  linesOf,
  opened,
  orderRequest,
  placeOrder,
  sharedGift,
  signedIn,
} from './scene.ts';

const MORNING = instantOf('2027-06-01T11:00:00.000Z');
const NEXT_MORNING = instantOf('2027-06-02T13:00:00.000Z');

/** What is hidden from the owners of a registry, and which emails they get about gifts. */
export const testGiftSettings = (): void => {
  it('[OWN-02] owners who hide purchases see none of them anywhere, guests see all; nothing bought is lost, and all is there once it is shown', async () => {
    const [item, other] = [freshItem({ wanted: 4 }), freshItem({ wanted: 2 })];
    const { registry, owner } = await givenRegistry([item, other]);
    const { grId } = registry;
    const [browser, guest] = [await signedIn(owner), environment.browser()];
    const until = { _tag: 'UntilDay', day: dayOf('2027-12-24') } as const;
    const off = { _tag: 'Off' } as const;
    const hidden = await answerOf(browser.settings.changeSettings(grId, { surprise: { was: off, now: until } }));
    expect([hidden.settings.surprise, hidden.patch.hiddenUntil]).toEqual([until, O.some(until.day)]);
    await buy(fromRegistry(grId, item, 3));
    const counts = async (by: typeof browser) =>
      (await opened(by, registry)).items
        .map(({ purchased }) => purchased)
        .concat((await opened(by, registry)).totals.purchased);
    expect([await counts(browser), await counts(guest)]).toEqual([
      [0, 0, 0],
      [3, 0, 3],
    ]);
    expect((await answerOf(browser.thanks.readGifts(grId))).gifts).toEqual([]);
    const exported = (await answerOf(browser.account.data)).registries.find((one) => one.grId === grId);
    expect([exported?.gifts, exported?.items.map(({ purchased }) => purchased)]).toEqual([[], [0, 0]]);
    const more = await answerOf(browser.registries.changeWantedQuantity(grId, item.identity, 1));
    expect([more.purchased, more.wanted]).toEqual([0, 1]);
    await answerOf(browser.registries.removeItem(grId, other.identity));
    const shown = await answerOf(browser.settings.changeSettings(grId, { surprise: { was: until, now: off } }));
    expect(shown.patch.items.map(({ wanted, purchased }) => [wanted, purchased])).toEqual([[1, 3]]);
    expect((await answerOf(browser.thanks.readGifts(grId))).gifts).toHaveLength(1);
  });

  it('[SURP-01] an item with hidden gifts is removed like any other, nobody buys it any more, its giver is told, and on the day it is there as bought', async () => {
    const [item, other] = [freshItem({ wanted: 4 }), freshItem({ wanted: 4 })];
    const { registry, owner } = await givenRegistry([item, other], { eventDate: O.some(dayOf('2027-06-12')) });
    const { grId } = registry;
    const [browser, giver, guest] = [await signedIn(owner), environment.browser(), environment.browser()];
    await fill(giver, fromRegistry(grId, item, 3));
    const request = orderRequest({ isSurprise: true });
    const email = freshAccount().email;
    await answerOf(giver.orders.place({ ...request, giver: { ...request.giver, email } }, freshKey()));
    const removed = async ({ identity }: typeof item) => {
      const { patch } = await answerOf(browser.registries.removeItem(grId, identity));
      return [patch.items.length, patch.removed];
    };
    expect(await removed(item)).toEqual([0, [item.identity]]);
    expect(await removed(other)).toEqual([0, [other.identity]]);
    expect((await opened(guest, registry)).items).toEqual([]);
    expect(await refusalOf(guest.cart.add([fromRegistry(grId, item)], O.none))).toMatchObject({
      _tag: 'NotOnRegistry',
    });
    expect((await environment.mailTo(email)).at(-1)?.subject).toEqual(
      expect.stringMatching(/^About your gift for Amelia & Jonah: /),
    );
    const again = await answerOf(
      browser.registries.addItems(grId, [{ identity: item.identity, quantity: 2 }], O.some(freshKey())),
    );
    expect(again.patch.items).toMatchObject([{ wanted: 2, purchased: 0 }]);
    expect((await opened(guest, registry)).items).toMatchObject([{ wanted: 2, purchased: 3 }]);
    await answerOf(browser.registries.removeItem(grId, item.identity));
    environment.setClock(instantOf('2027-06-12T13:00:00.000Z'));
    try {
      const { items, totals } = await opened(browser, registry);
      expect([items, totals]).toMatchObject([[{ wanted: 3, purchased: 3 }], { items: 3, purchased: 3 }]);
      expect(await refusalOf(browser.registries.removeItem(grId, item.identity))).toEqual({ _tag: 'HasPurchases' });
    } finally {
      environment.setClock(MORNING);
    }
  });

  it('[SURP-01] [NLA-03] hidden money of a removed item that owners saw bought stays with it: it is there on the day, and its giver may take it back', async () => {
    const item = sharedGift(0, { wanted: 3 });
    const { registry, owner } = await givenRegistry([item], { eventDate: O.some(dayOf('2027-06-12')) });
    const { grId } = registry;
    const [browser, giver] = [await signedIn(owner), environment.browser()];
    const contribute = async (by: typeof browser, amount: number, isSurprise: boolean) => {
      await answerOf(by.cart.addContribution({ grId, identity: item.identity, amount: centsOf(amount) }, freshKey()));
      const placed = await answerOf(by.orders.place(orderRequest({ isSurprise }), freshKey()));
      return answerOf(by.placedOrders.findOwn(placed.orderNumber));
    };
    await contribute(environment.browser(), 10_000, false);
    const token = await contribute(giver, 15_000, true);
    await environment.given({ products: [{ ...item.product, isNla: true, isAvailable: false }] });
    const { patch } = await answerOf(browser.registries.removeItem(grId, item.identity));
    expect(patch.items).toMatchObject([{ wanted: 1, purchased: 1, groupGift: O.none }]);
    const left = { wanted: 2, purchased: 2, groupGift: fund(25_000, 25_000, 'Kettle') };
    expect((await opened(giver, registry)).items).toMatchObject([left]);
    await environment.given({ products: [item.product] });
    expect((await opened(browser, registry)).items).toMatchObject([{ wanted: 1, purchased: 1 }]);
    environment.setClock(instantOf('2027-06-12T13:00:00.000Z'));
    try {
      expect((await opened(browser, registry)).items).toMatchObject([left]);
    } finally {
      environment.setClock(MORNING);
    }
    await answerOf(giver.placedOrders.takeBack(token, { line: 1, units: 1 }, freshKey()));
    const back = { wanted: 1, purchased: 1, groupGift: O.none };
    for (const reader of [giver, browser]) expect((await opened(reader, registry)).items).toMatchObject([back]);
  });

  it.each(['hide purchases', 'have a surprise'])(
    '[OWN-02] owners who %s are answered by what they see when they buy from their own list',
    async (why) => {
      const item = freshItem({ wanted: 4 });
      const { registry, owner } = await givenRegistry([item]);
      const { grId } = registry;
      const browser = await signedIn(owner);
      const isSurprise = why === 'have a surprise';
      const surprise = { was: { _tag: 'Off' }, now: { _tag: 'UntilEvent' } } as const;
      if (!isSurprise) await answerOf(browser.settings.changeSettings(grId, { surprise }));
      const guest = environment.browser();
      await fill(guest, fromRegistry(grId, item, 4));
      await answerOf(guest.orders.place(orderRequest({ isSurprise }), freshKey()));
      const { warnings } = await fill(browser, fromRegistry(grId, item, 3));
      const [line] = await linesOf(browser);
      expect([warnings, line?.remaining]).toEqual([[], O.some(4)]);
      await answerOf(placeOrder(browser));
      const gift = { ...exampleElsewhereGift(), grId, identity: item.identity };
      const elsewhere = (quantity: number) => browser.boughtElsewhere.report({ ...gift, quantity }, freshKey());
      const left = isSurprise ? 1 : 4;
      expect(await refusalOf(elsewhere(left + 1))).toEqual({ _tag: 'NotSoMany', left });
      await answerOf(elsewhere(1));
      expect((await opened(environment.browser(), registry)).items).toMatchObject([{ wanted: 4, purchased: 8 }]);
    },
  );

  it('[OWN-02] [OWN-01] one order that its giver hides is hidden until the event, and then in an email that says how often the owner wants them', async () => {
    const item = freshItem({ wanted: 4 });
    const { registry, owner } = await givenRegistry([item], { eventDate: O.some(dayOf('2027-06-12')) });
    const { grId } = registry;
    await buy(fromRegistry(grId, item));
    const giver = environment.browser();
    await fill(giver, fromRegistry(grId, item, 2));
    await answerOf(giver.orders.place(orderRequest({ isSurprise: true }), freshKey()));
    const browser = await signedIn(owner);
    await answerOf(browser.settings.changeSettings(grId, { giftEmails: { was: 'daily', now: 'each' } }));
    const seen = async () => [
      (await opened(browser, registry)).items[0]?.purchased,
      (await answerOf(browser.thanks.readGifts(grId))).gifts.length,
    ];
    expect([await seen(), (await opened(giver, registry)).items[0]?.purchased]).toEqual([[1, 1], 3]);
    environment.setClock(instantOf('2027-06-12T13:00:00.000Z'));
    try {
      expect(await seen()).toEqual([3, 2]);
      const letter = (await environment.mailTo(owner.email)).at(-1);
      expect(letter?.text).toContain('Here’s what came in since the last email.');
      expect(letter?.text).toContain('You get an email for each gift from your registry');
    } finally {
      environment.setClock(MORNING);
    }
  });

  it('[OWN-01] [OWN-02] gifts that were hidden are in one email to each owner: when they are shown early, or on the morning of their day, wherever it was moved', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry, owner } = await givenRegistry([item], { eventDate: O.some(dayOf('2027-09-12')) });
    const { grId } = registry;
    const browser = await signedIn(owner);
    const mail = async () => (await environment.mailTo(owner.email)).map(({ subject }) => subject);
    const choose = (was: Surprise, now: Surprise) =>
      answerOf(browser.settings.changeSettings(grId, { surprise: { was, now } }));
    const off = { _tag: 'Off' } as const;
    const until = (day: string) => ({ _tag: 'UntilDay', day: dayOf(day) }) as const;
    try {
      environment.setClock(MORNING);
      await choose(off, until('2027-06-03'));
      await buy(fromRegistry(grId, item));
      await choose(until('2027-06-03'), until('2027-06-05'));
      environment.setClock(instantOf('2027-06-04T14:00:00.000Z'));
      expect(await mail()).toEqual([]);
      await choose(until('2027-06-05'), off);
      expect(await mail()).toEqual([`A new gift on your Wedding registry (# ${grId}, Jun 4, 2027, 9am)`]);
      await choose(off, until('2027-06-08'));
      await buy(fromRegistry(grId, item));
      await buy(fromRegistry(grId, item));
      environment.setClock(instantOf('2027-06-08T12:00:00.000Z'));
      expect(await mail()).toHaveLength(1);
      environment.setClock(instantOf('2027-06-08T13:00:00.000Z'));
      expect(await mail()).toEqual([
        expect.any(String),
        `Two new gifts on your Wedding registry (# ${grId}, Jun 8, 2027)`,
      ]);
      environment.setClock(instantOf('2027-09-13T13:00:00.000Z'));
      expect(await mail()).toHaveLength(2);
    } finally {
      environment.setClock(MORNING);
    }
  });

  it('[EVENT-01] an event is put off: everybody reads it, surprises stay hidden, and are reported once there is a day again; the coupon’s last day moves along', async () => {
    const item = freshItem({ wanted: 4 });
    const until = { surprise: { _tag: 'UntilEvent' } } as const;
    const first = dayOf('2027-06-12');
    const coupon = { couponNumber: 'C-1', discount: 0.1, expirationDate: dayOf('2027-12-12'), isCancelled: false };
    const { registry, owner } = await givenRegistry([item], {
      ...until,
      eventDate: O.some(first),
      coupon: O.some(coupon),
    });
    const { grId } = registry;
    const [browser, guest] = [await signedIn(owner), environment.browser()];
    const move = (was: O.Option<CalendarDay>, now: O.Option<CalendarDay>) =>
      answerOf(browser.settings.changeSettings(grId, { eventDate: { was, now } }));
    try {
      environment.setClock(MORNING);
      await buy(fromRegistry(grId, item));
      const { patch } = await move(O.some(first), O.none);
      expect([patch.hiddenUntil, patch.coupon]).toEqual([O.some('undated'), O.some(coupon)]);
      expect((await opened(guest, registry)).header).toMatchObject({ eventDate: O.none, isDateChanged: true });
      expect((await answerOf(browser.registries.mine)).map(({ eventDate }) => eventDate)).toEqual([O.none]);
      environment.setClock(instantOf('2027-06-14T14:00:00.000Z'));
      await buy(fromRegistry(grId, item));
      expect([(await opened(browser, registry)).items[0]?.purchased, await environment.mailTo(owner.email)]).toEqual([
        0,
        [],
      ]);
      const again = await move(O.none, O.some(dayOf('2027-06-20')));
      expect([again.patch.hiddenUntil, again.patch.coupon]).toMatchObject([
        O.some('2027-06-20'),
        O.some({ expirationDate: '2027-12-20' }),
      ]);
      environment.setClock(instantOf('2027-06-20T13:00:00.000Z'));
      expect((await opened(browser, registry)).items[0]?.purchased).toBe(2);
      expect((await environment.mailTo(owner.email)).map(({ subject }) => subject)).toEqual([
        `Two new gifts on your Wedding registry (# ${grId}, Jun 20, 2027)`,
      ]);
    } finally {
      environment.setClock(MORNING);
    }
  });

  it('[EVENT-01] a completion coupon whose last day has passed does not come back with a later date', async () => {
    const [was, now] = [O.some(dayOf('2027-06-12')), O.some(dayOf('2028-06-12'))];
    const coupon = { couponNumber: 'C-2', discount: 0.1, expirationDate: dayOf('2027-05-31'), isCancelled: false };
    const { registry, owner } = await givenRegistry([], { eventDate: was, coupon: O.some(coupon) });
    const { settings } = await signedIn(owner);
    const { patch } = await answerOf(settings.changeSettings(registry.grId, { eventDate: { was, now } }));
    expect(patch.coupon).toMatchObject(O.some({ isCancelled: true }));
  });

  it('[OWN-01] [MAIL-05] an owner gets one email a day unless they choose one for each gift or none; it names giver and gift, and asks for a missing address', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const digest = `Two new gifts on your Wedding registry (# ${grId}, Jun 2, 2027)`;
    const mail = async () => (await environment.mailTo(owner.email)).map(({ subject }) => subject);
    try {
      environment.setClock(MORNING);
      await buy(fromRegistry(grId, item));
      await buy(fromRegistry(grId, item, 2));
      expect(await mail()).toEqual([]);
      environment.setClock(NEXT_MORNING);
      expect(await mail()).toEqual([digest]);
      const [first] = await environment.mailTo(owner.email);
      for (const text of [
        `* ${item.product.name}`,
        'From Rosa Almeida',
        '“With love to you both.”',
        'We need your address.',
        '/emails/stop?key=',
      ])
        expect(first?.text).toContain(text);
      const browser = await signedIn(owner);
      const choose = (was: 'each' | 'daily' | 'none', now: 'each' | 'daily' | 'none') =>
        answerOf(browser.settings.changeSettings(grId, { giftEmails: { was, now } }));
      expect((await choose('daily', 'each')).settings.giftEmails).toBe('each');
      await buy(fromRegistry(grId, item));
      expect(await mail()).toEqual([digest, `A new gift on your Wedding registry (# ${grId}, Jun 2, 2027, 8am)`]);
      await choose('each', 'none');
      await buy(fromRegistry(grId, item));
      environment.setClock(instantOf('2027-06-03T13:00:00.000Z'));
      expect(await mail()).toHaveLength(2);
    } finally {
      environment.setClock(MORNING);
    }
  });

  it('[GIVE-04] a giver gets an email with the order’s link when owners take off what was bought and not shipped, unless it was bought at the retailer’s own checkout', async () => {
    const item = freshItem({ wanted: 4 });
    const { registry, owner } = await givenRegistry([item]);
    const giver = environment.browser();
    await fill(giver, fromRegistry(registry.grId, item));
    const request = orderRequest();
    const email = freshAccount().email;
    await answerOf(giver.orders.place({ ...request, giver: { ...request.giver, email } }, freshKey()));
    const elsewhere = { ...request.giver, email: freshAccount().email };
    await answerOf(
      giver.orderReports.report({
        orderId: reportedOrderIdOf(freshKey()),
        grId: registry.grId,
        giver: elsewhere,
        message: '',
        lines: [{ identity: item.identity, quantity: 1, unitPrice: centsOf(1_495) }],
        placedAt: MORNING,
      }),
    );
    await environment.given({ products: [{ ...item.product, isNla: true }] });
    await answerOf((await signedIn(owner)).registries.removeItem(registry.grId, item.identity));
    const letter = (await environment.mailTo(email)).at(-1);
    expect(letter?.subject).toEqual(expect.stringMatching(/^About your gift for Amelia & Jonah: /));
    expect(letter?.text).toMatch(/Keep or Cancel:\nhttps?:/);
    expect(await environment.mailTo(elsewhere.email)).toEqual([]);
  });
};
