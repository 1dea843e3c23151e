/*
 * [LINK-01] A link that travelled through messages and letters may arrive in capitals, or with what stood behind it in a sentence: a full stop, a bracket, a space. It leads to the page that was
 * meant. Only the spelling decides that, so that the answer is the same whether there is such a registry or not.
 *
 * @example canonicalAddress('/gift-registry/guest-list/7310442.') // => O.some('/gift-registry/guest-list/7310442')
 * @example canonicalAddress('/Gift-Registry/GUEST-LIST/7310442%20') // => O.some('/gift-registry/guest-list/7310442')
 * @example canonicalAddress('/gift-registry/guest-list/7310442?key=Ab-9).') // => O.some('/gift-registry/guest-list/7310442?key=Ab-9')
 * @example canonicalAddress('/R/7310442).') // => O.some('/r/7310442')
 * @example canonicalAddress('/gift-registry/guest-list/7310442/') // => O.none
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { encodeUrlComponent, paths } from './paths.ts';

/** The pages with a fixed address. */
const single: ReadonlyArray<string> = [
  paths.home,
  paths.find,
  paths.newRegistry,
  paths.ownRegistries,
  paths.shop,
  paths.scan,
  paths.giftShop('wedding'),
  paths.giftShop('kids'),
  paths.cart,
  paths.account,
  '/account/login',
  paths.newAccount,
  '/account/confirm',
  paths.forgotPassword,
  '/account/reset-password',
  '/account/invitation',
  paths.findOrder,
  paths.authenticate,
  '/gift-registry/registrant-list',
  '/gift-registry/thank-you-manager',
  '/gift-registry/edit',
  '/gift-registry/registrant/edit-registry',
  paths.giftCards,
  paths.stores,
  paths.alaskaHawaii,
  paths.terms,
];

/** Builds a page's path (left) from the parts that its pattern captures in an address (right). */
const numbered: ReadonlyArray<readonly [pathOf: (...parts: ReadonlyArray<string>) => string, RegExp]> = [
  [
    (page = '', grId = '') => `${paths.registries}${page.toLowerCase()}/${grId}`,
    /^\/gift-registry\/(guest-list|registrant-list|overview|checklist|thank-you-manager|address-labels|cards|my-gift-registry)\/(\d{6,12})[^\p{L}\p{N}]*$/iu,
  ],
  [(grId = '') => `/r/${grId}`, /^\/r\/(\d{6,12})[^\p{L}\p{N}]*$/iu],
  [
    (sku = '', grId = '') => `${paths.registries}view-similar-items/${sku}/${grId}`,
    /^\/gift-registry\/view-similar-items\/([\w.-]{1,40})\/(\d{6,12})[^\p{L}\p{N}]*$/iu,
  ],
  [
    (slug = '', sku = '') => `/product/${encodeUrlComponent(slug)}/${sku}`,
    /^\/product\/([^/]+)\/([\w.-]*[a-z\d])[^\p{L}\p{N}]*$/iu,
  ],
];

/** Matches from the end, so that a long run of punctuation costs no more time than other text. */
const withoutEnd = (path: string): string => /^.*[\p{L}\p{N}]/su.exec(path)?.[0] ?? '';

const pathMeant = (path: string): O.Option<string> => {
  const plain = withoutEnd(path).toLowerCase();
  return F.pipe(
    numbered,
    RA.findFirstMap(([pathOf, pattern]) =>
      F.pipe(
        O.fromNullable(pattern.exec(path)),
        O.map(([, ...parts]) => pathOf(...parts)),
      ),
    ),
    O.alt(() => RA.findFirst((page: string) => withoutEnd(page) === plain)(single)),
  );
};

/** The parameters without any punctuation after the key, where the key is the last parameter. */
const intendedParameters = (parameters: string): string =>
  parameters.replace(/((?:^\?|&)key=[\w-]+)(?:%[\da-f]{2}|[^\w&%-])+$/i, '$1');

/** The intended address for the path; `none` when it resembles no page. */
const intendedAddress = (path: string, parameters: string): O.Option<string> =>
  F.pipe(
    O.tryCatch(() => decodeURIComponent(path)),
    O.chain(pathMeant),
    O.map((target) => {
      const isRight = withoutEnd(path) === withoutEnd(target) && /^\/?$/.test(path.slice(withoutEnd(path).length));
      return `${isRight ? path : target}${intendedParameters(parameters)}`;
    }),
  );

/** The intended address when parameters were written, or encoded, as part of the path. */
const addressMeantBefore = (path: string, parameters: string): O.Option<string> => {
  const last = path.lastIndexOf('/');
  return F.pipe(
    O.fromNullable(/&|%26|%3F/i.exec(path.slice(last))),
    O.chain(({ 0: sign, index }) =>
      intendedAddress(
        path.slice(0, last + index),
        `?${path.slice(last + index + sign.length)}${parameters.replace('?', '&')}`,
      ),
    ),
  );
};

/** The intended address of a mistyped address on this site; `none` when it is right already, or resembles no page. */
export const canonicalAddress = (address: string): O.Option<string> => {
  const at = address.indexOf('?');
  const [path, parameters] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  return F.pipe(
    intendedAddress(path, parameters),
    O.alt(() => addressMeantBefore(path, parameters)),
    O.filter((target) => target !== address),
  );
};
