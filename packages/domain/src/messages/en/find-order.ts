import type { Fault, OrderLinkUnknown, OrderNotFound } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import { emailProblem } from './contact.ts';
import { faultSentence } from './fault.ts';

/** Looking an order up (GIVE-02). */
export const findOrderMessages = {
  pageTitle: ({ name }: Pick<Site, 'name'>): string => `Find your order | ${name}`,
  title: 'Find your order',
  help: 'See a gift you ordered, change your message, or cancel it until it ships. No account needed.',
  linkUnknown: 'This link doesn’t open an order',
  linkUnknownHelp:
    'It may have been replaced by a newer one. You can open your order with its number and the email you gave.',
  orderNumber: 'Order number',
  orderNumberHelp: 'It’s in your receipt, like GR-7KQ2M-XW94C.',
  orderNumberMissing: 'Enter your order number.',
  email: 'Email',
  emailInvalid: emailProblem('Enter the email you gave with your order.'),
  submit: 'Find My Order',
  submitting: 'Looking',
  refused: (refusal: OrderNotFound | Fault): string =>
    refusal._tag === 'OrderNotFound'
      ? 'We can’t find an order with this number and email. Check both and try again.'
      : faultSentence(refusal),
  passwordOrLinkRefused: (refusal: OrderLinkUnknown | Fault): string =>
    refusal._tag === 'OrderLinkUnknown' ? 'This link doesn’t open an order.' : faultSentence(refusal),
  callUs: (phone: string): string => `Can’t find it? Call ${phone}.`,
} as const;
