import {
  accountHttp,
  cartHttp,
  catalogueHttp,
  recommendationsHttp,
  registriesHttp,
  storesHttp,
} from '@gift-registry/adapters-http';
import type { RegistryAddress } from '@gift-registry/domain';
import {
  GiftCards,
  ListDialogs,
  type ListLayers,
  MantineSite,
  type RegistryListStream,
  SiteLayers,
  shippingPopupStream,
} from '@gift-registry/ui';
import { type ComponentType, useEffect } from 'react';
import { asyncScheduler } from 'rxjs';
import { serializedCart } from './browser/serialized-cart.ts';
import { landingParts } from './landing.tsx';
import { listLayersAt } from './list-layers.ts';
import { once } from './memoized.ts';
import type { PageParts } from './page-parts.ts';
import type { RegistryAt } from './registry-at.ts';
import type { ShellScreens } from './shell-screens.ts';
import { type SiteDialogs, siteDialogs } from './site-dialogs.ts';

/** What the dialogs share with the list under them. */
export interface UnderDialogs {
  readonly parts: PageParts;
  readonly shellOf: ShellScreens;
  readonly registryAt: RegistryAt;
  readonly listAt: (address: RegistryAddress) => RegistryListStream;
  readonly address: RegistryAddress;
}

/** The streams of what may lie over a guest's list. */
export interface GuestDialogs extends ListLayers, SiteDialogs {}

/** What is drawn of them. */
export interface GuestDialogsParts {
  readonly Dialogs: ComponentType;
  readonly GiftCards: ComponentType;
}

/** What a guest's page does not need before somebody does something: the dialogs over it and the gift cards under its list. `onReady` is called once all streams are observed. */
export const guestDialogs = (
  { parts, shellOf, registryAt, listAt, address }: UnderDialogs,
  onReady: (dialogs: GuestDialogs) => void,
): GuestDialogsParts => {
  const { connection, cartLock, log } = parts;
  const withPorts = {
    ...parts,
    account: accountHttp(connection),
    cart: serializedCart(cartHttp(connection), cartLock),
    catalogue: catalogueHttp(connection),
    recommendations: recommendationsHttp(connection, log),
    registries: registriesHttp(connection, log, asyncScheduler),
    stores: storesHttp(connection),
  };
  const popup = once(() => shippingPopupStream({ catalogue: withPorts.catalogue, scheduler: asyncScheduler, log }));
  const layersAt = listLayersAt(withPorts, shellOf, registryAt, listAt, popup);
  const layers = layersAt(address);
  const dialogs = siteDialogs(withPorts, shellOf, registryAt);
  const landing = landingParts({
    parts: withPorts,
    shellOf,
    registryAt,
    list: listAt,
    giftCards: (at) => layersAt(at).giftCards,
  });
  const Dialogs = () => {
    useEffect(() => onReady({ ...layers, ...dialogs }), []);
    return (
      <MantineSite>
        {landing.signIn}
        {landing.at(address)}
        <ListDialogs terms={listAt(address).terms} layers={layers} />
        <SiteLayers {...dialogs} />
      </MantineSite>
    );
  };
  return { Dialogs, GiftCards: () => <GiftCards stream={layers.giftCards} /> };
};
