import {
  dimensionSummary,
  measuresIn,
  type PopupBlock,
  type Product,
  popupBlocks,
  productPageMessages,
  type Site,
} from '@gift-registry/domain';

/** The facts of a product beside its price, where there is room for all of it (BUY-05, ROUTE-19). */
export interface DetailFacts {
  /** The retailer's own words, as words: never its markup. */
  readonly details: ReadonlyArray<PopupBlock>;
  /** In the unit of the site (ITEM-10); empty when none is known. */
  readonly dimensions: string;
  /** The possible personalization and its price (PERS-01); empty where there is none. */
  readonly personalization: string;
}

/** The details of a product on that site. */
export const detailFacts = ({ units, currencyPrefix }: Site, product: Product): DetailFacts => ({
  details: popupBlocks(product.summary),
  dimensions: dimensionSummary(units, measuresIn(units, product.dimensions)),
  personalization: productPageMessages.design(product.personalizationType, currencyPrefix),
});
