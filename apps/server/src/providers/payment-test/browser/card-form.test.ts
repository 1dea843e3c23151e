import { dayOf, forAll, markets } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CardForm, cardDigits, cardProblems, expiryMonth, NO_CARD } from './card-form.ts';

const right: CardForm = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '06 / 27',
  securityCode: '123',
  billingPostalCode: '97205',
};
const today = dayOf('2027-06-30');
const fieldsOf = (changes: Partial<CardForm>, day = today) =>
  cardProblems(markets.US, day, { ...right, ...changes }).map(({ field, why }) => `${field} ${why}`);

describe('the card of a test payment', () => {
  it('[CO-03] a number has 12 to 19 digits, spaces or hyphens between them, and its check digit is right', () => {
    for (const cardNumber of ['4242424242424242', '4000-0000-0000-0002', '4000 0025 0000 3155'])
      expect(fieldsOf({ cardNumber })).toEqual([]);
    forAll(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [...'4242424242424242'];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(fieldsOf({ cardNumber: digits.join('') })).toEqual(['cardNumber wrong']);
    });
    expect([cardDigits('4242'), cardDigits('4242 4242 4242 424x')]).toEqual([O.none, O.none]);
  });

  it('[CO-03] a card is good to the end of the month on it, written as MM / YY', () => {
    expect([fieldsOf({}), fieldsOf({}, dayOf('2027-07-01'))]).toEqual([[], ['expiry expired']]);
    expect(['06/27', '0627', '06 / 2027', '13/27', '6/27', 'June'].map(expiryMonth)).toEqual([
      O.some('2027-06'),
      O.some('2027-06'),
      O.some('2027-06'),
      O.none,
      O.none,
      O.none,
    ]);
  });

  it('[CO-03] a security code has three or four digits, and a billing postal code is one of the market’s', () => {
    expect(['123', '1234', '12', '12345', 'abc'].map((securityCode) => fieldsOf({ securityCode }).length)).toEqual([
      0, 0, 1, 1, 1,
    ]);
    expect(fieldsOf({ billingPostalCode: '9720' })).toEqual(['billingPostalCode wrong']);
    expect(cardProblems(markets.CA, today, { ...right, billingPostalCode: 'm5v 2t6' })).toEqual([]);
  });

  it('[CO-03] all fields that are wrong are named, in the order of the form', () => {
    expect(cardProblems(markets.US, today, NO_CARD)).toEqual(
      ['cardNumber', 'expiry', 'securityCode', 'billingPostalCode'].map((field) => ({ field, why: 'missing' })),
    );
  });
});
