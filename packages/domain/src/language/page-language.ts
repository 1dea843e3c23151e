/*
 * [LANG-01] A page is of one language, and its address says which: `/fr/` and what the address is in English. Everything behind the edges (routes, links in data, the page to return to) knows the
 * English address alone; the prefix is taken off where an address comes in and put before it where one goes out. Files and calls have no language in their address.
 *
 * @example addressIn('fr-CA', '/gift-registry/find?text=hart') // => '/fr/gift-registry/find?text=hart'
 * @example addressIn('fr-CA', '/fr/gift-registry/find') // => '/fr/gift-registry/find'
 * @example addressIn('en', '/gift-registry/find') // => '/gift-registry/find'
 * @example addressIn('fr-CA', '/api/cart') // => '/api/cart'
 * @example languageOfAddress('/fr?sort=price') // => 'fr-CA'
 * @example plainAddress('/fr?sort=price') // => '/?sort=price'
 * @example plainAddress('/french-press/7001') // => '/french-press/7001'
 */
import { LANGUAGES, type Language } from './languages.ts';

/** What the addresses of pages in that language begin with; empty in English. */
const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language.slice(0, 2)}`);

const beginsWith = (address: string, prefix: string): boolean =>
  address.startsWith(prefix) && /^([/?#]|$)/.test(address.slice(prefix.length));

/** The language of the page with that path and query. */
export const languageOfAddress = (address: string): Language =>
  LANGUAGES.find((language) => language !== 'en' && beginsWith(address, prefixOf(language))) ?? 'en';

/** The address without the prefix of its language. */
export const plainAddress = (address: string): string => {
  const rest = address.slice(prefixOf(languageOfAddress(address)).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The address of that page in that language; addresses of other sites, of calls and of files as they are. */
export const addressIn = (language: Language, address: string): string =>
  language === 'en' || !address.startsWith('/') || /^\/(\/|(api|assets|pictures)\/)/.test(address)
    ? address
    : `${prefixOf(language)}${plainAddress(address)}`;
