import { option as O } from 'fp-ts';
import { type CardField, type CardForm, type CardProblem, expiryMonth, type TestCard } from '../../payment/index.ts';
import type { PaymentNotAccepted, PaymentRefused } from '../../ports/index.ts';
import type { MarketRules, Site } from '../../site/index.ts';

const inWords = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const labels = (market: MarketRules): Readonly<Record<CardField, string>> => ({
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  securityCode: 'Security code',
  billingPostalCode: `Billing ${market.postalCode.name}`,
});

const missing = (market: MarketRules): Readonly<Record<CardField, string>> => ({
  cardNumber: 'Enter the number of your card.',
  expiry: 'Enter the expiry date as MM / YY.',
  securityCode: 'Enter the security code.',
  billingPostalCode: `Enter the ${market.postalCode.name} of your card’s bills.`,
});

const wrong = (market: MarketRules): Readonly<Record<CardField, string>> => ({
  cardNumber: 'This isn’t a card number. Please check the digits.',
  expiry: 'Enter the expiry date as MM / YY.',
  securityCode: 'A security code has three or four digits.',
  billingPostalCode: `This isn’t a ${market.postalCode.name}.`,
});

const cardNames: Readonly<Record<TestCard, string>> = {
  succeeds: 'Succeeds',
  declined: 'Is declined',
  challenge: 'Asks you to confirm',
  timeout: 'Times out',
};

/** The step in which a guest pays (CO-03). */
export const paymentMessages = {
  title: 'Payment',
  demo: 'Test payments: no money moves',
  loading: 'Loading payment…',
  notLoaded: 'We couldn’t load the payment fields.',
  tryAgain: 'Try Again',
  hosted: 'Your card details go straight to our payment provider.',
  fields: labels,
  expiryExample: 'MM / YY',
  problem: (market: MarketRules, { field, why }: CardProblem, { expiry }: CardForm): string => {
    if (why === 'missing') return missing(market)[field];
    const month = expiryMonth(expiry);
    return why === 'expired' && O.isSome(month)
      ? `This card expired in ${inWords.format(new Date(`${month.value}-01`))}.`
      : wrong(market)[field];
  },
  /** Why the payment was refused, and what helps. */
  refused: (reason: PaymentRefused | PaymentNotAccepted, { phone }: Pick<Site, 'phone'>): string => {
    if (reason._tag === 'PaymentRefused')
      return 'Your payment didn’t go through, and nothing was charged. Use another card, or ask your bank.';
    switch (reason.why) {
      case 'tooSmall':
        return `This total is too small to pay by card, and nothing was charged. Add something to your cart, or call us at ${phone} to pay another way.`;
      case 'tooLarge':
        return `This total is too large for one payment, and nothing was charged. Order in smaller parts, or call us at ${phone} to pay another way.`;
      case 'notPossible':
        return `We can’t take this payment, and nothing was charged. Call us at ${phone} to pay another way.`;
    }
  },
  fillIn: 'Fill in a test card that:',
  testCards: cardNames,
  challengeTitle: 'Confirm this payment',
  challengeHelp: (total: string): string =>
    `This stands in for your bank’s own page. It asks whether you want to pay ${total}.`,
  approve: 'Confirm Payment',
  deny: 'Don’t Pay',
} as const;
