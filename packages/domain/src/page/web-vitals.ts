/*
 * [OPS-08] How fast a visitor's page was, as the browser measured it: largest contentful paint, interaction to next paint and cumulative layout shift, for each kind of page. The kind is one of a few words,
 * never the address, which may hold a registry's number or a key.
 *
 * @example pageKindOf('/gift-registry/guest-list/7310442') // => 'guest-list'
 * @example pageKindOf('/fr/') // => 'start'
 * @example pageKindOf('/customer-service/terms-of-sale') // => 'other'
 */

/** The kinds of pages. */
export const pageKinds = [
  'start',
  'guest-list',
  'registrant-list',
  'overview',
  'checklist',
  'thank-you',
  'settings',
  'registries',
  'shop',
  'product',
  'cart',
  'order',
  'account',
  'other',
] as const;

/** A kind of page. */
export type PageKind = (typeof pageKinds)[number];

/** What the path of each kind begins with, without the prefix of its language; the first that fits counts. */
const beginnings: ReadonlyArray<readonly [RegExp, PageKind]> = [
  [/^\/?$/, 'start'],
  [/^\/gift-registry\/guest-list\//, 'guest-list'],
  [/^\/gift-registry\/registrant-list(\/|$)/, 'registrant-list'],
  [/^\/gift-registry\/overview\//, 'overview'],
  [/^\/gift-registry\/checklist\//, 'checklist'],
  [/^\/gift-registry\/(thank-you-manager|address-labels)(\/|$)/, 'thank-you'],
  [/^\/gift-registry\/(edit|registrant\/edit-registry)(\/|$)/, 'settings'],
  [/^\/gift-registry\/add-more-gifts(\/|$)/, 'shop'],
  [/^\/gift-registry\/(my-gift-registry|find|new|authenticate)(\/|$)/, 'registries'],
  [/^\/search(\/|$)/, 'shop'],
  [/^\/product\//, 'product'],
  [/^\/checkout\/cart(\/|$)/, 'cart'],
  [/^\/order(\/|$)/, 'order'],
  [/^\/account(\/|$)/, 'account'],
];

/** The kind of the page with that path. */
export const pageKindOf = (path: string): PageKind => {
  const plain = path.replace(/^\/[a-z]{2}(?=\/|$)/, '');
  return beginnings.find(([beginning]) => beginning.test(plain))?.[1] ?? 'other';
};

/** What the browser measured of one visit to a page; what it did not measure is missing. */
export interface WebVitals {
  readonly page: PageKind;
  /** Largest contentful paint, in whole milliseconds. */
  readonly lcp?: number;
  /** Interaction to next paint, in whole milliseconds. */
  readonly inp?: number;
  /** Cumulative layout shift, without a unit. */
  readonly cls?: number;
}

/** The largest values that are counted: above them a clock was wrong, or a device asleep. */
export const MOST_VITALS = { milliseconds: 60_000, shift: 10 } as const;
