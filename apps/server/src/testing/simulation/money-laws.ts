import {
  areFundsClosed,
  isSameIdentity,
  type LineState,
  lineState,
  type OrderRecord,
  type RecordLine,
  unitsKept,
  unitsReached,
} from '@gift-registry/domain';
import { either as E, option as O, string as S } from 'fp-ts';
import { buyers, type List } from './people-and-lists.ts';
import { check, isOf, isUntouched, type Law, moneyIn, type Snapshot, sum, unitsIn } from './snapshot.ts';

/** What givers still have of an item, or of what is in its fund. */
const kept = (
  { orders, list }: Pick<Snapshot, 'orders'> & { readonly list: List },
  isMeant: (line: RecordLine) => boolean,
  amountOf: (order: OrderRecord, line: RecordLine) => number,
): number =>
  sum(
    orders.flatMap((order) =>
      order.lines
        .filter(
          (line) => line.isUnmatched !== true && O.exists((grId) => grId === list.grId)(line.grId) && isMeant(line),
        )
        .map((line) => amountOf(order, line)),
    ),
  );

/** What was bought of an item, and what is in its fund, is what its ledger says, and what its givers have. */
export const purchasedIsItsLedger: Law = (_, { registries, orders }) => {
  for (const each of registries)
    for (const { identity, wanted, purchased, groupGift } of each.registry.items) {
      if (!isUntouched(each, identity)) continue;
      const { list } = each;
      const rows = each.ledger.filter(isOf(identity));
      const contributions = rows.filter(({ kind }) => kind.startsWith('contribution'));
      const what = `${list.grId} ${identity.sku}`;
      check(purchased === unitsIn(rows), () => `${what}: ${purchased} purchased, ${unitsIn(rows)} by the ledger`);
      const isUnit = (line: RecordLine): boolean => line.kind === 'item' && isSameIdentity(line.identity, identity);
      const units = kept({ orders, list }, isUnit, unitsKept) + unitsIn(contributions);
      check(purchased === units, () => `${what}: ${purchased} purchased, givers have ${units}`);
      if (O.isNone(groupGift) || areFundsClosed(each.registry)) continue;
      const { raised, goal } = groupGift.value;
      const money = moneyIn(contributions);
      check(raised <= goal, () => `${what}: ${raised} raised of ${goal}`);
      check(raised === money, () => `${what}: ${raised} raised, ${money} by the ledger`);
      const reached = unitsReached(groupGift.value, wanted);
      const paid = unitsIn(contributions);
      check(wanted < purchased || paid === reached, () => `${what}: its fund pays for ${reached}, and ${paid} count`);
      const isShare = (line: RecordLine): boolean =>
        line.kind === 'contribution' && isSameIdentity(line.fund, identity);
      const given = kept({ orders, list }, isShare, (order, line) => unitsKept(order, line) * line.lineTotal);
      check(raised === given, () => `${what}: ${raised} raised, givers have given ${given}`);
    }
};

/** Of funds that closed short, what became store credit and what givers are asked about is what of their contributions is in that state; what is in funds is all the rest. */
export const closedFundsAddUp: Law = (_, { registries, orders }) => {
  for (const each of registries) {
    const { list, registry } = each;
    const { credit, waiting } = registry.closedFunds ?? { credit: 0, waiting: 0 };
    const inState =
      (...states: ReadonlyArray<LineState>) =>
      (order: OrderRecord, line: RecordLine): number =>
        states.includes(lineState(order, line)) ? line.lineTotal : 0;
    const isShare = ({ kind }: RecordLine): boolean => kind === 'contribution';
    const asked = kept({ orders, list }, isShare, inState('fundShort'));
    check(waiting === asked, () => `${list.grId}: ${waiting} wait in closed funds, givers are asked about ${asked}`);
    const credited = kept({ orders, list }, isShare, (order, line) =>
      lineState(order, line) === 'credited' ? line.lineTotal - line.filled : 0,
    );
    check(credit === credited, () => `${list.grId}: ${credit} of store credit, ${credited} of givers`);
    if (!areFundsClosed(registry)) continue;
    for (const { identity, groupGift } of registry.items) {
      if (O.isNone(groupGift) || !isUntouched(each, identity)) continue;
      const { raised } = groupGift.value;
      const isOfFund = (line: RecordLine): boolean => isShare(line) && isSameIdentity(line.fund, identity);
      const left =
        kept({ orders, list }, isOfFund, inState('inFund', 'fundFull')) +
        kept({ orders, list }, isOfFund, (order, line) => (lineState(order, line) === 'credited' ? line.filled : 0));
      check(raised === left, () => `${list.grId} ${identity.sku}: ${raised} left in a closed fund, of givers ${left}`);
    }
  }
};

