import { orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { emptyCartMessages } from './empty-cart.ts';

it('[CART-08] [CART-09] an empty cart says what became of it: which order it was where that is known', () => {
  const number = O.some(orderNumberOf('HF-20270101-7Q2M'));
  const ordered = emptyCartMessages(true, number);
  expect(ordered).toMatchObject({
    title: 'Your order has been placed.',
    number: O.some('Order number HF-20270101-7Q2M'),
  });
  expect(ordered.help).toMatch(/^You placed it in another window.* is saved for your next order\.$/);
  const emptied = emptyCartMessages(true, O.none);
  expect(emptied).toMatchObject({ title: 'Your cart is now empty.', number: O.none });
  expect(emptied.help).toMatch(/^It was ordered or emptied in another window\./);
  expect(emptyCartMessages(false, number)).toEqual({
    title: 'Your cart is empty.',
    number: O.some('Your last order: HF-20270101-7Q2M'),
    help: 'Please keep this number in case you have questions about your gift.',
  });
  expect(emptyCartMessages(false, O.none)).toMatchObject({ title: 'Your cart is empty.', number: O.none });
  expect(emptyCartMessages(false, O.none).help).toMatch(/^Gifts you add from a registry wait here/);
});
