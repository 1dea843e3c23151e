import { parseSku } from '@gift-registry/domain';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { skuOfText } from './sku-of-text.ts';

describe('a SKU in a cell', () => {
  it.each([
    ['004821', '4821'],
    [' 4821 ', '4821'],
    ['999999999999', '999999999999'],
    ['4006381333931', '4006381333931'],
    ['="000123"', '123'],
    ["'000124", '124'],
    ['770014.0', '770014'],
    ['OAK-18.5_b', 'OAK-18.5_b'],
    ['1E5', '1E5'],
  ])('%s is read as %s', (text, sku) => {
    expect(skuOfText(text)).toEqual(E.right(sku));
  });

  it.each([
    ['', 'Missing'],
    ['0', 'Missing'],
    ['0000000000000', 'Missing'],
    ['1.23457E+11', 'SkuRounded'],
    ['1.23457E11', 'SkuRounded'],
    ['A/17', 'SkuUnreadable'],
    ['-5', 'SkuUnreadable'],
    ['x'.repeat(41), 'SkuUnreadable'],
    ['0999055', 'SkuReserved'],
  ])('“%s” is refused: %s', (text, reason) => {
    expect(skuOfText(text)).toMatchObject({ _tag: 'Left', left: { _tag: reason } });
  });

  it('the SKU read is the domain’s', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,14}$/), (text) => {
        fc.pre(Number(text) !== 999_055);
        expect(O.fromEither(skuOfText(text))).toEqual(parseSku(text));
      }),
    );
  });

  it('[INT-06] other signs than - . _ are refused', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d+[ ,+/*é]\d+$/), (text) => E.isLeft(skuOfText(text))));
  });
});
