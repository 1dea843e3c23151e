/*
 * [GIVE-02] [EDIT-01] [PAUSE-01] [SHIP-06] What the giver sees of a stored order: each line with its state and what would go back for it, the message, and the sums. Nothing of the registries' owners is in it but the names by which
 * guests know the registry.
 *
 * @example orderView({ order: exampleRecord(), registries: [] }, dayOf('2027-01-02'), { isOwn: true }).lines.map(({ state }) => state) // => ['preparing']
 */
import { either as E, option as O } from 'fp-ts';
import type { CalendarDay, Instant } from '../calendar/index.ts';
import {
  addSums,
  type LaterArrival,
  laterArrivals,
  type ShownArrival,
  type Sums,
  shownArrivals,
  wrapOn,
} from '../cart/index.ts';
import { nameIn } from '../item/index.ts';
import { type Cents, minus, NO_CENTS, plus } from '../money/index.ts';
import { type Registry, type RegistryName, registryName } from '../registry/index.ts';
import { type Site, said } from '../site/index.ts';
import { canHideOrder } from './hide-order.ts';
import {
  type GiftArrival,
  type LineState,
  lineState,
  type OrderRecord,
  type OrderReturn,
  type RecordLine,
  returnsOf,
  unitsKept,
} from './order-record.ts';
import { decideReturn, type HeldOrder, refundsOf, registryItemOf } from './return-lines.ts';

/** A line as its giver sees it. */
export interface OrderLineView
  extends Omit<RecordLine, 'discount' | 'taxes' | 'fund' | 'filled' | 'shippedAt' | 'arrived' | 'letsStay'> {
  /** The name of its registry; absent when it is for none, or for one that no longer exists. */
  readonly registry?: RegistryName;
  readonly state: LineState;
  /** The number of units that were not returned. */
  readonly left: number;
  /** When it was shipped, picked up or sent. */
  readonly shippedAt: O.Option<Instant>;
  /** When the registrants said that it came; they alone know in what state (GIFT-01). */
  readonly arrivedAt: O.Option<Instant>;
  /** The returned units, what went back for them, and the time of the last return; `none` when nothing was returned. */
  readonly cameBack: O.Option<{ readonly refund: Sums; readonly units: number; readonly at: Instant }>;
  /** The refunds for taking back one unit, two units, and so on; empty when nothing can be taken back. */
  readonly takeBack: ReadonlyArray<Sums>;
  /** Whether units that are taken back are wanted on the registry again, because the item is still on its list. */
  readonly isOnList: boolean;
  /** Whether its registry was paused, and the giver can still choose between the money and letting it stay (PAUSE-01). */
  readonly isOfferedBack: boolean;
  /** Present where its fund closed short after a part of the contribution had paid for complete pieces: the amount that is store credit (FUND-04). */
  readonly creditedPart?: Cents;
}

/** An order as its giver sees it. */
export interface OrderView
  extends Pick<
    OrderRecord,
    | 'orderNumber'
    | 'placedAt'
    | 'source'
    | 'boughtAt'
    | 'giver'
    | 'emailBefore'
    | 'message'
    | 'shippingMethod'
    | 'subtotal'
    | 'discount'
    | 'charges'
    | 'taxes'
    | 'arrival'
    | 'isNearDay'
    | 'payment'
    | 'postalAddress'
    | 'isAddressShared'
    | 'isSurprise'
    | 'giftOptions'
    | 'termsLanguage'
  > {
  /** Whether it is seen in the browser that placed it, and not with its link alone. */
  readonly isOwn: boolean;
  /** Whether there is a postal address, which is shown where the order is one's own. */
  readonly hasPostalAddress: boolean;
  readonly lines: ReadonlyArray<OrderLineView>;
  /** Of the registries with gifts that have not shipped and arrive later than usual, by their dates now (SHIP-06). */
  readonly laterArrivals: ReadonlyArray<LaterArrival>;
  readonly canChangeMessage: boolean;
  /** Whether the address can be added, changed and removed: nothing ships to it, and there is none yet or the order is one's own. */
  readonly canChangeAddress: boolean;
  /** Whether the giver can choose if the owners see the address. Where nothing ships to it and they do, it is removed instead; by the link alone it can only be hidden. */
  readonly canShareAddress: boolean;
  /** True until the event. */
  readonly canChangeSurprise: boolean;
  /** The total of refunds, including those not yet paid. */
  readonly refund: Sums;
  /** The amount paid minus the refunds. */
  readonly total: Cents;
}

