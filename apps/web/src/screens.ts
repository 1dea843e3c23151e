import {
  type GrId,
  type InformationPage,
  type PodAnswer,
  paths,
  plainPageAddress,
  type RegistrantPage,
  type Site,
} from '@gift-registry/domain';
import {
  type HomeStream,
  homeStream,
  type RegistryTabsStream,
  registryTabsStream,
  type ShippingPopupStream,
  shippingPopupStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { interceptSignInLinks } from './address/sign-in-links.ts';
import { linkKeys } from './browser/link-keys.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { memoized, once } from './memoized.ts';
import { type OwnerScreens, ownerScreens } from './owner-screens.ts';
import { type RegistryAt, registriesAt } from './registry-at.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import { type ShellScreens, shellScreens } from './shell-screens.ts';
import { type SiteDialogs, siteDialogs } from './site-dialogs.ts';

/** The registrant's pages other than the list. */
interface RegistrantScreens {
  readonly tabs: (grId: GrId, page: RegistrantPage) => RegistryTabsStream;
}

/** The streams of a registrant's pages; each is created on first use. */
const registrantScreens = (parts: ScreenDependencies, registryAt: RegistryAt): RegistrantScreens => {
  const { analytics, site } = parts;
  const tabsAt = memoized(
    ({ grId, page }) => `${page} ${grId}`,
    ({ grId, page }: { readonly grId: GrId; readonly page: RegistrantPage }) =>
      registryTabsStream({ registry: registryAt({ grId, viewing: 'own' }), site, analytics, page }),
  );
  return { tabs: (grId, page) => tabsAt({ grId, page }) };
};

/**
 * The streams of all pages, and the dependencies of pages whose chunk is loaded when they are shown. Each stream is
 * created on first use and then reused.
 */
export interface Screens extends OwnerScreens, RegistrantScreens {
  readonly parts: ScreenDependencies;
  readonly shellOf: ShellScreens;
  readonly dialogs: SiteDialogs;
  readonly registryAt: RegistryAt;
  readonly site: Site;
  /** The content of an information page, as embedded in it. */
  readonly information: O.Option<InformationPage>;
  readonly home: () => HomeStream;
  readonly popup: () => ShippingPopupStream;
  /** The path to a registry as guests see it, with the link key by which this visit opened it (SET-02). */
  readonly registryPath: (grId: GrId) => string;
}

/** The screens over the ports. */
export const screens = (parts: ScreenDependencies): Screens => {
  const { catalogue, firstInformation, firstPicks, goTo, log, page, recommendations, registries, site } = parts;
  const registryAt = registriesAt(parts, registries);
  const shellOf = shellScreens(parts, parts, (addition) => dialogs.confirmation.open(addition));
  const dialogs = siteDialogs(parts, shellOf, registryAt);
  interceptSignInLinks(page, dialogs.askToSignIn);
  const { shell } = shellOf;
  const keys = linkKeys(tabMemories(page, log));
  keys.keepFrom(plainPageAddress(`${page.location.pathname}${page.location.search}`));
  const popup = once(() => shippingPopupStream({ catalogue, scheduler: asyncScheduler, log }));
  return {
    parts,
    shellOf,
    registryAt,
    site,
    information: firstInformation,
    popup,
    dialogs,
    ...ownerScreens(parts, shellOf, registryAt, popup),
    home: once(() =>
      homeStream({
        goTo,
        shell: shell.model,
        registries,
        recommendations,
        site,
        picks: O.map(({ items }: PodAnswer) => items)(firstPicks),
        log,
      }),
    ),
    registryPath: (grId) => paths.guestList(grId, O.toUndefined(keys.keyOf(grId))),
    ...registrantScreens(parts, registryAt),
  };
};
