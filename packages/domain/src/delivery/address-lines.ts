/*
 * [THX-02] [ADDR-01] An address is written the same way in all places and languages: street, then city, region and postal code on one line, then another country than the market's.
 *
 * @example cityLine({ city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' }) // => 'Toronto, ON M5V 2T6'
 * @example cityLine({ city: 'Paris', region: '', postalCode: '75011' }) // => 'Paris 75011'
 */
import { option as O } from 'fp-ts';
import type { Language } from '../language/index.ts';
import { countryName } from './country.ts';
import type { PostalAddress } from './delivery-address.ts';

/** City, region and postal code, without those that are empty. */
export const cityLine = ({ city, region, postalCode }: Pick<PostalAddress, 'city' | 'region' | 'postalCode'>): string =>
  [[city, region].filter((part) => part !== '').join(', '), postalCode].filter((part) => part !== '').join(' ');

/** The lines of an address, with its country last where that is another one than the market's. */
export const addressLines = (
  { line1, line2, country, ...place }: PostalAddress,
  language?: Language,
): ReadonlyArray<string> => [
  line1,
  ...(O.isSome(line2) ? [line2.value] : []),
  cityLine(place),
  ...(country === undefined ? [] : [countryName(country, language)]),
];
