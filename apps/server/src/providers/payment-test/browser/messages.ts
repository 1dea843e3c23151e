import { type Cents, formatPrice, type MarketRules, type Site, type Translated } from '@gift-registry/domain';
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

/** What the fields of the test payments say in English. */
const english = {
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
  confirmHelp: ({ currencyPrefix }: Site, amount: Cents): string =>
    `Demo bank check. Approve ${formatPrice(currencyPrefix, amount)}?`,
  approve: 'Confirm Payment',
  deny: 'Decline',
} as const;

const frenchMonth = new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const EXPIRY_IN_FRENCH = 'Entrez la date d’expiration sous la forme MM / AA.';

/** The same in French. This file is built once for all languages, so its one amount is not written by the messages' formats. */
const french = {
  noMoney: 'Magasin de démonstration\u00A0: aucune carte n’est débitée',
  labels: (market) => ({
    cardNumber: 'Numéro de carte',
    expiry: 'Date d’expiration',
    securityCode: 'Code de sécurité',
    billingPostalCode: `Adresse de facturation, ${market.postalCode.name}`,
  }),
  expiryExample: 'MM / AA',
  problem: (market, { field, why }, { expiry }) => {
    const month = expiryMonth(expiry);
    if (why === 'expired' && O.isSome(month))
      return `Cette carte a expiré en ${frenchMonth.format(new Date(`${month.value}-01`))}.`;
    const problems: Readonly<Record<CardField, string>> = {
      cardNumber:
        why === 'missing'
          ? 'Entrez le numéro de votre carte.'
          : 'Ce n’est pas un numéro de carte. Vérifiez les chiffres.',
      expiry: EXPIRY_IN_FRENCH,
      securityCode:
        why === 'missing' ? 'Entrez le code de sécurité.' : 'Un code de sécurité a trois ou quatre chiffres.',
      billingPostalCode:
        why === 'missing'
          ? `Entrez votre ${market.postalCode.name} de facturation.`
          : `Ce n’est pas un ${market.postalCode.name}.`,
    };
    return problems[field];
  },
  fillIn: 'Cartes d’essai\u00A0:',
  cards: { succeeds: 'Acceptée', declined: 'Refusée', challenge: 'Vérification', timeout: 'Sans réponse' },
  confirmTitle: 'Confirmez ce paiement',
  confirmHelp: ({ currency }, amount) =>
    `Vérification bancaire de démonstration. Accepter ${new Intl.NumberFormat('fr-CA', { style: 'currency', currency }).format(amount / 100)}?`,
  approve: 'Confirmer le paiement',
  deny: 'Refuser',
} satisfies Translated<typeof english>;

/** What the fields say, in the language of the page. */
export const testPaymentMessages: Translated<typeof english> =
  document.documentElement.lang === 'fr-CA' ? french : english;
