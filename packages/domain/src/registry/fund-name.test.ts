import { exampleProduct, forAll, nearEdges, product, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { firstFundName, fundNameField, readFundName } from './fund-name.ts';

const invalid = E.left({ _tag: 'FundNameInvalid', maximum: 60 });
const FACE = '\u{1f600}';

describe('the name of a fund', () => {
  it.each([
    ['', invalid],
    ['   ', invalid],
    ['\u200b', invalid],
    ['\u00a0\u3000', invalid],
    ['a', E.right('a')],
    [` ${'a'.repeat(59)} `, E.right('a'.repeat(59))],
    ['a'.repeat(60), E.right('a'.repeat(60))],
    ['a'.repeat(61), invalid],
    [FACE.repeat(60), E.right(FACE.repeat(60))],
    [FACE.repeat(61), invalid],
    ['Cafe\u0301', E.right('Caf\u00e9')],
    ['e\u0301'.repeat(60), E.right('\u00e9'.repeat(60))],
    ['e\u0301'.repeat(61), invalid],
    ['two\nlines', invalid],
    ['a\0b', invalid],
    ['a\ud800', invalid],
    ['a\u2028b', invalid],
    ['\nOur kitchen\n', E.right('Our kitchen')],
    ['Ταμείο 台所 مطبخ', E.right('Ταμείο 台所 مطبخ')],
  ])(
    '[GG-04] 1 to 60 characters are a name, spaces around them aside; nothing, more, and what no one can see is none: %j',
    (text, expected) => {
      expect(readFundName(text)).toEqual(expected);
    },
  );

  it('[GG-04] a name reads as itself, in whatever way its accents were typed', () => {
    forAll(writing(0, 70), (text) => {
      const read = readFundName(text);
      if (E.isLeft(read)) return;
      expect(readFundName(read.right)).toEqual(read);
      expect(readFundName(text.normalize('NFD'))).toEqual(read);
      expect([...read.right].length).toBeLessThanOrEqual(60);
    });
    forAll(nearEdges(0, 130, [1, 60]), (length) => {
      expect(E.isRight(readFundName('b'.repeat(length)))).toBe(length >= 1 && length <= 60);
    });
  });

  it('[GG-04] while typing every character stays, and a line break or another invisible one becomes a space; a field that was left has no spaces around', () => {
    let held = fundNameField.type('  Our ');
    expect(held).toBe('  Our ');
    held = fundNameField.type(`${held}\tkitchen\r\n`);
    expect(held).toBe('  Our  kitchen  ');
    expect(fundNameField.blur(held)).toBe('Our  kitchen');
    held = fundNameField.type(`${held}${'x'.repeat(60)}`);
    expect(held).toBe(`  Our  kitchen  ${'x'.repeat(60)}`);
    expect(readFundName(fundNameField.blur(held))).toEqual(invalid);
    held = fundNameField.type('');
    expect([held, fundNameField.blur(held)]).toEqual(['', '']);
    forAll(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const { type, blur } = fundNameField;
      expect([...type(text)].length).toBe([...text].length);
      expect(type(type(text))).toBe(type(text));
      expect(blur(blur(text))).toBe(blur(text));
      expect(blur(type(text))).toBe(blur(text));
    });
  });

  it('[GG-04] the first name begins the product’s, and is a name where the product has one', () => {
    expect(firstFundName({ name: 'a'.repeat(61) })).toBe('a'.repeat(60));
    expect(firstFundName({ name: `${'a'.repeat(59)} b` })).toBe('a'.repeat(59));
    expect(firstFundName(exampleProduct())).toBe('Linden Dinner Plate');
    expect(firstFundName({ name: 'Tea\u2028Pot' })).toBe('Tea Pot');
    forAll(product, ({ name }) => {
      const first = firstFundName({ name });
      expect(fundNameField.blur(name).startsWith(first)).toBe(true);
      if (/[a-z]/.test(first)) expect(readFundName(first)).toEqual(E.right(first));
      expect([...first].length).toBeLessThanOrEqual(60);
    });
  });
});