const WAITING: ReadonlyArray<LineState> = ['preparing', 'readyForPickup', 'inFund', 'toBeSent', 'boughtElsewhere'];
const NOW = '1970-01-01T00:00:00.000Z' as Instant;

const refundsFor = (held: HeldOrder, { line }: RecordLine, left: number): ReadonlyArray<Sums> =>
  Array.from({ length: left }, (_, index) => index + 1).flatMap((units) => {
    const decided = decideReturn(held, { kind: 'takenBack', line, units }, { at: NOW, reference: '' });
    return E.isRight(decided)
      ? refundsOf(decided.right.order)
          .slice(-1)
          .map(({ refund }) => refund)
      : [];
  });

/** The refunds of those returns, together. */
const refundTotal = (order: OrderRecord, isMeant: (back: Pick<OrderReturn, 'line'>) => boolean = () => true): Sums =>
  addSums(
    refundsOf(order)
      .filter(isMeant)
      .map(({ refund }) => refund),
  );

const lineView = (held: HeldOrder, line: RecordLine): OrderLineView => {
  const { order, registries } = held;
  const { discount: _discount, taxes: _taxes, fund: _fund, filled, arrived, letsStay, ...shown } = line;
  const { registry, item } = registryItemOf(registries, line);
  const left = unitsKept(order, line);
  const back = returnsOf(order, line).filter(({ units }) => units > 0);
  const last = back.at(-1);
  const takeBack = refundsFor(held, line, left);
  const state = lineState(order, line);
  return {
    ...shown,
    arrivedAt: O.map(({ at }: GiftArrival) => at)(arrived),
    ...(O.isSome(registry) ? { registry: registryName(registry.value) } : {}),
    state,
    left,
    cameBack:
      last === undefined
        ? O.none
        : O.some({
            units: back.reduce((sum, { units }) => sum + units, 0),
            refund: refundTotal(order, ({ line: number }) => number === line.line),
            at: last.at,
          }),
    takeBack,
    isOnList: line.kind === 'item' && O.isSome(item) && !isGoneFor(registry, item.value),
    isOfferedBack: order.source === 'here' && takeBack.length > 0 && !letsStay && O.exists(isRegistryPaused)(registry),
    ...(state === 'credited' && filled > NO_CENTS ? { creditedPart: minus(line.lineTotal, filled) } : {}),
  };
};

const isRegistryPaused = ({ isPaused }: Registry): boolean => isPaused;

/** Whether guests can no longer give that item, or cannot while its registry is paused. */
const isGoneFor = (registry: O.Option<Registry>, { identity, product }: Registry['items'][number]): boolean =>
  product.isNla ||
  O.exists(isRegistryPaused)(registry) ||
  O.exists(({ settled }: Registry) =>
    settled.some(
      ({ sku, personalizationId }) => sku === identity.sku && personalizationId === identity.personalizationId,
    ),
  )(registry);

