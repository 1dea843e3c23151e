import { isDeepStrictEqual } from 'node:util';
import {
  applyPatch,
  areFundsClosed,
  isSameIdentity,
  type ItemIdentity,
  type OrderRecord,
  type Registry,
  type RegistryView,
  unitsKept,
} from '@gift-registry/domain';
import type { LedgerRow } from '@gift-registry/domain/testing/contract';
import { either as E, option as O, string as S } from 'fp-ts';
import { buyers, EVENT_MORNING, type List, lists } from './cast.ts';
import type { PeopledShop } from './deeds.ts';
import type { SimulatedStore } from './store.ts';

/** A shop in which a law is broken, and how. */
export class LawBroken extends Error {}

/** All that the stores have, read from outside. */
interface Books {
  readonly registries: ReadonlyArray<{ readonly list: List; readonly registry: Registry; readonly ledger: ReadonlyArray<LedgerRow> }>;
  readonly orders: ReadonlyArray<OrderRecord>;
}

type Law = (shop: PeopledShop, books: Books, store: SimulatedStore) => Promise<void> | void;

const check = (holds: boolean, sentence: () => string): void => {
  if (!holds) throw new LawBroken(sentence());
};

const sum = (values: ReadonlyArray<number>): number => values.reduce((all, each) => all + each, 0);

