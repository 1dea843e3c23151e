/*
 * [XB-02] [XB-04] [XB-07] [SET-02] The intent for the other brand's site. Buying carries the item and its quantity, unless a link cannot name it or it is a group gift:
 * then it is bought on the registry there. Viewing opens the product's page.
 *
 * @example registryIntent({ role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false }, { grId: grIdOf('7310442'), items: [], linkKey: O.none }, { _tag: 'Shop' })
 *   // => O.some({ _tag: 'redirect', registry: O.some({ grId: '7310442', role: 'guest', linkKey: O.none }) })
 */
import { function as F, option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import { addingPath } from '../address/index.ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import { isSameIdentity } from '../identity/index.ts';
import { hasPage, type RegistryItem } from '../item/index.ts';
import { giftPath } from '../page/index.ts';
import { isGuestQuantity } from '../quantity/index.ts';
import { isOtherBrand, type Site } from '../site/index.ts';
import type { CrossBrandIntent, RegistryLink } from './continue-address.ts';
import type { Handoff } from './handoff.ts';
import { plainOrOnlyItem } from './handoff.ts';
import { otherSite } from './product-link.ts';

/** What a person wants to do on the other brand's site: with an item (1 to 99 units when buying), with a gift card, or just to shop. */
export type OtherBrandWish =
  | { readonly _tag: 'Buy'; readonly identity: ItemIdentity; readonly quantity: number }
  | { readonly _tag: 'View' | 'AskStock'; readonly identity: ItemIdentity }
  | { readonly _tag: 'GiftCard'; readonly card: O.Option<Extract<Handoff, { readonly _tag: 'GiftCard' }>> }
  | { readonly _tag: 'Shop' };

/** The reader's role, site and event. */
export interface RegistryReader extends ActionReader {
  readonly site: Site;
}

/** The registry as seen on this site. */
export interface CurrentRegistry extends Pick<RegistryLink, 'grId' | 'linkKey'> {
  readonly grId: GrId;
  readonly items: ReadonlyArray<RegistryItem>;
}

/** Whether a link with only the SKU means exactly this item, and it is bought by the unit. */
const isNamedBySku = (items: ReadonlyArray<RegistryItem>, { identity, groupGift }: RegistryItem): boolean =>
  O.isNone(groupGift) &&
  F.pipe(
    plainOrOnlyItem(items.filter(({ identity: { sku } }) => sku === identity.sku)),
    O.exists((meant) => isSameIdentity(meant.identity, identity)),
  );

const pageOf = (
  registry: RegistryLink,
  { identity, product }: RegistryItem,
  _tag: 'product' | 'availability',
): O.Option<CrossBrandIntent> => {
  if (!hasPage(product)) return O.none;
  const { grId, role, linkKey } = registry;
  const gift = O.isSome(linkKey) ? { grId, identity, linkKey: linkKey.value } : { grId, identity };
  return O.some({ _tag, path: role === 'guest' ? giftPath(product.path, gift) : addingPath(product.path, grId) });
};

/** The intent for a wish; `none` when it does not involve the other brand. */
export const registryIntent = (
  reader: RegistryReader,
  { grId, items, linkKey }: CurrentRegistry,
  wish: OtherBrandWish,
): O.Option<CrossBrandIntent> => {
  if (O.isNone(otherSite(reader.site))) return O.none;
  const { role, site } = reader;
  const registry: RegistryLink = { grId, role, linkKey: role === 'guest' ? linkKey : O.none };
  const elsewhere = (identity: ItemIdentity): O.Option<RegistryItem> =>
    O.fromNullable(items.find((item) => isSameIdentity(item.identity, identity) && isOtherBrand(item.product, site)));
  switch (wish._tag) {
    case 'Shop':
      return O.some({ _tag: 'redirect', registry: O.some(registry) });
    case 'GiftCard':
      return can(reader, 'page', 'buyGiftCard')
        ? O.some({ _tag: 'giftCard', registry: O.some(registry), card: wish.card })
        : O.none;
    case 'View':
      return O.chain((item: RegistryItem) => pageOf(registry, item, 'product'))(elsewhere(wish.identity));
    case 'AskStock':
      return O.chain((item: RegistryItem) => pageOf(registry, item, 'availability'))(elsewhere(wish.identity));
    case 'Buy':
      return F.pipe(
        elsewhere(wish.identity),
        O.filter(() => can(reader, 'page', 'buyOnOtherBrand')),
        O.chain((item): O.Option<CrossBrandIntent> => {
          const { identity, groupGift } = item;
          if (!isNamedBySku(items, item))
            return O.some({ _tag: O.isSome(groupGift) ? 'contribute' : 'gift', registry, identity });
          const bought = { _tag: 'Item', sku: identity.sku, quantity: wish.quantity } as const;
          return isGuestQuantity(wish.quantity) ? O.some({ _tag: 'addToCart', registry, item: bought }) : O.none;
        }),
      );
  }
};
