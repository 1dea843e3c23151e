import {
  type CartChanged,
  type Cents,
  type Fault,
  type IdempotencyKey,
  type OrderRefusal,
  outcomeUnknown,
  type PayerChoice,
  type PlacedOrder,
  type Site,
  wrapDifferences,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concatMap, defer, EMPTY, ignoreElements, map, type Observable, of, tap } from 'rxjs';
import { mayHaveSucceeded } from '../mutation/index.ts';
import type { CartRow, CheckoutProblem } from './cart-model.ts';
import { withOverClaims, withTooMuch, withUnavailable } from './cart-rows.ts';
import type { CartSource } from './cart-source.ts';
import { type CartState, chargesShown, type ReadyCart } from './cart-state.ts';
import type { StoredCheckout, StoredCheckoutState } from './checkout-memory.ts';
import { forOtherCarts, nextAttempt, type OrderAttempt, settleOrders } from './order-attempt.ts';
import { showPlaced, showSettled } from './order-recovery.ts';
import type { Payer } from './payer.ts';
import { PLACED_EARLIER } from './use-focus.ts';

/** Makes a row that exceeds the need wait for the guest's choice, as after a refused order. */
const toDecide = (row: CartRow): CartRow => {
  const { notice } = row;
  if (notice._tag !== 'JustBought' && notice._tag !== 'Exceeds') return row;
  const bought = notice._tag === 'JustBought' ? notice.bought : 0;
  return { ...row, notice: { _tag: 'ToDecide', bought, remaining: notice.remaining } };
};

/**
 * Reads the cart after an order was refused for some of its lines. The service gives one reason at a time, so that all
 * others are looked up and shown together (CART-07). If the cart cannot be read, only the refusal is shown.
 */
const showEveryProblem = (source: Pick<CartSource, 'read$'>, state: CartState): Observable<never> =>
  source.read$.pipe(
    tap((answer) => {
      if (E.isLeft(answer) || answer.right.lines.length === 0) return;
      state.show(answer.right, () => false);
      state.update((ready) => ({ ...ready, rows: ready.rows.map(toDecide) }));
    }),
    ignoreElements(),
  );

/** Reads the totals again after the service found that they differ from those shown. */
const showCharges = (source: Pick<CartSource, 'read$'>, state: CartState): Observable<never> =>
  source.read$.pipe(
    tap((answer) => {
      if (E.isLeft(answer)) return state.notLoaded(answer.left);
      const shown = chargesShown(answer.right);
      state.update(({ checkout, ...ready }) => ({
        ...ready,
        checkout: {
          ...checkout,
          ...shown,
          news: [...checkout.news, ...wrapDifferences(checkout.giftOptions, shown.giftOptions)],
        },
      }));
    }),
    ignoreElements(),
  );

/** Refusals that move the focus to a field or to the payment, not to the text beside the button. */
const focusesElsewhere: ReadonlyArray<CheckoutProblem['_tag']> = [
  'GiverInvalid',
  'AddressInvalid',
  'PostalAddressMissing',
  'PaymentRefused',
  'PaymentNotAccepted',
];

type Reason = OrderRefusal | Fault;
type Attempts = StoredCheckout['unconfirmed'];

/** An attempt and its answer. */
interface Answered {
  readonly attempt: OrderAttempt;
  readonly answer: E.Either<Reason, PlacedOrder>;
}

interface OrderPlacingDependencies {
  readonly site: Site;
  readonly source: CartSource;
  readonly state: CartState;
  readonly checkout: StoredCheckoutState;
  /** Makes a new idempotency key. */
  readonly newKey: () => IdempotencyKey;
  readonly cartChanged: () => void;
  readonly payer: Payer;
  /** Reads the whole cart. */
  readonly read$: Observable<unknown>;
}

