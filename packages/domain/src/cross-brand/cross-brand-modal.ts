/*
 * [XB-02] Before a way leads to the other brand, the reader is asked: a layer says where it leads, "Cancel" stays here, Continue opens the other brand's site in a new tab. Every errand has a layer.
 *
 * Laws:
 * - availability, addToCart and redirect are on the registry page, and so are contribute and gift, for what is given there but not by the piece, with product for what is looked at there and giftCard in its section; those of the checklist are on the checklist's page
 *
 * @example crossBrandModals.addToCart // => { isOnRegistryPage: true }
 */
import type { CrossBrandErrand } from './continue-address.ts';

/** A layer that asks before it leads elsewhere; where Continue leads is its errand's to say. */
export interface CrossBrandModal {
  readonly isOnRegistryPage: boolean;
}

/** How to read: the errand, and whether its layer is one of the registry's page. */
export const crossBrandModals: Readonly<Record<CrossBrandErrand['_tag'], CrossBrandModal>> = {
  redirect: { isOnRegistryPage: true },
  product: { isOnRegistryPage: true },
  giftCard: { isOnRegistryPage: true },
  availability: { isOnRegistryPage: true },
  addToCart: { isOnRegistryPage: true },
  contribute: { isOnRegistryPage: true },
  gift: { isOnRegistryPage: true },
  checklist: { isOnRegistryPage: false },
  checklistPLP: { isOnRegistryPage: false },
};
