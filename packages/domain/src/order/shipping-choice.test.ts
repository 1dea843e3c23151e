import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { shippingChoice } from './shipping-choice.ts';

const offered = [
  { code: 'standard', name: 'Standard' },
  { code: 'express', name: 'Express' },
];

describe('[CART-05] how an order ships', () => {
  it('[CART-05] a method that the site offers is accepted', () => {
    expect(shippingChoice(offered, 'standard', 'express')).toEqual(E.right('express'));
    expect(shippingChoice(offered, 'express', 'standard')).toEqual(E.right('standard'));
  });

  it('[CART-05] another method is refused', () => {
    fc.assert(
      fc.property(
        fc.string().filter((code) => code !== 'standard' && code !== 'express'),
        (code) => {
          expect(shippingChoice(offered, 'standard', code)).toEqual(E.left({ _tag: 'ShippingMethodUnknown' }));
        },
      ),
    );
  });

  it('[CART-05] without a request the cart’s method is used', () => {
    expect(shippingChoice(offered, 'standard', undefined)).toEqual(E.right('standard'));
    expect(shippingChoice([], 'express', undefined)).toEqual(E.right('express'));
  });
});
