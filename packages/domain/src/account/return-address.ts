/*
 * [AUTH-05] After signing in a person goes back to where they were: to a page of this site and nowhere else. An address that is not
 * plainly one of ours leads to the start page.
 *
 * @example returnPath('//evil.example') // => '/'
 */
import { option as O } from 'fp-ts';

const START_PAGE = '/';
const MAXIMUM_LENGTH = 2_000;
/** More layers of percent-encoding than any legitimate address has. */
const MAXIMUM_LAYERS = 5;

/** The characters allowed in a URL; browsers send no others. */
const PLAIN = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/?#[\]]*$/;

const isHarmless = (text: string): boolean => !/[\\\p{Cc}]/u.test(text);
const isHarmlessPath = (path: string): boolean => !path.includes('//');

/** Whether the text is harmless at every layer of its percent-encoding; a text that cannot be decoded, or has too many layers, is not. */
const isHarmlessDecoded = (text: string, check: (text: string) => boolean, layers = MAXIMUM_LAYERS): boolean => {
  if (!check(text)) return false;
  const decoded = O.tryCatch(() => decodeURIComponent(text));
  if (O.isNone(decoded)) return false;
  return decoded.value === text || (layers > 0 && isHarmlessDecoded(decoded.value, check, layers - 1));
};

const isOurs = (address: string): boolean =>
  address.length <= MAXIMUM_LENGTH &&
  PLAIN.test(address) &&
  isHarmlessDecoded(address, isHarmless) &&
  isHarmlessDecoded(address.slice(0, address.search(/[?#]|$/)), isHarmlessPath);

/** The path to return to: a path of this site, with query and fragment, at most 2,000 characters; otherwise `/`. */
export const returnPath = (raw: unknown): string => (typeof raw === 'string' && isOurs(raw) ? raw : START_PAGE);
