import { forAll, gtin, gtinOf, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { displaySku } from '../identity/index.ts';
import {
  checkDigit,
  gs1Number,
  hasValidCheckDigit,
  parseGtin,
  pieceIn,
  readProductCode,
  upcAOf,
} from './product-code.ts';

const ten = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const digit = fc.constantFrom(...ten);
const digits = fc.string({ unit: digit, minLength: 1, maxLength: 13 });

describe('the check digit of an EAN or UPC', () => {
  it.each([
    ['EAN-13', '4006381333931'],
    ['UPC-A', '036000291452'],
    ['EAN-8', '96385074'],
    ['GTIN-14', '10614141000415'],
    ['a sum that is a whole ten already', '0000000000000'],
  ])('[ADD-08] %s %s ends rightly', (_kind, number) => {
    expect(checkDigit(number.slice(0, -1))).toBe(number.slice(-1));
    expect(hasValidCheckDigit(number)).toBe(true);
  });

  it.each(['', '0', '4006381333932', '40063813339a1', ' 96385074', '96385074\n'])(
    '[ADD-08] "%s" is no number that ends rightly',
    (number) => {
      expect(hasValidCheckDigit(number)).toBe(false);
    },
  );

  it.each([' 4000', '40 00', '400 0', '12 34 5'])(
    '[ADD-08] "%s" is none either, although a space counts nothing and the digit behind it were right',
    (body) => {
      expect(hasValidCheckDigit(`${body}${checkDigit(body)}`)).toBe(false);
    },
  );

  it('[ADD-08] of the ten digits exactly one ends a number rightly', () => {
    forAll(digits, (body) => {
      expect(ten.filter((last) => hasValidCheckDigit(`${body}${last}`))).toEqual([checkDigit(body)]);
    });
  });

  it('[ADD-08] one digit taken for another is always noticed', () => {
    forAll(digits, fc.nat(), digit, (body, place, other) => {
      const whole = `${body}${checkDigit(body)}`;
      const at = place % whole.length;
      fc.pre(whole[at] !== other);
      expect(hasValidCheckDigit(`${whole.slice(0, at)}${other}${whole.slice(at + 1)}`)).toBe(false);
    });
  });

  it('[ADD-08] zeros in front change nothing', () => {
    forAll(digits, fc.integer({ min: 1, max: 6 }), (body, zeros) => {
      expect(checkDigit(`${'0'.repeat(zeros)}${body}`)).toBe(checkDigit(body));
    });
  });
});

const found = (text: string) => O.map(({ digits }: { readonly digits: string }) => digits)(gs1Number(text));

describe('the maker’s number in a text of GS1', () => {
  it('[ADD-08] the number is found in a Digital Link on any host, whatever follows it', () => {
    const host = fc.constantFrom('https://id.gs1.org', 'https://example.com/p', 'HTTP://shop.example:8080/some/folder');
    const rest = fc.constantFrom('', '/', '/21/A7', '/10/L1/21/A7?17=281231', '?17=281231', '#top');
    forAll(host, gtin, rest, (before, number, after) => {
      expect(found(`${before}/01/${number}${after}`)).toEqual(O.some(number));
      expect(found(`${before}/gtin/${number}${after}`)).toEqual(O.some(number));
    });
    expect(found('https://id.gs1.org/01/96385074')).toEqual(O.some('96385074'));
  });

  it('[ADD-08] the number is found in an element string, with or without brackets and the mark that a scanner puts before it', () => {
    const mark = fc.constantFrom('', ']C1', ']d2', ']Q3', '\u001d');
    const rest = fc.constantFrom('', '21A7', '17281231', '\u001d21A7');
    forAll(mark, gtin, rest, (before, number, after) => {
      expect(gs1Number(`${before}01${number}${after}`)).toEqual(O.some({ digits: number, isPlain: before === '' }));
    });
    expect(gs1Number('(01)04006381333931(21)A7')).toEqual(O.some({ digits: '04006381333931', isPlain: false }));
  });

  it.each([
    '',
    '4006381333931',
    '04006381333931',
    'OAK-18.5',
    'https://example.com/product/oak-board/4821',
    'https://example.com/01/4821',
    'https://example.com/?q=/01/04006381333931',
    'javascript:/01/04006381333931',
    '(21)04006381333931',
  ])('[ADD-08] any other text has none: %s', (text) => {
    expect(gs1Number(text)).toEqual(O.none);
  });
});

const beginning = fc.stringMatching(/^[1-9]\d{6,12}$/);

describe('the number of a maker', () => {
  it('[INT-06] a number with a wrong check digit is none', () => {
    forAll(beginning, fc.integer({ min: 0, max: 9 }), (digits, last) => {
      expect(O.isSome(parseGtin(`${digits}${last}`))).toBe(String(last) === checkDigit(digits));
    });
  });

  it('[INT-06] a UPC is the EAN with a zero in front', () => {
    expect(parseGtin('036000291452')).toEqual(O.some('00036000291452'));
    for (const spelled of ['0036000291452', '36000291452'])
      expect(parseGtin(spelled)).toEqual(parseGtin('036000291452'));
  });

  it.each([
    ['04252614', '00042100005264'],
    ['4252614', '00042100005264'],
    ['042100005264', '00042100005264'],
    ['01234505', '00012000003455'],
    ['012000003455', '00012000003455'],
    ['96385074', '00000096385074'],
  ])('[INT-06] a UPC-E is the UPC-A that it stands for: %s is %s', (written, gtin) => {
    expect(parseGtin(written)).toEqual(O.some(gtin));
  });

  it('[INT-06] the piece in a case is found by the number without its indicator', () => {
    expect(pieceIn(gtinOf('14006381333938'))).toEqual(O.some('04006381333931'));
    forAll(gtin, fc.integer({ min: 0, max: 9 }), (piece, indicator) => {
      fc.pre(piece.startsWith('0'));
      const body = `${indicator}${piece.slice(1, -1)}`;
      const inside = indicator === 0 || indicator === 9 ? O.none : O.some(piece);
      expect(pieceIn(gtinOf(`${body}${checkDigit(body)}`))).toEqual(inside);
    });
  });

  it.each(['', '0', '00000000', '123456', '4006381333931 ', '400638133393X', '123456789012345'])(
    '[INT-06] “%s” is none',
    (text) => {
      expect(parseGtin(text)).toEqual(O.none);
    },
  );
});

describe('a UPC-E', () => {
  it.each([
    ['04252614', '042100005264'],
    ['01234505', '012000003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['01234592', '012345000092'],
  ])('[ADD-08] a UPC-E is the UPC-A that its last digit before the check digit tells: %s is %s', (short, long) => {
    expect(upcAOf(short)).toEqual(O.some(long));
  });

  it('[ADD-08] a number of another length or number system is none', () => {
    forAll(fc.stringMatching(/^\d{0,14}$/), (digits) => {
      expect(O.isSome(upcAOf(digits))).toBe(digits.length === 8 && digits.startsWith('0'));
    });
  });
});

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
    forAll(
      number,
      fc.constantFrom('', ' ', '-', '.'),
      fc.constantFrom('', 'SKU ', 'sku: ', '#'),
      (printed, sign, word) => {
        const code = typed(`${word} ${[...displaySku(printed)].join(sign)}\n`);
        expect(E.isRight(code) && code.right.skus[0]).toBe(printed);
        expect(E.isRight(code) && code.right.code).toBe(displaySku(printed));
      },
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
      forAll(number, (printed) => {
        fc.pre(printed.length <= room);
        const label = ended(`${beginning}${printed.padStart(room, '0')}`);
        expect(read(label)).toEqual(E.right({ code: label, skus: [printed], isMakers: false }));
        const code = typed(label);
        expect(E.isRight(code) && code.right.skus.at(-1)).toBe(printed);
        expect(E.isRight(code) && code.right.isMakers).toBe(false);
      });
    },
  );

  it('[ADD-08] a maker’s number is looked up as a SKU, and called the maker’s', () => {
    const beginnings = fc.constantFrom('00', '03', '05', '1', '3', '4', '5', '6', '7', '8', '9');
    forAll(beginnings, digitsOf(12), (beginning, rest) => {
      const code = ended(`${beginning}${rest}`.slice(0, 12));
      fc.pre(Number(code) > 0);
      const makers = E.right({ code, skus: [code.replace(/^0+/, '')], isMakers: true });
      expect(read(code)).toEqual(makers);
      expect(typed(code)).toEqual(makers);
    });
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
    forAll(
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
    );
    expect(typed('036000291452')).toEqual(E.right({ code: '036000291452', skus: ['36000291452'], isMakers: true }));
  });

  it('[ADD-08] a number as long as an EAN-13 that does not end rightly was mistyped', () => {
    forAll(fc.oneof(digitsOf(12), digitsOf(13)), fc.integer({ min: 1, max: 9 }), (digits, off) => {
      expect(typed(`${digits}${(Number(checkDigit(digits)) + off) % 10}`)).toEqual(E.left('mistyped'));
    });
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
