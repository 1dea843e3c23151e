import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { customOrderTerms } from './custom-order.ts';

it('[ADD-05] what is made to order has terms, and says when it leaves', () => {
  expect(customOrderTerms({ hasCustomOrderConfirmation: true, availabilityMessage: 'Ships in 6–8 weeks.' })).toEqual(
    O.some({
      title: 'Confirm Your Selection',
      termsHtml:
        '<p>Made for you when you order, so it can’t be returned.</p><ul><li>Please check size, color and fabric before you order.</li></ul>',
      leadTime: 'Ships in 6–8 weeks.',
    }),
  );
});

it('[ADD-05] anything else asks for nothing', () => {
  expect(customOrderTerms({ hasCustomOrderConfirmation: false, availabilityMessage: 'In stock.' })).toEqual(O.none);
});
