import { randomUUID } from 'node:crypto';
import type { Payment } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';
import { isAuthorization } from './authorization.ts';

/**
 * A substitute until a retailer's checkout is connected: approves every amount, and captures and releases nothing (CART-06). No money moves.
 */
export const approvingPayment: Payment = {
  authorize: () => {
    const authorization = `approved-${randomUUID()}`;
    return isAuthorization(authorization) ? TE.right(authorization) : TE.left({ _tag: 'PaymentRefused' });
  },
  capture: () => TE.right(undefined),
  release: () => TE.right(undefined),
  refund: () => TE.right(undefined),
};
