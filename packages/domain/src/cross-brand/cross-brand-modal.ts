/*
 * [XB-02] Before a way leads to the other brand, the reader is asked: a layer says where it leads, "Cancel" stays here, Continue opens the other brand's site in a new tab. Every errand has a layer.
 *
 * Laws:
 * - availability, addToCart and redirect are on the registry page, the others are elsewhere
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
  product: { isOnRegistryPage: false },
  giftCard: { isOnRegistryPage: false },
  availability: { isOnRegistryPage: true },
  addToCart: { isOnRegistryPage: true },
  checklist: { isOnRegistryPage: false },
  checklistPLP: { isOnRegistryPage: false },
};
