import {
  accountHttp,
  boughtElsewhereHttp,
  cartHttp,
  catalogueHttp,
  recommendationsHttp,
  registriesHttp,
  storesHttp,
} from '@gift-registry/adapters-http';
import type { Cart, Catalogue, Registries, RegistryAddress } from '@gift-registry/domain';
import { ListDialogs, MantineSite, type RegistryListStream, SiteLayers, shippingPopupStream } from '@gift-registry/ui';
import { useEffect } from 'react';
import { asyncScheduler } from 'rxjs';
import { serializedCart } from './browser/serialized-cart.ts';
import { type LandingParts, landingParts } from './landing.tsx';
import { type ListScreenLayers, listLayersAt } from './list-layers.ts';
import { once } from './memoized.ts';
import type { PageParts } from './page-parts.ts';
import type { RegistryAt } from './registry-at.ts';
import type { ShellScreens } from './shell-screens.ts';
import { type SiteDialogs, siteDialogs } from './site-dialogs.ts';

/** The dependencies that the dialogs share with the list under them. */
interface GuestDialogsDependencies {
  readonly parts: PageParts;
  readonly shellOf: ShellScreens;
  readonly registryAt: RegistryAt;
  readonly listAt: (address: RegistryAddress) => RegistryListStream;
  readonly address: RegistryAddress;
}

/** The streams of the dialogs over a guest's list, and of the gift cards below it. */
export interface GuestDialogs extends ListScreenLayers, SiteDialogs {
  readonly landing: LandingParts;
  /** The terms of a custom order (ADD-05). */
  readonly customOrder: Catalogue['customOrder'];
  /** The cart for pickup additions made on the list (BUY-08). */
  readonly cart: Pick<Cart, 'addForPickup'>;
  /** The registries of the signed-in person. */
  readonly mine: Registries['mine'];
}

/** The parts of a guest's page that are loaded on demand: the dialogs over its list and the gift cards below it. */
export const guestDialogs = ({
  parts,
  shellOf,
  registryAt,
  listAt,
  address,
}: GuestDialogsDependencies): GuestDialogs => {
  const { connection, cartLock, log } = parts;
  const withPorts = {
    ...parts,
    account: accountHttp(connection),
    boughtElsewhere: boughtElsewhereHttp(connection),
    cart: serializedCart(cartHttp(connection), cartLock),
    catalogue: catalogueHttp(connection),
    recommendations: recommendationsHttp(connection, log),
    registries: registriesHttp(connection, log, asyncScheduler),
    stores: storesHttp(connection),
  };
  const popup = once(() => shippingPopupStream({ catalogue: withPorts.catalogue, scheduler: asyncScheduler, log }));
  const layersAt = listLayersAt(withPorts, shellOf, registryAt, listAt, popup);
  return {
    ...layersAt(address),
    ...siteDialogs(withPorts, shellOf, registryAt),
    customOrder: withPorts.catalogue.customOrder,
    cart: withPorts.cart,
    mine: withPorts.registries.mine,
    landing: landingParts({
      parts: withPorts,
      shellOf,
      registryAt,
      list: listAt,
      giftCards: (at) => layersAt(at).giftCards,
    }),
  };
};

interface GuestDialogsProps extends Pick<RegistryListStream, 'terms'> {
  readonly dialogs: GuestDialogs;
  readonly address: RegistryAddress;
  /** Called once all streams are observed. */
  readonly onReady: (dialogs: GuestDialogs) => void;
}

/** Renders the dialogs over a guest's list. */
export const GuestDialogsOverList = ({ dialogs, address, terms, onReady }: GuestDialogsProps) => {
  useEffect(() => onReady(dialogs), [dialogs, onReady]);
  return (
    <MantineSite>
      {dialogs.landing.signIn}
      {dialogs.landing.at(address)}
      <ListDialogs terms={terms} layers={dialogs} />
      <SiteLayers {...dialogs} />
    </MantineSite>
  );
};

export { GiftCards } from '@gift-registry/ui';
