import type { PaymentNotAccepted, PaymentRefused } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import { orderRefused } from './checkout.ts';

/** The step in which a guest pays (CO-03). */
export const paymentMessages = {
  title: 'Payment',
  loading: 'Loading payment…',
  notLoaded: 'We couldn’t load the payment fields.',
  tryAgain: 'Try Again',
  /** Why the payment was refused, and what helps. */
  refused: (reason: PaymentRefused | PaymentNotAccepted, { phone }: Pick<Site, 'phone'>): string => {
    if (reason._tag === 'PaymentRefused') return orderRefused(reason);
    switch (reason.why) {
      case 'tooSmall':
        return `This total is too small to pay by card, and nothing was charged. Add something to your cart, or call us at ${phone} to pay another way.`;
      case 'tooLarge':
        return `This total is too large for one payment, and nothing was charged. Order in smaller parts, or call us at ${phone} to pay another way.`;
      case 'notPossible':
        return `We can’t take this payment, and nothing was charged. Call us at ${phone} to pay another way.`;
    }
  },
} as const;
