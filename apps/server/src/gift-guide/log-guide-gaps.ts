import {
  type CatalogueContents,
  type CatalogueStore,
  type EditorialContent,
  editorialSkus,
  type GuideGap,
  guideGaps,
  type Log,
  type Market,
  marketsOf,
  type Sites,
  type Unavailable,
} from '@gift-registry/domain';
import { either as E, function as F, type task as T, taskEither as TE } from 'fp-ts';

/** The largest number of places in one log line. */
const PLACES = 20;

const tags = {
  IdeaIncomplete: 'gift-guide.idea-incomplete',
  CategoryUnknown: 'gift-guide.category-unknown',
  SkuUnknown: 'gift-guide.sku-unknown',
} as const satisfies Readonly<Record<GuideGap['_tag'], string>>;

const kinds: ReadonlyArray<GuideGap['_tag']> = ['IdeaIncomplete', 'CategoryUnknown', 'SkuUnknown'];

const goodsIn =
  (catalogue: Pick<CatalogueStore, 'products' | 'search'>, written: EditorialContent) =>
  (market: Market): TE.TaskEither<Unavailable, CatalogueContents> =>
    F.pipe(
      TE.Do,
      TE.bind('found', () =>
        catalogue.search(market, { text: '', categories: [], bands: [], brands: [], sort: 'best', page: 1 }, []),
      ),
      TE.bind('products', () => catalogue.products(market, editorialSkus(written))),
      TE.map(({ found, products }) => ({
        categories: found.categories.map(({ choice }) => choice),
        skus: products.map(({ sku }) => sku),
      })),
    );

/**
 * Logs what the gift guide names but the catalogue lacks, in one line per kind; nothing if the catalogue is unavailable
 * (PAGE-01, CHK-01, ROUTE-08).
 */
export const logGuideGaps =
  (
    written: EditorialContent,
    {
      catalogue,
      log,
      sites,
    }: { readonly catalogue: Pick<CatalogueStore, 'products' | 'search'>; readonly log: Log; readonly sites: Sites },
  ): T.Task<void> =>
  async () => {
    const known = await F.pipe(marketsOf(sites), TE.traverseArray(goodsIn(catalogue, written)))();
    const goods: CatalogueContents = E.isRight(known)
      ? {
          categories: known.right.flatMap(({ categories }) => categories),
          skus: known.right.flatMap(({ skus }) => skus),
        }
      : { categories: [], skus: [] };
    const gaps = guideGaps(written, goods);
    for (const kind of kinds) {
      const places = gaps.filter(({ _tag }) => _tag === kind).map(({ place }) => place);
      if (places.length > 0)
        log.write({
          level: 'warning',
          tag: tags[kind],
          data: { count: places.length, places: places.slice(0, PLACES).join(', ') },
        })();
    }
  };
