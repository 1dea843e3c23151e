import { type ItemIdentity, identityKey, type RegistryAddress } from '@gift-registry/domain';
import {
  brandInterrupterStream,
  type ContributionStream,
  couponStream,
  giftCardsStream,
  greetingStream,
  groupGiftFundStream,
  itemDetailsStream,
  type ManageItemStream,
  manageItemSource,
  nlaItemStream,
  type OtherBrandStream,
  photoSource,
  photoStream,
  type RegistryLayers,
  type RegistryListStream,
  readFamilyFrom,
  registryTabsStream,
  type ShippingPopupStream,
  storeAvailabilitySource,
  storeAvailabilityStream,
} from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/new-key.ts';
import { photoDesk } from './browser/photo-desk.ts';
import { sessionCouponFolding, sessionCouponMemory } from './browser/session-coupon-memory.ts';
import { sessionDismissedMemory } from './browser/session-dismissed-memory.ts';
import { sessionGiftCardMemory } from './browser/session-gift-card-memory.ts';
import { sessionPostalCodeMemory } from './browser/session-postal-code-memory.ts';
import { lazyPopupHtml } from './lazy-popup-html.ts';
import type { RegistryAt } from './registry-at.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** What the layers over a registry's page share with the page. */
export interface UnderLayers {
  readonly registry: RegistryAt;
  readonly list: (address: RegistryAddress) => RegistryListStream;
  readonly contribution: (address: RegistryAddress) => ContributionStream;
  readonly manageItem: (address: RegistryAddress) => ManageItemStream;
  readonly otherBrand: (address: RegistryAddress) => OtherBrandStream;
}

/** What may lie over the page of a registry. */
export const registryLayersAt =
  (
    {
      analytics,
      cart,
      catalogue,
      clock,
      log,
      openedItem,
      page,
      photos,
      registries,
      replaceAddress,
      settings,
      site,
      stores,
    }: ScreenParts,
    { shell, onAdded, moneyKeys, thingKeys }: ShellParts,
    { registry, list, contribution, manageItem, otherBrand }: UnderLayers,
    popup: IO.IO<ShippingPopupStream>,
  ) =>
  (address: RegistryAddress): RegistryLayers => ({
    site,
    tabs: registryTabsStream({ registry: registry(address), site, analytics, page: 'registry-list' }),
    popup: popup(),
    photo: photoStream(photoSource(photos, photoDesk(page)), { registry: registry(address), log }),
    greeting: greetingStream({ settings: settings, registry: registry(address), log }),
    coupon: couponStream({
      registry: registry(address),
      memory: sessionCouponMemory(() => page.sessionStorage, log),
      folding: sessionCouponFolding(() => page.sessionStorage, log),
      clock,
      log,
    }),
    contribution: contribution(address),
    manageItem: manageItem(address),
    otherBrand: otherBrand(address),
    brandInterrupter: brandInterrupterStream({
      registry: registry(address),
      site,
      memory: sessionDismissedMemory(() => page.sessionStorage, log),
    }),
    groupGiftFund: groupGiftFundStream({
      save: manageItemSource(registries).save,
      registry: registry(address),
      site,
      manage: manageItem(address).open,
      analytics,
      log,
    }),
    nlaItem: nlaItemStream({
      registries,
      registry: registry(address),
      site,
      analytics,
      address: replaceAddress,
      manage: manageItem(address).open,
      newKey,
      scheduler: asyncScheduler,
      log,
    }),
    giftCards: giftCardsStream({
      ...lazyPopupHtml(cart, async () => (await import('./popup-html-reader.ts')).readPopupHtml, log),
      registry: registry(address),
      site,
      memory: sessionGiftCardMemory(() => page.sessionStorage, log, address.grId),
      keys: moneyKeys,
      scheduler: asyncScheduler,
      log,
      onAdded,
      onMailed: shell.cartChanged,
      onElsewhere: (card) => otherBrand(address).ask({ _tag: 'GiftCard', card }),
    }),
    pickup: remembered(identityKey, (identity: ItemIdentity) =>
      storeAvailabilityStream({
        source: storeAvailabilitySource({ stores, cart }),
        site,
        wanted: () => list(address).wanted(identity),
        memory: sessionPostalCodeMemory(() => page.sessionStorage, log),
        onAdded,
        keys: thingKeys,
        scheduler: asyncScheduler,
        log,
      }),
    ),
    itemDetails: itemDetailsStream({
      registry: registry(address),
      cards: list(address),
      openedItem,
      readFamily: readFamilyFrom(catalogue),
      site,
      log,
    }),
  });