/** The order as it is seen now: in the browser that placed it, or with its link alone. */
export const orderView = (held: HeldOrder, today: CalendarDay, { isOwn }: Pick<OrderView, 'isOwn'>): OrderView => {
  const { order } = held;
  const { orderNumber, placedAt, source, giver, message, shippingMethod } = order;
  const { subtotal, discount, charges, taxes } = order;
  const { arrival, payment, postalAddress, isAddressShared, isSurprise, isNearDay, boughtAt, giftOptions } = order;
  const lines = order.lines.map((line) => lineView(held, line));
  const isForRegistry = source !== 'reported' && lines.some(({ grId }) => O.isSome(grId));
  const shipsToGiver = lines.some(({ grId, pickup }) => O.isNone(grId) && pickup === undefined);
  const refund = refundTotal(order);
  return {
    orderNumber,
    placedAt,
    source,
    boughtAt,
    giver,
    message,
    shippingMethod,
    subtotal,
    discount,
    charges,
    taxes,
    arrival,
    isNearDay,
    laterArrivals: O.isSome(arrival)
      ? laterArrivals(
          held.registries,
          lines.filter(({ state }) => state === 'preparing'),
          arrival.value,
          isNearDay,
        )
      : [],
    payment,
    isOwn,
    emailBefore: isOwn ? order.emailBefore : O.none,
    postalAddress: isOwn ? postalAddress : O.none,
    hasPostalAddress: O.isSome(postalAddress),
    isAddressShared,
    isSurprise,
    giftOptions,
    ...(order.termsLanguage === undefined ? {} : { termsLanguage: order.termsLanguage }),
    canChangeAddress: isForRegistry && !shipsToGiver && (isOwn || O.isNone(postalAddress)),
    canShareAddress:
      isForRegistry && O.isSome(postalAddress) && (isOwn ? shipsToGiver || !isAddressShared : isAddressShared),
    canChangeSurprise: canHideOrder(held, today),
    lines,
    canChangeMessage: source !== 'reported' && lines.some(({ state }) => WAITING.includes(state)),
    refund,
    total: minus(order.total, refund.total),
  };
};

/** The sums with the names of their taxes in the language of the site (LANG-04). */
export const sumsOn = <A extends Pick<Sums, 'charges' | 'taxes'>>(site: Site, sums: A): A => {
  const taxes = (all: Sums['taxes']): Sums['taxes'] => all.map((tax) => ({ ...tax, name: said(site, tax.name) }));
  return {
    ...sums,
    taxes: taxes(sums.taxes),
    charges: sums.charges.map((charge) => ({ ...charge, taxes: taxes(charge.taxes) })),
  };
};

/** The order with the names of its gifts and its taxes in the language of the site, as in emails (LANG-04). */
export const orderViewOn = (site: Site, order: OrderView): OrderView => ({
  ...sumsOn(site, order),
  refund: sumsOn(site, order.refund),
  giftOptions: order.giftOptions.map((each) =>
    each.wrap === undefined ? each : { ...each, wrap: wrapOn(site, each.wrap) },
  ),
  lines: order.lines.map((line) => ({
    ...line,
    ...nameIn(site.language, line),
    cameBack: O.map((back: { readonly refund: Sums; readonly units: number; readonly at: Instant }) => ({
      ...back,
      refund: sumsOn(site, back.refund),
    }))(line.cameBack),
  })),
});

/** The lines whose giver can still choose between the money and letting them stay (PAUSE-01). */
export const offeredBack = ({ lines }: Pick<OrderView, 'lines'>): ReadonlyArray<OrderLineView> =>
  lines.filter(({ isOfferedBack }) => isOfferedBack);

/** When what has not shipped yet arrives (SHIP-06). */
export const arrivalsToCome = ({
  lines,
  arrival,
  laterArrivals: later,
}: Pick<OrderView, 'lines' | 'arrival' | 'laterArrivals'>): ReadonlyArray<ShownArrival> =>
  O.isSome(arrival)
    ? shownArrivals(
        lines.filter(({ state }) => state === 'preparing'),
        arrival.value,
        later,
      )
    : [];

/** Whether nothing is left of the order. */
export const isOrderOver = ({ lines }: Pick<OrderView, 'lines'>): boolean => lines.every(({ left }) => left === 0);

/** What was charged and did not go back, part by part. */
export const sumsKept = ({ subtotal, discount, charges, taxes, total, refund }: OrderView): Sums => ({
  subtotal: minus(subtotal, refund.subtotal),
  discount: minus(discount, refund.discount),
  charges: charges.filter(
    ({ kind, lines: [first] }) => !refund.charges.some((back) => back.kind === kind && back.lines[0] === first),
  ),
  taxes: taxes
    .map(({ name, amount }) => ({
      name,
      amount: minus(amount, refund.taxes.find((back) => back.name === name)?.amount ?? NO_CENTS),
    }))
    .filter(({ amount }) => amount > 0),
  total,
});

/** What the order charged at first, whatever went back since. */
export const sumsCharged = ({ subtotal, discount, charges, taxes, total, refund }: OrderView): Sums => ({
  ...{ subtotal, discount, charges, taxes },
  total: plus(total, refund.total),
});
