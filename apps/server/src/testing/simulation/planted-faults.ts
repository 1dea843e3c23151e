/** A fault to be planted in the source: what stands once in the file becomes something else. */
export interface PlantedFault {
  readonly what: string;
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  /** Where it can show: only where transactions overlap, or fail on their way, for those in the stores over SQL. */
  readonly store: 'memory' | 'embedded' | 'server';
}

const domain = (file: string, what: string, original: string, replacement: string): PlantedFault => ({
  what,
  file: `packages/domain/src/${file}`,
  original,
  replacement,
  store: 'memory',
});
const sql = (
  store: PlantedFault['store'],
  file: string,
  what: string,
  original: string,
  replacement: string,
): PlantedFault => ({ what, file: `apps/server/src/sql/${file}`, original, replacement, store });

/** Faults in ledger, locks and payments, and in what people learn. */
export const plantedFaults: ReadonlyArray<PlantedFault> = [
  domain('order/place-order.ts', 'more is sold than is wanted', 'if (over.length > 0)', 'if (over.length > 99)'),
  domain(
    'order/place-order.ts',
    'a fund takes more than its goal',
    'if (tooMuch.length > 0)',
    'if (tooMuch.length > 99)',
  ),
  domain(
    'registry/item-after.ts',
    'a purchase counts one unit',
    'purchased: item.purchased + fact.quantity }',
    'purchased: item.purchased + 1 }',
  ),
  domain(
    'registry/item-after.ts',
    'a return counts nothing',
    'return withoutUnits(item, fact.quantity);',
    'return item;',
  ),
  domain(
    'registry/item-after.ts',
    'money that goes back stays in its fund',
    'raised: minus(fund.raised, amount) })),',
    'raised: fund.raised })),',
  ),
  domain(
    'placed-order/return-lines.ts',
    'units that a fund paid for stay bought when its money goes back',
    "units: from === 'fund' && O.isSome(item) ? unitsLost(item.value, amount) : 0",
    'units: 0',
  ),
  domain(
    'placed-order/return-lines.ts',
    'more comes back than was bought',
    'units < 1 || units > left)',
    'units < 1 || units > line.quantity)',
  ),
  domain(
    'placed-order/return-lines.ts',
    'charges go back with each part of an order',
    '(charge) => charge.lines.includes(line.line) && goesBack(',
    '(charge) => charge.lines.includes(line.line) || goesBack(',
  ),
  domain(
    'placed-order/placed-orders.service.ts',
    'a cancellation sent again counts again',
    'idempotencyOf(TAKE_BACK, ',
    'idempotencyOf(TAKE_BACK, dependencies.ids.returnReference() + ',
  ),
  domain(
    'placed-order/placed-orders.service.ts',
    'anybody finds an order by its number',
    'TE.map(O.filter(isOwn)),\n          TE.chainW(TE.fromOption(() => NOT_FOUND)),\n          TE.chainW(() => linkTo(orderNumber',
    'TE.chainW(TE.fromOption(() => NOT_FOUND)),\n          TE.chainW(() => linkTo(orderNumber',
  ),
  domain(
    'placed-order/order-reports.service.ts',
    'a report sent again counts again',
    'found.order.returns.some((each) => each.reference === reference)',
    'found.order.returns.some((each) => each.reference === given)',
  ),
  domain(
    'order/keep-order.service.ts',
    'money is released without a look whether the order was stored',
    "refusal._tag === 'Unavailable' ? lookUp : releasePaymentAndFail(refusal)",
    'releasePaymentAndFail(refusal)',
  ),
  domain(
    'order/pay-order.service.ts',
    'a payment without an answer is forgotten',
    "refusal._tag === 'Unavailable'\n                  ? T.of(undefined)\n                  : dependencies",
    "refusal._tag === 'PaymentNotAccepted'\n                  ? T.of(undefined)\n                  : dependencies",
  ),
  domain(
    'order/pay-order.service.ts',
    'a payment that its bank confirms is taken for any amount',
    'amount === sum)(held)',
    'amount > 0)(held)',
  ),
  domain(
    'order/orders.service.ts',
    'an order that ended keeps its cart locked',
    'await dependencies.orders.end(idempotency)();',
    'await Promise.resolve();',
  ),
  domain(
    'order/orders.service.ts',
    'the same order at two services is refused to one of them',
    'TE.orElse(orRecorded(idempotency))',
    'TE.orElse((refusal) => TE.left<Refused>(refusal))',
  ),
  domain(
    'order/orders.service.ts',
    'the receipt is not sent',
    '    /** The receipt sent to the giver (GIVE-01). */\n    const receiptOf = ({ giver, order: { orderNumber } }: DecidedOrder): ReadonlyArray<Email> => [',
    '    const receiptOf = ({ giver, order: { orderNumber } }: DecidedOrder): ReadonlyArray<Email> => giver.email !== "" ? [] : [',
  ),
  domain(
    'order/payment-events.service.ts',
    'a refund that failed later is not repeated',
    'placedOrders.markUnpaid(change.refund.value)',
    'TE.right(undefined)',
  ),
  domain(
    'order-money/settle-orders.service.ts',
    'a capture without an answer counts as captured',
    'payment.capture(authorization),',
    'payment.capture(authorization),\n      TE.orElse(() => TE.right<Unavailable, void>(undefined)),',
  ),
  domain(
    'order-money/settle-orders.service.ts',
    'an attempt that ended is never released',
    'O.isSome(attempt.authorization) || canBeFound(attempt)',
    'O.isSome(attempt.authorization)',
  ),
  domain(
    'order-money/settle-orders.service.ts',
    'an order that stopped before its capture is never captured',
    '[...left])),\n    TE.map((settled) => settled.filter((worked) => worked).length),\n  );\n\n/**\n * Cancels the authorization of an attempt',
    '[...left].slice(1))),\n    TE.map((settled) => settled.filter((worked) => worked).length),\n  );\n\n/**\n * Cancels the authorization of an attempt',
  ),
  domain(
    'placed-order/settle-returns.service.ts',
    'a refund without an answer counts as paid',
    'payment.refund(authorization, amount, reference),',
    "payment.refund(authorization, amount, reference),\n          TE.orElseW(() => TE.right('Paid' as const)),",
  ),
  domain(
    'placed-order/settle-returns.service.ts',
    'a refund that stopped on its way is never paid',
    'dependencies.placedOrders.unpaidReturns(O.none),',
    "dependencies.placedOrders.unpaidReturns(O.some('')),",
  ),
  domain(
    'mail/send-emails.service.ts',
    'an email that was sent stays in the queue',
    'TE.chainFirst(() => briefly(dependencies.emails.done(id))),',
    'TE.chainFirst(() => TE.right(id)),',
  ),
  domain(
    'mail/send-emails.service.ts',
    'an email that could not be sent is given up at once',
    'const next = isPermanent ?',
    'const next = !isPermanent ?',
  ),
  domain(
    'mail/send-emails.service.ts',
    'two services send the same email',
    'const HELD_FOR = 5 * 60_000;',
    'const HELD_FOR = 0;',
  ),
  domain(
    'registry/surprise.ts',
    'owners who hide purchases see them',
    "case 'UntilEvent':\n      return O.some(dayOfEvent({ eventDate }));",
    "case 'UntilEvent':\n      return O.none;",
  ),
  domain(
    'registry/surprise.ts',
    'owners see what a giver hides',
    'O.isSome(hiddenUntil(registry, today)) || (isSurprise && isBeforeEvent(registry.eventDate, today));',
    'O.isSome(hiddenUntil(registry, today));',
  ),
  domain(
    'registry/visible-to.ts',
    'guests see a private list',
    'registry.market === site.market && canSee(registry.visibility._tag, relationship)',
    'registry.market === site.market',
  ),
  domain(
    'registry/watch-registry.service.ts',
    'a page misses what happens while it reads',
    'concatMap((wake) => (wake <= wakesRead ? EMPTY : read(0))),',
    'concatMap((wake) => (wake <= wakesRead + 1 ? EMPTY : read(0))),',
  ),
  sql(
    'embedded',
    'order-money.sql.ts',
    'a capture is recorded of all orders',
    ".set({ captured_at: now })\n          .where('order_number', '=', orderNumber)",
    '.set({ captured_at: now })',
  ),
  sql(
    'embedded',
    'placed-order-store.sql.ts',
    'refunds are recorded as paid at once',
    'paid_at: amount === 0 ? at : null',
    'paid_at: at',
  ),
  sql(
    'server',
    'order-store.sql.ts',
    'orders do not lock the lists',
    '  await lockRegistries(transaction, grIds);\n',
    '',
  ),
  sql(
    'server',
    'placed-order-store.sql.ts',
    'cancellations do not lock the lists',
    '            await lockRegistries(transaction, grIds);\n',
    '',
  ),
  sql(
    'server',
    'placed-order-rows.ts',
    'cancellations do not lock the order',
    '.$if(isLocked, (query) => query.forUpdate())',
    '.$if(isLocked, (query) => query)',
  ),
  sql(
    'server',
    'standby-reads.ts',
    'a standby that lags is read',
    ' || copy.value.contentVersion !== present.value.contentVersion',
    '',
  ),
  sql(
    'server',
    'email-outbox.sql.ts',
    'two services take the same email',
    '            .forUpdate()\n            .skipLocked(),',
    ',',
  ),
  sql(
    'embedded',
    'order-store.sql.ts',
    'an order leaves its cart full',
    'await writeCart(transaction, emptiedByOrder(situation.cart, order.orderNumber), now);',
    'await writeCart(transaction, situation.cart, now);',
  ),
  sql(
    'embedded',
    'idempotency-records.ts',
    'the answer under a key is not looked up',
    'if (row === undefined) return E.right(O.none);',
    'if (row === undefined || row.fingerprint !== key) return E.right(O.none);',
  ),
];
