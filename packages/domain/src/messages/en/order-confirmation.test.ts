import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { orderConfirmationMessages } from './order-confirmation.ts';

const rosa = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' };

it('[CART-08] of an order that went through before its message was changed it is said what it went with', () => {
  expect(orderConfirmationMessages.sentEarlier({ message: O.some('With love'), giver: O.none })).toBe(
    'This order went through the first time you placed it, with the message “With love”. What you changed after that wasn’t sent.',
  );
  expect(orderConfirmationMessages.sentEarlier({ message: O.some(''), giver: O.none })).toBe(
    'This order went through the first time you placed it, without a message. What you changed after that wasn’t sent.',
  );
  expect(orderConfirmationMessages.sentEarlier({ message: O.some('With love'), giver: O.some(rosa) })).toBe(
    'This order went through the first time you placed it, with the message “With love”, and in the name of Rosa Almeida, rosa@example.com. What you changed after that wasn’t sent.',
  );
  expect(orderConfirmationMessages.sentEarlier({ message: O.none, giver: O.some(rosa) })).toBe(
    'This order went through the first time you placed it, in the name of Rosa Almeida, rosa@example.com. What you changed after that wasn’t sent.',
  );
});
