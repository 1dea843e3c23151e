/*
 * [XB-02] [XB-04] [REC-06] A site sells the products of one brand or several; what it does not sell is another brand's.
 *
 * @example isOtherBrand(exampleProduct({ brand: 'modern' }), sites.kids) // => true
 * @example isOtherBrand(exampleProduct({ brand: 'main' }), sites.kids) // => false
 */
import type { ItemBrand, Site, SiteIdentity } from './site.ts';

/** The retailer's own brand, in every shop. */
export const HOUSE_BRAND: ItemBrand = 'main';

/** Names no brand: asks for the first one that is not the retailer's own. */
export const ANY_OTHER_BRAND: ItemBrand = '';

/** What a site sells, and what its market offers. */
export type Selling = Pick<Site, 'sells' | 'marketRules'>;

/** Whether the product belongs to a brand that the site does not sell (XB-04). */
export const isOtherBrand = (
  { brand }: { readonly brand: ItemBrand },
  { sells }: Pick<SiteIdentity, 'sells'>,
): boolean => !sells.includes(brand);
