import {
  type DisputeState,
  type IdempotencyKey,
  instantAt,
  type OrderNumber,
  recordPaymentEvent,
  sendEmails,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleElsewhereGift,
  idempotencyKeyOf,
  reportedOrderIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import { paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { cleanUp } from '../../scheduled-cleanup.ts';
import { type Buyer, buyers, identities, type List, lists, type SentCancellation, type SentOrder, START } from './cast.ts';
import type { Witness } from './parked-calls.ts';
import { simulatedShop } from './shop.ts';
import type { SimulatedStore } from './store.ts';
import type { Deed } from './turn.ts';

const ORIGIN = 'http://localhost:3000';

/** An answer that somebody got. */
interface Answered {
  readonly reader: Buyer | List;
  readonly text: string;
}

const circled = <A>(all: ReadonlyArray<A>, at: number): A | undefined => all[at % Math.max(1, all.length)];
const oneOf = <A>(all: ReadonlyArray<A>, at: number): A => {
  const one = circled(all, at);
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

/** After these refusals it is not known whether the order was placed, or it goes on. */
const isOpen = ({ answer }: SentOrder): boolean =>
  answer === undefined ||
  (E.isLeft(answer) && ['Unavailable', 'RequestInProgress', 'PaymentActionNeeded'].includes(answer.left._tag));

/** A shop with all that its people, its payment service and its back end do, and what they were answered. */
export const peopledShop = async (store: SimulatedStore) => {
  const sent: Array<SentOrder> = [];
  const cancellations: Array<SentCancellation> = [];
  const elsewhere: Array<OrderNumber> = [];
  const answers: Array<Answered> = [];
  const disputes = new Map<OrderNumber, DisputeState>();
  /** What the payment service has to tell: the bodies of its calls. */
  let events: ReadonlyArray<string> = [];
  let keys = 0;

  const witness: Witness = (_, name, [subject], answer) => {
    const isDone = typeof answer === 'object' && answer !== null && '_tag' in answer && answer._tag === 'Right';
    if (name !== 'payment.capture' || !isDone) return;
    const paid = store.payment.payments().find(({ authorization }) => authorization === subject);
    if (paid !== undefined) events = [...events, store.payment.eventOf(paid.reference, { kind: 'Captured' })];
  };
  const shop = await simulatedShop(store, witness);

  const newKey = (): IdempotencyKey => {
    keys += 1;
    return idempotencyKeyOf(`simulated-key-${String(keys).padStart(6, '0')}`);
  };
  const heard = async <R, A>(reader: Buyer | List, call: TE.TaskEither<R, A>): Promise<E.Either<R, A>> => {
    const answer = await call();
    answers.push({ reader, text: JSON.stringify(answer) });
    return answer;
  };
  const placed = (): ReadonlyArray<OrderNumber> => [...new Set(sent.flatMap(({ numbers }) => [...numbers]))];
  const ordersOf = (buyer: Buyer) => sent.filter((order) => order.buyer === buyer);

  const send = async (service: number, order: SentOrder, request = order.request): Promise<void> => {
    const answer = await heard(order.buyer, shop.browser(service, order.buyer).orders.place(request, order.key));
    // An older answer tells nothing that a newer one did not.
    if (order.answer === undefined || isOpen(order)) order.answer = answer;
    if (E.isRight(answer)) order.numbers.add(answer.right.orderNumber);
    else if (answer.left._tag === 'PaymentActionNeeded') order.held = answer.left.authorization;
  };
  const newOrder = (buyer: Buyer, request: Omit<SentOrder['request'], 'giver'>): SentOrder => {
    const order: SentOrder = {
      buyer,
      key: newKey(),
      request: { giver: buyer.giver, ...request },
      answer: undefined,
      numbers: new Set(),
      held: undefined,
    };
    sent.push(order);
    return order;
  };

  const order = async (service: number, deed: Extract<Deed, { readonly what: 'order' }>): Promise<void> => {
    const [buyer, { grId }] = [oneOf(buyers, deed.buyer), oneOf(lists, deed.registry)];
    // Two of them are group gifts.
    const identity = oneOf(identities, deed.gift === 'contribution' ? 1 + 2 * (deed.at % 2) : deed.at);
    const { cart } = shop.browser(service, buyer);
    const adding = {
      units: () =>
        TE.map(() => undefined)(cart.add([{ grId: O.some(grId), identity, quantity: deed.quantity }], O.some(newKey()))),
      contribution: () =>
        TE.map(() => undefined)(cart.addContribution({ grId, identity, amount: centsOf(deed.cents) }, newKey())),
      eGiftCard: () => TE.map(() => undefined)(cart.addEGiftCard({ grId, amount: '50' }, O.some(newKey()))),
    } satisfies Record<typeof deed.gift, () => TE.TaskEither<unknown, undefined>>;
    const added = await heard<unknown, undefined>(buyer, adding[deed.gift]());
    if (E.isLeft(added)) return;
    const request = {
      message: `For ${grId} from ${buyer.giver.firstName}`,
      accepted: [],
      isSurprise: deed.isSurprise,
      payment: { _tag: 'Token', token: paymentTokens[deed.payment] },
    } as const;
    const first = newOrder(buyer, request);
    await send(service, first);
    if (isOpen(first) || first.answer === undefined || E.isRight(first.answer)) return;
    const { left: refusal } = first.answer;
    if (deed.isOnPurpose && refusal._tag === 'OverClaim') {
      const accepted = refusal.lines.map(({ grId: of, identity: what, asked }) => ({ grId: of, identity: what, quantity: asked }));
      await send(service, newOrder(buyer, { ...request, accepted }));
      return;
    }
    const read = await heard(buyer, shop.browser(service, buyer).cart.read);
    if (E.isLeft(read)) return;
    for (const { lineId } of read.right.lines) await shop.browser(service, buyer).cart.remove(lineId)();
  };

  const takeBack = async (service: number, { buyer, orderNumber, key }: SentCancellation): Promise<void> => {
    const { placedOrders } = shop.browser(service, buyer);
    const link = await placedOrders.findOwn(orderNumber)();
    if (E.isRight(link)) await heard(buyer, placedOrders.takeBack(link.right, { line: 1, units: 1 }, key));
  };

  const buyerDoes = async (
    service: number,
    { what, buyer: who, at }: Extract<Deed, { readonly what: 'again' | 'confirm' | 'deny' | 'takeBack' | 'reword' }>,
  ): Promise<void> => {
    const buyer = oneOf(buyers, who);
    const own = ordersOf(buyer);
    const numbers = own.flatMap((each) => [...each.numbers]);
    switch (what) {
      case 'again': {
        const [again, canceled] = [circled(own.toReversed(), at), circled(cancellations.filter((each) => each.buyer === buyer), at)];
        if (again !== undefined) await send(service, again);
        if (canceled !== undefined) await takeBack(service, canceled);
        return;
      }
      case 'confirm':
      case 'deny': {
        const held = circled(own.filter((each) => each.held !== undefined), at);
        if (held?.held === undefined) return;
        store.payment.answerChallenge(held.held, what === 'confirm');
        await send(service, held, { ...held.request, payment: { _tag: 'Confirmed', authorization: held.held } });
        return;
      }
      case 'takeBack': {
        const orderNumber = circled(numbers, at);
        if (orderNumber === undefined) return;
        const cancellation = { buyer, orderNumber, key: newKey() };
        cancellations.push(cancellation);
        await takeBack(service, cancellation);
        return;
      }
      case 'reword': {
        const orderNumber = circled(numbers, at);
        if (orderNumber === undefined) return;
        const { placedOrders } = shop.browser(service, buyer);
        const link = await placedOrders.findOwn(orderNumber)();
        if (E.isRight(link))
          await heard(buyer, placedOrders.changeMessage(link.right, `${buyer.giver.firstName} says ${at}`));
      }
    }
  };

  const ownerDoes = async (
    service: number,
    deed: Extract<Deed, { readonly what: 'want' | 'share' | 'remove' | 'replace' | 'love' | 'thank' | 'hide' | 'openPages' }>,
  ): Promise<void> => {
    const list = oneOf(lists, deed.registry);
    const { grId } = list;
    const identity = oneOf(identities, deed.at);
    const { registries, thanks, settings } = shop.browser(service, list);
    switch (deed.what) {
      case 'want':
        await heard(list, registries.changeWantedQuantity(grId, identity, deed.wanted));
        return;
      case 'share':
        await heard(list, registries.changeGroupGift(grId, identity, deed.at % 2 === 1));
        return;
      case 'remove':
        await heard(list, registries.removeItem(grId, identity));
        return;
      case 'replace':
        await heard(list, registries.replaceItem(grId, identity, oneOf(identities, 5), O.some(newKey())));
        return;
      case 'love':
        await heard(list, registries.changeMostLoved(grId, identity, deed.at % 2 === 0));
        return;
      case 'thank': {
        const gifts = await heard(list, thanks.readGifts(grId));
        if (E.isRight(gifts))
          await heard(list, thanks.markThanked(grId, gifts.right.gifts.map(({ id }) => id), deed.at % 2 === 0));
        return;
      }
      case 'hide': {
        const present = await heard(list, settings.readSettings(grId));
        if (E.isLeft(present)) return;
        const now = deed.at % 2 === 0 ? ('private' as const) : ('findable' as const);
        await heard(list, settings.changeSettings(grId, { visibility: { was: present.right.visibility, now } }));
        return;
      }
      case 'openPages':
        await shop.openPage(service, list, deed.at % 2 === 0 ? 'own' : 'guest');
    }
  };

  const backEndDoes = async (
    service: number,
    { what, at, reference }: Extract<Deed, { readonly what: 'ship' | 'return' | 'cancel' | 'report' }>,
  ): Promise<void> => {
    const { orderReports } = shop.browser(service, oneOf(lists, 0));
    if (what === 'report') {
      const { grId } = oneOf(lists, reference);
      await orderReports.report({
        orderId: reportedOrderIdOf(`report-${reference}`),
        grId,
        giver: { firstName: 'Reported', lastName: 'Giver', email: 'reported@example.com' },
        message: '',
        lines: [{ identity: oneOf(identities, reference), quantity: 1, unitPrice: centsOf(2_000) }],
        placedAt: START,
      })();
      return;
    }
    const orderNumber = circled(placed(), at);
    if (orderNumber === undefined) return;
    const back = { reference: `reference-${reference}`, line: 1, units: 1 };
    if (what === 'ship') await orderReports.ship(orderNumber, { lines: [], at: store.clock.now() })();
    else if (what === 'return') await orderReports.returned(orderNumber, back)();
    else await orderReports.canceled(orderNumber, back)();
  };

  const deliver = async (service: number, at: number, isAgain: boolean): Promise<void> => {
    const body = circled(events, at);
    if (body === undefined) return;
    const recorded = await recordPaymentEvent(shop.service(service).dependencies)(body, { signature: 'signed' })();
    if (E.isRight(recorded) && !isAgain) events = events.filter((each) => each !== body);
  };

  const paymentServiceDoes = async (
    service: number,
    { what, at }: Extract<Deed, { readonly what: 'dispute' | 'refundFails' | 'deliver' | 'deliverTwice' }>,
  ): Promise<void> => {
    const captured = store.payment.payments().filter(({ isCaptured }) => isCaptured);
    const paid = circled(captured, at);
    switch (what) {
      case 'deliver':
      case 'deliverTwice':
        return deliver(service, at, what === 'deliverTwice');
      case 'refundFails': {
        const refund = paid === undefined ? O.none : store.payment.losePaidRefund(paid.reference);
        if (paid !== undefined && O.isSome(refund))
          events = [...events, store.payment.eventOf(paid.reference, { kind: 'RefundFailed', refund })];
        return;
      }
      case 'dispute': {
        const orderNumber = placed().find((each) => each === paid?.reference);
        if (paid === undefined || orderNumber === undefined || disputes.has(orderNumber)) return;
        const state = at % 2 === 0 ? 'won' : 'lost';
        disputes.set(orderNumber, state);
        const reported = (of: DisputeState, minutes: number) =>
          store.payment.eventOf(paid.reference, {
            kind: 'Disputed',
            dispute: {
              id: `dispute-${orderNumber}`,
              state: of,
              amount: centsOf(paid.amount),
              reportedAt: O.getOrElse(() => START)(instantAt(Date.parse(store.clock.now()) + minutes * 60_000)),
            },
          });
        events = [...events, reported('open', 0), reported(state, 1)];
      }
    }
  };

  const cleansUp = (service: number): Promise<void> =>
    cleanUp({ ...shop.service(service).dependencies, origin: ORIGIN, housekeeping: TE.right(undefined) });

  /** Begins the deed; resolves when it is done, which may be never. */
  const begin = async (service: number, deed: Deed): Promise<void> => {
    switch (deed.what) {
      case 'order':
        return order(service, deed);
      case 'again':
      case 'confirm':
      case 'deny':
      case 'takeBack':
      case 'reword':
        return buyerDoes(service, deed);
      case 'elsewhere': {
        const buyer = oneOf(buyers, deed.buyer);
        const gift = exampleElsewhereGift({
          grId: oneOf(lists, deed.registry).grId,
          identity: oneOf(identities, deed.at),
          quantity: deed.quantity,
          giver: buyer.giver,
          message: `For ${oneOf(lists, deed.registry).grId} from ${buyer.giver.firstName}`,
        });
        const reported = await heard(buyer, shop.browser(service, buyer).boughtElsewhere.report(gift, newKey()));
        if (E.isRight(reported)) elsewhere.push(reported.right);
        return;
      }
      case 'want':
      case 'share':
      case 'remove':
      case 'replace':
      case 'love':
      case 'thank':
      case 'hide':
      case 'openPages':
        return ownerDoes(service, deed);
      case 'ship':
      case 'return':
      case 'cancel':
      case 'report':
        return backEndDoes(service, deed);
      case 'dispute':
      case 'refundFails':
      case 'deliver':
      case 'deliverTwice':
        return paymentServiceDoes(service, deed);
      case 'cleanUp':
        return cleansUp(service);
      case 'sendEmails':
        await sendEmails(shop.service(service).dependencies)();
        return;
      case 'stop':
        return shop.stop(service);
      case 'arriveLate':
        return shop.arriveLate();
      case 'finish':
        return shop.finish();
      case 'clock':
        return shop.setClockBy(deed.minutes * 60_000);
    }
  };

  /** Makes what was begun run to its end: all calls are answered. */
  const calmly = async (action: () => Promise<unknown>): Promise<void> => {
    const doing = action();
    await shop.settle();
    await shop.finish();
    await doing;
  };

  /** Ends everything as time and repetition do: nothing fails any more, whatever waits arrives, and two days go by. */
  const calmDown = async (): Promise<void> => {
    await shop.finish();
    await shop.arriveLate();
    for (const each of [...sent, ...sent]) if (isOpen(each)) await calmly(() => send(0, each));
    for (const hours of [1, 1, 1, 2, 4, 7, 13, 13]) {
      while (events.length > 0) await calmly(() => deliver(0, 0, false));
      await calmly(() => cleansUp(hours % 2));
      await calmly(() => sendEmails(shop.service(hours % 2).dependencies)());
      await shop.setClockBy(hours * 60 * 60_000);
    }
  };

  return { shop, begin, calmDown, sent, cancellations, elsewhere, answers, disputes, placed };
};
export type PeopledShop = Awaited<ReturnType<typeof peopledShop>>;
