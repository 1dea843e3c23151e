import type { Authorization, Payment } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { HeldPayment, PaymentCounts, Refunds } from '../contract/contract-environment.ts';

const isAuthorization = (text: string): text is Authorization => text.length > 0;

/** A promise, and a function that resolves it. */
const latch = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

/** A checkout that moves no money and counts its calls. */
export interface FakePayment extends Payment {
  readonly refuseNext: () => void;
  /** Makes the next authorization throw. */
  readonly breakNext: () => void;
  /** Makes the next authorization wait. */
  readonly holdNext: () => HeldPayment;
  /** Makes the next capture unavailable. */
  readonly failNextCapture: () => void;
  /** Makes the next release unavailable. */
  readonly failNextRelease: () => void;
  /** Makes the next refund unavailable. */
  readonly failNextRefund: () => void;
  readonly counts: () => PaymentCounts;
  readonly refunds: () => Refunds;
}

/** Authorizes every amount and captures it, unless made to fail once. Capturing and releasing twice counts once. */
export const fakePayment = (): FakePayment => {
  const authorized = new Map<Authorization, string>();
  const captured = new Set<Authorization>();
  const released = new Set<Authorization>();
  const refunded = new Map<string, number>();
  let isNextRefundLost = false;
  let isNextRefused = false;
  let isNextBroken = false;
  let isNextLost = false;
  let isNextReleaseLost = false;
  let onHold: (() => Promise<void>) | undefined;
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
    failNextRefund: () => {
      isNextRefundLost = true;
    },
    refunds: () => ({
      refunds: refunded.size,
      amount: [...refunded.values()].reduce((sum, amount) => sum + amount, 0),
    }),
    refund: (authorization, amount, reference) => () => {
      const isLost = isNextRefundLost;
      isNextRefundLost = false;
      if (isLost) return Promise.resolve(E.left({ _tag: 'Unavailable' }));
      if (!captured.has(authorization)) return Promise.resolve(E.left({ _tag: 'RefundRefused' }));
      refunded.set(reference, amount);
      return Promise.resolve(E.right(undefined));
    },
    counts: () => ({ authorized: authorized.size, captured: captured.size, released: released.size }),
    authorize: (_amount, reference) => async () => {
      const hold = onHold;
      onHold = undefined;
      await hold?.();
      const isBroken = isNextBroken;
      isNextBroken = false;
      if (isBroken) throw new TypeError('broken');
      const authorization = `authorization-${authorized.size + 1}-${reference}`;
      const isRefused = isNextRefused;
      isNextRefused = false;
      if (isRefused || !isAuthorization(authorization)) return E.left({ _tag: 'PaymentRefused' });
      authorized.set(authorization, reference);
      return E.right(authorization);
    },
    capture: (authorization) => () => {
      const isLost = isNextLost;
      isNextLost = false;
      if (isLost) return Promise.resolve(E.left({ _tag: 'Unavailable' }));
      captured.add(authorization);
      return Promise.resolve(E.right(undefined));
    },
    release: (reference) => () => {
      const isLost = isNextReleaseLost;
      isNextReleaseLost = false;
      if (isLost) return Promise.resolve(E.left({ _tag: 'Unavailable' }));
      for (const [authorization, other] of authorized) if (other === reference) released.add(authorization);
      return Promise.resolve(E.right(undefined));
    },
  };
};
