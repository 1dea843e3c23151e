import { option as O } from 'fp-ts';
import type { Product } from '../../item/index.ts';
import type { CustomOrder } from '../../ports/index.ts';
import { termsMessages } from './adding.ts';
import { productPageMessages } from './product-page.ts';

/** The terms that are accepted before the product is ordered, if it has any (ADD-05). */
export const customOrderTerms = ({
  hasCustomOrderConfirmation,
  availabilityMessage,
}: Pick<Product, 'hasCustomOrderConfirmation' | 'availabilityMessage'>): O.Option<CustomOrder> =>
  hasCustomOrderConfirmation
    ? O.some({
        title: termsMessages.title,
        termsHtml: `<p>${productPageMessages.customOrder}</p><ul><li>${productPageMessages.customOrderCheck}</li></ul>`,
        leadTime: availabilityMessage,
      })
    : O.none;
