import {
  dimensionSummary,
  measuresIn,
  type PopupBlock,
  type Product,
  popupBlocks,
  productPageMessages,
  type Site,
} from '@gift-registry/domain';

/** The facts about a product that are shown beside its price where there is enough space (BUY-05, ROUTE-19). */
export interface DetailFacts {
  /** The retailer's text as plain text, without its markup. */
  readonly details: ReadonlyArray<PopupBlock>;
  /** In the unit of the site (ITEM-10); empty when none is known. */
  readonly dimensions: string;
  /** The personalization that the product allows, and its price (PERS-01); empty if it allows none. */
  readonly personalization: string;
}

/** The details of a product on that site. */
export const detailFacts = ({ units, currencyPrefix }: Site, product: Product): DetailFacts => ({
  details: popupBlocks(product.summary),
  dimensions: dimensionSummary(units, measuresIn(units, product.dimensions)),
  personalization: productPageMessages.design(product.personalizationType, currencyPrefix),
});
