/*
 * [LANG-01] A page is of one language, and its address says which: `/fr/` and what the address is in English. Everything behind the edges (routes, links in data, the page to return to) knows the
 * English address alone; the prefix is taken off where an address comes in and put before it where one goes out. So it is with the calls of a page; files are the same in all languages.
 *
 * @example addressIn('fr-CA', '/gift-registry/find?text=hart') // => '/fr/gift-registry/find?text=hart'
 * @example addressIn('fr-CA', '/fr/gift-registry/find') // => '/fr/gift-registry/find'
 * @example addressIn('en', '/gift-registry/find') // => '/gift-registry/find'
 * @example addressIn('fr-CA', '/assets/app.css') // => '/assets/app.css'
 * @example languageOfAddress('/fr?sort=price') // => 'fr-CA'
 * @example plainAddress('/fr?sort=price') // => '/?sort=price'
 * @example plainAddress('/french-press/7001') // => '/french-press/7001'
 */
import { LANGUAGES, type Language } from './languages.ts';

/** What the addresses of pages and calls in that language begin with; empty in English. */
export const addressPrefix = (language: Language): string => (language === 'en' ? '' : `/${language.slice(0, 2)}`);

/** Addresses of files, and of other hosts. */
const NO_LANGUAGE = /^\/(\/|(assets|pictures)(\/|$))/;

/** The language of the page or call with that path and query. */
export const languageOfAddress = (address: string): Language =>
  LANGUAGES.find((language) => {
    const prefix = addressPrefix(language);
    const rest = address.slice(prefix.length);
    return prefix !== '' && address.startsWith(prefix) && /^([/?#]|$)/.test(rest) && !NO_LANGUAGE.test(rest);
  }) ?? 'en';

/** The address without the prefix of its language. */
export const plainAddress = (address: string): string => {
  const language = languageOfAddress(address);
  if (language === 'en') return address;
  const rest = address.slice(addressPrefix(language).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The address of that page in that language; addresses of other sites and of files as they are. */
export const addressIn = (language: Language, address: string): string =>
  !address.startsWith('/') || NO_LANGUAGE.test(address)
    ? address
    : `${addressPrefix(language)}${plainAddress(address)}`;
