import {
  type AddRefusal,
  exceedsRemaining,
  formatPrice,
  identityKey,
  isInOrder,
  isOtherBrand,
  isPurchased,
  type RegistryItem,
  type Role,
  remaining,
  type Site,
  shownPrice,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CardState } from './card-state.ts';
import type { CardControl, ItemCardModel } from './item-card-model.ts';

/** For whom cards are made: a reader on a site. */
export interface CardReader {
  readonly site: Site;
  readonly role: Role;
}

const personalizationError = ({ identity }: RegistryItem): AddRefusal => ({ _tag: 'PersonalizationError', identity });

const control = ({ site, role }: CardReader, item: RegistryItem, state: CardState): CardControl => {
  if (role === 'registrant') return { _tag: 'Own' };
  if (isPurchased(item)) return { _tag: 'Purchased' };
  if (isOtherBrand(item.product, site.brand)) return { _tag: 'OtherBrand', brand: item.product.brand };
  if (!isInOrder(item)) return { _tag: 'Unbuyable', reason: personalizationError(item) };
  return {
    _tag: 'Buy',
    quantity: state.quantity,
    isBeyond: state.isBeyondInCart || exceedsRemaining(Number(state.quantity), remaining(item)),
    add: state.add,
  };
};

/** The card of an item, as that reader sees it after what was done on it. */
export const itemCard = (reader: CardReader, item: RegistryItem, state: CardState): ItemCardModel => {
  const { current, struck, markdown } = shownPrice(item.product);
  const write = (amount: typeof current) => formatPrice(reader.site.currencyPrefix, amount);
  return {
    key: identityKey(item.identity),
    item,
    price: write(current),
    struckPrice: O.map(write)(struck),
    markdown,
    otherBrand: isOtherBrand(item.product, reader.site.brand) ? O.some(item.product.brand) : O.none,
    isPurchased: isPurchased(item),
    percentPurchased: Math.min(100, (100 * item.purchased) / item.wants),
    control: control(reader, item, state),
  };
};
