import { type ItemIdentity, identityKey, type RegistryAddress } from '@gift-registry/domain';
import {
  brandInterrupterStream,
  type ContributionStream,
  contributionStream,
  couponStream,
  type DraftMemory,
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
import { type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/idempotency-key.ts';
import { photoFiles } from './browser/photo-files.ts';
import { type StorageMemories, tabMemories } from './browser/storage-memory.ts';
import { lazyPopupHtml } from './lazy.tsx';
import { memoized } from './memoized.ts';
import { type RegistryAt, registryName } from './registry-at.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import type { ShellScreens } from './shell-screens.ts';

const giftCardForm = t.type({ kind: t.keyof({ GiftCard: null, EGiftCard: null }), amount: t.string });

/** What was typed for the items of a registry. */
const draftMemory = (memories: StorageMemories, key: string): DraftMemory => {
  const memory = memories(key, t.array(t.tuple([t.string, t.string])));
  return {
    read: () => new Map(O.getOrElse((): ReadonlyArray<[string, string]> => [])(memory.read())),
    keep: (typed) => () => void memory.keep([...typed])(),
  };
};

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
    }: ScreenDependencies,
    { shell, onAdded, moneyKeys, thingKeys }: ShellScreens,
    { registry, list, contribution, manageItem, otherBrand }: UnderLayers,
    popup: IO.IO<ShippingPopupStream>,
  ) =>
  (address: RegistryAddress): RegistryLayers => ({
    site,
    tabs: registryTabsStream({ registry: registry(address), site, analytics, page: 'registry-list' }),
    popup: popup(),
    photo: photoStream(photoSource(photos, photoFiles(page)), { registry: registry(address), log }),
    greeting: greetingStream({ settings: settings, registry: registry(address), log }),
    coupon: couponStream({
      registry: registry(address),
      memory: tabMemories(page, log)('dismissed-coupon', t.string),
      folding: tabMemories(page, log)('coupon-folded', t.boolean),
      clock,
      log,
    }),
    contribution: contribution(address),
    manageItem: manageItem(address),
    otherBrand: otherBrand(address),
    brandInterrupter: brandInterrupterStream({
      registry: registry(address),
      site,
      memory: tabMemories(page, log)('both-brands-put-away', t.literal(true)),
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
      memory: tabMemories(page, log)(`gift card ${address.grId}`, giftCardForm),
      keys: moneyKeys,
      scheduler: asyncScheduler,
      log,
      onAdded,
      onMailed: shell.cartChanged,
      onElsewhere: (card) => otherBrand(address).ask({ _tag: 'GiftCard', card }),
    }),
    pickup: memoized(identityKey, (identity: ItemIdentity) =>
      storeAvailabilityStream({
        source: storeAvailabilitySource({ stores, cart }),
        site,
        wanted: () => list(address).wanted(identity),
        memory: tabMemories(page, log)('postal-code', t.string),
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
  parts: ScreenDependencies,
  shellOf: ShellScreens,
  registryAt: RegistryAt,
  popup: IO.IO<ShippingPopupStream>,
): RegistryScreens => {
  const { analytics, asking, cart, catalogue, clock, goTo, listChoices, log, page, referrer, registries, site } = parts;
  const { currentUser, shell, onAdded, moneyKeys, thingKeys } = shellOf;
  const draftsOf = (kind: 'amounts' | 'quantities', { grId }: RegistryAddress) =>
    draftMemory(tabMemories(page, log), `${kind} ${grId}`);
  const contributionAt = memoized(registryName, (address: RegistryAddress) =>
    contributionStream({
      cart,
      registry: registryAt(address),
      site,
      keys: moneyKeys,
      amounts: draftsOf('amounts', address),
      scheduler: asyncScheduler,
      log,
      onGiven: shell.cartChanged,
    }),
  );
  const manageItemAt = memoized(registryName, (address: RegistryAddress) =>
    manageItemStream({
      registries,
      registry: registryAt(address),
      site,
      address: asking('manage'),
      analytics,
      log,
    }),
  );
  const otherBrandAt = memoized(registryName, (address: RegistryAddress) =>
    otherBrandStream({ registry: registryAt(address), site, referrer, log, cards: () => listAt(address) }),
  );
  const listAt: (address: RegistryAddress) => RegistryListStream = memoized(registryName, (address) =>
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
      quantities: draftsOf('quantities', address),
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
    registryList: memoized(registryName, (address) =>
      tellingOfCreation(
        listAt(address),
        registryCreated$({ registry: registryAt(address), analytics, address: parts.createdAddress }),
      ),
    ),
    registryLayers: memoized(
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
