/** How a payment with a test card goes. */
export type TestCard = 'succeeds' | 'declined' | 'challenge' | 'timeout';

/** How to read: a test payment with the number on the right goes as the name on the left says; other numbers are declined (CO-03). */
export const testCards: Readonly<Record<TestCard, string>> = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0025 0000 3155',
  timeout: '4000 0000 0000 0119',
};
