/** The brand that a site speaks for. */
export type Brand = 'main' | 'modern' | 'kids';

/** The brand that an item belongs to; the kids site sells items of the main brand. */
export type ItemBrand = 'main' | 'modern';

/** The market that a site sells in. */
export type Market = 'US' | 'CA';
