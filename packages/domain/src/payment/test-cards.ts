/** The outcome of a payment with a test card. */
export type TestCard = 'succeeds' | 'declined' | 'challenge' | 'timeout';

/** The test card number for each outcome; other numbers are declined (CO-03). */
export const testCards: Readonly<Record<TestCard, string>> = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0025 0000 3155',
  timeout: '4000 0000 0000 0119',
};
