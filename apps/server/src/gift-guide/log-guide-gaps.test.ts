import { type CatalogueStore, type LogEntry, NO_CONTENT, NO_GUIDE } from '@gift-registry/domain';
import { demoSites, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { logGuideGaps } from './log-guide-gaps.ts';

const idea = { title: '', text: '', imagePath: '', link: '/', sites: [], events: [] };
const written = {
  content: { ...NO_CONTENT, home: [idea] },
  guide: {
    picks: {
      ...NO_GUIDE.picks,
      kids: {
        categories: ['Rugs', 'Moon'],
        isOnlyThese: true,
        shelves: [{ title: 'A', text: '', skus: ['11', '12', '99'].map(skuOf) }],
      },
    },
    extras: [],
    synonyms: [],
  },
};

/** The catalogues of the two markets differ. */
const catalogue: Pick<CatalogueStore, 'products' | 'search'> = {
  products: (market) => TE.right([exampleProduct({ sku: skuOf(market === 'US' ? '11' : '12') })]),
  search: (market) =>
    TE.right({
      products: [],
      total: 0,
      page: 1,
      pages: 1,
      categories: market === 'US' ? [{ choice: 'Rugs', products: 2 }] : [],
      bands: [],
      instead: O.none,
      brands: [],
    }),
};
const logged = async (store: typeof catalogue) => {
  const entries: Array<LogEntry> = [];
  await logGuideGaps(written, {
    sites: demoSites,
    catalogue: store,
    log: { write: (entry) => () => void entries.push(entry) },
  })();
  return entries;
};
const incomplete = { level: 'warning', tag: 'gift-guide.idea-incomplete', data: { count: 1, places: 'home.0' } };

describe('missing products of the gift guide', () => {
  it('[CHK-01] are logged with their places, each kind in one line', async () => {
    expect(await logged(catalogue)).toEqual([
      incomplete,
      {
        level: 'warning',
        tag: 'gift-guide.category-unknown',
        data: { count: 1, places: 'picks.kids.categories.1 (Moon)' },
      },
      {
        level: 'warning',
        tag: 'gift-guide.sku-unknown',
        data: { count: 1, places: 'picks.kids.shelves.0.skus.2 (99)' },
      },
    ]);
  });

  it('a catalogue that does not answer lacks nothing', async () => {
    expect(await logged({ ...catalogue, products: () => TE.left({ _tag: 'Unavailable' }) })).toEqual([incomplete]);
  });
});
