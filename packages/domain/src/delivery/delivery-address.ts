import { either as E, eq as Eq, function as F, option as O, string as S } from 'fp-ts';
import type { MarketRules, PostalRange, Region } from '../site/index.ts';
import { type PostalCode, readPostalCode } from '../store/index.ts';
import { isBlank, isOneLine, LONGEST_NAME, storedName } from '../text/index.ts';
import { isCountry } from './country.ts';

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

const isWithin =
  (ranges: ReadonlyArray<PostalRange>) =>
  (code: PostalCode): boolean =>
    ranges.some(({ from, to }) => code.slice(0, from.length) >= from && code.slice(0, to.length) <= to);

/** Whether shipping to the typed postal code is quoted by phone. */
export const isQuotedByPhone = (market: MarketRules, typed: string): boolean =>
  O.exists(isWithin(market.postalCode.quotedByPhone))(readPostalCode(market)(typed));

/** Whether the region has such postal codes; true of a region that is unknown or names none. */
const isCodeOf = ({ regions }: MarketRules, code: string): ((postalCode: PostalCode) => boolean) => {
  const ranges = regions.find((region) => region.code === code)?.postalCodes;
  return ranges === undefined ? () => true : isWithin(ranges);
};

/*
 * [CO-01] [THX-02] [ADDR-01] The postal address of a giver: what is sent to them without a registry goes there, and so may a card of thanks. It is a delivery address whose recipient is the giver; a card may also go to another
 * country, in whose addresses region and postal code are free and may be missing.
 *
 * @example readPostalAddress(markets.US)({ line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'or', postalCode: '97205' })
 *   // => E.right({ line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'OR', postalCode: '97205' })
 * @example readPostalAddress(markets.US)({ line1: '12 rue des Lilas', line2: O.none, city: 'Paris', region: '', postalCode: '75011', country: 'FR' })
 *   // => E.right({ line1: '12 rue des Lilas', line2: O.none, city: 'Paris', region: '', postalCode: '75011', country: 'FR' })
 * @example postalAddressProblems(markets.US, { line1: '1 Main Street', line2: O.none, city: 'Paris', region: '', postalCode: '' }) // => ['region', 'postalCode']
 */

/** A postal address without the recipient, whose name is known. */
export interface PostalAddress extends Omit<DeliveryAddress, 'recipient'> {
  /** The two letters of its country (ISO 3166); absent in the country of the market. */
  readonly country?: string;
}

/** A field of a postal address. */
export type PostalAddressField = Exclude<AddressField, 'recipient'> | 'country';

/** The first invalid field of a postal address. */
export interface PostalAddressInvalid {
  readonly _tag: 'AddressInvalid';
  readonly field: PostalAddressField;
}

/** A recipient that is always valid. */
const RECIPIENT = 'Giver';

const isPostalField = (field: AddressField): field is Exclude<AddressField, 'recipient'> => field !== 'recipient';

/** Whether the address is in another country than the market. */
export const isAbroad = ({ country: home }: MarketRules, { country }: PostalAddress): boolean =>
  country !== undefined && country !== home;

/** The address as it is stored, and its invalid fields in the order of the form. */
const checkedPostalAddress = (market: MarketRules, { country, ...typed }: PostalAddress) => {
  const isHome = country === undefined || country === market.country;
  const address = (isHome ? normalize : normalizeAbroad)(market, { ...typed, recipient: RECIPIENT });
  const { recipient: _, ...within } = address;
  const stored: PostalAddress = isHome ? within : { ...within, country };
  const wrong: ReadonlyArray<PostalAddressField> = [
    ...(isHome || isCountry(country) ? [] : (['country'] as const)),
    ...problemsOf(market, address, isHome ? rules : rulesAbroad).filter(isPostalField),
  ];
  return { stored, wrong };
};

/** The invalid fields of a typed postal address, in the order of the form. */
export const postalAddressProblems = (market: MarketRules, typed: PostalAddress): ReadonlyArray<PostalAddressField> =>
  checkedPostalAddress(market, typed).wrong;

/** Parses a postal address, or returns its first invalid field. */
export const readPostalAddress =
  (market: MarketRules) =>
  (typed: PostalAddress): E.Either<PostalAddressInvalid, PostalAddress> => {
    const { stored, wrong } = checkedPostalAddress(market, typed);
    const [field] = wrong;
    return field === undefined ? E.right(stored) : E.left({ _tag: 'AddressInvalid', field });
  };

/*
 * [HOME-01] [NAME-01] [SET-01] Where gifts are delivered: to whom, a street, a city, and state with ZIP code in the United States or province with postal code in Canada. A second line for an apartment may
 * be there or not. Only owners ever read it. A postal code of another region is refused, since tax and shipping go by either of them.
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
export const ADDRESS_LIMITS = {
  recipient: 2 * LONGEST_NAME + 1,
  line: 60,
  city: 60,
  region: 60,
  postalCode: 16,
} as const;

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

/** Abroad, region and postal code stay as they were typed. */
const normalizeAbroad = (market: MarketRules, typed: DeliveryAddress): DeliveryAddress => ({
  ...normalize(market, typed),
  region: storedName(typed.region),
  postalCode: storedName(typed.postalCode),
});

const fits = (text: string, longest: number): boolean => isOneLine(text) && [...text].length <= longest;
const says = (text: string, longest: number): boolean => !isBlank(text) && fits(text, longest);

type AddressRules = Readonly<Record<AddressField, (market: MarketRules, address: DeliveryAddress) => boolean>>;

/** The validation rule of each field, in the order of the form. */
const rules: AddressRules = {
  recipient: (_market, { recipient }) => says(recipient, ADDRESS_LIMITS.recipient),
  line1: (_market, { line1 }) => says(line1, ADDRESS_LIMITS.line),
  line2: (_market, { line2 }) => O.isNone(line2) || fits(line2.value, ADDRESS_LIMITS.line),
  city: (_market, { city }) => says(city, ADDRESS_LIMITS.city),
  region: (market, { region }) => isRegion(market, region),
  postalCode: (market, { region, postalCode }) =>
    O.exists(isCodeOf(market, region))(readPostalCode(market)(postalCode)),
};

const rulesAbroad: AddressRules = {
  ...rules,
  region: (_market, { region }) => fits(region, ADDRESS_LIMITS.region),
  postalCode: (_market, { postalCode }) => fits(postalCode, ADDRESS_LIMITS.postalCode),
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

const problemsOf = (
  market: MarketRules,
  normalized: DeliveryAddress,
  checks: AddressRules = rules,
): ReadonlyArray<AddressField> => addressFields.filter((field) => !checks[field](market, normalized));

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
