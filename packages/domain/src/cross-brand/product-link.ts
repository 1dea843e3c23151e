/*
 * [XB-02] [XB-05] [AUTH-05] The other brand's site in the same market, if there is one.
 *
 * @example O.map(({ id }) => id)(otherSite(sites.kids)) // => O.some('modern')
 * @example otherSite(sites.canada) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { withParameters } from '../address/index.ts';
import { hasPage, type Product } from '../item/index.ts';
import { giftPath, type Referrer, type RegistryGift } from '../page/index.ts';
import {
  addressOn,
  isOtherBrand,
  otherBrandSite,
  type SiteIdentity,
  type SiteWithSisters,
  siteOfBrand,
} from '../site/index.ts';

/** The other brand's site in the market of that site; `none` when there is none. */
export const otherSite = (site: SiteWithSisters): O.Option<SiteIdentity> => otherBrandSite(site, site);

/*
 * [XB-04] [ROUTE-19] [ROUTE-16] The link to a product's page on a site of its brand: this one, or the other brand's in a new tab. For an item, the registry is carried
 * along.
 *
 * @example productLink({ site: sites.canada, here: 'http://shop.example/' }, exampleProduct({ brand: 'modern' }), O.none) // => O.none
 * @example productLink({ site: sites.main, here: 'http://localhost/' }, exampleProduct({ sku: '7001' }), O.none)
 *   // => O.some({ href: '/product/linden-dinner-plate/7001', isElsewhere: false })
 */

/** The current site and absolute address; links to the other brand's site take over its scheme and port. */
export interface PageLocation {
  readonly site: SiteWithSisters;
  readonly here: string;
  /** The visitor's referrer; omitted when there is none. */
  readonly referrer?: Referrer;
}

/** The link to a product's page: a path of this site, or an absolute URL of the other brand's, to be opened in a new tab. */
export interface ProductLink {
  readonly href: string;
  readonly isElsewhere: boolean;
}

/** The link to a product's page, for the registry that wants it or without one; `none` when there is no page. */
export const productLink = (
  { site, here, referrer = {} }: PageLocation,
  product: Product,
  gift: O.Option<RegistryGift>,
): O.Option<ProductLink> => {
  if (!hasPage(product)) return O.none;
  const path = O.isSome(gift) ? giftPath(product.path, gift.value) : product.path;
  if (!isOtherBrand(product, site)) return O.some({ href: path, isElsewhere: false });
  return F.pipe(
    siteOfBrand(site, product.brand, site.market),
    O.map((other) => ({ href: addressOn(other, here, withParameters(path, { ...referrer })), isElsewhere: true })),
  );
};
