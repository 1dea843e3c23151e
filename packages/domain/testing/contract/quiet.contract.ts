import { type GiftEmails, type GrId, offeredBack } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, dayOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { bought, freshEmail, takeBack } from './given-orders.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  contributing,
  environment,
  fill,
  freshItem,
  fromRegistry,
  givenRegistry,
  linesOf,
  opened,
  orderRequest,
  placeOrder,
  sharedGift,
  signedIn,
  subjectsTo,
} from './scene.ts';

const MORNING = instantOf('2027-06-01T11:00:00.000Z');
const NEXT_MORNING = instantOf('2027-06-02T13:00:00.000Z');

const pause = (owner: Browser, grId: GrId, isPaused = true) =>
  answerOf(owner.settings.changeSettings(grId, { isPaused: { was: !isPaused, now: isPaused } }));

/** What stops and what goes on while the owners of a registry have paused it. */
export const testQuiet = (): void => {
  it('[PAUSE-01] guests of a paused registry see its names and no gifts, nobody finds it or buys from it, also what is in a cart; one switch undoes it', async () => {
    const item = freshItem({ wanted: 4 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const [browser, guest] = [await signedIn(owner), environment.browser()];
    const before = await opened(guest, registry);
    await fill(guest, fromRegistry(grId, item));
    const paused = await pause(browser, grId);
    expect([paused.settings.isPaused, paused.patch.header]).toMatchObject([true, O.some({ isPaused: true })]);
    const seen = await opened(guest, registry);
    expect(seen).toMatchObject({ items: [], totals: { items: 0, purchased: 0 }, header: { isPaused: true } });
    expect(seen.header).toMatchObject({ primaryFirstName: 'Amelia', eventDate: O.none, greeting: '', biography: '' });
    expect((await answerOf(guest.directory.find({ text: grId, page: 1 }))).total).toBe(0);
    expect((await linesOf(guest)).map(({ blocker }) => blocker)).toEqual(['registry-closed']);
    expect(await refusalOf(placeOrder(guest))).toMatchObject({ _tag: expect.any(String) });
    expect(await refusalOf(guest.cart.add([fromRegistry(grId, item)], O.some(freshKey())))).toEqual({
      _tag: 'RegistryNotFound',
    });
    expect((await opened(browser, registry)).items).toHaveLength(1);
    await pause(browser, grId, false);
    const again = await opened(guest, registry);
    expect([again.header, again.items]).toEqual([before.header, before.items]);
    expect((await answerOf(guest.directory.find({ text: grId, page: 1 }))).total).toBe(1);
    await answerOf(placeOrder(guest));
  });

  it.each([
    ['the daily email', 'daily'],
    ['the email for each gift', 'each'],
  ] as const)(
    '[PAUSE-01] [OWN-01] %s to owners stops while the registry is paused, and receipts go on',
    async (_, often: GiftEmails) => {
      const item = freshItem({ wanted: 4 });
      const { registry, owner } = await givenRegistry([item]);
      const { grId } = registry;
      const browser = await signedIn(owner);
      try {
        environment.setClock(MORNING);
        if (often === 'daily') await bought(fromRegistry(grId, item));
        if (often === 'each')
          await answerOf(browser.settings.changeSettings(grId, { giftEmails: { was: 'daily', now: often } }));
        await pause(browser, grId);
        const email = freshEmail();
        await answerOf(
          environment.browser().orderReports.report({
            orderId: reportedOrderIdOf(freshKey()),
            grId,
            giver: { ...orderRequest().giver, email },
            message: '',
            lines: [{ identity: item.identity, quantity: 1, unitPrice: centsOf(1_495) }],
            placedAt: MORNING,
          }),
        );
        environment.setClock(NEXT_MORNING);
        expect(await environment.mailTo(owner.email)).toEqual([]);
      } finally {
        environment.setClock(MORNING);
      }
    },
  );

  it('[PAUSE-01] [OWN-02] no email shows hidden gifts while the registry is paused', async () => {
    const item = freshItem({ wanted: 4 });
    const until = { _tag: 'UntilDay', day: dayOf('2027-12-24') } as const;
    const { registry, owner } = await givenRegistry([item], { surprise: until });
    const browser = await signedIn(owner);
    await bought(fromRegistry(registry.grId, item));
    await pause(browser, registry.grId);
    await answerOf(browser.settings.changeSettings(registry.grId, { surprise: { was: until, now: { _tag: 'Off' } } }));
    expect(await environment.mailTo(owner.email)).toEqual([]);
  });

  it('[PAUSE-01] what has not shipped is offered back to its givers by one email for each order; they have the money back, or let it stay, and it stays if they do not answer', async () => {
    const [item, other] = [freshItem({ wanted: 8 }), freshItem({ wanted: 8 })];
    const shared = sharedGift();
    const { registry, owner } = await givenRegistry([item, other, shared]);
    const { grId } = registry;
    const browser = await signedIn(owner);
    const two = await bought(fromRegistry(grId, item), fromRegistry(grId, other));
    const silent = await bought(fromRegistry(grId, item));
    const money = await contributing(grId, shared, 2_500);
    const email = freshEmail();
    await answerOf(money.orders.place(orderRequest({ giver: { ...orderRequest().giver, email } }), freshKey()));
    await pause(browser, grId);
    for (const giver of [two.email, silent.email, email]) {
      const [, ...offers] = await subjectsTo(giver);
      expect(offers).toEqual([expect.stringContaining('About your gift for Amelia & Jonah (order ')]);
    }
    const orders = environment.browser().placedOrders;
    const open = async (token: typeof two.token) => offeredBack(await answerOf(orders.open(token))).length > 0;
    expect([await open(two.token), await open(silent.token)]).toEqual([true, true]);
    const kept = await answerOf(orders.letStay(two.token));
    expect([offeredBack(kept), kept.lines.map(({ left }) => left)]).toEqual([[], [1, 1]]);
    expect((await answerOf(takeBack(two))).lines.map(({ left }) => left)).toEqual([0, 1]);
    await pause(browser, grId, false);
    expect(await open(silent.token)).toBe(false);
    expect((await answerOf(orders.open(silent.token))).lines).toMatchObject([{ left: 1, state: 'preparing' }]);
    const later = await bought(fromRegistry(grId, item));
    await pause(browser, grId);
    const emails = async ({ email: to }: typeof two) => (await subjectsTo(to)).length;
    expect([await open(silent.token), await emails(silent), await emails(later)]).toEqual([true, 2, 2]);
  });
};
