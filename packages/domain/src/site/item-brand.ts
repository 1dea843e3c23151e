/*
 * [XB-02] [XB-04] [REC-06] The house has two brands of things. The modern brand's site sells the modern ones, every other site those of the main brand; what a site does not sell is the other brand's.
 *
 * Laws:
 * - the modern brand's site sells the modern brand, and every other site the main one
 * - the other brand of a site is the one that it does not sell
 * - a product is either of the brand that the site sells or of the other one, never both
 *
 * @example brandSoldOn('kids') // => 'main'
 * @example isOtherBrand(exampleProduct({ brand: 'modern' }), 'kids') // => true
 */
import type { Brand, ItemBrand } from './site.ts';

/** The brand of the items sold on sites of this brand. */
export const brandSoldOn = (site: Brand): ItemBrand => (site === 'modern' ? 'modern' : 'main');

/** The brand of the items that such a site does not sell (XB-02). */
export const otherBrand = (site: Brand): ItemBrand => (brandSoldOn(site) === 'main' ? 'modern' : 'main');

/** Whether the product belongs to a different brand than the site sells (XB-04). */
export const isOtherBrand = ({ brand }: { readonly brand: ItemBrand }, site: Brand): boolean =>
  brand !== brandSoldOn(site);
