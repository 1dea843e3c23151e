import { sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { displaySku } from '../identity/index.ts';
import { checkDigit } from './check-digit.ts';
import { readProductCode } from './product-code.ts';

const typed = (text: string) => readProductCode({ kind: 'number', text });
const read = (text: string) => readProductCode({ kind: 'ean-upc', text });
const ended = (digits: string): string => `${digits}${checkDigit(digits)}`;
const number = sku.filter((each) => /^\d+$/.test(each));
const digitsOf = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** The labels that can be printed for a SKU: how each begins, and for how many digits it has room. */
const labels: ReadonlyArray<readonly [name: string, beginning: string, room: number]> = [
  ['EAN-13', '2', 11],
  ['UPC-A', '4', 10],
  ['UPC-A, read as EAN-13', '04', 10],
  ['EAN-8', '2', 6],
];

describe('by what the code of a product is looked up', () => {
  it('[ADD-08] a SKU of digits as it is shown is looked up first, whatever spaces and dashes are in it', () => {
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('', ' ', '-', '.'),
        fc.constantFrom('', 'SKU ', 'sku: ', '#'),
        (printed, sign, word) => {
          const code = typed(`${word} ${[...displaySku(printed)].join(sign)}\n`);
          expect(E.isRight(code) && code.right.skus[0]).toBe(printed);
          expect(E.isRight(code) && code.right.code).toBe(displaySku(printed));
        },
      ),
    );
  });

  it.each([
    ['OAK-18.5', ['OAK-18.5']],
    ['SKU: oak_18', ['oak_18']],
    ['SKU-100', ['SKU-100']],
    ['20-150', ['20150', '20-150']],
  ])('[INT-06] a SKU with letters is looked up as it is shown: %s', (text, skus) => {
    expect(typed(text)).toMatchObject({ right: { skus } });
  });

  it.each(labels)(
    '[ADD-08] an EAN or UPC of our own leads to the SKU that it carries, read or typed: %s',
    (_name, beginning, room) => {
      fc.assert(
        fc.property(number, (printed) => {
          fc.pre(printed.length <= room);
          const label = ended(`${beginning}${printed.padStart(room, '0')}`);
          expect(read(label)).toEqual(E.right({ code: label, skus: [printed], isMakers: false }));
          const code = typed(label);
          expect(E.isRight(code) && code.right.skus.at(-1)).toBe(printed);
          expect(E.isRight(code) && code.right.isMakers).toBe(false);
        }),
      );
    },
  );

  it('[ADD-08] a maker’s number is looked up as a SKU, and called the maker’s', () => {
    const beginnings = fc.constantFrom('00', '03', '05', '1', '3', '4', '5', '6', '7', '8', '9');
    fc.assert(
      fc.property(beginnings, digitsOf(12), (beginning, rest) => {
        const code = ended(`${beginning}${rest}`.slice(0, 12));
        fc.pre(Number(code) > 0);
        const makers = E.right({ code, skus: [code.replace(/^0+/, '')], isMakers: true });
        expect(read(code)).toEqual(makers);
        expect(typed(code)).toEqual(makers);
      }),
    );
    expect(read('96385074')).toEqual(E.right({ code: '96385074', skus: ['96385074'], isMakers: true }));
    expect(read('036000291452')).toMatchObject({ right: { skus: ['36000291452'], isMakers: true } });
    expect(typed('10614141000415')).toMatchObject({
      right: { skus: ['10614141000415', '614141000418'], isMakers: true },
    });
  });

  it.each([
    ['ean-upc', '04252614', ['42100005264']],
    ['ean-upc', '042100005264', ['42100005264']],
    ['number', '04252614', ['4252614', '42100005264']],
    ['ean-upc', '01234505', ['12000003455']],
    ['ean-upc', '4006381333931', ['4006381333931']],
    ['ean-upc', '14006381333938', ['14006381333938', '4006381333931']],
    ['number', 'https://id.gs1.org/01/04006381333931/21/A7?17=281231', ['4006381333931']],
    ['number', 'https://example.com/p/01/04006381333931', ['4006381333931']],
    ['number', 'https://example.com/p/01/14006381333938', ['14006381333938', '4006381333931']],
    ['number', '010400638133393121A7', ['010400638133393121A7', '4006381333931']],
    ['number', '(01)04006381333931', ['4006381333931']],
    ['number', ']d20104006381333931\u001d21A7', ['4006381333931']],
  ] as const)(
    '[ADD-08] a UPC-E, the case of a product and a code of GS1 lead to the maker’s number of the piece: %s %s',
    (kind, text, skus) => {
      expect(readProductCode({ kind, text })).toMatchObject({ right: { skus, isMakers: true } });
    },
  );

  it.each([
    ['ean-upc', '04252615'],
    ['ean-upc', '14006381333937'],
    ['number', '4006381333932'],
    ['number', 'https://example.com/01/04006381333932'],
    ['number', '(01)04006381333932'],
  ] as const)('[ADD-08] a wrong check digit is reported in any of them: %s %s', (kind, text) => {
    expect(readProductCode({ kind, text })).toEqual(E.left('mistyped'));
  });

  it('[ADD-08] what the camera knows to be an EAN or UPC of our own is never taken for a SKU itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          digitsOf(6).map((rest) => `2${rest}`),
          digitsOf(10).map((rest) => `4${rest}`),
        ),
        (digits) => {
          const label = ended(digits);
          const code = read(label);
          fc.pre(!/^.0+$/.test(digits));
          expect(E.isRight(code) && code.right.skus.includes(skuOf(label))).toBe(false);
          expect(read(`${digits}${(Number(checkDigit(digits)) + 1) % 10}`)).toEqual(E.left('mistyped'));
        },
      ),
    );
    expect(typed('036000291452')).toEqual(E.right({ code: '036000291452', skus: ['36000291452'], isMakers: true }));
  });

  it('[ADD-08] a number as long as an EAN-13 that does not end rightly was mistyped', () => {
    fc.assert(
      fc.property(fc.oneof(digitsOf(12), digitsOf(13)), fc.integer({ min: 1, max: 9 }), (digits, off) => {
        expect(typed(`${digits}${(Number(checkDigit(digits)) + off) % 10}`)).toEqual(E.left('mistyped'));
      }),
    );
    expect(typed('123456789012')).toMatchObject({ right: { skus: ['123456789012'] } });
    expect(typed('1'.repeat(15))).toMatchObject({ right: { skus: ['1'.repeat(15)] } });
    expect(typed('1'.repeat(41))).toEqual(E.left('too-long'));
  });

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['SKU', 'empty'],
    ['two plates', 'no-sku'],
    ['٤٨٢١', 'no-sku'],
    ['12/34', 'no-sku'],
    ['x'.repeat(41), 'too-long'],
  ])('[ADD-08] whatever is no SKU is distinguished from nothing at all: "%s" is %s', (text, problem) => {
    expect(typed(text)).toEqual(E.left(problem));
  });
});
