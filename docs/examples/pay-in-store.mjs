// @ts-check
// A payment module: gifts are reserved, and paid at the counter of a store. No money moves here, so nothing needs a card.
import { randomUUID } from 'node:crypto';

/** @typedef {import('@gift-registry/domain/providers').Authorization} Authorization */
/** @typedef {{ authorization: Authorization, reference: string, amount: number, state: 'reserved' | 'due' | 'canceled', refunds: Map<string, number> }} Reservation */

/** Answers as the ports expect them. @template A @param {A} value */
const right = (value) => async () => ({ _tag: /** @type {const} */ ('Right'), right: value });
/** @template E @param {E} value */
const left = (value) => async () => ({ _tag: /** @type {const} */ ('Left'), left: value });

/** @param {string} store @returns {import('@gift-registry/domain/providers').Payment} */
const reservations = (store) => {
  // A real module asks the tills of the stores; this one remembers until the service stops.
  /** @type {Map<string, Reservation>} */
  const byReference = new Map();
  /** @param {Authorization} authorization */
  const found = (authorization) => [...byReference.values()].find((each) => each.authorization === authorization);
  const label = `Pay at ${store}`;
  return {
    authorize: ({ amount, reference }) => {
      const authorization = /** @type {Authorization} */ (`store-${randomUUID()}`);
      const kept = byReference.get(reference) ?? {
        authorization,
        reference,
        amount,
        state: 'reserved',
        refunds: new Map(),
      };
      if (kept.state === 'canceled') return left({ _tag: 'PaymentRefused' });
      byReference.set(reference, kept);
      return right({ _tag: 'Authorized', authorization: kept.authorization, label });
    },
    confirm: (authorization, reference) =>
      found(authorization)?.reference === reference && found(authorization)?.state !== 'canceled'
        ? right({ _tag: 'Authorized', authorization, label })
        : left({ _tag: 'PaymentRefused' }),
    capture: (authorization) => {
      const kept = found(authorization);
      if (kept?.state === 'canceled') return left({ _tag: 'Unavailable' });
      if (kept !== undefined) kept.state = 'due';
      return right(undefined);
    },
    cancel: ({ reference }) => {
      const kept = byReference.get(reference);
      if (kept === undefined) return right('NotFound');
      if (kept.state === 'due') return right('Captured');
      kept.state = 'canceled';
      return right('Canceled');
    },
    refund: (authorization, amount, refundReference) => {
      const kept = found(authorization);
      if (kept?.refunds.has(refundReference)) return right('Paid');
      const before = [...(kept?.refunds.values() ?? [])].reduce((sum, each) => sum + each, 0);
      if (kept?.state !== 'due' || before + amount > kept.amount) return left({ _tag: 'RefundRefused' });
      kept.refunds.set(refundReference, amount);
      return right('Paid');
    },
    // The stores report nothing on their own.
    readEvent: () => ({ _tag: 'Left', left: { _tag: 'EventRejected' } }),
  };
};

/** @type {import('@gift-registry/domain/providers').Provider<'payment', { STORE_NAME: { description: string } }>} */
export default {
  kind: 'payment',
  settings: { STORE_NAME: { description: 'the name of the store, such as Portland' } },
  create: ({ STORE_NAME }) => ({
    payment: reservations(STORE_NAME),
    fields: { script: new URL('./pay-in-store-fields.mjs', import.meta.url), options: { store: STORE_NAME } },
  }),
};

/** How `npm run check:provider` pays. @type {import('@gift-registry/domain/providers').PaymentTrial} */
export const trial = { tokens: { succeeds: () => `store-${randomUUID()}` } };
