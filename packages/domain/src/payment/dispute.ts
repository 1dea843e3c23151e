/*
 * [CO-03] Decides which report of a dispute counts, and whether money is still paid back for a disputed payment. A payer's bank takes a disputed payment back from the shop: paying it back as well would pay it twice.
 *
 * @example isHoldingRefunds('lost') // => true
 */
import type { Instant } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** The states of a dispute; an inquiry has moved no money. */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A payer's bank demands a payment back from the shop. */
export interface Dispute {
  /** The payment service's id of the dispute. */
  readonly id: string;
  readonly state: DisputeState;
  readonly amount: Cents;
  /** When the payment service reported this state. */
  readonly reportedAt: Instant;
}

const isDecided = ({ state }: Dispute): boolean => state === 'won' || state === 'lost';

/** Which of two reports of one dispute counts. */
export const newestReport = (known: Dispute, arrived: Dispute): Dispute => {
  if (known.reportedAt !== arrived.reportedAt) return known.reportedAt > arrived.reportedAt ? known : arrived;
  return isDecided(known) && !isDecided(arrived) ? known : arrived;
};

/** Whether no money of the payment is paid back in this state. */
export const isHoldingRefunds = (state: DisputeState): boolean => state === 'open' || state === 'lost';
