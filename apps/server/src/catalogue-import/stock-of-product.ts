/*
 * [INT-06] [BUY-09] [ITEM-14] How a product reads with a stock: in stock, out of stock, on backorder, or no longer available. Nothing else of it changes.
 *
 * @example withStock({ stock: 'out-of-stock', shipsOn: O.none })(product).isAvailable // => false
 */
import { availabilityMessage, availabilityMessages, type Product, type ProductStock } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

type Stocked = Pick<Product, 'isNla' | 'isAvailable' | 'isBackorderable' | 'availabilityMessage' | 'messages'>;

const isInStock = ({ isNla, isAvailable }: Product): boolean => isAvailable && !isNla;

const inStock = (product: Product): Stocked => ({
  isNla: false,
  isAvailable: true,
  isBackorderable: false,
  availabilityMessage: availabilityMessages['in-stock'],
  messages: product.messages.filter(({ type }) => type !== 'availability'),
});

/** The product with the stock that another state of it has. */
export const withStockOf =
  ({ isNla, isAvailable, isBackorderable, availabilityMessage: text, messages }: Product) =>
  (product: Product): Product => ({
    ...product,
    isNla,
    isAvailable,
    isBackorderable,
    availabilityMessage: text,
    messages: [
      ...messages.filter(({ type }) => type === 'availability'),
      ...product.messages.filter(({ type }) => type !== 'availability'),
    ],
  });

/** The product with that stock. */
export const withStock =
  (said: ProductStock) =>
  (product: Product): Product => {
    const { stock } = said;
    if (stock === 'in-stock') return isInStock(product) ? product : { ...product, ...inStock(product) };
    const text = availabilityMessage(said);
    const others = product.messages.filter(({ type }) => type !== 'availability');
    return {
      ...product,
      isNla: stock === 'discontinued',
      isAvailable: false,
      isBackorderable: stock === 'on-backorder',
      availabilityMessage: text,
      messages:
        stock === 'discontinued'
          ? others
          : [{ type: 'availability', level: 'warning', text, popupName: O.none }, ...others],
    };
  };
