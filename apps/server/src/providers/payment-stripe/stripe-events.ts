import {
  type Authorization,
  cents,
  type Dispute,
  type DisputeState,
  instantAt,
  type PaymentEvent,
  parseAuthorization,
  type ReportedChange,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type Stripe from 'stripe';

/** The states of a dispute by Stripe's. A prevented one was settled with the payer's bank: the payer has the money. */
const disputeStates: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
  prevented: 'lost',
};

const authorizationOf = (raw: string | { readonly id: string } | null | undefined): O.Option<Authorization> =>
  typeof raw === 'string' ? parseAuthorization(raw) : O.chain(parseAuthorization)(O.fromNullable(raw?.id));

/** A state that this release does not know is not decided yet. */
const disputeOf = ({ id, status, amount }: Stripe.Dispute, created: number): O.Option<Dispute> =>
  F.pipe(
    O.Do,
    O.apS('amount', cents(amount)),
    O.apS('reportedAt', instantAt(created * 1_000)),
    O.map((known) => ({ id, state: disputeStates[status] ?? 'open', ...known })),
  );

/** Whether the refund has ended without being paid. */
export const isUnpaidRefund = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';

const refundChange = (refund: Stripe.Refund): ReportedChange =>
  isUnpaidRefund(refund)
    ? { kind: 'RefundFailed', refund: O.fromNullable(refund.metadata?.['reference']) }
    : { kind: 'Other' };

/** What a signed event of Stripe reports; `none` if it cannot be read. */
export const stripeEvent = (event: Stripe.Event): O.Option<PaymentEvent> => {
  const reported = (paid: Parameters<typeof authorizationOf>[0], change: ReportedChange): O.Option<PaymentEvent> =>
    O.some({ id: event.id, authorization: authorizationOf(paid), change });
  switch (event.type) {
    case 'payment_intent.succeeded':
      return reported(event.data.object, { kind: 'Captured' });
    case 'payment_intent.canceled':
      return reported(event.data.object, { kind: 'Canceled' });
    case 'charge.refunded':
      return reported(event.data.object.payment_intent, { kind: 'Refunded' });
    case 'refund.failed':
    case 'refund.updated':
      return reported(event.data.object.payment_intent, refundChange(event.data.object));
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { object } = event.data;
      return O.chain((dispute: Dispute) => reported(object.payment_intent, { kind: 'Disputed', dispute }))(
        disputeOf(object, event.created),
      );
    }
    default:
      return reported(null, { kind: 'Other' });
  }
};
