import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { parseSku, type Sku } from '../identity/index.ts';

/*
 * [ADD-08] The last digit of an EAN or UPC follows from those before it, so that a number that was misread or mistyped is noticed: counted from the right, every other digit weighs three times
 * as much, and the last one fills the sum up to a whole ten.
 *
 * @example checkDigit('400638133393') // => '1'
 * @example hasValidCheckDigit('036000291452') // => true
 */

/** The check digit for these digits. */
export const checkDigit = (digits: string): string => {
  const sum = [...digits].reduceRight(
    (weighed, digit, at) => weighed + Number(digit) * ((digits.length - at) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
};

/** Whether the last digit is the correct check digit. */
export const hasValidCheckDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.slice(-1);

/*
 * [ADD-08] [INT-06] Square codes and some bars carry the maker's number among other things, as GS1 writes it: in the address of a page (a Digital Link: `/01/` and the number), or in an element string, where the number follows `01` or `(01)`.
 *
 * @example gs1Number('https://id.gs1.org/01/04006381333931/21/A7?17=281231') // => O.some({ digits: '04006381333931', isPlain: false })
 * @example gs1Number('010400638133393121A7') // => O.some({ digits: '04006381333931', isPlain: true })
 */

/** A maker's number in a text. */
export interface Gs1Number {
  readonly digits: string;
  /** Whether nothing but its digits tells that the text is GS1's: it may be a SKU as well. */
  readonly isPlain: boolean;
}

const LINK = /^https?:\/\/[^/?#]+(?:\/[^/?#]+)*?\/(?:01|gtin)\/(\d{8,14})(?:[/?#]|$)/i;
/** What scanners send before an element string: the symbology, or the sign that separates elements. */
const MARK = /^(?:\][A-Za-z]\d|\p{Cc})+/u;
const BRACKETS = /^\(01\)\s*(\d{14})(?:\D|$)/;
const ELEMENTS = /^01(\d{14})/;

/** The maker's number in a text as GS1 writes it, with its check digit, which may be wrong. */
export const gs1Number = (raw: string): O.Option<Gs1Number> => {
  const text = raw.replace(MARK, '');
  const written = LINK.exec(text)?.[1] ?? BRACKETS.exec(text)?.[1];
  if (written !== undefined) return O.some({ digits: written, isPlain: false });
  const digits = ELEMENTS.exec(text)?.[1];
  return digits === undefined ? O.none : O.some({ digits, isPlain: text === raw });
};

/*
 * [INT-06] The number that a maker gives a product: an EAN, a UPC or the number of a case. Zeros in front do not count, so that the same barcode read as a UPC and as an EAN is one number. A case that holds pieces of one kind has
 * the number of the piece, with an indicator in front of it and a check digit of its own.
 *
 * @example parseGtin('4006381333931') // => O.some('04006381333931')
 * @example parseGtin('4006381333932') // => O.none
 * @example pieceIn(gtinOf('14006381333938')) // => O.some('04006381333931')
 */

/** 14 digits, with leading zeros. */
export type Gtin = string & { readonly Gtin: unique symbol };

const isGtin = (digits: string): digits is Gtin => /^(?!0+$)\d{14}$/.test(digits) && hasValidCheckDigit(digits);

const padded = (digits: string): O.Option<Gtin> => O.fromPredicate(isGtin)(digits.padStart(14, '0'));

/** An EAN-8 does not begin with 0: eight digits that do are a UPC-E where its check digit fits. A spreadsheet drops that 0. */
const upcE = (digits: string): O.Option<Gtin> => F.pipe(upcAOf(digits.padStart(8, '0')), O.chain(padded));

/** Parses a number of 7 to 14 digits, with or without leading zeros. */
export const parseGtin = (raw: string): O.Option<Gtin> => {
  if (!/^\d{7,14}$/.test(raw)) return O.none;
  return raw.length > 8 ? padded(raw) : O.alt(() => padded(raw))(upcE(raw));
};

/** The number of the pieces that a case holds; `none` for a number that is not a case's. An indicator of 9 is of goods by weight. */
export const pieceIn = (gtin: Gtin): O.Option<Gtin> => {
  const body = `0${gtin.slice(1, -1)}`;
  return /^[1-8]/.test(gtin) ? padded(`${body}${checkDigit(body)}`) : O.none;
};

/*
 * [ADD-08] [INT-06] A UPC-E is a UPC-A with its run of zeros left out, for small packages: its number system (0), six digits, and the check digit of the UPC-A.
 *
 * @example upcAOf('04252614') // => O.some('042100005264')
 * @example upcAOf('24252614') // => O.none
 */

/** The UPC-A that the eight digits of a UPC-E stand for; its check digit may be wrong. */
export const upcAOf = (digits: string): O.Option<string> => {
  const [, system, a, b, c, d, e, last, check] = /^(0)(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(digits) ?? [];
  if (last === undefined) return O.none;
  switch (last) {
    case '0':
    case '1':
    case '2':
      return O.some(`${system}${a}${b}${last}0000${c}${d}${e}${check}`);
    case '3':
      return O.some(`${system}${a}${b}${c}00000${d}${e}${check}`);
    case '4':
      return O.some(`${system}${a}${b}${c}${d}00000${e}${check}`);
    default:
      return O.some(`${system}${a}${b}${c}${d}${e}0000${last}${check}`);
  }
};

/*
 * [ADD-08] [INT-06] By which SKUs a product is looked up once its code was read or typed. The catalogue knows products by their SKU, so our labels carry it: as Code 128, with the SKU as it is
 * shown beneath the bars; or inside of an EAN-13 or EAN-8 that begins with 2 or a UPC-A that begins with 4, which everywhere mean "numbered by the shop itself", up to the check digit.
 * Any other EAN or UPC is its maker's number, and so is what GS1 writes in square codes and on cases; some retailers use it as their SKU.
 *
 * @example readProductCode({ kind: 'number', text: '004-821' }) // => E.right({ code: '004821', skus: ['4821', '004-821'], isMakers: false })
 * @example readProductCode({ kind: 'ean-upc', text: '2000008765435' }) // => E.right({ code: '2000008765435', skus: ['876543'], isMakers: false })
 * @example readProductCode({ kind: 'ean-upc', text: '4006381333931' }) // => E.right({ code: '4006381333931', skus: ['4006381333931'], isMakers: true })
 * @example readProductCode({ kind: 'number', text: '4006381333932' }) // => E.left('mistyped')
 */

/** A scanned or typed code; `ean-upc` when it is known to be an EAN or UPC. */
export interface ScannedCode {
  readonly kind: 'number' | 'ean-upc';
  readonly text: string;
}

/** What to look up for a code. */
export interface ProductCode {
  /** A number without its spaces and dashes. */
  readonly code: string;
  /** In order of preference; the first one in the catalogue is meant. */
  readonly skus: ReadonlyArray<Sku>;
  /** Whether it is, or may be, the maker's number (GTIN). */
  readonly isMakers: boolean;
}

/** Why a code cannot be looked up: it is empty, cannot be a SKU, has a wrong check digit, or is longer than any SKU. */
export type CodeProblem = 'empty' | 'no-sku' | 'mistyped' | 'too-long';

/** The lengths and prefixes of EANs and UPCs that contain a SKU. `04` is a UPC-A starting with 4, read as an EAN-13. */
const ours: ReadonlyArray<readonly [length: number, beginning: string]> = [
  [8, '2'],
  [12, '4'],
  [13, '2'],
  [13, '04'],
];

/** The possible lengths of an EAN, a UPC or a case's number, in digits. */
const lengths: ReadonlyArray<number> = [8, 12, 13, 14];

const LONGEST = 40;

const carriedBy = (digits: string): O.Option<Sku> =>
  F.pipe(
    O.fromNullable(ours.find(([length, beginning]) => digits.length === length && digits.startsWith(beginning))),
    O.chain(([, beginning]) => parseSku(digits.slice(beginning.length, -1))),
  );

/** The maker's numbers that the digits may mean: of a case its own, and that of the pieces in it. */
const makersNumbers = (digits: string): ReadonlyArray<Gtin> =>
  lengths.includes(digits.length)
    ? F.pipe(
        parseGtin(digits),
        O.match(
          () => [],
          (gtin) => [gtin, ...RA.fromOption(pieceIn(gtin))],
        ),
      )
    : [];

/** Whether the check digit is wrong, for numbers that must have one; others may be SKUs. */
const isMistyped = ({ kind }: ScannedCode, { length }: string): boolean =>
  kind === 'ean-upc' || length === 13 || length === 14;

const skusOf = (...options: ReadonlyArray<O.Option<Sku>>): ReadonlyArray<Sku> => [...new Set(RA.compact(options))];

const numberCode = (seen: ScannedCode, digits: string, text: string): E.Either<CodeProblem, ProductCode> => {
  if (digits.length > LONGEST) return E.left('too-long');
  const makers = makersNumbers(digits);
  if (makers.length === 0 && isMistyped(seen, digits)) return E.left('mistyped');
  const carried = makers.length === 0 ? O.none : carriedBy(digits);
  const itself = seen.kind === 'number' ? [parseSku(digits), parseSku(text)] : [];
  const meant = O.isSome(carried) ? [carried] : makers.map(parseSku);
  return E.right({
    code: digits,
    skus: skusOf(...itself, ...meant),
    isMakers: makers.length > 0 && O.isNone(carried),
  });
};

/** What to look up for a code of GS1; `none` for a text that is none. */
const gs1Code = (text: string): O.Option<E.Either<CodeProblem, ProductCode>> => {
  const found = gs1Number(text);
  if (O.isNone(found)) return O.none;
  const { digits, isPlain } = found.value;
  const makers = makersNumbers(digits);
  if (makers.length === 0) return isPlain ? O.none : O.some(E.left('mistyped'));
  const itself = isPlain && text.length <= LONGEST ? parseSku(text) : O.none;
  return O.some(E.right({ code: digits, skus: skusOf(itself, ...makers.map(parseSku)), isMakers: true }));
};

/** Parses a code to what has to be looked up, or why that is impossible (ADD-08). */
export const readProductCode = (seen: ScannedCode): E.Either<CodeProblem, ProductCode> => {
  const text = seen.text.trim().replace(/^(?:sku)?[#:\s]+|^sku$/i, '');
  const gs1 = gs1Code(text);
  if (O.isSome(gs1)) return gs1.value;
  const digits = text.replace(/[\s.-]/g, '');
  if (digits === '') return E.left('empty');
  if (/^\d+$/.test(digits)) return numberCode(seen, digits, text);
  if (text.length > LONGEST) return E.left('too-long');
  return F.pipe(
    parseSku(text),
    E.fromOption((): CodeProblem => 'no-sku'),
    E.map((sku) => ({ code: text, skus: [sku], isMakers: false })),
  );
};
