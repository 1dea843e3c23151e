import { describe, expect, it } from 'vitest';
import { checkoutMessages } from './checkout.ts';

const empty = { firstName: '', lastName: '', email: '', message: '' };

describe('the words of the checkout', () => {
  it('[CART-06] a message is counted as people count', () => {
    expect(checkoutMessages.messageCount('')).toBe('0/500');
    expect(checkoutMessages.messageCount('Joy 🎁')).toBe('5/500');
  });

  it('[CART-06] a name left empty is asked for, of a long one it is said how long it may be', () => {
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

  it('[BUY-09] [CART-06] what has to be taken out before an order is named, or counted when it is several', () => {
    const words = (...names: ReadonlyArray<string>) =>
      checkoutMessages.refused({ _tag: 'RemovalNeeded', names }, empty);
    expect(words('Stand Mixer')).toMatch(/^Stand Mixer can’t be bought as is\. Please remove it/);
    expect(words('Stand Mixer', 'Dinner Plate')).toMatch(/^2 things in your cart can’t be bought .* marked/);
    expect(checkoutMessages.noOrder({ _tag: 'RemovalNeeded', names: [] })).toBe('Your order was not placed');
  });

  it('[CART-08] a lost answer promises that nothing is bought twice', () => {
    expect(checkoutMessages.refused({ _tag: 'Unavailable' }, empty)).toContain('nothing will be bought twice');
  });

  it('[CART-08] what nobody knows is not said: only a definite refusal says that nothing was placed', () => {
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

  it('[CART-08] while an earlier try is in doubt, a later one that was turned away says so too, and that nothing is ordered twice', () => {
    const often = { _tag: 'TooManyRequests', retryAfterSeconds: 60 } as const;
    expect(checkoutMessages.noOrder(often)).toBe('Your order was not placed');
    expect(checkoutMessages.noOrder(often, true)).toBe('We don’t know yet whether your order was placed');
    expect(checkoutMessages.refused(often, empty, 0, true)).toBe(
      'You’ve tried this too many times. Please wait a minute and try again. Trying again won’t place a second order.',
    );
    expect(checkoutMessages.refused(often, empty)).not.toContain('twice');
  });

  it('[CART-06] the button says what it does and what it costs', () => {
    expect(checkoutMessages.place(false, '$309.85')).toBe('Place Order, $309.85');
    expect(checkoutMessages.placeNothing).toBe('Place Order');
    expect(checkoutMessages.nothingToOrder).toMatch(/change or remove what’s marked/);
    expect(checkoutMessages.place(true, '$309.85')).toBe('Placing your order…');
  });
});
