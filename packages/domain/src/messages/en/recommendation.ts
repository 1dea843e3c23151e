import type { PodId } from '../../recommendation/index.ts';

/** How to read: over what the pod on the left shows stands what is on the right. */
const titles: Readonly<Record<PodId, string>> = {
  'you-may-also-like-cart': 'You May Also Like',
  'pdp-alternative-items': 'Similar Items',
  'trending-products': 'Trending Now',
  'bestsellers-stores': 'Bestsellers',
  'people-also-viewed-pdp': 'People Also Viewed',
  'people-also-bought-atr-confirmation': 'You May Also Want',
  'people-also-bought-atc-confirmation': 'People Also Bought',
  'bestsellers-pdp-social': 'Bestsellers',
  'search-results-footer': 'You Might Be Interested In',
  'most-loved': 'Most Loved',
  'most-loved-baby': 'Most Loved for Baby',
  'cross-brand': 'From Our Other Brand',
  'cross-brand-baby': 'For Baby from Our Other Brand',
  'top-registry-picks': 'Top Registry Picks',
  'top-registry-picks-baby': 'Top Registry Picks for Baby',
  'most-forgotten': 'Most Forgotten',
  'most-forgotten-baby': 'Most Forgotten for Baby',
  'shop-similar-pla-entrants': 'Shop Similar',
  'shop-similar-backorder': 'Shop Similar',
  'no-longer-available-similar': 'Similar Items',
  'no-longer-available-similar-replace': 'Replace It with Something Similar',
  'complete-the-look': 'Complete the Look',
};

/** The heading of a pod (REC-07). */
export const podTitle = (id: PodId): string => titles[id];

/** What the service says of an id that leads to no pod (REC-02). */
export const POD_NOT_FOUND = 'podid not found';
