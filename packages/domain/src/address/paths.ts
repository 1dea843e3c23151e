import type { GrId } from '../identity/index.ts';

/** The addresses of the pages, as plain paths (ROUTE-01 to ROUTE-06, ROUTE-09, ROUTE-10, ROUTE-18, ROUTE-20, CHK-01). */
export const paths = {
  home: '/',
  /** How the addresses of a registry's pages begin. */
  registries: '/gift-registry/',
  cart: '/checkout/cart',
  account: '/account',
  /** Where gift cards are told of (ROUTE-10). */
  giftCards: '/gift-cards/',
  /** Where one asks what shipping to Alaska, Hawaii and the territories costs (ROUTE-10). */
  alaskaHawaii: '/customer-service/alaska-hawaii-territory-shipping-quote',
  /** Where the stores are told of (ROUTE-10). */
  stores: '/stores/',
  signIn: (returnUrl: string): string => `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`,
  /** The sign-in page for who was sent there (AUTH-01, AUTH-02). */
  signInRedirect: (returnUrl: string): string =>
    `/account/login?returnUrl=${encodeURIComponent(returnUrl)}&isRedirect=true`,
  /** Where one says who one is before a registry is made or found (AUTH-02). */
  authenticate: '/gift-registry/authenticate',
  newRegistry: '/gift-registry/new',
  /** Shipping information by its name (ROUTE-11). */
  popup: (popupName: string): string => `/browse/popup?popupName=${encodeURIComponent(popupName)}`,
  /** What a registry says of itself, for its registrant (ROUTE-05). */
  settings: (grId: GrId): string => `/gift-registry/registrant/edit-registry?id=${grId}`,
  /** Registry home, with that registry as the chosen one (ROUTE-06). */
  registryHome: (grId: GrId): string => `/gift-registry/my-gift-registry/${grId}`,
  /** What could be added of a category of the shop, among the gifts for weddings or those for children (CHK-01). */
  addMoreGifts: (shop: 'wedding' | 'kids', category: string): string =>
    `/gift-registry/add-more-gifts/${shop}?category=${encodeURIComponent(category)}`,
  overview: (grId: GrId): string => `/gift-registry/overview/${grId}`,
  checklist: (grId: GrId): string => `/gift-registry/checklist/${grId}`,
  thankYouManager: (grId: GrId): string => `/gift-registry/thank-you-manager/${grId}`,
  registrantList: (grId: GrId): string => `/gift-registry/registrant-list/${grId}`,
  guestList: (grId: GrId): string => `/gift-registry/guest-list/${grId}`,
} as const;
