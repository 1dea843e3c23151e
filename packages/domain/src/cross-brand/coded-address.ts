/*
 * [XB-03] [XB-07] [AUTH-05] Separates our one-time code from an address. What is left has to be a page of this site; otherwise nothing is read.
 *
 * @example codedAddress('/gift-registry/guest-list/7310442?crossBrandCode=x&sort=price') // => O.some({ address: '/gift-registry/guest-list/7310442?sort=price', code: O.none })
 * @example codedAddress('//evil.example?crossBrandCode=x') // => O.none
 */
import { option as O } from 'fp-ts';
import { returnPath } from '../account/index.ts';
import { type LinkToken, parseLinkToken } from '../identity/index.ts';

/** An address on this site and its one-time code; the code is `none` when it cannot be one of ours. */
export interface CodedAddress {
  readonly address: string;
  readonly code: O.Option<LinkToken>;
}

const NAME = 'crossBrandCode';

const isCode = (parameter: string): boolean => parameter.split('=')[0] === NAME;

/** The address as browsers send it: without the fragment, and with apostrophes encoded. */
const asSent = (address: string): string => address.replace(/#.*/s, '').replaceAll("'", '%27');

/** The address without scheme and host, as browsers request it. Does not check that it is a page of this site (`codedAddress`, `returnPath`). */
export const withoutOrigin = (absolute: string): string =>
  asSent(absolute.replace(/^(?:https?:)?\/\/[^/?#]*/i, '')) || '/';

/** Parses a requested path with its parameters; `none` when it has no code, or is not plainly a path on this site. */
export const codedAddress = (requested: string): O.Option<CodedAddress> => {
  const [path = '', ...rest] = asSent(requested).split('?');
  const parameters = rest.join('?').split('&');
  const codes = parameters.filter(isCode);
  if (codes.length === 0 || returnPath(path) !== path) return O.none;
  const others = parameters.filter((parameter) => !isCode(parameter) && parameter !== '');
  return O.some({
    address: others.length === 0 ? path : `${path}?${others.join('&')}`,
    // Two codes together are not a valid code.
    code: parseLinkToken(codes.join('&').slice(NAME.length + 1)),
  });
};
