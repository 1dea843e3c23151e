import type { GrId } from '../identity/index.ts';

/** The addresses of the pages, as plain paths (ROUTE-02, ROUTE-09, ROUTE-18, ROUTE-20). */
export const paths = {
  home: '/',
  /** How the addresses of a registry's pages begin. */
  registries: '/gift-registry/',
  cart: '/checkout/cart',
  signIn: (returnUrl: string): string => `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`,
  /** Shipping information by its name (ROUTE-11). */
  popup: (popupName: string): string => `/browse/popup?popupName=${encodeURIComponent(popupName)}`,
  /** What a registry says of itself, for its registrant (ROUTE-05). */
  settings: (grId: GrId): string => `/gift-registry/registrant/edit-registry?id=${grId}`,
  registrantList: (grId: GrId): string => `/gift-registry/registrant-list/${grId}`,
  guestList: (grId: GrId): string => `/gift-registry/guest-list/${grId}`,
} as const;
