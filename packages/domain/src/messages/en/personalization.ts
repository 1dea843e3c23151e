import { PERSONALIZATION_PRICE } from '../../item/index.ts';
import { formatPrice } from '../../money/index.ts';
import type { PersonalizationMessages } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';

const price = (currencyPrefix: Site['currencyPrefix']): string => formatPrice(currencyPrefix, PERSONALIZATION_PRICE);

/** What is said of a person's words on a product (PERS-01, PERS-05). */
export const personalizationMessages = {
  /** What words cost, on the product's page. */
  adds: (currencyPrefix: Site['currencyPrefix']): string => `Personalization adds ${price(currencyPrefix)}.`,
  /** What the price of an item with words is made of. */
  sum: (base: string, priceMessage: string): string => `${base} ${priceMessage}`,
  /** What stands by an item with words. */
  messages: (currencyPrefix: Site['currencyPrefix']): PersonalizationMessages => ({
    priceMessage: `+ ${price(currencyPrefix)} personalization`,
    returnPolicyMessage: 'Personalized items can’t be returned',
  }),
} as const;
