import type { GiftShop, GrId, Sku } from '@gift-registry/domain';
import {
  type AddedLayerStream,
  addedLayerStream,
  addingSource,
  type BrowseStream,
  browseSource,
  browseStream,
  deedKeys,
  type RegistryAddingStream,
  readSimilarFrom,
  recommendFrom,
  registryAddingStream,
  type SimilarItemsStream,
  similarItemsStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/new-key.ts';
import { chosenRegistryMemory, sessionWaitingMemory } from './browser/session-adding-memory.ts';
import { sessionDeedMemory } from './browser/session-deed-memory.ts';
import type { RegistryAt } from './registry-at.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import type { ShellParts } from './shell-parts.ts';

/** Adding to a registry of one's own, over all pages, and the pages on which one looks for what to add. */
export interface AddingScreens {
  readonly adding: RegistryAddingStream;
  readonly addedLayer: AddedLayerStream;
  /** Searching and browsing; with picks where it is for somebody in particular. */
  readonly browse: (shop: O.Option<GiftShop>) => BrowseStream;
  /** What is like a product, for a registry. */
  readonly similarItems: (gift: { readonly sku: Sku; readonly grId: GrId }) => SimilarItemsStream;
}

/** The screens of adding over the ports. */
export const addingScreens = (
  parts: ScreenParts,
  { shell }: Pick<ShellParts, 'shell'>,
  registryAt: RegistryAt,
): AddingScreens => {
  const { catalogue, catalogueSeeking, log, page, recommendations, registries, site } = parts;
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  const adding = registryAddingStream({
    source: addingSource({ catalogue, registries }),
    registryAt: (grId) => registryAt({ grId, viewing: 'own' }),
    shell: shell.model,
    adder: () => ({ hasAccount: shell.model.value.isLoggedIn, path: here() }),
    goTo: (path) => page.location.assign(path),
    onAdded: (addition) => addedLayer.open(addition),
    waiting: sessionWaitingMemory(() => page.sessionStorage, log),
    chosenMemory: chosenRegistryMemory(() => page.localStorage, log),
    keys: deedKeys<number>(
      newKey,
      sessionDeedMemory(() => page.sessionStorage, log, 'added without an answer'),
    ),
    scheduler: asyncScheduler,
    log,
  });
  const addedLayer = addedLayerStream({ recommend: recommendFrom(recommendations), adding, site, log });
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
    similarItems: remembered(
      ({ sku, grId }) => `${sku} ${grId}`,
      ({ sku, grId }) =>
        similarItemsStream({
          read: readSimilarFrom(catalogue, recommendations),
          sku,
          grId,
          adding,
          site,
          here,
          scheduler: asyncScheduler,
          log,
        }),
    ),
  };
};
