import { type GiftShop, type GrId, paths, type Sku } from '@gift-registry/domain';
import {
  type AddedLayerStream,
  addedLayerStream,
  addingSource,
  type BrowseStream,
  browseSource,
  browseStream,
  deedKeys,
  findProductFrom,
  type RegistryAddingStream,
  readSimilarFrom,
  recommendFrom,
  registryAddingStream,
  type ScanStream,
  type SimilarItemsStream,
  scanStream,
  similarItemsStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler, map } from 'rxjs';
import { deviceCamera } from './browser/device-camera.ts';
import { newKey } from './browser/new-key.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { chosenRegistryMemory } from './browser/session-adding-memory.ts';
import { sessionDeedMemory } from './browser/session-deed-memory.ts';
import type { RegistryAt } from './registry-at.ts';
import { keepRegistryInMind } from './registry-in-mind.ts';
import { once, remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** Adding to a registry of one's own, over all pages, and the pages on which one looks for what to add. */
export interface AddingScreens {
  readonly adding: RegistryAddingStream;
  readonly addedLayer: AddedLayerStream;
  /** Searching and browsing; with picks where it is for somebody in particular. */
  readonly browse: (shop: O.Option<GiftShop>) => BrowseStream;
  /** Scanning labels in a store (ADD-08). */
  readonly scan: () => ScanStream;
  /** What is like a product, for a registry. */
  readonly similarItems: (gift: { readonly sku: Sku; readonly grId: GrId }) => SimilarItemsStream;
}

/** The screens of adding over the ports. */
export const addingScreens = (
  parts: ScreenParts,
  { shell, waiting }: Pick<ShellParts, 'shell' | 'waiting'>,
  registryAt: RegistryAt,
): AddingScreens => {
  const { catalogue, catalogueSeeking, log, page, recommendations, registries, site } = parts;
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  const chosenMemory = chosenRegistryMemory(() => page.localStorage, log);
  keepRegistryInMind(parts, here(), chosenMemory);
  const adding = registryAddingStream({
    source: addingSource({ catalogue, registries }),
    registryAt: (grId) => registryAt({ grId, viewing: 'own' }),
    shell: shell.model,
    adder: () => ({ hasAccount: shell.model.value.isLoggedIn, path: here() }),
    goTo: (path) => page.location.assign(path),
    onAdded: (addition) => addedLayer.open(addition),
    onSignedOut: shell.sessionEnded,
    waiting,
    chosenMemory,
    keys: deedKeys<number>(
      newKey,
      sessionDeedMemory(() => page.sessionStorage, log, 'added without an answer'),
    ),
    scheduler: asyncScheduler,
    log,
  });
  const addedLayer = addedLayerStream({
    recommend: recommendFrom(recommendations),
    adding,
    site,
    isScanning: () => page.location.pathname === paths.scan,
    log,
  });
  return {
    adding,
    addedLayer,
    browse: remembered(
      (shop) => (O.isSome(shop) ? shop.value : ''),
      (shop: O.Option<GiftShop>) =>
        browseStream({
          source: browseSource(catalogue, shop),
          choices: catalogueSeeking,
          adding,
          reader: { site, here },
          shop,
          scheduler: asyncScheduler,
          log,
        }),
    ),
    scan: once(() =>
      scanStream({
        find: findProductFrom(catalogue),
        camera: deviceCamera(page, log),
        isVisible$: isPageVisible$(page.document),
        isLayerOpen$: addedLayer.model.changes$.pipe(map(({ isOpen }) => isOpen)),
        adding,
        reader: { site, here },
        scheduler: asyncScheduler,
        log,
      }),
    ),
    similarItems: remembered(
      ({ sku, grId }) => `${sku} ${grId}`,
      ({ sku, grId }) =>
        similarItemsStream({
          read: readSimilarFrom(catalogue, recommendations),
          sku,
          grId,
          registry: registryAt({ grId, viewing: 'own' }),
          adding,
          site,
          here,
          scheduler: asyncScheduler,
          log,
        }),
    ),
  };
};
