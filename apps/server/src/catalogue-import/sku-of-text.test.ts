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
  ])('%s is read as %s', (text, sku) => {
    expect(skuOfText(text)).toEqual(E.right(sku));
  });

  it.each([
    ['', 'NoSku'],
    ['0', 'NoSku'],
    ['0000000000000', 'NoSku'],
    ['1000000000000', 'SkuTooLong'],
    ['A-17', 'SkuIsNoNumber'],
    ['123.456.78', 'SkuIsNoNumber'],
    ['1e5', 'SkuIsNoNumber'],
    ['-5', 'SkuIsNoNumber'],
  ])('“%s” is refused: %s', (text, reason) => {
    expect(skuOfText(text)).toMatchObject({ _tag: 'Left', left: { _tag: reason } });
  });

  it('the SKU read is the domain’s', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,14}$/), (text) => {
        expect(O.fromEither(skuOfText(text))).toEqual(parseSku(text));
      }),
    );
  });

  it('letters, points and signs are refused', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d*[a-zA-Z.,+-]\d*$/), (text) => E.isLeft(skuOfText(text))));
  });
});
