import { type ItemIdentity, identityKey, type RegistryAddress } from '@gift-registry/domain';
import {
  brandInterrupterStream,
  type ContributionStream,
  contributionStream,
  couponStream,
  giftCardsStream,
  greetingStream,
  groupGiftFundStream,
  itemDetailsStream,
  type ManageItemStream,
  manageItemSource,
  manageItemStream,
  nlaItemStream,
  type OtherBrandStream,
  otherBrandStream,
  photoSource,
  photoStream,
  type RegistryLayers,
  type RegistryListStream,
  readFamilyFrom,
  readTermsFrom,
  registryCreated$,
  registryListStream,
  registryTabsStream,
  type ShippingPopupStream,
  storeAvailabilitySource,
  storeAvailabilityStream,
  tellingOfCreation,
} from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/new-key.ts';
import { pictureOpener } from './browser/picture-opener.ts';
import { sessionCouponFolding, sessionCouponMemory } from './browser/session-coupon-memory.ts';
import { sessionDismissedMemory } from './browser/session-dismissed-memory.ts';
import { sessionDraftMemory } from './browser/session-draft-memory.ts';
import { sessionGiftCardMemory } from './browser/session-gift-card-memory.ts';
import { sessionPostalCodeMemory } from './browser/session-postal-code-memory.ts';
import { lazyPopupHtml } from './lazy-popup-html.ts';
import { type RegistryAt, registryName } from './registry-at.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** What the layers over a registry's page share with the page. */
interface UnderLayers {
  readonly registry: RegistryAt;
  readonly list: (address: RegistryAddress) => RegistryListStream;
  readonly contribution: (address: RegistryAddress) => ContributionStream;
  readonly manageItem: (address: RegistryAddress) => ManageItemStream;
  readonly otherBrand: (address: RegistryAddress) => OtherBrandStream;
}

/** What may lie over the page of a registry. */
const registryLayersAt =
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
    photo: photoStream(photoSource(photos, pictureOpener(page)), { registry: registry(address), log }),
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

/** What stands on the page of a registry, and what may lie over it. */
export interface RegistryScreens {
  readonly registryList: (address: RegistryAddress) => RegistryListStream;
  readonly registryLayers: (address: RegistryAddress) => RegistryLayers;
}

/** The screens of registries; each is made when it is first asked for. */
export const registryScreens = (
  parts: ScreenParts,
  shellOf: ShellParts,
  registryAt: RegistryAt,
  popup: IO.IO<ShippingPopupStream>,
): RegistryScreens => {
  const { analytics, asking, cart, catalogue, clock, goTo, listChoices, log, page, referrer, registries, site } = parts;
  const { currentUser, shell, onAdded, moneyKeys, thingKeys } = shellOf;
  const draftMemory = (kind: 'amounts' | 'quantities', { grId }: RegistryAddress) =>
    sessionDraftMemory(() => page.sessionStorage, log, kind, grId);
  const contributionAt = remembered(registryName, (address: RegistryAddress) =>
    contributionStream({
      cart,
      registry: registryAt(address),
      site,
      keys: moneyKeys,
      amounts: draftMemory('amounts', address),
      scheduler: asyncScheduler,
      log,
      onGiven: shell.cartChanged,
    }),
  );
  const manageItemAt = remembered(registryName, (address: RegistryAddress) =>
    manageItemStream({
      registries,
      registry: registryAt(address),
      site,
      address: asking('manage'),
      analytics,
      log,
    }),
  );
  const otherBrandAt = remembered(registryName, (address: RegistryAddress) =>
    otherBrandStream({ registry: registryAt(address), site, referrer, log, cards: () => listAt(address) }),
  );
  const listAt: (address: RegistryAddress) => RegistryListStream = remembered(registryName, (address) =>
    registryListStream({
      registry: registryAt(address),
      cart,
      listChoices,
      analytics,
      site,
      referrer,
      readTerms: readTermsFrom(catalogue),
      currentUser,
      goTo,
      clock,
      quantities: draftMemory('quantities', address),
      keys: thingKeys,
      scheduler: asyncScheduler,
      log,
      onAdded,
      contribute: contributionAt(address).open,
      manage: manageItemAt(address).open,
      goElsewhere: (_tag, identity) => otherBrandAt(address).ask({ _tag, identity }),
      shell: shell.model,
    }),
  );
  return {
    registryList: remembered(registryName, (address) =>
      tellingOfCreation(
        listAt(address),
        registryCreated$({ registry: registryAt(address), analytics, address: parts.createdAddress }),
      ),
    ),
    registryLayers: remembered(
      registryName,
      registryLayersAt(
        parts,
        shellOf,
        {
          registry: registryAt,
          list: listAt,
          contribution: contributionAt,
          manageItem: manageItemAt,
          otherBrand: otherBrandAt,
        },
        popup,
      ),
    ),
  };
};
