import { function as F, option as O } from 'fp-ts';
import type { GrId, Sku } from '../identity/index.ts';

/*
 * [ROUTE-16] Any text can be a part of an address. Half of a character, which no address can hold, is there as the sign for what cannot be shown.
 *
 * @example encodeUrlComponent('r 1&2') // => 'r%201%262'
 * @example encodeUrlComponent('a\ud800') // => 'a%EF%BF%BD'
 */

/** Encodes a text for a URL, as the value or name of a parameter or as a path segment. */
export const encodeUrlComponent = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/*
 * [ROUTE-06] [ADD-09] Which page of something long is requested is in the address as digits: a whole number from 1, of at most four digits.
 *
 * @example pageNumber('12') // => O.some(12)
 * @example pageNumber('012') // => O.none
 */

/** Parses a page number; `none` when the text is none (ROUTE-06, ADD-09). */
export const pageNumber = (text: string): O.Option<number> =>
  /^[1-9]\d{0,3}$/.test(text) ? O.some(Number(text)) : O.none;

/*
 * [AUTH-05] [ROUTE-08] A place on the same site begins with exactly one slash, and has nothing in it that a browser reads as another or leaves out: no backslash, no control character.
 *
 * @example isPlainPath('/gift-registry?find=hart') // => true
 * @example isPlainPath('//elsewhere.example') // => false
 */

