/*
 * [SETS-01] [BASKET-01] An item is a set when more than one of it is wanted and that makes four pieces or more: eight plates, or two boxes of six glasses. Two lamps or three frames are single things. A set of which some
 * are bought is complete with those that are still wanted.
 *
 * @example isSet(exampleItem({ wanted: 8 })) // => true
 * @example isSet(exampleItem({ wanted: 2, product: exampleProduct({ name: 'Heron Table Lamp' }) })) // => false
 * @example isSet(exampleItem({ wanted: 2, product: exampleProduct({ name: 'Vesper Wine Glasses, Set of 6' }) })) // => true
 * @example missingOfSet(exampleItem({ wanted: 8, purchased: 5 })) // => O.some(3)
 */
import { option as O } from 'fp-ts';
import { purchaseState, remaining } from './purchase-state.ts';
import type { RegistryItem } from './registry-item.ts';
import { setSize } from './set-size.ts';

const FEWEST_PIECES = 4;

/** Whether the wanted units belong together. */
export const isSet = ({ wanted, product }: Pick<RegistryItem, 'wanted' | 'product'>): boolean =>
  wanted > 1 && wanted * setSize(product.name) >= FEWEST_PIECES;

/** How many units complete a set of which some were bought; `none` for what is no set, is not begun or complete, is no longer available, or is paid for together. */
export const missingOfSet = (item: RegistryItem): O.Option<number> =>
  isSet(item) && purchaseState(item) === 'partial' && !item.product.isNla && O.isNone(item.groupGift)
    ? O.some(remaining(item))
    : O.none;
