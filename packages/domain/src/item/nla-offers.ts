/*
 * [ITEM-04] [NLA-01] [NLA-03] A registrant can remove an item that is no longer available, or replace it where the site offers that, as long as units are still wanted
 * and its personalization has no error.
 *
 * @example nlaOffers(
 *     'registrant',
 *     { nlaReplacement: true },
 *     exampleItem({ product: exampleProduct({ isNla: true }), wanted: 8, purchased: 3 }),
 *   ) // => { remove: true, replace: true }
 */
import { can, type Role } from '../account/index.ts';
import type { SiteFeatures } from '../site/index.ts';
import { conditionOf, hasPersonalizationError } from './item-status.ts';
import { isNeeded } from './purchase-state.ts';
import type { RegistryItem } from './registry-item.ts';

/**
 * Whether the item can be replaced by another product: it is no longer available, more of it is wanted than was bought,
 * and its personalization has no error.
 */
export const isReplaceable = (item: RegistryItem): boolean =>
  item.product.isNla && isNeeded(item) && !hasPersonalizationError(item);

/** The actions offered on an item that is no longer available. */
export interface NlaOffers {
  readonly replace: boolean;
  readonly remove: boolean;
}

/** The actions that a reader with this role has on the item, on a site with those features. */
export const nlaOffers = (
  role: Role,
  { nlaReplacement }: Pick<SiteFeatures, 'nlaReplacement'>,
  item: RegistryItem,
): NlaOffers => {
  const isGone = conditionOf(item) === 'no-longer-available';
  return {
    remove: isGone && can({ role }, 'page', 'removeNoLongerAvailable'),
    replace: isGone && can({ role }, 'page', 'replaceNoLongerAvailable') && nlaReplacement && isReplaceable(item),
  };
};
