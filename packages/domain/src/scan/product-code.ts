/*
 * [ADD-08] By which SKUs a product is looked up once its code was read or typed. The catalogue knows products by their SKU alone, so our labels carry it: as Code 128, with the number as it is
 * shown beneath the bars; or inside of an EAN-13 or EAN-8 that begins with 2 or a UPC-A that begins with 4, which everywhere mean "numbered by the shop itself", up to the check digit.
 * Any other EAN or UPC is its maker's number, which no product of the catalogue has.
 *
 * Laws:
 * - a SKU as it is shown is looked up first, whatever spaces and dashes are in it
 * - an EAN or UPC of our own leads to the SKU that it carries, read or typed
 * - a maker's number that was read leads to no SKU and is called the maker's
 * - what the camera knows to be an EAN or UPC is never taken for a SKU itself
 * - a number that is longer than any SKU and does not end rightly was mistyped
 * - whatever is no number is distinguished from nothing at all
 *
 * @example readProductCode({ kind: 'number', text: '004-821' }) // => E.right({ digits: '004821', skus: ['4821'], isMakers: false })
 * @example readProductCode({ kind: 'ean-upc', text: '2000004106010' }) // => E.right({ digits: '2000004106010', skus: ['410601'], isMakers: false })
 * @example readProductCode({ kind: 'ean-upc', text: '4006381333931' }) // => E.right({ digits: '4006381333931', skus: [], isMakers: true })
 * @example readProductCode({ kind: 'number', text: '4006381333932' }) // => E.left('mistyped')
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { parseSku, type Sku } from '../identity/index.ts';
import { endsRightly } from './check-digit.ts';

/** A code as it was seen: one that is known to be an EAN or UPC, or any number, typed or in bars. */
export interface SeenCode {
  readonly kind: 'number' | 'ean-upc';
  readonly text: string;
}

/** What is looked up for a code. */
export interface ProductCode {
  readonly digits: string;
  /** In this order; the first that the catalogue has is meant. */
  readonly skus: ReadonlyArray<Sku>;
  /** It is, or can be, the number of its maker. */
  readonly isMakers: boolean;
}

/** Why a code cannot be looked up: nothing was typed, something else than a number, a number with a wrong digit, or one that is longer than all codes. */
export type CodeProblem = 'empty' | 'no-number' | 'mistyped' | 'too-long';

/** How to read: an EAN or UPC of so many digits that begins so carries a SKU. `04` is how a UPC-A that begins with 4 is read as an EAN-13. */
const ours: ReadonlyArray<readonly [length: number, beginning: string]> = [
  [8, '2'],
  [12, '4'],
  [13, '2'],
  [13, '04'],
];

/** Of how many digits an EAN, a UPC or the number of a case can be. */
const lengths: ReadonlyArray<number> = [8, 12, 13, 14];

const LONGEST = 14;

const carriedBy = (digits: string): O.Option<Sku> =>
  F.pipe(
    O.fromNullable(ours.find(([length, beginning]) => digits.length === length && digits.startsWith(beginning))),
    O.chain(([, beginning]) => parseSku(digits.slice(beginning.length, -1))),
  );

const isEanOrUpc = (digits: string): boolean => lengths.includes(digits.length) && endsRightly(digits);

const problemOf = ({ kind }: SeenCode, digits: string): O.Option<CodeProblem> => {
  if (digits === '') return O.some('empty');
  if (!/^\d+$/.test(digits)) return O.some('no-number');
  if (digits.length > LONGEST) return O.some('too-long');
  const isSkuToo = kind === 'number' && O.isSome(parseSku(digits));
  return isSkuToo || isEanOrUpc(digits) ? O.none : O.some('mistyped');
};

const codeOf = ({ kind }: SeenCode, digits: string): ProductCode => {
  const carried = isEanOrUpc(digits) ? carriedBy(digits) : O.none;
  const itself = kind === 'number' ? parseSku(digits) : O.none;
  return {
    digits,
    skus: [itself, carried].flatMap((sku) => (O.isSome(sku) ? [sku.value] : [])),
    isMakers: isEanOrUpc(digits) && O.isNone(carried),
  };
};

/** What is looked up for the code, or why nothing can be (ADD-08). */
export const readProductCode = (seen: SeenCode): E.Either<CodeProblem, ProductCode> => {
  const digits = seen.text.replace(/[\s.-]/g, '').replace(/^(sku)?[#:]?/i, '');
  const problem = problemOf(seen, digits);
  return O.isSome(problem) ? E.left(problem.value) : E.right(codeOf(seen, digits));
};
