import { type PaymentToken, parsePaymentToken } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { cardDigits } from './card-form.ts';

/** The outcome of a payment with a test card. */
export type TestCard = 'succeeds' | 'declined' | 'challenge' | 'timeout';

/** The test card number for each outcome; other numbers are declined (CO-03). */
export const testCards: Readonly<Record<TestCard, string>> = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0025 0000 3155',
  timeout: '4000 0000 0000 0119',
};

const outcomes: ReadonlyMap<string, string> = new Map(
  Object.entries(testCards).map(([outcome, number]) => [number.replaceAll(' ', ''), outcome]),
);

/** A token for a payment with that card, which says how it goes and has the last digits alone; `none` if it is not a card number. */
export const testCardToken = (cardNumber: string, unique: string): O.Option<PaymentToken> =>
  O.chain((digits: string) =>
    parsePaymentToken(`demo_${outcomes.get(digits) ?? 'declined'}_${digits.slice(-4)}_${unique}`),
  )(cardDigits(cardNumber));
