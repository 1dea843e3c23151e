import { option as O } from 'fp-ts';
import type { Product } from './product.ts';

const FREE_SHIPPING = 'freeShipping';

/** Whether the product is marked as shipping free, by its promotion or one of its messages. */
export const isShippedFree = ({ messages, shippingPromo }: Pick<Product, 'messages' | 'shippingPromo'>): boolean =>
  O.exists(({ popupName }: { readonly popupName: string }) => popupName === FREE_SHIPPING)(shippingPromo) ||
  messages.some(
    ({ type, popupName }) =>
      type === 'freeShippingPopup' || O.exists((name: string) => name === FREE_SHIPPING)(popupName),
  );
