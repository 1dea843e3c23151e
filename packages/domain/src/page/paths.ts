import type { GrId } from '../identity/index.ts';

/** The addresses of the pages, as plain paths (ROUTE-01 to ROUTE-06, ROUTE-09, ROUTE-10, ROUTE-18, ROUTE-20). */
export const paths = {
  home: '/',
  /** How the addresses of a registry's pages begin. */
  registries: '/gift-registry/',
  cart: '/checkout/cart',
  /** Where gift cards are told of (ROUTE-10). */
  giftCards: '/gift-cards/',
  signIn: (returnUrl: string): string => `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`,
  /** The sign-in page for who was sent there (AUTH-01, AUTH-02). */
  signInRedirect: (returnUrl: string): string =>
    `/account/login?returnUrl=${encodeURIComponent(returnUrl)}&isRedirect=true`,
  /** Shipping information by its name (ROUTE-11). */
  popup: (popupName: string): string => `/browse/popup?popupName=${encodeURIComponent(popupName)}`,
  /** What a registry says of itself, for its registrant (ROUTE-05). */
  settings: (grId: GrId): string => `/gift-registry/registrant/edit-registry?id=${grId}`,
  /** Registry home, with that registry as the chosen one (ROUTE-06). */
  registryHome: (grId: GrId): string => `/gift-registry/my-gift-registry/${grId}`,
  overview: (grId: GrId): string => `/gift-registry/overview/${grId}`,
  checklist: (grId: GrId): string => `/gift-registry/checklist/${grId}`,
  thankYouManager: (grId: GrId): string => `/gift-registry/thank-you-manager/${grId}`,
  registrantList: (grId: GrId): string => `/gift-registry/registrant-list/${grId}`,
  guestList: (grId: GrId): string => `/gift-registry/guest-list/${grId}`,
} as const;
