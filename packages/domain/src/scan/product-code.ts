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
import { either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { parseSku, type Sku } from '../identity/index.ts';
import { gs1Number } from './gs1-text.ts';
import { type Gtin, parseGtin, pieceIn } from './gtin.ts';

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
