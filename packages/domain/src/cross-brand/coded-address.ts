/*
 * [XB-03] [XB-07] [AUTH-05] Separates our one-time code from an address. What is left has to be a page of this site; otherwise nothing is read.
 *
 * Laws:
 * - a code that was added to an address is read from it, and the rest is the address as a browser sends it
 * - the rest is a page of this site without a code
 * - an address without a code, with two, or with an impossible one has none
 *
 * @example codedAddress('/gift-registry/guest-list/7310442?crossBrandCode=x&sort=price') // => O.some({ address: '/gift-registry/guest-list/7310442?sort=price', code: O.none })
 * @example codedAddress('//evil.example?crossBrandCode=x') // => O.none
 */
import { option as O } from 'fp-ts';
import { returnPath } from '../account/index.ts';
import { type LinkToken, parseLinkToken } from '../identity/index.ts';

/** An address on this site, and the one-time code that it came with; none where that cannot be one of ours. */
export interface CodedAddress {
  readonly address: string;
  readonly code: O.Option<LinkToken>;
}

const NAME = 'crossBrandCode';

const isCode = (parameter: string): boolean => parameter.split('=')[0] === NAME;

/** As a browser writes it: without what leads to a place within the page, and without a plain apostrophe. */
const asSent = (address: string): string => address.replace(/#.*/s, '').replaceAll("'", '%27');

/** Scheme and host left out: what a browser requests under them. Whether that is a place on this site is not checked yet (`codedAddress`, `returnPath`). */
export const addressWithin = (absolute: string): string =>
  asSent(absolute.replace(/^(?:https?:)?\/\/[^/?#]*/i, '')) || '/';

/** Reads the path with its parameters as it was requested; none where it names no code, or is not plainly a place on this site. */
export const codedAddress = (requested: string): O.Option<CodedAddress> => {
  const [path = '', ...rest] = asSent(requested).split('?');
  const parameters = rest.join('?').split('&');
  const codes = parameters.filter(isCode);
  if (codes.length === 0 || returnPath(path) !== path) return O.none;
  const others = parameters.filter((parameter) => !isCode(parameter) && parameter !== '');
  return O.some({
    address: others.length === 0 ? path : `${path}?${others.join('&')}`,
    // Two of them are no code together.
    code: parseLinkToken(codes.join('&').slice(NAME.length + 1)),
  });
};
