import type { GrId, Sku } from '../identity/index.ts';
import { addressValue } from './address-value.ts';
import { photoFileNamed } from './photo-name.ts';

/** The addresses of the pages, as plain paths (ROUTE-01 to ROUTE-06, ROUTE-09, ROUTE-10, ROUTE-18, ROUTE-20, CHK-01). */
export const paths = {
  home: '/',
  /** How the addresses of a registry's pages begin. */
  registries: '/gift-registry/',
  cart: '/checkout/cart',
  /** Where a form asks to go on to the other brand's site (XB-03). */
  otherBrand: '/gift-registry/other-brand',
  account: '/account',
  /** The page about gift cards (ROUTE-10). */
  giftCards: '/gift-cards/',
  /** Where one asks what shipping to Alaska, Hawaii and the territories costs (ROUTE-10). */
  alaskaHawaii: '/customer-service/alaska-hawaii-territory-shipping-quote',
  /** The page about the stores (ROUTE-10). */
  stores: '/stores/',
  signIn: (returnUrl: string): string => `/account/login?returnUrl=${addressValue(returnUrl)}`,
  /** The sign-in page for who was sent there (AUTH-01, AUTH-02). */
  signInRedirect: (returnUrl: string): string => `/account/login?returnUrl=${addressValue(returnUrl)}&isRedirect=true`,
  /** The sign-in page for who has just signed out. */
  signedOut: '/account/login?signedOut=true',
  newAccount: '/account/new',
  /** The page for a new account, for who was on the way to somewhere. */
  newAccountFor: (returnUrl: string): string => `/account/new?returnUrl=${addressValue(returnUrl)}`,
  /** Where a mail address is confirmed, by the link of an email; it names the account behind `#`, which browsers send to no one, for the password store there. */
  confirmAccount: (token: string, returnUrl: string, email: string): string =>
    `/account/confirm?token=${token}&returnUrl=${addressValue(returnUrl)}#account=${addressValue(email)}`,
  forgotPassword: '/account/forgot-password',
  /** Where emails about gifts are stopped, by the link of one (OWN-01). */
  stopEmails: (key: string): string => `/emails/stop?key=${addressValue(key)}`,
  /** Where a new password is chosen, by the link of an email; it names the account as above. */
  resetPassword: (token: string, email: string): string =>
    `/account/reset-password?token=${token}#account=${addressValue(email)}`,
  /** Where one becomes a co-registrant, by the link of an email. */
  invitation: (token: string): string => `/account/invitation?token=${token}`,
  /** An order by its private link (GIVE-02). */
  order: (token: string): string => `/order?token=${token}`,
  /** An order that was placed in this browser, by its number. */
  ownOrder: (orderNumber: string): string => `/order?number=${addressValue(orderNumber)}`,
  /** Where an order is looked up by its number and email (GIVE-02). */
  findOrder: '/order',
  /** Where one says who one is before a registry is made or found (AUTH-02). */
  authenticate: '/gift-registry/authenticate',
  newRegistry: '/gift-registry/new',
  /** The same, for an event by its code. */
  newRegistryFor: (event: string): string => `/gift-registry/new?event=${addressValue(event)}`,
  /** The list of a registry that has just begun, which announces it once (HOME-01, ROUTE-13). */
  newRegistrantList: (grId: GrId): string => `/gift-registry/registrant-list/${grId}?create=true`,
  /** Where a registry is looked for (ROUTE-06). */
  find: '/gift-registry/find',
  /** What is found for these words (ROUTE-06). */
  findRegistry: (text: string, page = 1): string =>
    `/gift-registry/find?text=${addressValue(text)}${page === 1 ? '' : `&page=${page}`}`,
  /** One's own registries, beginning one and finding one (ROUTE-06). */
  ownRegistries: '/gift-registry/my-gift-registry/',
  /** Shipping information by its name (ROUTE-11). */
  popup: (popupName: string): string => `/browse/popup?popupName=${addressValue(popupName)}`,
  /** What a registry says of itself, for its registrant (ROUTE-05). */
  settings: (grId: GrId): string => `/gift-registry/registrant/edit-registry?id=${grId}`,
  /** Registry home, with that registry as the chosen one (ROUTE-06). */
  registryHome: (grId: GrId): string => `/gift-registry/my-gift-registry/${grId}`,
  /** What could be added of a category of the shop, among the gifts for weddings or those for children (CHK-01). */
  addMoreGifts: (shop: 'wedding' | 'kids', category: string): string =>
    `/gift-registry/add-more-gifts/${shop}?category=${addressValue(category)}`,
  /** Where everything in the shop is searched and browsed (ADD-09). */
  shop: '/search',
  /** Where the label of a product is scanned, or its number typed (ADD-08). */
  scan: '/gift-registry/scan',
  /** The gifts that were picked out for weddings and everything else, or for children (ROUTE-08). */
  giftShop: (shop: 'wedding' | 'kids'): string => `/gift-registry/add-more-gifts/${shop}`,
  /** What is like a product, for a registry (ROUTE-07). */
  similarItems: (sku: Sku, grId: GrId): string => `/gift-registry/view-similar-items/${sku}/${grId}`,
  /** Where a registry's photo is, which never becomes another under the same name; with its key where the registry is visible by link only (PHOTO-07). */
  photo: (grId: GrId, name: string, linkKey = ''): string =>
    `/gift-registry/photo/${grId}/${photoFileNamed(name)}${linkKey === '' ? '' : `?key=${addressValue(linkKey)}`}`,
  overview: (grId: GrId): string => `/gift-registry/overview/${grId}`,
  checklist: (grId: GrId): string => `/gift-registry/checklist/${grId}`,
  thankYouManager: (grId: GrId): string => `/gift-registry/thank-you-manager/${grId}`,
  /** Cards to print that lead to the registry (SHARE-04). */
  cards: (grId: GrId): string => `/gift-registry/cards/${grId}`,
  /** Labels with the addresses of givers, to print (THX-02). */
  addressLabels: (grId: GrId): string => `/gift-registry/address-labels/${grId}`,
  registrantList: (grId: GrId): string => `/gift-registry/registrant-list/${grId}`,
  /** The list, with Manage Item open for what it has of that product (ADD-03). */
  manageItem: (grId: GrId, sku: Sku): string => `/gift-registry/registrant-list/${grId}?manageSku=${sku}`,
  /** With its key where the registry is visible by link only (SET-02). */
  guestList: (grId: GrId, linkKey = ''): string =>
    `/gift-registry/guest-list/${grId}${linkKey === '' ? '' : `?key=${addressValue(linkKey)}`}`,
} as const;
