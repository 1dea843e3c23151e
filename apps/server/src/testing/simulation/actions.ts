import { type DisputeState, instantAt, type OrderNumber, recordPaymentEvent, sendEmails } from '@gift-registry/domain';
import { centsOf, reportedOrderIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { cleanUp } from '../../scheduled-cleanup.ts';
import { buyerActions } from './buyer-actions.ts';
import type { CallObserver } from './parked-calls.ts';
import { elementAt, isOpen, oneOf, people } from './people.ts';
import { identities, lists, START } from './people-and-lists.ts';
import { simulatedShop } from './shop.ts';
import type { SimulatedStore } from './store.ts';
import type { Action, BackEndAction, OwnerAction, PaymentAction } from './turn.ts';

/** A shop with all that its people, its payment service and its back end do, and what they were answered. */
export const shopWithPeople = async (store: SimulatedStore) => {
  const { payment } = store;
  const disputes = new Map<OrderNumber, DisputeState>();
  /** What the payment service will report: the bodies of its calls. */
  let events: ReadonlyArray<string> = [];

  /** What the back end reported of returns, and reports again. */
  const reports: Array<() => Promise<unknown>> = [];

  /** The keys under which orders are stored, whether or not anybody got an answer. */
  const placedKeys = new Set<unknown>();

  const observer: CallObserver = (_, name, [subject, idempotency], answer) => {
    const isDone = typeof answer === 'object' && answer !== null && '_tag' in answer && answer._tag === 'Right';
    const paid = payment.payments().find(({ authorization }) => authorization === subject);
    if (name === 'payment.capture' && isDone && paid !== undefined)
      events = [...events, payment.eventOf(paid.reference, { kind: 'Captured' })];
    if (name === 'orders.place' && isDone && typeof idempotency === 'object' && idempotency !== null)
      if ('key' in idempotency) placedKeys.add(idempotency.key);
  };
  const shop = await simulatedShop(store, observer);
  const all = people(shop, placedKeys);
  const { sent, newKey, recordAnswer, send, placed } = all;
  const buyer = buyerActions(shop, all, payment);

  const ownerDoes = async (service: number, { what, registry, at }: OwnerAction): Promise<unknown> => {
    const list = oneOf(lists, registry);
    const { grId } = list;
    const identity = oneOf(identities, at);
    const { registries, thanks, settings } = shop.browser(service, list);
    switch (what) {
      case 'want':
        return recordAnswer(list, registries.changeWantedQuantity(grId, identity, 1 + at));
      case 'share':
        return recordAnswer(list, registries.changeGroupGift(grId, identity, at % 2 === 1));
      case 'remove':
        return recordAnswer(list, registries.removeItem(grId, identity));
      case 'replace':
        return recordAnswer(list, registries.replaceItem(grId, identity, oneOf(identities, 5), O.some(newKey())));
      case 'love':
        return recordAnswer(list, registries.changeMostLoved(grId, identity, at % 2 === 0));
      case 'thank': {
        const read = await recordAnswer(list, thanks.readGifts(grId));
        const ids = E.isRight(read) ? read.right.gifts.map(({ id }) => id) : [];
        return recordAnswer(list, thanks.markThanked(grId, ids, at % 2 === 0));
      }
      case 'hide': {
        const present = await recordAnswer(list, settings.readSettings(grId));
        if (E.isLeft(present)) return undefined;
        const visibility = { was: present.right.visibility, now: at % 2 === 0 ? 'private' : 'findable' } as const;
        return recordAnswer(list, settings.changeSettings(grId, { visibility }));
      }
      case 'openPage':
        return shop.openPage(service, list, at % 2 === 0 ? 'own' : 'guest');
    }
  };

  const backEndDoes = (service: number, { what, at, reference }: BackEndAction): Promise<unknown> => {
    const { orderReports } = shop.browser(service, oneOf(lists, 0));
    const orderNumber = elementAt(placed().toReversed(), at);
    if (what === 'report')
      return orderReports.report({
        orderId: reportedOrderIdOf(`report-${reference}`),
        grId: oneOf(lists, reference).grId,
        giver: { firstName: 'Reported', lastName: 'Giver', email: 'reported@example.com' },
        message: '',
        lines: [{ identity: oneOf(identities, reference), quantity: 1, unitPrice: centsOf(2_000) }],
        placedAt: START,
      })();
    if (orderNumber === undefined) return Promise.resolve();
    const back = { reference: `reference-${reference}`, line: 1, units: 1 };
    if (what === 'ship') return orderReports.ship(orderNumber, { lines: [], at: store.clock.now() })();
    const report = what === 'return' ? 'returned' : 'canceled';
    reports.push(() => shop.browser(0, oneOf(lists, 0)).orderReports[report](orderNumber, back)());
    return orderReports[report](orderNumber, back)();
  };

  const deliver = async (service: number, at: number, isRepeated: boolean): Promise<void> => {
    const body = elementAt(events, at);
    if (body === undefined) return;
    const recorded = await recordPaymentEvent(shop.service(service).dependencies)(body, { signature: 'signed' })();
    if (E.isRight(recorded) && !isRepeated) events = events.filter((each) => each !== body);
  };

  /** A bank disputes a payment; the reports of the beginning and of the end come in any order. */
  const dispute = (orderNumber: OrderNumber, amount: number, state: DisputeState): void => {
    const now = Date.parse(store.clock.now());
    const reported = (of: DisputeState, minutes: number): string =>
      payment.eventOf(orderNumber, {
        kind: 'Disputed',
        dispute: {
          id: `dispute-${orderNumber}`,
          state: of,
          amount: centsOf(amount),
          reportedAt: O.getOrElse(() => START)(instantAt(now + minutes * 60_000)),
        },
      });
    disputes.set(orderNumber, state);
    events = [...events, reported('open', 0), reported(state, 1)];
  };

  const paymentServiceDoes = async (service: number, { what, at }: PaymentAction): Promise<void> => {
    if (what === 'deliver' || what === 'deliverTwice') return deliver(service, at, what === 'deliverTwice');
    const captured = payment.payments().filter(({ isCaptured }) => isCaptured);
    const paid = elementAt(captured, at);
    if (paid === undefined) return;
    const { reference, amount } = paid;
    if (what === 'refundFails') {
      // The next one of which something was given back.
      const from = captured.indexOf(paid);
      for (const { reference: next } of [...captured.slice(from), ...captured.slice(0, from)]) {
        const refund = payment.losePaidRefund(next);
        if (O.isNone(refund)) continue;
        events = [...events, payment.eventOf(next, { kind: 'RefundFailed', refund })];
        break;
      }
      return;
    }
    const orderNumber = placed().find((each) => each === reference);
    if (orderNumber !== undefined && !disputes.has(orderNumber))
      dispute(orderNumber, amount, at % 2 === 0 ? 'won' : 'lost');
  };

  const cleansUp = (service: number): Promise<void> =>
    cleanUp({
      ...shop.service(service).dependencies,
      origin: 'http://localhost:3000',
      housekeeping: TE.right(undefined),
    });
  const sendsEmails = (service: number): Promise<unknown> => sendEmails(shop.service(service).dependencies)();

  /** Does the action; resolves when it is done, which is never where its service stops. */
  const does = async (service: number, action: Action): Promise<unknown> => {
    switch (action.what) {
      case 'order':
        return buyer.order(service, action);
      case 'again':
      case 'confirm':
      case 'deny':
      case 'shop':
      case 'takeBack':
      case 'reword':
      case 'elsewhere':
        return buyer.does(service, action);
      case 'want':
      case 'share':
      case 'remove':
      case 'replace':
      case 'love':
      case 'thank':
      case 'hide':
      case 'openPage':
        return ownerDoes(service, action);
      case 'ship':
      case 'return':
      case 'cancel':
      case 'report':
        return backEndDoes(service, action);
      case 'dispute':
      case 'refundFails':
      case 'deliver':
      case 'deliverTwice':
        return paymentServiceDoes(service, action);
      case 'cleanUp':
        return cleansUp(service);
      case 'sendEmails':
        return sendsEmails(service);
      case 'stop':
        return shop.stop(service);
      case 'loseLocks':
        return shop.loseLocks(service);
      case 'gather':
        return shop.gather();
      case 'arriveLate':
        return shop.arriveLate();
      case 'finish':
        return shop.finish();
      case 'clock':
        await store.standbyFollows();
        return shop.setClockBy(action.minutes * 60_000);
    }
  };

  /** Makes what is begun run to its end: all calls are answered. */
  const undisturbed = async (action: () => Promise<unknown>): Promise<void> => {
    const doing = shop.begin(action);
    await shop.settle();
    await shop.finish();
    await doing;
  };

  /** Ends everything as time and repetition do: nothing fails any more, whatever waits arrives, and two days go by. */
  const settleEverything = async (): Promise<void> => {
    await shop.finish();
    await shop.arriveLate();
    for (const each of [...sent, ...sent]) if (isOpen(each)) await undisturbed(() => send(0, each));
    for (const again of reports) await undisturbed(again);
    for (const each of all.cancellations) await undisturbed(() => buyer.takeBack(1, each));
    for (const hours of [1, 1, 1, 2, 4, 7, 13, 13]) {
      while (events.length > 0) await undisturbed(() => deliver(0, 0, false));
      await undisturbed(() => cleansUp(hours % 2));
      await undisturbed(() => sendsEmails(hours % 2));
      await shop.setClockBy(hours * 60 * 60_000);
    }
  };

  return { ...all, shop, does, settleEverything, disputes };
};
export type ShopWithPeople = Awaited<ReturnType<typeof shopWithPeople>>;
