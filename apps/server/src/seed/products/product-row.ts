import type { ItemBrand, PersonalizationType } from '@gift-registry/domain';

/** What is special about a product. */
export type Trait =
  | 'no longer available'
  | 'being discontinued'
  | 'out of stock'
  | 'online only'
  | 'drop ship'
  | 'made to order'
  | 'custom order'
  | 'not on web'
  | 'free shipping'
  | 'oversized'
  | 'standard shipping'
  | 'quoted to Alaska'
  | 'store pickup'
  | 'last few'
  | 'stock told in its own shop only';

/** What differs from product to product. Prices in cents, measures in inches. */
export interface ProductRow {
  readonly sku: string;
  readonly name: string;
  /** What one piece costs now. */
  readonly price: number;
  /** What it costs otherwise, and why it costs less now. */
  readonly was?: number;
  readonly offer?: 'sale' | 'clearance' | 'outlet';
  /** The drawing, `{archetype}-{body}-{second}`, and what it shows. */
  readonly picture: string;
  readonly alt: string;
  /** Further pictures of the product. */
  readonly more?: ReadonlyArray<{ readonly picture: string; readonly alt: string }>;
  /** One or two plain sentences. */
  readonly about: string;
  readonly highlights: ReadonlyArray<string>;
  /** Width, height, depth. */
  readonly size: readonly [width: number, height: number, depth: number];
  /** Stars and how many reviews; left out when nobody has rated. */
  readonly rated?: readonly [stars: number, reviews: number];
  readonly family: string;
  readonly subclass: string;
  readonly brand?: ItemBrand;
  readonly personalization?: PersonalizationType;
  /** The option that is chosen already, opaque. */
  readonly option?: string;
  readonly traits?: ReadonlyArray<Trait>;
  /** A line about this product alone, and one that is of no particular kind. */
  readonly note?: string;
  readonly notice?: string;
}
