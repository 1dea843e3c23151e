/*
 * [REC-02] Takes the most reviewed products for the best sellers: of a brand, of one of its departments or of all but one; at most two hundred that can be found in the shop.
 *
 * @example mostReviewed({ brand: 'main', department: O.none, except: O.none }, [exampleProduct({ sku: skuOf('1'), reviews: 3 }), exampleProduct({ sku: skuOf('2'), reviews: 9 })]).map(({ sku }) => sku) // => [skuOf('2'), skuOf('1')]
 */
import { number as N, option as O, ord as Ord, readonlyArray as RA, string as S } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import { addingPath, isPlainPath, paths, withParameters } from '../address/index.ts';
import { type CrossBrandIntent, crossBrandCall, withoutOrigin } from '../cross-brand/index.ts';
import { isBabyOrKids } from '../event/index.ts';
import type { GrId } from '../identity/index.ts';
import { isFindable, type Product } from '../item/index.ts';
import type { Referrer } from '../page/index.ts';
import {
  addressOn,
  type ItemBrand,
  isOtherBrand,
  type Site,
  type SiteIdentity,
  type SiteWithSisters,
} from '../site/index.ts';
import { switchBrand } from './brand-switch.ts';
import type { PodId } from './pod.ts';
import { podCampaign } from './pod-request.ts';

/** The maximum number of products considered when nothing else suggests what to recommend. */
export const MOST_REVIEWED = 200;

/** A selection of products: a brand's, those of one of its departments, or those of all departments but one. */
export interface BrandSelection {
  readonly brand: ItemBrand;
  readonly department: O.Option<string>;
  /** The excluded department. */
  readonly except: O.Option<string>;
}

/** Most reviews first. */
export const byReviews: ReadonlyArray<Ord.Ord<Product>> = [
  Ord.reverse(Ord.contramap(({ reviews }: Product) => reviews)(N.Ord)),
  Ord.contramap(({ sku }: Product): string => sku)(S.Ord),
];

/** Whether the product is in that selection and findable in the shop. */
export const isInSelection =
  ({ brand, department, except }: BrandSelection) =>
  (product: Product): boolean =>
    isFindable(product) &&
    product.brand === brand &&
    (O.isNone(department) || product.department === department.value) &&
    (O.isNone(except) || product.department !== except.value);

/** The most reviewed of these products within that selection. */
export const mostReviewed = (selection: BrandSelection, products: ReadonlyArray<Product>): ReadonlyArray<Product> =>
  RA.sortBy(byReviews)(products.filter(isInSelection(selection))).slice(0, MOST_REVIEWED);

/*
 * [REC-06] [XB-05] [XB-02] [ROUTE-16] [AUTH-05] [KIDS-01] [CA-01] Under the list its registrants find what is picked most for registries. They can switch to what the other brand recommends; what they choose there is found on
 * that brand's site, which is reported where they come from.
 *
 * @example topPicks({ role: 'registrant', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false })
 *   // => [{ brand: 'main', podId: 'top-registry-picks' }, { brand: 'modern', podId: 'cross-brand' }]
 * @example topPickAddress({ site: sites.main, here: 'http://localhost:3000/', referrer: {}, grId: grIdOf('7310442') }, { brand: 'main', podId: 'top-registry-picks' }, '/product/bowl/7002') // => '/product/bowl/7002'
 */

/** The picks of one brand, and their pod. */
export interface BrandPicks {
  readonly brand: ItemBrand;
  readonly podId: PodId;
}

/** The brands whose picks the reader sees, the site's own first; empty when the reader sees none. */
export const topPicks = (reader: ActionReader & { readonly site: Site }): ReadonlyArray<BrandPicks> => {
  if (!can(reader, 'page', 'addItem')) return [];
  const own: BrandPicks = {
    brand: reader.site.sells[0],
    podId: isBabyOrKids(reader.eventType) ? 'top-registry-picks-baby' : 'top-registry-picks',
  };
  const other = O.map(({ sells: [brand] }: SiteIdentity): BrandPicks => ({ brand, podId: 'cross-brand' }))(
    crossBrandCall(reader),
  );
  return O.isSome(other) ? [own, other.value] : [own];
};

/** The registry under whose list the picks are shown, with site, absolute address and referrer. */
export interface TopPicksContext {
  readonly site: SiteWithSisters;
  readonly here: string;
  readonly referrer: Referrer;
  readonly grId: GrId;
}

const placeWithin = (path: string): string => [path, withoutOrigin(path)].find(isPlainPath) ?? paths.home;

/** Uses the site's own host, since the other brand's site cannot be found from a different host name. */
const switched = ({ site, here, grId }: TopPicksContext, { podId }: BrandPicks, path: string): string =>
  switchBrand(site, '', addressOn(site, here, addingPath(placeWithin(path), grId)), podCampaign(podId, site.id));

/** The address of a picked product, linked from that place. */
export const topPickAddress = (place: TopPicksContext, picks: BrandPicks, path: string): string =>
  isOtherBrand(picks, place.site)
    ? withParameters(switched(place, picks, path), { ...place.referrer })
    : placeWithin(path);

/** The intent for a picked product of the other brand, so that the sign-in is carried over (XB-03); `none` for products of this site. */
export const pickIntent = (place: TopPicksContext, picks: BrandPicks, path: string): O.Option<CrossBrandIntent> =>
  isOtherBrand(picks, place.site)
    ? O.some({ _tag: 'product', path: withoutOrigin(switched(place, picks, path)) })
    : O.none;
