import { guestQuantityField, type ItemIdentity, identityKey, type RegistryAddress } from '@gift-registry/domain';
import {
  contributionStream,
  giftCardsStream,
  itemDetailsStream,
  nlaItemStream,
  type RegistryLayers,
  type RegistryListStream,
  readFamilyFrom,
  readPopupHtml,
  registryListStream,
  type SettingsStream,
  type ShippingPopupStream,
  settingsStream,
  storeAvailabilitySource,
  storeAvailabilityStream,
} from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/new-key.ts';
import { sessionGiftCardMemory } from './browser/session-gift-card-memory.ts';
import { sessionPostalCodeMemory } from './browser/session-postal-code-memory.ts';
import { type RegistryAt, registryName } from './registry-at.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** What stands on the page of a registry, and what may lie over it. */
export interface RegistryScreens {
  readonly registryList: (address: RegistryAddress) => RegistryListStream;
  readonly registryLayers: (address: RegistryAddress) => RegistryLayers;
  readonly settings: (address: RegistryAddress) => SettingsStream;
}

/** The screens of registries; each is made when it is first asked for. */
export const registryScreens = (
  parts: ScreenParts,
  { shell, onAdded }: ShellParts,
  registryAt: RegistryAt,
  popup: IO.IO<ShippingPopupStream>,
): RegistryScreens => {
  const { analytics, cart, catalogue, clock, listChoices, log, openedItem, page, referrer, registries, site, stores } =
    parts;
  const contributionAt = remembered(registryName, (address: RegistryAddress) =>
    contributionStream({ cart, registry: registryAt(address), site, newKey, log, onAdded }),
  );
  const listAt = remembered(registryName, (address: RegistryAddress) =>
    registryListStream({
      registry: registryAt(address),
      cart,
      listChoices,
      analytics,
      site,
      referrer,
      clock,
      newKey,
      scheduler: asyncScheduler,
      log,
      onAdded,
      contribute: contributionAt(address).open,
      shell: shell.model,
    }),
  );
  return {
    registryList: listAt,
    registryLayers: remembered(registryName, (address) => ({
      site,
      popup: popup(),
      contribution: contributionAt(address),
      nlaItem: nlaItemStream({
        registries,
        registry: registryAt(address),
        analytics,
        newKey,
        scheduler: asyncScheduler,
        log,
      }),
      giftCards: giftCardsStream({
        cart,
        registry: registryAt(address),
        site,
        memory: sessionGiftCardMemory(() => page.sessionStorage, log, address.grId),
        readPopup: readPopupHtml,
        newKey,
        scheduler: asyncScheduler,
        log,
        onAdded,
        onMailed: shell.cartChanged,
      }),
      pickup: remembered(identityKey, (identity: ItemIdentity) =>
        storeAvailabilityStream({
          source: storeAvailabilitySource({ stores, cart }),
          site,
          wanted: () => {
            const quantity = listAt(address).cardStates.value.get(identityKey(identity))?.quantity ?? '';
            return O.some({
              grId: O.some(address.grId),
              identity,
              quantity: Number(guestQuantityField.blur(quantity)),
            });
          },
          memory: sessionPostalCodeMemory(() => page.sessionStorage, log),
          onAdded,
          newKey,
          scheduler: asyncScheduler,
          log,
        }),
      ),
      itemDetails: itemDetailsStream({
        registry: registryAt(address),
        cards: listAt(address),
        openedItem,
        readFamily: readFamilyFrom(catalogue),
        site,
        log,
      }),
    })),
    settings: remembered(registryName, (address) => settingsStream({ registry: registryAt(address), log })),
  };
};
