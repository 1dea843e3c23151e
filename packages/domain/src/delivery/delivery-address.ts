import { either as E, eq as Eq, function as F, option as O, string as S } from 'fp-ts';
import type { MarketRules, Region } from '../site/index.ts';
import { type PostalCode, readPostalCode } from '../store/index.ts';
import { isBlank, isOneLine, LONGEST_NAME, storedName } from '../text/index.ts';

/** The regions that the market delivers to, sorted by name. */
export const regionsOf = ({ regions }: MarketRules): ReadonlyArray<Region> => regions;

/** Whether the code is that of a region of the market; in a market without regions the empty code is. */
export const isRegion = ({ regions }: MarketRules, code: string): boolean =>
  regions.length === 0 ? code === '' : regions.some((region) => region.code === code);

/*
 * [BUY-08] [ROUTE-10] What shipping costs to Alaska, Hawaii and the U.S. territories is quoted by phone, so no one there is promised that a gift is simply shipped. A ZIP code says by its first
 * digits where it is; those of the forces abroad are none of these.
 *
 * @example isQuotedByPhone(markets.US, '99501') // => true
 * @example isQuotedByPhone(markets.US, '60614') // => false
 */

/** Whether shipping to the typed postal code is quoted by phone. */
export const isQuotedByPhone = (market: MarketRules, typed: string): boolean =>
  O.exists((code: PostalCode) =>
    market.postalCode.quotedByPhone.some(
      ({ from, to }) => code.slice(0, from.length) >= from && code.slice(0, to.length) <= to,
    ),
  )(readPostalCode(market)(typed));

/*
 * [CO-01] [THX-02] The postal address of a giver: what is sent to them without a registry goes there, and so may a card of thanks. It is a delivery address whose recipient is the giver.
 *
 * @example readPostalAddress(markets.US)({ line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'or', postalCode: '97205' })
 *   // => E.right({ line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'OR', postalCode: '97205' })
 */

/** A postal address without the recipient, whose name is known. */
export type PostalAddress = Omit<DeliveryAddress, 'recipient'>;

/** A field of a postal address. */
export type PostalAddressField = Exclude<AddressField, 'recipient'>;

/** A recipient that is always valid. */
const RECIPIENT = 'Giver';

const isPostalField = (field: AddressField): field is PostalAddressField => field !== 'recipient';

/** The invalid fields of a typed postal address, in the order of the form. */
export const postalAddressProblems = (market: MarketRules, typed: PostalAddress): ReadonlyArray<PostalAddressField> =>
  addressProblems(market, { ...typed, recipient: RECIPIENT }).filter(isPostalField);

/** Parses a postal address, or returns its first invalid field. */
export const readPostalAddress =
  (market: MarketRules) =>
  (typed: PostalAddress): E.Either<AddressInvalid, PostalAddress> =>
    F.pipe(
      readAddress(market)({ ...typed, recipient: RECIPIENT }),
      E.map(({ line1, line2, city, region, postalCode }) => ({ line1, line2, city, region, postalCode })),
    );

/*
 * [HOME-01] [NAME-01] [SET-01] Where gifts are delivered: to whom, a street, a city, and state with ZIP code in the United States or province with postal code in Canada. A second line for an apartment may
 * be there or not. Only owners ever read it.
 *
 * @example readAddress(markets.US)({ ...exampleAddress(), postalCode: '6061' }) // => E.left({ _tag: 'AddressInvalid', field: 'postalCode' })
 * @example E.isRight(readAddress(markets.US)({ ...exampleAddress(), region: 'il' })) // => true
 * @example addressProblems(markets.CA, exampleAddress()) // => ['region', 'postalCode']
 */

/** The delivery address of gifts. */
export interface DeliveryAddress {
  readonly recipient: string;
  readonly line1: string;
  readonly line2: O.Option<string>;
  readonly city: string;
  /** The two-letter code of a state or province. */
  readonly region: string;
  readonly postalCode: string;
}

/** A field of an address. */
export type AddressField = keyof DeliveryAddress;

/** The first invalid field. */
export interface AddressInvalid {
  readonly _tag: 'AddressInvalid';
  readonly field: AddressField;
}

/** The maximum length of each field, in characters as people count them; a recipient may be two full names. */
export const ADDRESS_LIMITS = { recipient: 2 * LONGEST_NAME + 1, line: 60, city: 60 } as const;

/** Whether two addresses are equal. */
export const sameAddress: Eq.Eq<DeliveryAddress> = Eq.struct({
  recipient: S.Eq,
  line1: S.Eq,
  line2: O.getEq(S.Eq),
  city: S.Eq,
  region: S.Eq,
  postalCode: S.Eq,
});

const postalCodeOf = (market: MarketRules, typed: string): string =>
  F.pipe(
    readPostalCode(market)(typed),
    O.getOrElse(() => typed),
  );

const normalize = (market: MarketRules, { recipient, line1, line2, city, region, postalCode }: DeliveryAddress) => ({
  recipient: storedName(recipient),
  line1: storedName(line1),
  line2: F.pipe(
    line2,
    O.map(storedName),
    O.filter((line) => !isBlank(line)),
  ),
  city: storedName(city),
  region: region.trim().toUpperCase(),
  postalCode: postalCodeOf(market, postalCode),
});

const fits = (text: string, longest: number): boolean => isOneLine(text) && [...text].length <= longest;
const says = (text: string, longest: number): boolean => !isBlank(text) && fits(text, longest);

/** The validation rule of each field, in the order of the form. */
const rules: Readonly<Record<AddressField, (market: MarketRules, address: DeliveryAddress) => boolean>> = {
  recipient: (_market, { recipient }) => says(recipient, ADDRESS_LIMITS.recipient),
  line1: (_market, { line1 }) => says(line1, ADDRESS_LIMITS.line),
  line2: (_market, { line2 }) => O.isNone(line2) || fits(line2.value, ADDRESS_LIMITS.line),
  city: (_market, { city }) => says(city, ADDRESS_LIMITS.city),
  region: (market, { region }) => isRegion(market, region),
  postalCode: (market, { postalCode }) => O.isSome(readPostalCode(market)(postalCode)),
};

/** The fields of an address, in the order of the form. */
export const addressFields: ReadonlyArray<AddressField> = [
  'recipient',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
];

const problemsOf = (market: MarketRules, normalized: DeliveryAddress): ReadonlyArray<AddressField> =>
  addressFields.filter((field) => !rules[field](market, normalized));

/** All invalid fields of a typed address, in the order of the form; empty when it is valid. */
export const addressProblems = (market: MarketRules, typed: DeliveryAddress): ReadonlyArray<AddressField> =>
  problemsOf(market, normalize(market, typed));

/** Parses an address of that market, or returns its first invalid field. */
export const readAddress =
  (market: MarketRules) =>
  (typed: DeliveryAddress): E.Either<AddressInvalid, DeliveryAddress> => {
    const normalized = normalize(market, typed);
    const [field] = problemsOf(market, normalized);
    return field === undefined ? E.right(normalized) : E.left({ _tag: 'AddressInvalid', field });
  };
