import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseSku } from './sku.ts';

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