/** Sends the cart on the page as one order and shows the outcome (CART-06 to CART-08); each subscription is one attempt. */
export const orderPlacing = ({
  site,
  source,
  state,
  checkout,
  newKey,
  cartChanged,
  payer,
  read$,
}: OrderPlacingDependencies): Observable<unknown> => {
  const send = (attempt: OrderAttempt, payment?: PayerChoice): Observable<Answered> =>
    source
      .place(payment === undefined ? attempt.request : { ...attempt.request, payment }, attempt.key)
      .pipe(map((answer) => ({ attempt, answer })));

  /** Shows why nothing was sent. */
  const notSent = (problem: CheckoutProblem): Observable<never> => {
    state.updateCheckout({ isPlacing: false, problem: O.some(problem) });
    state.focusProblem();
    return EMPTY;
  };

  /** Sends an order that this request may place: until a definite answer, it counts as unconfirmed. */
  const pay = (attempt: OrderAttempt, payment: PayerChoice, total: Cents): Observable<Answered> => {
    const { unconfirmed } = checkout.present();
    checkout.change({ unconfirmed: [...unconfirmed.filter(({ key }) => key !== attempt.key), attempt] });
    return send(attempt, payment).pipe(
      concatMap((answered) => {
        const { answer } = answered;
        if (E.isRight(answer) || answer.left._tag !== 'PaymentActionNeeded') return of(answered);
        const needed = answer.left;
        // This request placed no order: the payer has to confirm first.
        checkout.change({ unconfirmed });
        return payer
          .confirm(needed, total)
          .pipe(
            concatMap((confirmed) =>
              E.isRight(confirmed)
                ? pay(attempt, { _tag: 'Confirmed', authorization: needed.authorization }, total)
                : notSent({ _tag: 'PaymentNotReady' }),
            ),
          );
      }),
    );
  };

  /** Finds the order that emptied the cart among the unconfirmed ones, by sending them again under their keys. */
  const recover$ = ([first, ...others]: ReadonlyArray<OrderAttempt>, handleAnswer: Answered): Observable<Answered> =>
    first !== undefined && E.isLeft(handleAnswer.answer) && handleAnswer.answer.left._tag === 'CartEmpty'
      ? send(first).pipe(concatMap((found) => recover$(others, found)))
      : of(handleAnswer);

  const showPresent = ({ lines, subtotal }: CartChanged): void => {
    if (state.live.value._tag !== 'Ready') return;
    const { shippingMethods, shippingMethod, destinations, completion } = state.live.value.checkout;
    const known = { shippingMethods, shippingMethod, destinations };
    const code = O.isSome(completion) ? { completion: completion.value } : {};
    state.show({ cartId: O.none, lines, subtotal, ...known, ...code }, () => false, true);
  };

  /** The orders that are unconfirmed after a refusal. A request that was rejected before processing changes none of them. */
  const stillUnconfirmed = (reason: Reason, attempt: OrderAttempt, before: Attempts): Attempts => {
    if (!mayHaveSucceeded(reason)) return forOtherCarts(before, attempt);
    return outcomeUnknown(reason) ? checkout.present().unconfirmed : before;
  };

  const refuse = (reason: Reason, attempt: OrderAttempt, before: Attempts): Observable<unknown> => {
    const unconfirmed = stillUnconfirmed(reason, attempt, before);
    checkout.change({ unconfirmed });
    state.updateCheckout({ isPlacing: false, problem: O.some(reason), isUnconfirmed: unconfirmed.length > 0 });
    switch (reason._tag) {
      case 'OverClaim':
        state.update((ready) => ({ ...ready, rows: withOverClaims(ready.rows, reason.lines) }));
        return EMPTY;
      case 'ItemGone':
      case 'PaidTogether':
      case 'PickupGone':
        state.update((ready) => ({ ...ready, rows: withUnavailable(ready.rows, reason) }));
        return showEveryProblem(source, state);
      case 'FundFull':
        state.update((ready) => ({ ...ready, rows: withTooMuch(ready.rows, reason.lines) }));
        return showEveryProblem(source, state);
      case 'GiverInvalid':
        state.markInvalid([reason.field]);
        return EMPTY;
      case 'AddressInvalid':
        state.markInvalid([reason.field]);
        return EMPTY;
      case 'PostalAddressMissing':
        state.markInvalid(['line1']);
        return EMPTY;
      case 'PaymentRefused':
      case 'PaymentNotAccepted':
        state.updatePayment({ refused: O.some(reason) });
        state.focus({ _tag: 'Payment' });
        return EMPTY;
      case 'CartEmpty':
        cartChanged();
        return read$;
      case 'CartChanged':
        cartChanged();
        showPresent(reason);
        return showCharges(source, state);
      default:
        return EMPTY;
    }
  };

  const order = (ready: ReadyCart): Observable<unknown> => {
    const { unconfirmed } = checkout.present();
    const attempt = nextAttempt(site, unconfirmed, ready.rows, ready.checkout, newKey);
    const others = unconfirmed.filter(({ key }) => key !== attempt.key);
    const { total } = attempt.request;
    // The total is unknown if the cart could not be read again: nobody pays an amount they have not seen.
    if (total === undefined) return notSent({ _tag: 'CartNotRead' });
    return payer.token(total).pipe(
      concatMap((token): Observable<Answered> => {
        if (E.isRight(token)) return pay(attempt, { _tag: 'Token', token: token.right }, total);
        if (token.left._tag !== 'FieldsIncomplete') return notSent({ _tag: 'PaymentNotReady' });
        state.updateCheckout({ isPlacing: false });
        return EMPTY;
      }),
      concatMap((handleAnswer) => recover$(others, handleAnswer)),
      concatMap(({ attempt: last, answer }) => {
        if (E.isLeft(answer)) {
          const after$ = refuse(answer.left, last, unconfirmed);
          if (!focusesElsewhere.includes(answer.left._tag)) state.focusProblem();
          return after$;
        }
        showPlaced(state, checkout, last, answer.right);
        cartChanged();
        return EMPTY;
      }),
    );
  };

  return defer((): Observable<unknown> => {
    const ready = state.live.value;
    if (ready._tag !== 'Ready' || !ready.checkout.isPlacing) return EMPTY;
    return settleOrders(
      source,
      checkout.present().unconfirmed,
      ready.rows.map(({ line }) => line),
    ).pipe(
      concatMap((settled) => {
        showSettled({ state, checkout, cartChanged }, settled);
        if (settled.placed.length === 0) return order(ready);
        // The second press may have meant the order that was placed after all: that one is shown first.
        state.update((now) => ({
          ...now,
          checkout: { ...now.checkout, isPlacing: false },
          focusOn: O.some({ _tag: 'Heading', id: PLACED_EARLIER }),
        }));
        return EMPTY;
      }),
    );
  });
};
