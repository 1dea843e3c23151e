import type { Product } from '../item/index.ts';
import type { CustomOrder } from '../ports/index.ts';
import { termsWords } from './adding.en.ts';
import { productPageWords } from './product-page.en.ts';

const NOTHING_TO_CONFIRM: CustomOrder = { hasCustomOrderConfirmation: false, title: '', termsHtml: '', leadTime: '' };

/** The terms that are accepted before the product is ordered (ADD-05). */
export const customOrderTerms = ({
  hasCustomOrderConfirmation,
  availabilityMessage,
}: Pick<Product, 'hasCustomOrderConfirmation' | 'availabilityMessage'>): CustomOrder =>
  hasCustomOrderConfirmation
    ? {
        hasCustomOrderConfirmation,
        title: termsWords.title,
        termsHtml: `<p>${productPageWords.customOrder}</p><ul><li>${productPageWords.customOrderCheck}</li></ul>`,
        leadTime: availabilityMessage,
      }
    : NOTHING_TO_CONFIRM;
