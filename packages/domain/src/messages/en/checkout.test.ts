import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checkoutMessages, orderConfirmationMessages } from './checkout.ts';

const empty = { firstName: '', lastName: '', email: '', message: '' };

describe('messages of the checkout', () => {
  it('[CART-06] a message is counted in characters as people see them', () => {
    expect(checkoutMessages.messageCount('')).toBe('0/500');
    expect(checkoutMessages.messageCount('Joy 🎁')).toBe('5/500');
  });

  it('[CART-06] an empty name asks for one; a long one names its limit', () => {
    expect(checkoutMessages.fieldProblem('firstName', '')).toBe('Enter your first name.');
    expect(checkoutMessages.fieldProblem('firstName', 'x'.repeat(61))).toBe(
      'Enter your first name, up to 60 characters.',
    );
    expect(checkoutMessages.fieldProblem('lastName', 'x'.repeat(61))).toBe('Last names can be up to 60 characters.');
    expect(checkoutMessages.fieldProblem('email', '')).toBe('Enter your email address, like name@example.com.');
    expect(checkoutMessages.fieldProblem('email', 'jürgen@example.com')).toBe(
      'Please use an email address without accents or other special letters before the @.',
    );
    expect(checkoutMessages.refused({ _tag: 'GiverInvalid', field: 'firstName' }, empty)).toBe(
      'Enter your first name.',
    );
    expect(checkoutMessages.refused({ _tag: 'GiverInvalid', field: 'firstName' }, empty, 2)).toBe(
      'Please fill in the marked fields.',
    );
  });

  it('[BUY-09] [CART-06] a single line to remove is named, several are counted', () => {
    const words = (...names: ReadonlyArray<string>) =>
      checkoutMessages.refused({ _tag: 'RemovalNeeded', names }, empty);
    expect(words('Stand Mixer')).toMatch(/^Stand Mixer can’t be bought as is\. Please remove it/);
    expect(words('Stand Mixer', 'Dinner Plate')).toMatch(/^2 things in your cart can’t be bought .* marked/);
    expect(checkoutMessages.noOrder({ _tag: 'RemovalNeeded', names: [] })).toBe('Your order was not placed');
  });

  it('[CART-08] only a definite refusal says that the order was not placed', () => {
    for (const reason of [
      { _tag: 'Unavailable' as const },
      { _tag: 'BadRequest' as const, reason: 'no number' },
      { _tag: 'RequestInProgress' as const },
    ]) {
      expect(checkoutMessages.noOrder(reason)).toBe('We don’t know yet whether your order was placed');
    }
    expect(
      checkoutMessages.noOrder({
        _tag: 'UnreadableResponse',
        reason: 'HTTP status 403',
        rejectedBeforeProcessing: true,
      }),
    ).toBe('Your order was not placed');
    for (const _tag of ['PaymentRefused', 'CartEmpty', 'ChoiceNeeded', 'LinesNotChanged', 'CartNotRead'] as const) {
      expect(checkoutMessages.noOrder({ _tag })).toBe('Your order was not placed');
    }
  });

  it('[CART-08] after an unconfirmed try, a rejected retry stays unconfirmed and says that nothing is ordered twice', () => {
    const often = { _tag: 'TooManyRequests', retryAfterSeconds: 60 } as const;
    expect(checkoutMessages.noOrder(often)).toBe('Your order was not placed');
    expect(checkoutMessages.noOrder(often, true)).toBe('We don’t know yet whether your order was placed');
    expect(checkoutMessages.refused(often, empty, 0, true)).toBe(
      'You’ve tried this too many times. Please wait a minute and try again. Trying again won’t place a second order.',
    );
    expect(checkoutMessages.refused(often, empty)).not.toContain('twice');
  });
});

const rosa = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' };

it('[CART-08] an order that went through at an earlier try says what it was placed with', () => {
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