/** Whether the text is a path on the current site and cannot be read as anything else. */
export const isPlainPath = (raw: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(raw);

/*
 * [ROUTE-16] What is to go along with somebody is in the address as parameters, whatever the address has already.
 *
 * @example withParameters('/product/bar-cart/7001?registry=7310442#reviews', { referrerId: 'r 1' }) // => '/product/bar-cart/7001?registry=7310442&referrerId=r%201#reviews'
 */

/** Appends parameters to a path or an address. */
export const withParameters = (path: string, parameters: Readonly<Record<string, string>>): string => {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${encodeUrlComponent(name)}=${encodeUrlComponent(value)}`,
  );
  if (query.length === 0) return path;
  return path.replace(/[^#]*/, (address) => `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`);
};

/** The paths of the pages (ROUTE-01 to ROUTE-06, ROUTE-09, ROUTE-10, ROUTE-18, ROUTE-20, CHK-01). */
export const paths = {
  home: '/',
  /** The common prefix of a registry's pages. */
  registries: '/gift-registry/',
  cart: '/checkout/cart',
  /** The form target for continuing to the other brand's site (XB-03). */
  otherBrand: '/gift-registry/other-brand',
  account: '/account',
  /** The page about gift cards (ROUTE-10). */
  giftCards: '/gift-cards/',
  /** The page for requesting a shipping quote to Alaska, Hawaii and the territories (ROUTE-10). */
  alaskaHawaii: '/customer-service/alaska-hawaii-territory-shipping-quote',
  /** The page with the terms of sale, where the market has some (LANG-04). */
  terms: '/customer-service/terms-of-sale',
  /** The page about the stores (ROUTE-10). */
  stores: '/stores/',
  signIn: (returnUrl: string): string => `/account/login?returnUrl=${encodeUrlComponent(returnUrl)}`,
  /** The sign-in page for people who were redirected there (AUTH-01, AUTH-02). */
  signInRedirect: (returnUrl: string): string =>
    `/account/login?returnUrl=${encodeUrlComponent(returnUrl)}&isRedirect=true`,
  /** The sign-in page after signing out. */
  signedOut: '/account/login?signedOut=true',
  newAccount: '/account/new',
  /** The page for a new account, with the page to return to. */
  newAccountFor: (returnUrl: string): string => `/account/new?returnUrl=${encodeUrlComponent(returnUrl)}`,
  /**
   * The page that confirms an email address, opened from an email link. The address is in the fragment, which browsers
   * do not send to servers, so that the browser's password manager knows the account.
   */
  confirmAccount: (token: string, returnUrl: string, email: string): string =>
    `/account/confirm?token=${token}&returnUrl=${encodeUrlComponent(returnUrl)}#account=${encodeUrlComponent(email)}`,
  forgotPassword: '/account/forgot-password',
  /** The page that stops emails about gifts, opened from an email link (OWN-01). */
  stopEmails: (key: string): string => `/emails/stop?key=${encodeUrlComponent(key)}`,
  /** The page for choosing a new password, opened from an email link; it names the account as above. */
  resetPassword: (token: string, email: string): string =>
    `/account/reset-password?token=${token}#account=${encodeUrlComponent(email)}`,
  /** The page that confirms a new email address, opened from an email link (ACC-05). */
  confirmEmail: (token: string): string => `/account/confirm-email?token=${token}`,
  /** The page for becoming a co-registrant, opened from an email link. */
  invitation: (token: string): string => `/account/invitation?token=${token}`,
  /** The page of an order, by its private link (GIVE-02). */
  order: (token: string): string => `/order?token=${token}`,
  /** The gift receipt of an order for that registry, to print (WRAP-01). */
  giftReceipt: (token: string, grId: GrId): string => `/order?token=${token}&receipt=${grId}`,
  /** The page of an order that was placed in this browser, by its number. */
  ownOrder: (orderNumber: string): string => `/order?number=${encodeUrlComponent(orderNumber)}`,
  /** The page for looking up an order by its number and email (GIVE-02). */
  findOrder: '/order',
  /** The page for signing in before a registry is created or found (AUTH-02). */
  authenticate: '/gift-registry/authenticate',
  newRegistry: '/gift-registry/new',
  /** The page for a new registry, for an event by its code. */
  newRegistryFor: (event: string): string => `/gift-registry/new?event=${encodeUrlComponent(event)}`,
  /** The list of a registry that was just created; it announces that once (HOME-01, ROUTE-13). */
  newRegistrantList: (grId: GrId): string => `/gift-registry/registrant-list/${grId}?create=true`,
  /** The page for finding a registry (ROUTE-06). */
  find: '/gift-registry/find',
  /** The results of searching for registries by this text (ROUTE-06). */
  findRegistry: (text: string, page = 1): string =>
    `/gift-registry/find?text=${encodeUrlComponent(text)}${page === 1 ? '' : `&page=${page}`}`,
  /** The page with the person's own registries, creating one and finding one (ROUTE-06). */
  ownRegistries: '/gift-registry/my-gift-registry/',
  /** The popup with shipping information, by its name (ROUTE-11). */
  popup: (popupName: string): string => `/browse/popup?popupName=${encodeUrlComponent(popupName)}`,
  /** The page of a registry's settings, for its registrant (ROUTE-05). */
  settings: (grId: GrId): string => `/gift-registry/registrant/edit-registry?id=${grId}`,
  /** Registry home, with that registry selected (ROUTE-06). */
  registryHome: (grId: GrId): string => `/gift-registry/my-gift-registry/${grId}`,
  /** The page for adding products of a category, from the gift shop for weddings or for children (CHK-01). */
  addMoreGifts: (shop: 'wedding' | 'kids', category: string): string =>
    `/gift-registry/add-more-gifts/${shop}?category=${encodeUrlComponent(category)}`,
  /** The page for searching and browsing the whole shop (ADD-09). */
  shop: '/search',
  /** The page for scanning a product's label or typing its number (ADD-08). */
  scan: '/gift-registry/scan',
  /** The curated gift shop: for weddings and everything else, or for children (ROUTE-08). */
  giftShop: (shop: 'wedding' | 'kids'): string => `/gift-registry/add-more-gifts/${shop}`,
  /** The page with products similar to one, for a registry (ROUTE-07). */
  similarItems: (sku: Sku, grId: GrId): string => `/gift-registry/view-similar-items/${sku}/${grId}`,
  /** The path of a registry's photo, which never changes under one name; with the registry's key when it is visible by link only (PHOTO-07). */
  photo: (grId: GrId, name: string, linkKey = ''): string =>
    `/gift-registry/photo/${grId}/${photoFileName(name)}${linkKey === '' ? '' : `?key=${encodeUrlComponent(linkKey)}`}`,
  overview: (grId: GrId): string => `/gift-registry/overview/${grId}`,
  checklist: (grId: GrId): string => `/gift-registry/checklist/${grId}`,
  thankYouManager: (grId: GrId): string => `/gift-registry/thank-you-manager/${grId}`,
  /** The printable cards with the registry's link (SHARE-04). */
  cards: (grId: GrId): string => `/gift-registry/cards/${grId}`,
  /** The printable labels with the givers' addresses (THX-02). */
  addressLabels: (grId: GrId): string => `/gift-registry/address-labels/${grId}`,
  registrantList: (grId: GrId): string => `/gift-registry/registrant-list/${grId}`,
  /** The list, with Manage Item open for the registry's item of that product (ADD-03). */
  manageItem: (grId: GrId, sku: Sku): string => `/gift-registry/registrant-list/${grId}?manageSku=${sku}`,
  /** The address that guests get, on screens, in print and in emails; it leads to the guest's list (LINK-02). */
  sharedRegistry: (grId: GrId, linkKey = ''): string =>
    `/r/${grId}${linkKey === '' ? '' : `?key=${encodeUrlComponent(linkKey)}`}`,
  /** With the registry's key when it is visible by link only (SET-02). */
  guestList: (grId: GrId, linkKey = ''): string =>
    `/gift-registry/guest-list/${grId}${linkKey === '' ? '' : `?key=${encodeUrlComponent(linkKey)}`}`,
} as const;

/*
 * [ADD-01] [XB-02] A way into the shop that a registrant takes from a registry names that registry, on every site: what they add there goes to it, and to no other of theirs.
 *
 * @example addingPath('/search?category=Rugs', grIdOf('7310442')) // => '/search?category=Rugs&grId=7310442'
 */

/** The path of a product or of the shop, for adding to that registry from there. */
export const addingPath = (path: string, grId: GrId): string => withParameters(path, { grId });

/*
 * [PHOTO-07] The name of a photo is made of its picture, in hexadecimal digits; the last part of its address is that name, as a JPEG file. Anything else names none.
 *
 * @example parsePhotoName(`${'0a'.repeat(32)}.jpg`) // => O.some('0a'.repeat(32))
 * @example parsePhotoName('../passwd.jpg') // => O.none
 */

/** The file name in the path of the photo with that name. */
export const photoFileName = (name: string): string => `${name}.jpg`;

/** The name of the photo with that file name; `none` when the file cannot be a photo's. */
export const parsePhotoName = (file: string): O.Option<string> =>
  O.fromNullable(/^([0-9a-f]{16,64})\.jpg$/.exec(file)?.[1]);

/*
 * [SET-02] The link of a registry that is visible by link only carries its key. Anyone who came by it takes it along to every page that is about the registry, so that nothing there is closed to them.
 *
 * @example linkKeyIn('http://localhost:3000/gift-registry/guest-list/7310442?key=a%26b&sort=price') // => O.some('a&b')
 * @example linkKeyIn('http://localhost:3000/gift-registry/guest-list/7310442') // => O.none
 */

const decoded = (text: string): O.Option<string> => O.tryCatch(() => decodeURIComponent(text));

/** The link key in an address of the form given to guests. */
export const linkKeyIn = (address: string): O.Option<string> =>
  F.pipe(O.fromNullable(/^[^#?]*\?(?:[^#]*&)?key=([^&#]+)/.exec(address)?.[1]), O.chain(decoded));

/** The guest's page of the registry that is shared by that URL. */
export const guestPage = (grId: GrId, shareableUrl: string): string =>
  paths.guestList(grId, O.getOrElse(() => '')(linkKeyIn(shareableUrl)));
