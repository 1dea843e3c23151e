/*
 * [ADDR-01] Countries have the two letters of ISO 3166; which there are, and what they are called, the platform knows. Former codes, and those of unions and of nobody, are none.
 *
 * @example isCountry('FR') // => true
 * @example isCountry('SU') // => false
 * @example countryName('FR') // => 'France'
 * @example countryName('US', 'fr-CA') // => 'États-Unis'
 */
import type { Language } from '../language/index.ts';

const namesIn = new Map<Language, Intl.DisplayNames>();

const nameOf = (code: string, language: Language): string | undefined => {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  namesIn.set(language, names);
  return names.of(code);
};

/** Codes that the platform names although they are of no country, or of places that ISO 3166 counts to another one. */
const NO_COUNTRIES: ReadonlyArray<string> = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');

/** Whether the platform's own data still use the code: a former one stands for another. */
const isPresent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** Whether the text is the code of a country. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && isPresent(code) && nameOf(code, 'en') !== undefined;

/** The name of a country; its code where the platform has no name. */
export const countryName = (code: string, language: Language = 'en'): string =>
  (isCountry(code) ? nameOf(code, language) : undefined) ?? code;

/** The name of a country as mail to it requires it. */
export const mailedCountryName = (code: string, language: Language = 'en'): string =>
  countryName(code, language).toLocaleUpperCase(language);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All countries, by name. */
export const countries = (language: Language = 'en'): ReadonlyArray<{ readonly code: string; readonly name: string }> =>
  LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .filter(isCountry)
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