const right = async <A>(call: () => Promise<E.Either<unknown, A>>): Promise<A> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new LawBroken(`what is read from outside was refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

/** Reads all books; the shop waits meanwhile. */
export const booksOf = async ({ placed, elsewhere }: PeopledShop, store: SimulatedStore): Promise<Books> => {
  const registries = [];
  for (const list of lists) {
    const registry = await right(store.dependencies.registries.find(list.grId));
    if (O.isNone(registry)) throw new LawBroken(`the list ${list.grId} is gone`);
    registries.push({ list, registry: registry.value, ledger: await store.ledger(list.grId) });
  }
  const numbers = new Set([
    ...placed(),
    ...elsewhere,
    ...registries.flatMap(({ ledger }) => ledger.flatMap((row) => ('orderNumber' in row ? [row.orderNumber] : []))),
  ]);
  const orders = [];
  for (const number of numbers) {
    const held = await right(store.dependencies.placedOrders.find(number));
    if (O.isNone(held)) throw new LawBroken(`the ledger or an answer names order ${number}, which is not there`);
    orders.push(held.value.order);
  }
  return { registries, orders };
};

const PLUS: ReadonlySet<LedgerRow['kind']> = new Set(['purchase', 'boughtElsewhere', 'added', 'contribution', 'moved']);
const MINUS: ReadonlySet<LedgerRow['kind']> = new Set(['purchaseReturned', 'purchaseRejected', 'addedReturned', 'contributionReturned', 'contributionCredited', 'contributionWaiting']);
const signOf = ({ kind }: LedgerRow): number => (PLUS.has(kind) ? 1 : MINUS.has(kind) ? -1 : 0);
const isOf = (identity: ItemIdentity) => (row: LedgerRow): boolean => 'identity' in row && isSameIdentity(row.identity, identity);

/** Items that were replaced or removed, or stand in for one: what they keep is another law's, of the model of a registry. */
const isUntouched = ({ registry }: Books['registries'][number], identity: ItemIdentity): boolean =>
  identity.sku !== '105' && identity.sku !== '106' && registry.items.some((item) => isSameIdentity(item.identity, identity));

const purchasedIsItsLedger: Law = (_, { registries, orders }) => {
  for (const each of registries)
    for (const { identity, purchased, groupGift } of each.registry.items) {
      if (!isUntouched(each, identity)) continue;
      const rows = each.ledger.filter(isOf(identity));
      const units = sum(rows.map((row) => ('quantity' in row ? signOf(row) * row.quantity : 0)));
      check(purchased === units, () => `${each.list.grId} ${identity.sku}: ${purchased} purchased, ${units} by the ledger`);
      const kept = sum(
        orders.flatMap((order) =>
          order.lines
            .filter(
              (line) =>
                line.kind === 'item' &&
                line.isUnmatched !== true &&
                O.exists((grId) => grId === each.list.grId)(line.grId) &&
                isSameIdentity(line.identity, identity),
            )
            .map((line) => unitsKept(order, line)),
        ),
      );
      const paid = sum(rows.map((row) => (row.kind.startsWith('contribution') && 'quantity' in row ? signOf(row) * row.quantity : 0)));
      check(purchased === kept + paid, () => `${each.list.grId} ${identity.sku}: ${purchased} purchased, givers have ${kept}, funds paid for ${paid}`);
      if (O.isNone(groupGift) || areFundsClosed(each.registry)) continue;
      const money = sum(rows.map((row) => (row.kind.startsWith('contribution') && 'amount' in row ? signOf(row) * row.amount : 0)));
      const raised = groupGift.value.raised;
      check(raised <= groupGift.value.goal, () => `${each.list.grId} ${identity.sku}: ${raised} raised of ${groupGift.value.goal}`);
      check(raised === money, () => `${each.list.grId} ${identity.sku}: ${raised} raised, ${money} by the ledger`);
      const given = sum(
        orders.flatMap((order) =>
          order.lines
            .filter(
              (line) =>
                line.kind === 'contribution' &&
                line.isUnmatched !== true &&
                O.exists((grId) => grId === each.list.grId)(line.grId) &&
                isSameIdentity(line.fund, identity) &&
                unitsKept(order, line) > 0,
            )
            .map(({ lineTotal }) => lineTotal),
        ),
      );
      check(raised === given, () => `${each.list.grId} ${identity.sku}: ${raised} raised, givers have given ${given}`);
    }
};

/** More than is wanted is bought on purpose only. */
const nothingIsOversold: Law = ({ sent }, { registries, orders }) => {
  const onPurpose = sent.filter(({ request }) => request.accepted.length > 0);
  const isOnPurpose = ({ visitor, orderNumber }: OrderRecord): boolean =>
    onPurpose.some(
      ({ buyer, numbers }) => O.elem(S.Eq)(buyer.visitor, visitor) && (numbers.size === 0 || numbers.has(orderNumber)),
    );
  for (const { list, ledger } of registries)
    for (const row of ledger) {
      if (!('overPurchased' in row) || row.overPurchased === 0) continue;
      const order = orders.find(({ orderNumber }) => orderNumber === row.orderNumber);
      check(
        order !== undefined && (order.source === 'reported' || isOnPurpose(order)),
        () => `${list.grId} ${row.identity.sku}: order ${row.orderNumber} bought ${row.overPurchased} too many`,
      );
    }
};

/** A charge has its order, at once; what is released has none that is kept. */
const chargesHaveOrders: Law = async (_, { orders }, store) => {
  for (const { reference, amount, isCaptured, isReleased, refunds } of store.payment.payments()) {
    check(!(isCaptured && isReleased), () => `the payment of ${reference} was captured and released`);
    const back = sum([...refunds.values()]);
    check(back <= (isCaptured ? amount : 0), () => `${back} went back of the ${amount} of ${reference}`);
    const order = orders.find(({ orderNumber }) => orderNumber === reference);
    if (isCaptured) check(order?.total === amount, () => `${amount} were captured for ${reference}, which comes to ${order?.total ?? 'nothing'}`);
    if (isReleased && order !== undefined)
      check(
        order.lines.every((line) => unitsKept(order, line) === 0),
        () => `the payment of ${reference} was released, and its order is kept`,
      );
  }
};

/** In the end every charge has its order or went back, and every order is paid for. */
const moneyIsSettled: Law = ({ disputes }, { orders }, store) => {
  const payments = store.payment.payments();
  for (const { reference, state, isCaptured, isReleased, refunds } of payments) {
    const order = orders.find(({ orderNumber }) => orderNumber === reference);
    if (order === undefined) {
      check(state !== 'authorized' || isReleased, () => `${reference} has no order, and its money was not released`);
      continue;
    }
    const isKept = order.lines.some((line) => unitsKept(order, line) > 0);
    if (isKept) check(isCaptured, () => `${reference} is not paid for`);
    check(isCaptured || isReleased, () => `the money of ${reference} is neither captured nor released`);
    if (!isCaptured || disputes.get(order.orderNumber) === 'lost') continue;
    const due = order.returns.filter(({ amount }) => amount > 0);
    for (const { reference: back, amount } of due)
      check(refunds.get(back) === amount, () => `of ${reference} ${amount} should go back as ${back}, and ${refunds.get(back) ?? 0} did`);
    check(refunds.size === due.length, () => `of ${reference} ${refunds.size} refunds were paid, and ${due.length} are due`);
  }
  for (const { orderNumber, source } of orders)
    check(
      source !== 'here' || payments.some(({ reference }) => reference === orderNumber),
      () => `${orderNumber} was placed without a payment`,
    );
};

/** Each order is one that its buyer was told of, under one key; each cancellation counts once. */
const nothingIsDoubled: Law = ({ sent, cancellations }, { orders }) => {
  for (const { key, numbers } of sent)
    check(numbers.size <= 1, () => `one order was answered with ${[...numbers].join(' and ')} under ${key}`);
  const known = new Set(sent.flatMap(({ numbers }) => [...numbers]));
  for (const order of orders) {
    check(order.source !== 'here' || known.has(order.orderNumber), () => `nobody was told of ${order.orderNumber}`);
    const pressed = cancellations.filter(({ orderNumber }) => orderNumber === order.orderNumber).length;
    const back = order.returns.filter(({ kind, reference }) => kind === 'takenBack' && !reference.includes(':')).length;
    check(back <= pressed, () => `${order.orderNumber} was taken back ${back} times by ${pressed} presses`);
  }
  const keyed = new Set(sent.map(({ key }) => key));
  check(keyed.size === sent.length, () => 'a key was used for two orders');
};

/** An order that was sent again until it was answered is placed, refused, or waits for its payer's bank. */
const ordersAreAnswered: Law = ({ sent }) => {
  for (const { answer, key, held } of sent)
    check(
      answer !== undefined &&
        (E.isRight(answer) || held !== undefined || !['Unavailable', 'RequestInProgress'].includes(answer.left._tag)),
      () => `the order under ${key} never got an answer but ${JSON.stringify(answer)}`,
    );
};

/** Every giver is told once: an email more only where somebody could not know that it was sent. */
const giversAreToldOnce: Law = ({ shop }, { orders }, store) => {
  let more = 0;
  for (const { orderNumber, source, giver, returns } of orders) {
    if (source !== 'here') continue;
    const mails = store.mail.sent().filter(({ to, text }) => to === giver.email && text.includes(orderNumber));
    const receipts = mails.filter(({ text }) => text.includes(`Your order ${orderNumber}`) && text.includes(' is placed.')).length;
    check(receipts >= 1, () => `${giver.email} got no receipt of ${orderNumber}`);
    const canceled = returns.filter(({ kind, reference }) => kind === 'takenBack' && !reference.includes(':')).length;
    const notices = mails.filter(({ subject }) => subject.startsWith('Canceled: ')).length;
    check(notices >= canceled, () => `${giver.email} got ${notices} notices of ${canceled} cancellations of ${orderNumber}`);
    more += receipts - 1 + notices - canceled;
  }
  check(more <= shop.duplicates(), () => `${more} emails were sent twice, and ${shop.duplicates()} were not confirmed`);
};

/** Nobody is answered with what belongs to another buyer; owners learn of no gift of the other list, nor before the event of one that is hidden. */
const nobodyLearnsMore: Law = ({ answers, shop }, { orders }, store) => {
  for (const { reader, text } of answers) {
    if ('giver' in reader) {
      for (const { giver } of buyers)
        check(
          giver === reader.giver || !text.includes(giver.firstName),
          () => `${reader.giver.firstName} was told of ${giver.firstName}: ${text}`,
        );
      continue;
    }
    for (const { orderNumber, lines } of orders)
      check(
        lines.some(({ grId }) => O.exists((of) => of === reader.grId)(grId)) || !text.includes(orderNumber),
        () => `${reader.email} was told of ${orderNumber}, which is for another list: ${text}`,
      );
  }
  if (store.clock.now() >= EVENT_MORNING) return;
  const hidden = orders.filter(({ isSurprise }) => isSurprise);
  const told = [
    ...answers.flatMap(({ reader, text }) => ('owner' in reader ? [{ list: reader, text }] : [])),
    ...shop.pages().flatMap(({ list, viewing, view, signals }) =>
      viewing === 'own' ? [{ list, text: JSON.stringify([view, signals]) }] : [],
    ),
    ...lists.flatMap((list) =>
      store.mail.sent().flatMap(({ to, subject, text }) => (to === list.email ? [{ list, text: `${subject} ${text}` }] : [])),
    ),
  ];
  for (const { list, text } of told) {
    for (const { giver } of list.hidesAll ? buyers : [])
      check(!text.includes(giver.firstName), () => `${list.email} was told of ${giver.firstName}: ${text}`);
    for (const { orderNumber } of hidden)
      check(!text.includes(orderNumber), () => `${list.email} was told of the hidden order ${orderNumber}: ${text}`);
  }
};

/** Owners see counts of what is not hidden from them; nobody else sees a private list. */
const viewsAreTheirs: Law = async ({ shop }, { registries, orders }, store) => {
  for (const { list, registry, ledger } of registries) {
    for (const buyer of buyers.slice(0, 1)) {
      const seen = await shop.outside(buyer).registries.open({ grId: list.grId, viewing: 'guest' })();
      check(
        E.isRight(seen) === (registry.visibility._tag !== 'Private'),
        () => `a guest ${E.isRight(seen) ? 'sees' : 'does not see'} the list ${list.grId}, which is ${registry.visibility._tag}`,
      );
    }
    if (store.clock.now() >= EVENT_MORNING) continue;
    const view = await right(shop.outside(list).registries.open({ grId: list.grId, viewing: 'own' }));
    const isHidden = (row: LedgerRow): boolean =>
      'orderNumber' in row &&
      (list.hidesAll || orders.some(({ orderNumber, isSurprise }) => isSurprise && orderNumber === row.orderNumber));
    for (const { identity, purchased } of view.items) {
      if (!isUntouched({ list, registry, ledger }, identity)) continue;
      const units = sum(
        ledger
          .filter(isOf(identity))
          .filter((row) => !isHidden(row) && (row.kind.startsWith('purchase') || row.kind === 'boughtElsewhere'))
          .map((row) => ('quantity' in row ? signOf(row) * row.quantity : 0)),
      );
      const item = registry.items.find((each) => isSameIdentity(each.identity, identity));
      if (item !== undefined && O.isSome(item.groupGift)) continue;
      check(purchased === units, () => `the owner sees ${purchased} of ${list.grId} ${identity.sku}, and ${units} are not hidden`);
    }
  }
};

/** An order is found by the browser that placed it alone. */
const ordersAreTheirs: Law = async ({ shop }, { orders }) => {
  for (const { orderNumber, visitor } of orders)
    for (const buyer of buyers.slice(0, 2)) {
      const found = await shop.outside(buyer).placedOrders.findOwn(orderNumber)();
      check(
        E.isRight(found) === O.elem(S.Eq)(buyer.visitor, visitor),
        () => `${buyer.giver.firstName} ${E.isRight(found) ? 'finds' : 'does not find'} ${orderNumber}`,
      );
    }
};

/** An open page shows, by its patches, what a new one does. */
const pagesAreUpToDate: Law = async ({ shop }) => {
  for (const { list, viewing, view, signals } of shop.pages()) {
    const fresh = await right(shop.outside(list).registries.open({ grId: list.grId, viewing }));
    let shown: RegistryView | undefined = view;
    for (const signal of signals) {
      if (signal._tag === 'Reload') shown = undefined;
      if (signal._tag !== 'Patched' || shown === undefined) continue;
      const after: ReturnType<typeof applyPatch> = applyPatch(shown, signal.patch);
      check(E.isRight(after), () => `a page of ${list.grId} got a patch that does not follow`);
      shown = E.isRight(after) ? after.right : undefined;
    }
    if (shown !== undefined)
      check(
        isDeepStrictEqual(shown, fresh),
        () => `a page (${viewing}) of ${list.grId} shows ${JSON.stringify(shown)}, and a new one ${JSON.stringify(fresh)}`,
      );
  }
};

/** Hold between any two calls. */
export const lawsAtAnyTime: ReadonlyArray<Law> = [purchasedIsItsLedger, nothingIsOversold, chargesHaveOrders];

/** Hold when nothing is under way. */
export const lawsAtRest: ReadonlyArray<Law> = [nobodyLearnsMore, viewsAreTheirs, pagesAreUpToDate];

/** Hold when all was repeated and answered, and time has passed. */
export const lawsInTheEnd: ReadonlyArray<Law> = [
  ordersAreAnswered,
  moneyIsSettled,
  nothingIsDoubled,
  giversAreToldOnce,
  ordersAreTheirs,
];
