import { exampleProduct, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type AddTarget, answerTerms, beginAdding } from './terms-dialog.ts';

const custom = exampleProduct({ hasCustomOrderConfirmation: true });
const plain = exampleProduct();
const nothing = { _tag: 'Nothing' };
const closed = { _tag: 'Closed' };

const to = fc.constantFrom<AddTarget>('registry', 'cart');
const path = fc.oneof(
  fc.constantFrom(
    '/product/sofa/7001',
    '/product/sofa/7001?registry=100200300',
    '//evil.example',
    'https://evil.example',
    '',
  ),
  fc.string(),
);
/** Where a person comes back to who signs in there. */
const backFrom = (href: string): string => new URL(href, 'https://shop.example').searchParams.get('returnUrl') ?? '';
const pageContext = fc.record({ hasAccount: fc.boolean(), path });

describe('the terms of a custom order', () => {
  it.each([
    ['registry', true, { _tag: 'AddToRegistry' }],
    ['registry', false, { _tag: 'SignIn', href: '/account/login?returnUrl=%2Fproduct%2Fsofa%2F7001%3Fregistry%3D1' }],
    ['cart', true, { _tag: 'AddToCart', goTo: O.some({ path: '/checkout/cart', afterMilliseconds: 300 }) }],
    ['cart', false, { _tag: 'AddToCart', goTo: O.some({ path: '/checkout/cart', afterMilliseconds: 300 }) }],
  ] as const)('[ADD-05] accepted for the %s, with an account %s', (target, hasAccount, action) => {
    const who = { hasAccount, path: '/product/sofa/7001?registry=1' };
    const opened = beginAdding(custom, target, who);
    expect(opened).toEqual({ dialog: { _tag: 'Asking', to: target }, action: nothing });
    const accepted = answerTerms(opened.dialog, 'accept', who);
    expect(accepted).toEqual({ dialog: closed, action });
    expect(answerTerms(accepted.dialog, 'accept', who)).toEqual({ dialog: closed, action: nothing });
  });

  it('[ADD-05] the dialog opens exactly for what has a custom order confirmation, and until it is answered nothing is added', () => {
    forAll(fc.boolean(), to, pageContext, (hasCustomOrderConfirmation, target, who) => {
      const { dialog, action } = beginAdding({ hasCustomOrderConfirmation }, target, who);
      expect(dialog._tag).toBe(hasCustomOrderConfirmation ? 'Asking' : 'Closed');
      expect(action._tag === 'Nothing').toBe(hasCustomOrderConfirmation);
    });
  });

  it('[ADD-05] declining adds nothing and leads nowhere', () => {
    forAll(to, pageContext, (target, who) => {
      const { dialog } = beginAdding(custom, target, who);
      expect(answerTerms(dialog, 'decline', who)).toEqual({ dialog: closed, action: nothing });
    });
  });

  it('[ADD-05] accepting adds where it was requested, once', () => {
    forAll(to, path, (target, here) => {
      const who = { hasAccount: true, path: here };
      const accepted = answerTerms(beginAdding(custom, target, who).dialog, 'accept', who);
      expect(accepted.action._tag).toBe(target === 'registry' ? 'AddToRegistry' : 'AddToCart');
      expect(answerTerms(accepted.dialog, 'accept', who).action).toEqual(nothing);
    });
  });

  it('[ADD-05] to a registry nothing is added without an account: one signs in, and comes back to the current path', () => {
    forAll(fc.constantFrom(custom, plain), path, (sold, here) => {
      const who = { hasAccount: false, path: here };
      const begun = beginAdding(sold, 'registry', who);
      const { action } = begun.dialog._tag === 'Asking' ? answerTerms(begun.dialog, 'accept', who) : begun;
      if (action._tag !== 'SignIn') return expect.fail(`${action._tag} without an account`);
      const back = backFrom(action.href);
      expect(back).toMatch(/^\/(?!\/)/);
      expect(new URL(back, 'https://shop.example').host).toBe('shop.example');
    });
    const page = fc.oneof(
      fc.constantFrom('/product/sofa/7001', '/product/sofa/7001?registry=100200300&sort=price#gifts'),
      fc.tuple(fc.nat(), fc.nat()).map(([sku, registry]) => `/product/x/${sku}?registry=${registry}`),
    );
    forAll(fc.constantFrom(custom, plain), page, (sold, here) => {
      const who = { hasAccount: false, path: here };
      const begun = beginAdding(sold, 'registry', who);
      const { action } = begun.dialog._tag === 'Asking' ? answerTerms(begun.dialog, 'accept', who) : begun;
      expect(action._tag === 'SignIn' ? backFrom(action.href) : action).toBe(here);
    });
    for (const foreign of ['//evil.example', 'https://evil.example', '/\\evil.example', ''])
      expect(beginAdding(plain, 'registry', { hasAccount: false, path: foreign }).action).toEqual({
        _tag: 'SignIn',
        href: '/account/login?returnUrl=%2F',
      });
  });

  it('[ADD-05] accepting for the cart leads to the cart after 300 milliseconds; adding without terms leads nowhere', () => {
    forAll(pageContext, (who) => {
      expect(beginAdding(plain, 'cart', who)).toEqual({
        dialog: closed,
        action: { _tag: 'AddToCart', goTo: O.none },
      });
      expect(answerTerms({ _tag: 'Asking', to: 'cart' }, 'accept', who).action).toEqual({
        _tag: 'AddToCart',
        goTo: O.some({ path: '/checkout/cart', afterMilliseconds: 300 }),
      });
    });
  });
});
