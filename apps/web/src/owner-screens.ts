import type { GrId } from '@gift-registry/domain';
import {
  couponStream,
  greetingStream,
  groupGiftFundStream,
  type HiddenPurchasesStream,
  hiddenPurchasesStream,
  manageItemStream,
  nlaItemStream,
  type OwnerLayers,
  photoSource,
  photoStream,
  purchaseNews,
  type RegistryListStream,
  registryCreated$,
  registryTabsStream,
  type ShippingPopupStream,
  withCreationTracking,
} from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler } from 'rxjs';
import { brandInterrupterAt } from './brand-interrupter.ts';
import { readerTimeZone } from './browser/browser-clock.ts';
import { newKey } from './browser/idempotency-key.ts';
import { photoFiles } from './browser/photo-files.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { type ListScreenLayers, listLayersAt } from './list-layers.ts';
import { listsAt } from './list-screen.ts';
import { memoized } from './memoized.ts';
import type { RegistryAt } from './registry-at.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import type { ShellScreens } from './shell-screens.ts';

/** The list of a registrant's own registry, with the other parts of its page and the dialogs over it. */
export interface OwnerScreens {
  readonly ownList: (grId: GrId) => RegistryListStream;
  readonly ownLayers: (grId: GrId) => OwnerLayers & ListScreenLayers;
  readonly hiddenPurchases: (grId: GrId) => HiddenPurchasesStream;
}

/** The streams of a registrant's own registries; each is created on first use. */
export const ownerScreens = (
  parts: ScreenDependencies,
  shellOf: ShellScreens,
  registryAt: RegistryAt,
  popup: IO.IO<ShippingPopupStream>,
): OwnerScreens => {
  const { analytics, addressRequest, clock, log, page, photos, registries, settings, site, thanks } = parts;
  const own = (grId: GrId) => ({ grId, viewing: 'own' }) as const;
  const manageItemAt = memoized(String, (grId: GrId) =>
    manageItemStream({
      registries,
      registry: registryAt(own(grId)),
      site,
      address: addressRequest('manage'),
      analytics,
      log,
    }),
  );
  const listAt = listsAt(parts, parts, shellOf, registryAt, (address) => ({
    contribute: (identity) => layersAt(address).contribution.open(identity),
    goElsewhere: (_tag, identity) => layersAt(address).otherBrand.ask({ _tag, identity }),
    manage: (identity) => manageItemAt(address.grId).open(identity),
  }));
  const hiddenPurchases = memoized(String, (grId: GrId) =>
    hiddenPurchasesStream({ settings, registry: registryAt(own(grId)), log }),
  );
  const layersAt = listLayersAt(parts, shellOf, registryAt, listAt, popup);
  return {
    hiddenPurchases,
    ownList: memoized(String, (grId: GrId) =>
      withCreationTracking(
        listAt(own(grId)),
        registryCreated$({ registry: registryAt(own(grId)), analytics, address: addressRequest('create') }),
      ),
    ),
    ownLayers: memoized(String, (grId: GrId) => {
      const registry = registryAt(own(grId));
      const manageItem = manageItemAt(grId);
      return {
        ...layersAt(own(grId)),
        site,
        tabs: registryTabsStream({ registry, site, analytics, page: 'registry-list' }),
        photo: photoStream(photoSource(photos, photoFiles(page)), { registry, log }),
        greeting: greetingStream({ settings, registry, log }),
        hiddenPurchases: hiddenPurchases(grId),
        coupon: couponStream({
          registry,
          memory: tabMemories(page, log)('dismissed-coupon', t.string),
          folding: tabMemories(page, log)('coupon-folded', t.boolean),
          site,
          readerTimeZone: readerTimeZone(),
          clock,
          log,
        }),
        manageItem,
        purchases: purchaseNews({ registry, readGifts: thanks.readGifts, scheduler: asyncScheduler, log }),
        brandInterrupter: brandInterrupterAt(parts, registryAt, own(grId)),
        groupGiftFund: groupGiftFundStream({
          save: registries.updateItem,
          registry,
          site,
          manage: manageItem.open,
          analytics,
          log,
        }),
        nlaItem: nlaItemStream({
          registries,
          registry,
          site,
          analytics,
          address: addressRequest('replace'),
          manage: manageItem.open,
          newKey,
          scheduler: asyncScheduler,
          log,
        }),
      };
    }),
  };
};
