import type { PodId } from '../../recommendation/index.ts';

/** The heading of each pod. */
const titles: Readonly<Record<PodId, string>> = {
  'you-may-also-like-cart': 'You May Also Like',
  'pdp-alternative-items': 'Similar Gifts',
  'trending-products': 'Trending Now',
  'bestsellers-stores': 'Bestsellers',
  'people-also-viewed-pdp': 'People Also Viewed',
  'people-also-bought-atr-confirmation': 'You May Also Want',
  'people-also-bought-atr-confirmation-baby': 'You May Also Want',
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
  'no-longer-available-similar': 'Similar Gifts',
  'no-longer-available-similar-replace': 'Replace It with Something Similar',
  'complete-the-look': 'Matching Gifts',
};

export const podTitle = (id: PodId): string => titles[id];

/** The service's answer for an unknown pod (REC-02). */
export const POD_NOT_FOUND = 'podid not found';

/** A carousel of recommendations (REC-03, CART-03). */
export const carouselMessages = {
  /** Below the slides: why it was not added, or that the outcome is unknown (CART-08). */
  notAdded: (name: string, reason: string): string => `${name} was not added. ${reason}`,
  notAnswered: (name: string, reason: string): string => `${name}: ${reason}`,
  loading: 'Loading recommendations',
  previous: (title: string): string => `Previous: ${title}`,
  next: (title: string): string => `Next: ${title}`,
  /** The accessible name of a slide, counted from 1. */
  slide: (name: string, place: number, count: number): string => `${name}, ${place} of ${count}`,
  /** Announced after the carousel moves: the slides now visible (REC-04). */
  shown: (from: number, names: ReadonlyArray<string>, count: number): string => {
    const to = from + names.length - 1;
    return `${to > from ? `${from} to ${to}` : from} of ${count}: ${names.join('; ')}`;
  },
  added: 'Added',
  addedAnnouncement: (name: string): string => `Added: ${name}`,
  forRegistry: 'On this registry',
} as const;