/** More than is wanted is bought on purpose only. */
export const nothingIsOversold: Law = ({ sent }, { registries, orders }) => {
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
export const chargesHaveOrders: Law = async (_, { orders }, store) => {
  for (const { reference, amount, isCaptured, isReleased, refunds } of store.payment.payments()) {
    check(!(isCaptured && isReleased), () => `the payment of ${reference} was captured and released`);
    const back = sum([...refunds.values()]);
    check(back <= (isCaptured ? amount : 0), () => `${back} went back of the ${amount} of ${reference}`);
    const order = orders.find(({ orderNumber }) => orderNumber === reference);
    if (isCaptured)
      check(
        order?.total === amount,
        () => `${amount} were captured for ${reference}, which comes to ${order?.total ?? 'nothing'}`,
      );
    if (isReleased && order !== undefined)
      check(
        order.lines.every((line) => unitsKept(order, line) === 0),
        () => `the payment of ${reference} was released, and its order is kept`,
      );
  }
};

/** In the end every charge has its order or went back, and every order is paid for. */
export const moneyIsSettled: Law = ({ disputes }, { orders }, store) => {
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
      check(
        refunds.get(back) === amount,
        () => `of ${reference} ${amount} should go back as ${back}, and ${refunds.get(back) ?? 0} did`,
      );
    check(
      refunds.size === due.length,
      () => `of ${reference} ${refunds.size} refunds were paid, and ${due.length} are due`,
    );
  }
  for (const { orderNumber, source } of orders)
    check(
      source !== 'here' || payments.some(({ reference }) => reference === orderNumber),
      () => `${orderNumber} was placed without a payment`,
    );
};

/** Nothing is ordered twice of a cart; each order is one that its buyer got as an answer, under one key; each cancellation counts once. */
export const nothingIsDoubled: Law = ({ sent, cancellations, put }, { orders, registries }) => {
  for (const { list, registry } of registries)
    for (const { identity } of registry.items)
      for (const buyer of buyers) {
        const own = orders.filter(({ visitor, source }) => source === 'here' && O.elem(S.Eq)(buyer.visitor, visitor));
        const isMeant = (line: RecordLine): boolean => isSameIdentity(line.identity, identity);
        const bought = kept({ orders: own, list }, isMeant, (_, line) =>
          line.kind === 'contribution' ? line.lineTotal : line.quantity,
        );
        const most = sum(
          put
            .filter(
              (each) => each.buyer === buyer && each.grId === list.grId && isSameIdentity(each.identity, identity),
            )
            .map(({ amount }) => amount),
        );
        check(
          bought <= most,
          () => `${buyer.giver.firstName} ordered ${bought} of ${identity.sku}, and put ${most} into the cart`,
        );
      }
  for (const { key, numbers } of sent)
    check(numbers.size <= 1, () => `one order was answered with ${[...numbers].join(' and ')} under ${key}`);
  const known = new Set(sent.flatMap(({ numbers }) => [...numbers]));
  for (const order of orders) {
    check(
      order.source !== 'here' || known.has(order.orderNumber),
      () => `nobody got ${order.orderNumber} as an answer`,
    );
    const pressed = cancellations.filter(({ orderNumber }) => orderNumber === order.orderNumber).length;
    const back = order.returns.filter(({ kind, reference }) => kind === 'takenBack' && !reference.includes(':')).length;
    check(back <= pressed, () => `${order.orderNumber} was taken back ${back} times by ${pressed} presses`);
    const references = order.returns.map(({ line, reference }) => `${reference} of line ${line}`);
    check(
      new Set(references).size === references.length,
      () => `${order.orderNumber} was given back twice for one reason: ${references.join(', ')}`,
    );
  }
};

/** An order that was sent again until it was answered is placed, refused, or waits for its payer's bank. */
export const ordersAreAnswered: Law = ({ sent }) => {
  for (const { answer, key, refused } of sent) {
    check(refused === undefined, () => `the order under ${key} was refused without need: ${refused}`);
    check(
      answer !== undefined && (E.isRight(answer) || !['Unavailable', 'RequestInProgress'].includes(answer.left._tag)),
      () => `the order under ${key} never got an answer but ${JSON.stringify(answer)}`,
    );
  }
};
