import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type LandingParameters, NO_LANDING_PARAMETERS, readLandingParameters } from './landing-parameters.ts';

const names: ReadonlyArray<keyof LandingParameters> = [
  'purchasedGiftCardAmount',
  'purchasedGiftCardType',
  'purchasedQuantity',
  'purchasedSku',
  'referrerId',
  'referrerLinkId',
  'wcTrackId',
];

describe('arrival', () => {
  it.each<{ name: keyof LandingParameters; raw: unknown; expected: O.Option<unknown> }>([
    { name: 'purchasedGiftCardAmount', raw: '25', expected: O.some(2_500) },
    { name: 'purchasedGiftCardAmount', raw: ' 25.5 ', expected: O.some(2_550) },
    { name: 'purchasedGiftCardAmount', raw: '25.05', expected: O.some(2_505) },
    { name: 'purchasedGiftCardAmount', raw: 25.5, expected: O.some(2_550) },
    { name: 'purchasedGiftCardAmount', raw: '9999999.99', expected: O.some(999_999_999) },
    { name: 'purchasedGiftCardAmount', raw: '10000000', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '25.555', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '-25', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '', expected: O.none },
    { name: 'purchasedGiftCardAmount', raw: '1e3', expected: O.none },
    { name: 'purchasedGiftCardType', raw: 'GiftCard', expected: O.some('GiftCard') },
    { name: 'purchasedGiftCardType', raw: 'EGiftCard', expected: O.some('EGiftCard') },
    { name: 'purchasedGiftCardType', raw: 'giftcard', expected: O.none },
    { name: 'purchasedQuantity', raw: '0', expected: O.none },
    { name: 'purchasedQuantity', raw: '1', expected: O.some(1) },
    { name: 'purchasedQuantity', raw: 1, expected: O.some(1) },
    { name: 'purchasedQuantity', raw: '99', expected: O.some(99) },
    { name: 'purchasedQuantity', raw: '100', expected: O.none },
    { name: 'purchasedQuantity', raw: '1.5', expected: O.none },
    { name: 'purchasedQuantity', raw: '-1', expected: O.none },
    { name: 'purchasedSku', raw: '004821', expected: O.some('4821') },
    { name: 'purchasedSku', raw: 4821, expected: O.some('4821') },
    { name: 'purchasedSku', raw: '<script>', expected: O.none },
    { name: 'purchasedSku', raw: ['1', '2'], expected: O.none },
    { name: 'referrerId', raw: 'r', expected: O.some('r') },
    { name: 'referrerId', raw: 'r'.repeat(64), expected: O.some('r'.repeat(64)) },
    { name: 'referrerId', raw: 'r'.repeat(65), expected: O.none },
    { name: 'referrerId', raw: '', expected: O.none },
    { name: 'referrerId', raw: ' ', expected: O.none },
    { name: 'referrerId', raw: Number.NaN, expected: O.none },
    { name: 'referrerId', raw: 7, expected: O.some('7') },
    { name: 'referrerLinkId', raw: 'a\r\nb', expected: O.none },
    { name: 'referrerId', raw: '\ud800', expected: O.none },
    { name: 'referrerLinkId', raw: 'a\udfffb', expected: O.none },
    { name: 'wcTrackId', raw: 'a\u{1f381}', expected: O.some('a\u{1f381}') },
    { name: 'wcTrackId', raw: { $gt: 0 }, expected: O.none },
    { name: 'wcTrackId', raw: null, expected: O.none },
  ])('[ROUTE-16] $name = $raw reads as $expected', ({ name, raw, expected }) => {
    expect(readLandingParameters({ [name]: raw })).toEqual({ ...NO_LANDING_PARAMETERS, [name]: expected });
  });

  it('[ROUTE-16] reading never fails, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (query) => {
        expect(Object.keys(readLandingParameters(query)).sort()).toEqual([...names].sort());
      }),
    );
  });

  it('[ROUTE-16] every value is within its bounds', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('r', '\ud83c', '\udf81', '\0') }),
      fc.integer({ min: -2, max: 102 }),
      fc.integer({ min: -2, max: 102 }).map(String),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), junk), (query) => {
        const { purchasedQuantity, purchasedGiftCardAmount, purchasedSku, referrerId } = readLandingParameters(query);
        if (O.isSome(purchasedQuantity)) {
          expect(purchasedQuantity.value).toBeGreaterThanOrEqual(1);
          expect(purchasedQuantity.value).toBeLessThanOrEqual(99);
        }
        if (O.isSome(purchasedGiftCardAmount)) expect(Number.isSafeInteger(purchasedGiftCardAmount.value)).toBe(true);
        if (O.isSome(purchasedSku)) expect(purchasedSku.value).toMatch(/^(?!0+$)[\w.-]{1,40}$/);
        if (O.isSome(referrerId)) {
          expect(referrerId.value.length).toBeLessThanOrEqual(64);
          expect(referrerId.value).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
    );
  });

  it('[ROUTE-16] an invalid value leaves the others readable', () => {
    const good = {
      purchasedGiftCardAmount: '25',
      purchasedGiftCardType: 'GiftCard',
      purchasedQuantity: '2',
      purchasedSku: '4821',
      referrerId: 'a',
      referrerLinkId: 'b',
      wcTrackId: 'c',
    };
    const read = readLandingParameters(good);
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        expect(readLandingParameters({ ...good, [name]: '\u0000junk' })).toEqual({ ...read, [name]: O.none });
      }),
    );
  });
});
