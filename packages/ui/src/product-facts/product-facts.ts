import {
  type AlertLevel,
  brandName,
  formatPrice,
  isOtherBrand,
  type PriceFields,
  type Product,
  remainingMessages,
  type ShownAvailability,
  type ShownPrice,
  type Site,
  shownAvailability,
  shownPrice,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** A notice about a product; with `popupName`, it links to that popup (ITEM-06, ITEM-11). */
export interface ProductMessage {
  readonly text: string;
  readonly level: AlertLevel;
  readonly popupName: O.Option<string>;
}

/** The facts of a product on a site, for a card and its own page. */
export interface ProductFacts {
  /** The price, formatted. */
  readonly price: string;
  /** The struck-through regular price beside it (ITEM-09), formatted. */
  readonly struckPrice: O.Option<string>;
  readonly markdown: ShownPrice['markdown'];
  /** Some when the product is the other brand's on this site: that brand's name. */
  readonly otherBrand: O.Option<string>;
  readonly availability: ShownAvailability;
  readonly messages: ReadonlyArray<ProductMessage>;
}

/** The price, formatted for that site. */
export const productPrices = (
  { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  product: PriceFields,
): Pick<ProductFacts, 'price' | 'struckPrice' | 'markdown'> => {
  const { current, struck, markdown } = shownPrice(product);
  const write = (amount: typeof current) => formatPrice(currencyPrefix, amount);
  return { price: write(current), struckPrice: O.map(write)(struck), markdown };
};

/** The facts on that site. */
export const productFacts = (site: Site, product: Product): ProductFacts => {
  const isElsewhere = isOtherBrand(product, site);
  return {
    ...productPrices(site, product),
    otherBrand: isElsewhere ? O.some(brandName(site, product.brand)) : O.none,
    availability: shownAvailability(product, isElsewhere),
    messages: remainingMessages(product).map(({ text, level, popupName }) => ({ text, level, popupName })),
  };
};
