import type { RegistryAddress } from '@gift-registry/domain';
import {
  contributionStream,
  manageItemStream,
  otherBrandStream,
  type RegistryLayers,
  type RegistryListStream,
  readTermsFrom,
  registryCreated$,
  registryListStream,
  type ShippingPopupStream,
  tellingOfCreation,
} from '@gift-registry/ui';
import type { io as IO } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { sessionDraftMemory } from './browser/session-draft-memory.ts';
import { type RegistryAt, registryName } from './registry-at.ts';
import { registryLayersAt } from './registry-layers.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

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
