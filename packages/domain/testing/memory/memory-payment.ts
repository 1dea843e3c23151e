import {
  type Authorization,
  type Cancellation,
  type Payment,
  type PaymentEvent,
  type PaymentToken,
  parseAuthorization,
  parsePaymentToken,
  type ReportedChange,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { HeldPayment, PaymentCounts, RefundOutcome, Refunds } from '../contract/contract-environment.ts';
import { valid } from './valid.ts';

/** A promise, and a function that resolves it. */
const latch = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

const tokenOf = (raw: string): PaymentToken => valid(parsePaymentToken)(raw);

/** How to read: a payment with the token on the right goes as the name on the left says. */
export const paymentTokens = {
  succeeds: tokenOf('tok_succeeds'),
  declined: tokenOf('tok_declined'),
  challenged: tokenOf('tok_challenged'),
  /** No answer comes. */
  unanswered: tokenOf('tok_unanswered'),
} as const;

/** A checkout that moves no money and counts its calls. */
export interface FakePayment extends Payment {
  readonly refuseNext: () => void;
  /** Makes the next authorization throw. */
  readonly breakNext: () => void;
  /** Makes the next authorization wait. */
  readonly holdNext: () => HeldPayment;
  /** Makes the next capture unavailable. */
  readonly failNextCapture: () => void;
  /** Makes the next cancellation unavailable. */
  readonly failNextRelease: () => void;
  /** What a payer answers to a challenge, of which `action` names the authorization. */
  readonly answerChallenge: (action: string, isApproved: boolean) => void;
  readonly counts: () => PaymentCounts;
  /** The same in cents. */
  readonly sums: () => PaymentCounts;
  /** Every payment that was asked for, oldest first. */
  readonly payments: () => ReadonlyArray<FakePaymentRecord>;
  /** What was paid back, in cents. */
  readonly refunded: () => number;
  /** How many refunds were paid, and what they come to. */
  readonly refunds: () => Refunds;
  /** The answer to the next refund, which pays nothing. */
  readonly answerNextRefund: (outcome: RefundOutcome) => void;
  /** A paid refund of that reference turns out not to have been paid; gives its own reference. */
  readonly losePaidRefund: (reference: string) => O.Option<string>;
  /** The body of an event that reports a change of the payment with that reference. */
  readonly eventOf: (reference: string, change: ReportedChange) => string;
}

/** A payment as the checkout knows it. */
export interface FakePaymentRecord extends FakeMoney {
  readonly authorization: Authorization;
  readonly isCaptured: boolean;
  readonly isReleased: boolean;
  /** In cents, by the references of the refunds. */
  readonly refunds: ReadonlyMap<string, number>;
}

interface FakeMoney {
  readonly reference: string;
  readonly amount: number;
  readonly state: 'asked' | 'approved' | 'denied' | 'authorized';
}

/** Whether the refund of that name is one of the authorization. */
const isPartOf =
  (name: string) =>
  (authorization: Authorization): boolean =>
    name.startsWith(`${authorization} `);

const LABEL = 'Test card ending 4242';

/** Authorizes every amount and captures it, unless made to fail once or paid with another token. Capturing, canceling and refunding twice counts once. Events are signed with the word `signed` in the header `signature`. */
export const fakePayment = (): FakePayment => {
  const money = new Map<Authorization, FakeMoney>();
  const captured = new Set<Authorization>();
  const released = new Set<Authorization>();
  const refunds = new Map<string, number>();
  const events = new Map<string, PaymentEvent>();
  let isNextRefused = false;
  let isNextBroken = false;
  let isNextLost = false;
  let isNextReleaseLost = false;
  let nextRefund: RefundOutcome | undefined;
  let onHold: (() => Promise<void>) | undefined;
  const authorizationOf = (reference: string): O.Option<Authorization> =>
    O.fromNullable([...money].find(([, { reference: other }]) => other === reference)?.[0]);
  const amounts = (some: Iterable<Authorization>): number =>
    [...some].reduce((sum, authorization) => sum + (money.get(authorization)?.amount ?? 0), 0);
  const authorized = (): ReadonlyArray<Authorization> =>
    [...money].flatMap(([authorization, { state }]) => (state === 'authorized' ? [authorization] : []));
  return {
    holdNext: () => {
      const requested = latch();
      const going = latch();
      onHold = () => {
        requested.open();
        return going.opened;
      };
      return { asked: requested.opened, goOn: going.open };
    },
    refuseNext: () => {
      isNextRefused = true;
    },
    breakNext: () => {
      isNextBroken = true;
    },
    failNextCapture: () => {
      isNextLost = true;
    },
    failNextRelease: () => {
      isNextReleaseLost = true;
    },
    answerChallenge: (action, isApproved) => {
      for (const [authorization, held] of money)
        if (authorization === action) money.set(authorization, { ...held, state: isApproved ? 'approved' : 'denied' });
    },
    counts: () => ({
      authorized: authorized().length,
      captured: captured.size,
      released: released.size,
    }),
    sums: () => ({
      authorized: amounts(authorized()),
      captured: amounts(captured),
      released: amounts(released),
    }),
    payments: () =>
      [...money].map(([authorization, held]) => ({
        ...held,
        authorization,
        isCaptured: captured.has(authorization),
        isReleased: released.has(authorization),
        refunds: new Map(
          [...refunds].flatMap(([name, amount]) =>
            isPartOf(name)(authorization) ? [[name.slice(authorization.length + 1), amount] as const] : [],
          ),
        ),
      })),
    refunded: () => [...refunds.values()].reduce((sum, amount) => sum + amount, 0),
    authorize:
      ({ amount, token, reference }) =>
      async () => {
        const hold = onHold;
        onHold = undefined;
        await hold?.();
        const isBroken = isNextBroken;
        isNextBroken = false;
        if (isBroken) throw new TypeError('broken');
        const isRefused = isNextRefused || token === paymentTokens.declined;
        isNextRefused = false;
        if (isRefused) return E.left({ _tag: 'PaymentRefused' });
        if (token === paymentTokens.unanswered) return E.left({ _tag: 'Unavailable' });
        const earlier = [...money].find(([, { reference: other }]) => other === reference);
        const authorization = earlier?.[0] ?? valid(parseAuthorization)(`authorization-${money.size + 1}-${reference}`);
        const isChallenged = token === paymentTokens.challenged;
        if (earlier === undefined)
          money.set(authorization, { reference, amount, state: isChallenged ? 'asked' : 'authorized' });
        return E.right(
          isChallenged
            ? { _tag: 'RequiresAction', authorization, action: authorization }
            : { _tag: 'Authorized', authorization, label: LABEL },
        );
      },
    confirm: (authorization, reference) => () => {
      const held = money.get(authorization);
      if (held === undefined || held.reference !== reference || held.state === 'denied')
        return Promise.resolve(E.left({ _tag: 'PaymentRefused' }));
      if (held.state === 'asked')
        return Promise.resolve(E.right({ _tag: 'RequiresAction', authorization, action: authorization }));
      money.set(authorization, { ...held, state: 'authorized' });
      return Promise.resolve(E.right({ _tag: 'Authorized', authorization, label: LABEL }));
    },
    capture: (authorization) => () => {
      const isLost = isNextLost;
      isNextLost = false;
      if (isLost || released.has(authorization)) return Promise.resolve(E.left({ _tag: 'Unavailable' }));
      captured.add(authorization);
      return Promise.resolve(E.right(undefined));
    },
    cancel:
      ({ reference }) =>
      () => {
        const isLost = isNextReleaseLost;
        isNextReleaseLost = false;
        if (isLost) return Promise.resolve(E.left({ _tag: 'Unavailable' }));
        if (O.isNone(authorizationOf(reference))) return Promise.resolve(E.right('NotFound'));
        let cancellation: Cancellation = 'Canceled';
        for (const [authorization, held] of money) {
          if (held.reference !== reference) continue;
          if (captured.has(authorization)) {
            cancellation = 'Captured';
            continue;
          }
          if (held.state === 'authorized') released.add(authorization);
          else money.set(authorization, { ...held, state: 'denied' });
        }
        return Promise.resolve(E.right(cancellation));
      },
    refunds: () => ({ refunds: refunds.size, amount: [...refunds.values()].reduce((sum, amount) => sum + amount, 0) }),
    answerNextRefund: (outcome) => {
      nextRefund = outcome;
    },
    losePaidRefund: (reference) => {
      const paid = [...refunds.keys()].find((name) => O.exists(isPartOf(name))(authorizationOf(reference)));
      if (paid === undefined) return O.none;
      refunds.delete(paid);
      return O.fromNullable(paid.split(' ')[1]);
    },
    eventOf: (reference, change) => {
      const id = `event-${events.size + 1}`;
      events.set(id, { id, authorization: authorizationOf(reference), change });
      return id;
    },
    refund: (authorization, amount, refundReference) => () => {
      const outcome = nextRefund;
      nextRefund = undefined;
      if (outcome !== undefined) return Promise.resolve(outcome);
      const before = [...refunds]
        .filter(([name]) => isPartOf(name)(authorization))
        .reduce((sum, [, each]) => sum + each, 0);
      const name = `${authorization} ${refundReference}`;
      if (refunds.has(name)) return Promise.resolve(E.right('Paid'));
      if (!captured.has(authorization) || before + amount > (money.get(authorization)?.amount ?? 0))
        return Promise.resolve(E.left({ _tag: 'RefundRefused' }));
      refunds.set(name, amount);
      return Promise.resolve(E.right('Paid'));
    },
    readEvent: (rawBody, { signature }) =>
      signature === 'signed'
        ? E.right(events.get(rawBody) ?? { id: rawBody, authorization: O.none, change: { kind: 'Other' } })
        : E.left({ _tag: 'EventRejected' }),
  };
};
