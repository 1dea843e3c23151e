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
  ])('[PAGE-12] "%s" is the SKU %s', (raw, expected) => {
    expect(parseSku(raw)).toEqual(O.some(expected));
  });

  it.each(['0', '00', '000000', '000000000000'])('[BUY-03] "%s" represents no SKU', (raw) => {
    expect(parseSku(raw)).toEqual(O.none);
  });

  it.each(['', '1234567890123', '0000000000001', '12a', '-1', '1.0', ' 1', '1 ', '1\n', '٣'])(
    '"%s" is no SKU',
    (raw) => {
      expect(parseSku(raw)).toEqual(O.none);
    },
  );
});
