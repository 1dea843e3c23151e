import { centsOf, exampleItem, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { cartLineName } from './cart-line-name.ts';
import { cartPageMessages } from './cart-page.ts';

describe('the words of the cart', () => {
  it.each([
    [1, 3, 'One of these was just bought by someone else. 3 are still needed.'],
    [2, 1, '2 of these were just bought by someone else. 1 is still needed.'],
    [5, 0, '5 of these were just bought by someone else. No more are needed.'],
  ])('[CART-07] %i bought, %i left', (bought, remaining, sentence) => {
    expect(cartPageMessages.justBought(bought, remaining)).toBe(sentence);
    expect(cartPageMessages.refused(6, bought, remaining)).toBe(sentence);
  });

  it('[CART-07] where nobody else bought, the line only asks for too many', () => {
    expect(cartPageMessages.refused(6, 0, 5)).toBe('You have 6 of these. 5 are still needed.');
  });

  it('[CART-07] the choices say what they do', () => {
    expect(cartPageMessages.lower(3)).toBe('Change to 3');
    expect(cartPageMessages.lower(0)).toBe('Remove This Gift');
    expect(cartPageMessages.buyAnyway(5)).toBe('Buy 5 Anyway');
  });

  it('[GC-06] [CART-05] a gift card says how it is sent', () => {
    expect([cartPageMessages.cardNote('giftCard'), cartPageMessages.cardNote('eGiftCard')]).toEqual([
      'Sent by mail',
      'Sent by email',
    ]);
    expect(cartPageMessages.gone({ kind: 'eGiftCard', quantity: 1 }, 'registry-closed')).toMatch(
      /no longer open, .* can’t take gift cards\. Please remove/,
    );
  });

  it('[CART-05] [BUY-08] a line that is as it was before says what was not done, and why', () => {
    const { changeRefused } = cartPageMessages;
    expect(changeRefused('Remove', { _tag: 'LineUnknown' })).toContain('no longer in your cart');
    expect(changeRefused('ChangeQuantity', { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 })).toContain(
      '1 to 99',
    );
    expect(changeRefused('ChangeQuantity', { _tag: 'Unavailable' })).toMatch(/^The quantity wasn’t changed\. ./);
    expect(changeRefused('Ship', { _tag: 'Unavailable' })).toMatch(/^This is still set for pickup\. ./);
    expect(changeRefused('Remove', { _tag: 'Unavailable' })).toMatch(/^This wasn’t removed\. ./);
  });

  it('[CART-05] of a change without an answer it is said that it may have been made, or not', () => {
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

  it('[CART-05] [GG-03] of money that was not lowered it is said that it is as before, and why', () => {
    const { changeRefused } = cartPageMessages;
    const [missing, minimum, inCart] = [centsOf(450), centsOf(1_000), centsOf(5_000)];
    const { identity } = exampleItem();
    for (const reason of [
      { _tag: 'FundFull', missing },
      { _tag: 'ContributionTooSmall', minimum },
      { _tag: 'MoreThanInCart', inCart },
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

  it('[GG-05] [GG-03] money for a group gift says what it goes to, and what is missing once somebody else has given', () => {
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

  it('[BUY-09] [CART-05] what cannot be ordered as it stands says truthfully why, and what helps', () => {
    const { gone } = cartPageMessages;
    const [gift, money] = [
      { kind: 'item', quantity: 2 },
      { kind: 'contribution', quantity: 1 },
    ] as const;
    expect(gone(gift, 'taken-off')).toMatch(/^This gift was taken off the registry\. .*remove it/);
    expect(gone(gift, 'no-longer-available')).toMatch(/^This gift is no longer available\. .*remove it/);
    expect(gone(gift, 'registry-closed')).toMatch(/^This registry is no longer open, .*remove this gift/);
    for (const why of ['group-gift-begun', 'PaidTogether'] as const)
      expect(gone(gift, why)).toMatch(/started paying for this gift together\. .*remove it/);
    for (const why of ['taken-off', 'no-longer-available', 'registry-closed'] as const)
      expect(gone(money, why)).toMatch(/remove your contribution/);
    for (const why of ['not-together', 'ItemGone', 'other-brand'] as const)
      expect(gone(money, why)).toMatch(/no longer takes group contributions\. .*remove your contribution/);
  });

  it('[BUY-08] [CART-05] of a pickup it is said how many its store has, as far as that is known, and what can be done', () => {
    const told = (quantity: number, unitsAtStore?: number) =>
      cartPageMessages.gone(
        { kind: 'item', quantity, ...(unitsAtStore === undefined ? {} : { unitsAtStore }) },
        'too-few-in-store',
      );
    expect(told(3, 2)).toBe(
      'The store has only 2 of this gift, and your cart needs more. Choose fewer, have it shipped, or remove it.',
    );
    expect(told(1, 1)).toBe(
      'The store has only 1 of this gift, and your cart needs more. Have it shipped or remove it.',
    );
    for (const none of [told(3, 0), told(1, 0), told(1)])
      expect(none).toMatch(/^The store no longer has this gift\. (?!.*fewer).*shipped.*choose another store/);
    expect(told(3)).toMatch(/^The store no longer has that many of this gift\. Choose fewer, have it shipped/);
  });

  it('[CART-09] [ROUTE-17] gifts are for a registry by its names, and by its number where nobody may know them', () => {
    const grId = grIdOf('7310442');
    expect(cartPageMessages.forRegistry(grId, O.some(exampleRegistry()))).toBe('For Amelia & Jonah’s Wedding Registry');
    expect(cartPageMessages.forRegistry(grId, O.none)).toBe('For registry # 7310442');
  });

  it('[CART-05] after each change it is said what is in the cart and what it comes to', () => {
    expect(cartPageMessages.sumLabel(2, true, '$24.00')).toBe('2 gifts in your cart. Subtotal: $24.00.');
  });
});
