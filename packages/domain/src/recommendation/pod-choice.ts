/*
 * [REC-02] [REC-06] [CART-03] [SHOP-05] What a pod recommends: things like the one that is looked at, things that go with it, or what many people write about, rate highly, find reduced or forget.
 * Everything is of the site's brand, but for what the cross-brand pods show, which is the other brand's, where that brand is sold at all. The children's site recommends children's things.
 *
 * @example startPagePod(sites.kids) // => 'top-registry-picks-baby'
 * @example podAfterAdding(O.some(eventTypeOf('bb'))) // => 'people-also-bought-atr-confirmation-baby'
 * @example podSelection('cross-brand', sites.kids) // => O.some({ brand: 'modern', department: O.none, except: O.some('Kids') })
 * @example podSelection('trending-products', sites.main) // => O.some({ brand: 'main', department: O.none, except: O.none })
 * @example isForPod('people-also-bought-atc-confirmation')(exampleProduct({ isMadeToOrder: true })) // => false
 * @example podSelection('most-loved-baby', sites.modern) // => O.some({ brand: 'modern', department: O.some('Kids'), except: O.none })
 */
import { function as F, option as O } from 'fp-ts';
import { otherSite } from '../cross-brand/index.ts';
import { type EventType, isBabyOrKids } from '../event/index.ts';
import { isOutOfStock, lacksPersonalization, type Product } from '../item/index.ts';
import type { Site } from '../site/index.ts';
import type { PodId } from './pod.ts';
import type { BrandSelection } from './top-picks.ts';

/** How a pod chooses products; the first two start from a product, the others from the most reviewed ones. */
export type PodStrategy =
  | 'similar'
  | 'complementary'
  | 'most-reviewed'
  | 'best-rated'
  | 'most-reduced'
  | 'least-expensive';

interface PodChoice {
  readonly order: PodStrategy;
  readonly of: 'own' | 'other';
  /** The whole brand, its children's department, or all its other departments. */
  readonly among: 'everything' | 'childrens' | 'allOthers';
}

const KIDS = O.some('Kids');

/** The included and the excluded department of each group. */
const selections: Readonly<Record<PodChoice['among'], Omit<BrandSelection, 'brand'>>> = {
  everything: { department: O.none, except: O.none },
  childrens: { department: KIDS, except: O.none },
  allOthers: { department: O.none, except: KIDS },
};

const own = (order: PodStrategy, among: PodChoice['among'] = 'everything'): PodChoice => ({ order, of: 'own', among });
const other = (order: PodStrategy, among: PodChoice['among']): PodChoice => ({ order, of: 'other', among });

/** How each pod chooses, from the site's own brand or from the other one. */
const choices: Readonly<Record<PodId, PodChoice>> = {
  'you-may-also-like-cart': own('complementary'),
  'pdp-alternative-items': own('similar'),
  'trending-products': own('most-reduced'),
  'bestsellers-stores': own('most-reviewed'),
  'people-also-viewed-pdp': own('similar'),
  'people-also-bought-atr-confirmation': own('complementary'),
  'people-also-bought-atr-confirmation-baby': own('complementary', 'childrens'),
  'people-also-bought-atc-confirmation': own('complementary'),
  'bestsellers-pdp-social': own('most-reviewed'),
  'search-results-footer': own('most-reviewed'),
  'most-loved': own('best-rated', 'allOthers'),
  'most-loved-baby': own('best-rated', 'childrens'),
  'cross-brand': other('most-reviewed', 'allOthers'),
  'cross-brand-baby': other('most-reviewed', 'childrens'),
  'top-registry-picks': own('most-reviewed', 'allOthers'),
  'top-registry-picks-baby': own('most-reviewed', 'childrens'),
  'most-forgotten': own('least-expensive', 'allOthers'),
  'most-forgotten-baby': own('least-expensive', 'childrens'),
  'shop-similar-pla-entrants': own('similar'),
  'shop-similar-backorder': own('similar'),
  'no-longer-available-similar': own('similar'),
  'no-longer-available-similar-replace': own('similar'),
  'complete-the-look': own('complementary'),
};

/**
 * Pods with an add button on each product; products that need options or a personalization first are excluded, since
 * they are added from their own page.
 */
const addingPods: ReadonlyArray<PodId> = [
  'people-also-bought-atc-confirmation',
  'people-also-bought-atr-confirmation',
  'people-also-bought-atr-confirmation-baby',
  'you-may-also-like-cart',
];

/** Those of them that add to a cart: what is out of stock can be put on a registry alone. */
const cartPods: ReadonlyArray<PodId> = ['people-also-bought-atc-confirmation', 'you-may-also-like-cart'];

/** Whether the pod may show the product; only pods with add buttons exclude some. */
export const isForPod =
  (id: PodId) =>
  (
    product: Pick<Product, 'isMadeToOrder' | 'personalizationType' | 'isNla' | 'isAvailable' | 'isBackorderable'>,
  ): boolean => {
    if (cartPods.includes(id) && isOutOfStock(product)) return false;
    return !addingPods.includes(id) || !(product.isMadeToOrder || lacksPersonalization(product, []));
  };

/** The pod of a site's start page. */
export const startPagePod = ({ isForChildren }: Pick<Site, 'isForChildren'>): PodId =>
  isForChildren ? 'top-registry-picks-baby' : 'top-registry-picks';

/** The pod shown after adding to a registry for that event; `event` is `none` when unknown. */
export const podAfterAdding = (event: O.Option<EventType>): PodId =>
  O.exists(isBabyOrKids)(event) ? 'people-also-bought-atr-confirmation-baby' : 'people-also-bought-atr-confirmation';

/** The fallback for a pod without results, such as where no children's products are sold. */
export const fallbackPod = (id: PodId): O.Option<PodId> =>
  id === 'people-also-bought-atr-confirmation-baby' ? O.some('people-also-bought-atr-confirmation') : O.none;

/** How the pod chooses products. */
export const podStrategy = (id: PodId): PodStrategy => choices[id].order;

/** The products the pod chooses from on that site; `none` when the other brand is not sold there. */
export const podSelection = (id: PodId, site: Site): O.Option<BrandSelection> => {
  const { of, among: asked, order } = choices[id];
  const among = site.isForChildren && asked === 'everything' && order !== 'similar' ? 'childrens' : asked;
  return F.pipe(
    of === 'own' ? O.some(site) : otherSite(site),
    O.map(({ sells: [brand] }) => ({ brand, ...selections[among] })),
  );
};
