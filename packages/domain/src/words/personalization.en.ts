import { PERSONALIZATION_PRICE } from '../list/index.ts';
import { formatPrice } from '../money/index.ts';
import type { PersonalizationMessages } from '../registry/index.ts';
import type { Site } from '../site/index.ts';

const price = (currencyPrefix: Site['currencyPrefix']): string => formatPrice(currencyPrefix, PERSONALIZATION_PRICE);

/** What is said of a person's words on a product (PERS-01, LIST-03). */
export const personalizationWords = {
  /** That nothing is charged on top for words, on the product's page. */
  included: (currencyPrefix: Site['currencyPrefix']): string =>
    `The price includes ${price(currencyPrefix)} for personalization.`,
  /** What stands by an item that can carry words. */
  messages: (currencyPrefix: Site['currencyPrefix']): PersonalizationMessages => ({
    priceMessage: `The price includes ${price(currencyPrefix)} for personalization`,
    returnPolicyMessage: 'Personalized items can’t be returned',
  }),
} as const;
