/*
 * [XB-02] Before a way leads to the other brand, the reader is asked: a layer says where it leads, "Cancel" stays here, Continue opens the other brand's site in a new tab.
 *
 * Laws:
 * - every errand has a modal, and leads to one kind of place
 * - availability, addToCart and redirect are on the registry page, the others are elsewhere
 * - only an item or a gift card that is to be bought for a registry is handed over
 *
 * @example crossBrandModals.addToCart // => { leadsTo: 'registry', isOnRegistryPage: true, handsOver: true }
 */

/** Why somebody is sent to the other brand's site. */
export type CrossBrandModalName =
  | 'redirect'
  | 'product'
  | 'giftCard'
  | 'availability'
  | 'addToCart'
  | 'checklist'
  | 'checklistPLP';

/** A layer that asks before it leads elsewhere. */
export interface CrossBrandModal {
  /** Where Continue leads: the same registry there, a product's page, an entry of the checklist or the products behind an entry. */
  readonly leadsTo: 'registry' | 'product' | 'entry' | 'productList';
  readonly isOnRegistryPage: boolean;
  /** Continue carries what is to be bought (XB-07). */
  readonly handsOver: boolean;
}

/** How to read: the errand, where Continue leads, whether the layer is one of the registry's page, and whether what is to be bought goes along. Without a registry the first and the third lead to the start page and the gift cards. */
export const crossBrandModals: Readonly<Record<CrossBrandModalName, CrossBrandModal>> = {
  redirect: { leadsTo: 'registry', isOnRegistryPage: true, handsOver: false },
  product: { leadsTo: 'product', isOnRegistryPage: false, handsOver: false },
  giftCard: { leadsTo: 'registry', isOnRegistryPage: false, handsOver: true },
  availability: { leadsTo: 'product', isOnRegistryPage: true, handsOver: false },
  addToCart: { leadsTo: 'registry', isOnRegistryPage: true, handsOver: true },
  checklist: { leadsTo: 'entry', isOnRegistryPage: false, handsOver: false },
  checklistPLP: { leadsTo: 'productList', isOnRegistryPage: false, handsOver: false },
};
