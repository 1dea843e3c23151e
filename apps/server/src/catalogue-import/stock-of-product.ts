/*
 * [INT-06] [BUY-09] [ITEM-14] How a product reads with a stock: in stock, out of stock, on backorder, or no longer available. Nothing else of it changes.
 *
 * @example withStock({ stock: 'out-of-stock', shipsOn: O.none })(product).isAvailable // => false
 */
import {
  type ItemMessage,
  LANGUAGES,
  type Language,
  messagesOf,
  type Product,
  type ProductStock,
  type ProductTexts,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';

type Stocked = Pick<Product, 'isNla' | 'isAvailable' | 'isBackorderable' | 'availabilityMessage' | 'messages'>;
type Said = Pick<Product, 'availabilityMessage' | 'messages'>;

const isInStock = ({ isNla, isAvailable }: Product): boolean => isAvailable && !isNla;

const isOfStock = ({ type }: ItemMessage): boolean => type === 'availability';

/** The texts of a product in each other language, changed by what they say of its stock. */
const alsoIn = (
  texts: Product['texts'],
  change: (language: Language, said: ProductTexts) => ProductTexts,
): Pick<Product, 'texts'> => {
  if (texts === undefined) return {};
  const changed = LANGUAGES.flatMap((language) => {
    const said = texts[language];
    return said === undefined ? [] : [[language, change(language, said)] as const];
  });
  return { texts: Object.fromEntries(changed) };
};

/** The product with the stock that another state of it has. */
export const withStockOf =
  (other: Product) =>
  (product: Product): Product => {
    const { isNla, isAvailable, isBackorderable } = other;
    const of = (from: Said, { messages }: Pick<Product, 'messages'>): Said => ({
      availabilityMessage: from.availabilityMessage,
      messages: [...from.messages.filter(isOfStock), ...messages.filter((line) => !isOfStock(line))],
    });
    return {
      ...product,
      ...{ isNla, isAvailable, isBackorderable },
      ...of(other, product),
      ...alsoIn(product.texts, (language, { messages = product.messages, ...said }) => ({
        ...said,
        ...of({ ...other, ...other.texts?.[language] }, { messages }),
      })),
    };
  };

/** What a product says of that stock in a language. */
const saidOf = (said: ProductStock, language: Language, lines: ReadonlyArray<ItemMessage>): Said => {
  const text = messagesOf(language).availabilityMessage(said);
  const others = lines.filter((line) => !isOfStock(line));
  return {
    availabilityMessage: text,
    messages:
      said.stock === 'in-stock' || said.stock === 'discontinued'
        ? others
        : [{ type: 'availability', level: 'warning', text, popupName: O.none }, ...others],
  };
};

/** The product, whose texts are in that language, with that stock. */
export const withStock =
  (said: ProductStock, language: Language = 'en') =>
  (product: Product): Product => {
    const { stock } = said;
    if (stock === 'in-stock' && isInStock(product)) return product;
    const stocked: Stocked = {
      isNla: stock === 'discontinued',
      isAvailable: stock === 'in-stock',
      isBackorderable: stock === 'on-backorder',
      ...saidOf(said, language, product.messages),
    };
    return {
      ...product,
      ...stocked,
      ...alsoIn(product.texts, (other, { messages = [], ...texts }) => ({
        ...texts,
        ...saidOf(said, other, messages),
      })),
    };
  };
