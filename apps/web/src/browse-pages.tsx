import { type GiftShop, type GrId, plainPageAddress, readChecklistReturn, type Sku } from '@gift-registry/domain';
import {
  BrowsePage,
  browseSource,
  browseStream,
  findProductFrom,
  readSimilarFrom,
  ScanPage,
  SimilarItems,
  scanStream,
  similarItemsStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler, map } from 'rxjs';
import { readQuery } from './address/query.ts';
import { deviceCamera } from './browser/device-camera.ts';
import { isPageVisible$ } from './browser/page-events.ts';
import { memoized, once } from './memoized.ts';
import type { Screens } from './screens.ts';

/** The streams of the browsing pages; each is created on first use. */
const browseScreens = ({ dialogs: { adding, addedLayer }, parts, registryAt }: Screens) => {
  const { catalogue, catalogueChoices, log, page, recommendations, site } = parts;
  const here = (): string => plainPageAddress(`${page.location.pathname}${page.location.search}`);
  return {
    browse: memoized(
      (shop) => (O.isSome(shop) ? shop.value : ''),
      (shop: O.Option<GiftShop>) =>
        browseStream({
          source: browseSource(catalogue, shop),
          choices: catalogueChoices,
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
    similarItems: memoized(
      ({ sku, grId }: { readonly sku: Sku; readonly grId: GrId }) => `${sku} ${grId}`,
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

/** The page, with the parameters of its address. */
type BrowsingPageProps =
  | { readonly page: 'browse'; readonly shop: O.Option<GiftShop> }
  | { readonly page: 'scan' }
  | { readonly page: 'similar'; readonly sku: Sku; readonly grId: GrId };

/** The pages for finding items to add, in a chunk of their own: guests need none of them. */
export const browsePage = (all: Screens) => {
  const screens = browseScreens(all);
  return (props: BrowsingPageProps) => {
    switch (props.page) {
      case 'browse':
        return (
          <BrowsePage
            stream={screens.browse(props.shop)}
            {...O.match(
              () => ({}),
              (checklist: string) => ({ checklist }),
            )(readChecklistReturn(readQuery(all.parts.page.location.search)))}
          />
        );
      case 'scan':
        return <ScanPage stream={screens.scan()} />;
      case 'similar':
        return <SimilarItems stream={screens.similarItems({ sku: props.sku, grId: props.grId })} />;
    }
  };
};
