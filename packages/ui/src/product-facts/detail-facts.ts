import {
  dimensionSummary,
  measuresIn,
  type PopupBlock,
  type Product,
  popupBlocks,
  productPageMessages,
  type Site,
} from '@gift-registry/domain';

/** What a site says of a product beside its price: wherever there is room for all of it (BUY-05, ROUTE-19). */
export interface DetailFacts {
  readonly isOutOfStock: boolean;
  /** The retailer's own words, as words: never its markup. */
  readonly details: ReadonlyArray<PopupBlock>;
  /** In the unit of the site (ITEM-10); empty when none is known. */
  readonly dimensions: string;
  /** What words can be put on it, and what they add (PERS-01); empty when none can. */
  readonly personalization: string;
}

/** The details of a product on that site. */
export const detailFacts = ({ units, currencyPrefix }: Site, product: Product): DetailFacts => ({
  isOutOfStock: !product.isAvailable && !product.isNla,
  details: popupBlocks(product.summary),
  dimensions: dimensionSummary(units, measuresIn(units, product.dimensions)),
  personalization: productPageMessages.design(product.personalizationType, currencyPrefix),
});
