import type { MarketRules } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type CardField, type CardForm, type CardProblem, expiryMonth } from './card-form.ts';
import type { TestCard } from './test-cards.ts';

const inWords = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const missing = (market: MarketRules): Readonly<Record<CardField, string>> => ({
  cardNumber: 'Enter the number of your card.',
  expiry: 'Enter the expiry date as MM / YY.',
  securityCode: 'Enter the security code.',
  billingPostalCode: `Enter your billing ${market.postalCode.name}.`,
});

const wrong = (market: MarketRules): Readonly<Record<CardField, string>> => ({
  cardNumber: 'This isn’t a card number. Please check the digits.',
  expiry: 'Enter the expiry date as MM / YY.',
  securityCode: 'A security code has three or four digits.',
  billingPostalCode: `This isn’t a ${market.postalCode.name}.`,
});

const cards: Readonly<Record<TestCard, string>> = {
  succeeds: 'Approved',
  declined: 'Declined',
  challenge: 'Bank check',
  timeout: 'Timeout',
};

/** What the fields of the test payments say. */
export const testPaymentMessages = {
  noMoney: 'Demo store: no card is charged',
  labels: (market: MarketRules): Readonly<Record<CardField, string>> => ({
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    securityCode: 'Security code',
    billingPostalCode: `Billing ${market.postalCode.name}`,
  }),
  expiryExample: 'MM / YY',
  problem: (market: MarketRules, { field, why }: CardProblem, { expiry }: CardForm): string => {
    if (why === 'missing') return missing(market)[field];
    const month = expiryMonth(expiry);
    return why === 'expired' && O.isSome(month)
      ? `This card expired in ${inWords.format(new Date(`${month.value}-01`))}.`
      : wrong(market)[field];
  },
  fillIn: 'Test cards:',
  cards,
  confirmTitle: 'Confirm this payment',
  confirmHelp: (total: string): string => `Demo bank check. Approve ${total}?`,
  approve: 'Confirm Payment',
  deny: 'Decline',
} as const;
