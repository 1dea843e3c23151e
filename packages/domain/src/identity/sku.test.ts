import { forAll, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { displaySku, ordSku, parseSku } from './sku.ts';

describe('sku', () => {
  it.each([
    ['4821', '4821'],
    ['004821', '4821'],
    ['1', '1'],
    ['10', '10'],
    ['100', '100'],
    ['999999999999', '999999999999'],
    ['000000000001', '1'],
    ['0004006381333931', '4006381333931'],
    ['OAK-Board_18.5', 'OAK-Board_18.5'],
    ['00A1', '00A1'],
    ['0.0', '0.0'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('[PAGE-12] "%s" is the SKU %s', (raw, expected) => {
    expect(parseSku(raw)).toEqual(O.some(expected));
  });

  it.each(['0', '00', '000000', '000000000000'])('[BUY-03] "%s" represents no SKU', (raw) => {
    expect(parseSku(raw)).toEqual(O.none);
  });

  it.each([
    '',
    '1'.repeat(41),
    '-1',
    '1-',
    '.',
    '..',
    '__proto__',
    'no/slash',
    'a b',
    ' 1',
    '1 ',
    '1\n',
    '٣',
    'é',
    'ſ',
  ])('[INT-06] "%s" is no SKU', (raw) => {
    expect(parseSku(raw)).toEqual(O.none);
  });
});

describe('the order of SKUs', () => {
  it('[INT-06] numbers are ordered by their value', () => {
    const number = fc.integer({ min: 1, max: 999_999_999 });
    forAll(number, number, (a, b) => {
      expect(ordSku.compare(skuOf(String(a)), skuOf(String(b)))).toBe(Math.sign(a - b));
    });
  });

  it('[INT-06] a number comes before a SKU with letters or signs', () => {
    expect(ordSku.compare(skuOf('999999999999'), skuOf('1-A'))).toBe(-1);
    expect(ordSku.compare(skuOf('A-2'), skuOf('A-10'))).toBe(1);
  });

  it('[INT-06] only equal SKUs are in no order', () => {
    forAll(sku, sku, (a, b) => (ordSku.compare(a, b) === 0) === (a === b));
  });
});

describe('a SKU as it is shown', () => {
  it.each([
    ['1', '000001'],
    ['4821', '004821'],
    ['99999', '099999'],
    ['100000', '100000'],
    ['1000000', '1000000'],
    ['999999999999', '999999999999'],
    ['A-17', 'A-17'],
  ])('[PAGE-12] %s is shown as %s', (raw, expected) => {
    expect(displaySku(skuOf(raw))).toBe(expected);
  });

  it('[PAGE-12] what is shown of digits has at least six', () => {
    forAll(sku, (each) => /\D/.test(each) || /^\d{6,40}$/.test(displaySku(each)));
  });

  it('[PAGE-12] what is shown reads as the same SKU again', () => {
    forAll(sku, (each) => {
      expect(parseSku(displaySku(each))).toEqual(O.some(each));
    });
  });
});
