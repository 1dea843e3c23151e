import {
  formatPrice,
  fundCapacity,
  isPersonalized,
  itemPrice,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { productToWire } from './product-to-wire.ts';
import type { RegistryItemWire } from './registry-item.ts';

/** The item as written on the wire, with prices formatted for that site. */
export const registryItemToWire =
  (site: Site) =>
  (item: RegistryItem): RegistryItemWire => ({
    ...productToWire(site, item.product),
    formattedPrice: formatPrice(site.currencyPrefix, itemPrice(item)),
    personalizationId: item.identity.personalizationId,
    quantityWants: item.wanted,
    quantityPurchased: item.purchased,
    isMostLoved: item.isMostLoved,
    isGroupGift: O.isSome(item.groupGift),
    groupGift: F.pipe(
      item.groupGift,
      O.map((gift) => ({ ...gift, missing: fundCapacity(item) })),
    ),
    isPersonalized: isPersonalized(item),
    personalizedColor: F.pipe(
      item.personalization,
      O.map(({ color }) => color),
    ),
    personalizedFont: F.pipe(
      item.personalization,
      O.map(({ font }) => font),
    ),
    personalization: item.personalization,
  });
