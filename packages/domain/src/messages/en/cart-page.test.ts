import { centsOf, exampleItem, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { cartLineName, cartPageMessages, emptyCartMessages } from './cart-page.ts';

describe('messages of the cart', () => {
  it.each([
    [1, 3, 'One of these was just bought by someone else. 3 are still needed.'],
    [2, 1, '2 of these were just bought by someone else. 1 is still needed.'],
    [5, 0, '5 of these were just bought by someone else. No more are needed.'],
  ])('[CART-07] %i bought, %i left', (bought, remaining, sentence) => {
    expect(cartPageMessages.justBought(bought, remaining)).toBe(sentence);
    expect(cartPageMessages.refused(6, bought, remaining)).toBe(sentence);
  });

  it('[CART-07] without a purchase by others, the line only asks for too many', () => {
    expect(cartPageMessages.refused(6, 0, 5)).toBe('You have 6 of these. 5 are still needed.');
  });

  it('[CART-05] [BUY-08] a failed change says what was not changed, and why', () => {
    const { changeRefused } = cartPageMessages;
    expect(changeRefused('Remove', { _tag: 'LineUnknown' })).toContain('no longer in your cart');
    expect(changeRefused('ChangeQuantity', { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 })).toContain(
      '1 to 99',
    );
    expect(changeRefused('ChangeQuantity', { _tag: 'Unavailable' })).toMatch(/^The quantity wasn’t changed\. ./);
    expect(changeRefused('Ship', { _tag: 'Unavailable' })).toMatch(/^This is still set for pickup\. ./);
    expect(changeRefused('Remove', { _tag: 'Unavailable' })).toMatch(/^This wasn’t removed\. ./);
  });

  it('[CART-05] an unconfirmed change may or may not have been made', () => {
    for (const [what, open] of [
      ['ChangeQuantity', 'the quantity may or may not have been changed'],
      ['ChangeAmount', 'your contribution may or may not have been changed'],
      ['Ship', 'this may or may not have been switched to shipping'],
      ['Remove', 'this may or may not have been removed'],
    ] as const)
      expect(cartPageMessages.changeInDoubt(what)).toBe(
        `We’re having trouble connecting, so ${open}. Please try again in a moment.`,
      );
  });

  it('[CART-05] [GG-03] a contribution that was not changed says so, and why', () => {
    const { changeRefused } = cartPageMessages;
    const [missing, minimum] = [centsOf(450), centsOf(1_000)];
    const { identity } = exampleItem();
    for (const reason of [
      { _tag: 'FundFull', missing },
      { _tag: 'ContributionTooSmall', minimum },
    ] as const)
      expect(changeRefused('ChangeAmount', reason)).toBe(
        'Your contribution wasn’t changed. The amount this fund can take has changed.',
      );
    for (const reason of [
      { _tag: 'RegistryNotFound' },
      { _tag: 'NotOnRegistry', identity },
      { _tag: 'NotInMarket' },
      { _tag: 'NotAGroupGift' },
      { _tag: 'NoLongerAvailable', identity },
      { _tag: 'PersonalizationError', identity },
    ] as const)
      expect(changeRefused('ChangeAmount', reason)).toBe(
        'Your contribution wasn’t changed. This gift no longer takes group contributions.',
      );
    expect(changeRefused('ChangeAmount', { _tag: 'LineUnknown' })).toContain('no longer in your cart');
    expect(changeRefused('ChangeAmount', { _tag: 'Unavailable' })).toMatch(/^Your contribution wasn’t changed\. ./);
  });

  it('[GG-05] [GG-03] a contribution is named as one, and says how much is still needed after others gave', () => {
    expect(cartLineName({ kind: 'contribution', name: 'Stand Mixer' })).toBe('Contribution to Stand Mixer');
    for (const kind of ['item', 'giftCard', 'eGiftCard'] as const)
      expect(cartLineName({ kind, name: 'Stand Mixer' })).toBe('Stand Mixer');
    expect(cartPageMessages.tooMuch(O.some('$4.50'))).toMatch(
      /only \$4\.50 is still needed\. Please change .* or remove/,
    );
    expect(cartPageMessages.tooMuch(O.none)).toMatch(/in full\. Please remove your contribution to continue\.$/);
    expect(cartPageMessages.changeTo('$4.50')).toBe('Change to $4.50');
    expect(cartPageMessages.changeToLabel('$4.50', 'Contribution to Stand Mixer')).toBe(
      'Change to $4.50: Contribution to Stand Mixer',
    );
  });

  it('[BUY-09] [CART-05] a line that cannot be ordered says why, and what to do', () => {
    const { gone } = cartPageMessages;
    const [gift, money] = [
      { kind: 'item', quantity: 2 },
      { kind: 'contribution', quantity: 1 },
    ] as const;
    expect(gone(gift, 'taken-off')).toMatch(/^This gift was removed from the registry\. .*remove it/);
    expect(gone(gift, 'no-longer-available')).toMatch(/^This gift is no longer available\. .*remove it/);
    expect(gone(gift, 'registry-closed')).toMatch(/^This registry is no longer open, .*remove this gift/);
    for (const why of ['group-gift-begun', 'PaidTogether'] as const)
      expect(gone(gift, why)).toMatch(/started paying for this gift together\. .*remove it/);
    for (const why of ['taken-off', 'no-longer-available', 'registry-closed'] as const)
      expect(gone(money, why)).toMatch(/remove your contribution/);
    for (const why of ['not-together', 'ItemGone', 'other-brand'] as const)
      expect(gone(money, why)).toMatch(/no longer takes group contributions\. .*remove your contribution/);
  });

  it('[BUY-08] [CART-05] a pickup says how many units its store has, if known, and what can be done', () => {
    const text = (quantity: number, unitsAtStore?: number) =>
      cartPageMessages.gone(
        { kind: 'item', quantity, ...(unitsAtStore === undefined ? {} : { unitsAtStore }) },
        'too-few-in-store',
      );
    expect(text(3, 2)).toBe(
      'The store has only 2 of this gift, and your cart needs more. Choose fewer, have it shipped, or remove it.',
    );
    expect(text(1, 1)).toBe(
      'The store has only 1 of this gift, and your cart needs more. Have it shipped or remove it.',
    );
    for (const none of [text(3, 0), text(1, 0), text(1)])
      expect(none).toMatch(/^The store no longer has this gift\. (?!.*fewer).*shipped.*choose another store/);
    expect(text(3)).toMatch(/^The store no longer has that many of this gift\. Choose fewer, have it shipped/);
  });
});

it("[CART-08] [CART-09] an empty cart says what happened to it, with the order's number if known", () => {
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
