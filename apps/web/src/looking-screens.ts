import type { GiftShop, GrId, Sku } from '@gift-registry/domain';
import {
  type BrowseStream,
  browseSource,
  browseStream,
  findProductFrom,
  readSimilarFrom,
  type ScanStream,
  type SimilarItemsStream,
  scanStream,
  similarItemsStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler, map } from 'rxjs';
import { deviceCamera } from './browser/device-camera.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { once, remembered } from './remembered.ts';
import type { Screens } from './screens.ts';

/** The pages on which one looks for what to add to a registry. */
export interface LookingScreens {
  /** Searching and browsing; with picks where it is for somebody in particular. */
  readonly browse: (shop: O.Option<GiftShop>) => BrowseStream;
  /** Scanning labels in a store (ADD-08). */
  readonly scan: () => ScanStream;
  /** What is like a product, for a registry. */
  readonly similarItems: (gift: { readonly sku: Sku; readonly grId: GrId }) => SimilarItemsStream;
}

/** The screens of looking; each is made when it is first asked for. */
export const lookingScreens = ({ adding, addedLayer, parts, registryAt }: Screens): LookingScreens => {
  const { catalogue, catalogueSeeking, log, page, recommendations, site } = parts;
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  return {
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
