import {
  exampleLine,
  exampleStore,
  forAll,
  instantOf,
  nearEdges,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../calendar/index.ts';
import { isTimely, shippedBy, shippingChoice } from './shipping-choice.ts';

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
    forAll(
      fc.string().filter((code) => code !== 'standard' && code !== 'express'),
      (code) => {
        expect(shippingChoice(offered, 'standard', code)).toEqual(E.left({ _tag: 'ShippingMethodUnknown' }));
      },
    );
  });

  it('[CART-05] without a request the cart’s method is used', () => {
    expect(shippingChoice(offered, 'standard', undefined)).toEqual(E.right('standard'));
    expect(shippingChoice([], 'express', undefined)).toEqual(E.right('express'));
  });
});

describe('how an order ships', () => {
  const offered = sites.main.shippingMethods;
  const line = (kind: 'item' | 'giftCard' | 'eGiftCard' | 'contribution') => exampleLine({ kind });

  it('[CART-05] an order with a shipped item has the chosen method of the site', () => {
    const mixed = [line('giftCard'), line('item')];
    expect(shippedBy(offered, 'standard', mixed)).toEqual(O.fromNullable(offered[0]));
    expect(shippedBy(offered, 'express', mixed)).toEqual(O.fromNullable(offered[1]));
  });

  it('[CART-05] an order of gift cards, contributions and pickups has none', () => {
    const given = [line('giftCard'), line('eGiftCard'), line('contribution')];
    expect(shippedBy(offered, 'standard', given)).toEqual(O.none);
    expect(shippedBy(offered, 'standard', [])).toEqual(O.none);
    const pickup = { storeNumber: exampleStore().storeNumber, name: 'Lincoln Park' };
    expect(shippedBy(offered, 'standard', [exampleLine({ pickup })])).toEqual(O.none);
    expect(O.isSome(shippedBy(offered, 'standard', [exampleLine({ pickup }), line('item')]))).toBe(true);
  });

  it('[CART-05] a method that the site no longer offers is not named', () => {
    expect(shippedBy(offered, 'by-balloon', [line('item')])).toEqual(O.none);
    expect(shippedBy(offered, '', [line('item')])).toEqual(O.none);
  });
});

const now = instantOf('2027-06-01T12:00:00.000Z');
const after = (milliseconds: number) => {
  const moment = instantAt(Date.parse(now) + milliseconds);
  if (O.isNone(moment)) throw new Error('a moment of this century');
  return moment.value;
};

describe('timely', () => {
  it('[CART-06] a moment up to five minutes before or after now is timely, to the millisecond', () => {
    expect(isTimely(now, now)).toBe(true);
    expect(isTimely(instantOf('2027-06-01T11:55:00.000Z'), now)).toBe(true);
    expect(isTimely(instantOf('2027-06-01T12:05:00.000Z'), now)).toBe(true);
  });

  it('[CART-06] any other moment is not', () => {
    expect(isTimely(instantOf('2027-06-01T11:54:59.999Z'), now)).toBe(false);
    expect(isTimely(instantOf('2027-06-01T12:05:00.001Z'), now)).toBe(false);
    const farAway = nearEdges(-1_000_000, 1_000_000, [-300_000, 300_000]);
    forAll(farAway, (by) => {
      expect(isTimely(after(by), now)).toBe(by >= -300_000 && by <= 300_000);
    });
  });
});
