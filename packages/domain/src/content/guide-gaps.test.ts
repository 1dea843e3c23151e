import { forAll, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_GUIDE } from '../catalogue/index.ts';
import { type EditorialContent, editorialSkus, type GuideGap, guideGaps } from './guide-gaps.ts';
import { type EditorialEntry, NO_CONTENT } from './site-content.ts';

const idea = (own: Partial<EditorialEntry> = {}): EditorialEntry => ({
  title: 'Begin',
  text: '',
  imagePath: '',
  link: '/',
  sites: [],
  events: [],
  ...own,
});
const sku = fc.constantFrom('11', '12', '13').map(skuOf);
const category = fc.constantFrom('Bath', ' bath ', 'Rugs', 'Decor');
const written: fc.Arbitrary<EditorialContent> = fc
  .record({
    categories: fc.array(category, { maxLength: 3 }),
    skus: fc.array(sku, { maxLength: 3 }),
    rows: fc.array(fc.tuple(category, fc.array(sku, { maxLength: 2 })), { maxLength: 2 }),
    entries: fc.array(category, { maxLength: 3 }),
  })
  .map(({ categories, skus, rows, entries }) => ({
    guide: {
      picks: {
        wedding: { categories, isOnlyThese: false, shelves: [{ title: 'A', text: '', skus }] },
        kids: { categories: [], isOnlyThese: true, shelves: [] },
      },
      synonyms: [],
      extras: rows.map(([own, goes]) => ({ goesWith: { _tag: 'Category', category: own }, skus: goes })),
    },
    content: {
      ...NO_CONTENT,
      checklists: {
        ...NO_CONTENT.checklists,
        hw: [
          {
            key: 'in',
            name: 'In',
            entries: entries.map((own, at) => ({
              key: `e${at}`,
              name: own,
              category: own,
              recommended: 1,
              imagePath: '',
              brands: ['main'],
            })),
          },
        ],
      },
    },
  }));
const of = (tag: GuideGap['_tag'], gaps: ReadonlyArray<GuideGap>) => gaps.filter(({ _tag }) => _tag === tag);

describe('what was written and is not there', () => {
  it('[PAGE-01] an idea is reported exactly where it has no title or no link, with its place', () => {
    const home = [idea({ title: ' ' }), idea(), idea({ link: '' }), idea({ title: '', link: '' })];
    expect(guideGaps({ guide: NO_GUIDE, content: { ...NO_CONTENT, home } }, { categories: [], skus: [] })).toEqual(
      [0, 2, 3].map((at) => ({ _tag: 'IdeaIncomplete', place: `home.${at}` })),
    );
  });

  it('[CHK-01] [ROUTE-08] a category or a SKU is reported exactly where the catalogue does not have it, with its place and as often as it is written; categories are the same in any case and with spaces around', () => {
    forAll(written, fc.boolean(), fc.subarray(['11', '12', '13'].map(skuOf)), (own, hasRugs, skus) => {
      const { picks, extras } = own.guide;
      const known = ['BATH', ...(hasRugs ? ['Rugs'] : [])];
      const gaps = guideGaps(own, { categories: known, skus });
      const isKnown = (name: string) => known.some((one) => one.toLowerCase() === name.trim().toLowerCase());
      const categories = [
        ...own.content.checklists.hw.flatMap(({ entries }) => entries.map((entry) => entry.category)),
        ...picks.wedding.categories,
        ...extras.flatMap(({ goesWith }) => (goesWith._tag === 'Category' ? [goesWith.category] : [])),
      ];
      const written = [...picks.wedding.shelves.flatMap((shelf) => shelf.skus), ...extras.flatMap((row) => row.skus)];
      expect(of('CategoryUnknown', gaps)).toHaveLength(categories.filter((category) => !isKnown(category)).length);
      expect(of('SkuUnknown', gaps)).toHaveLength(written.filter((sku) => !skus.includes(sku)).length);
      expect(new Set(gaps.map(({ place }) => place)).size).toBe(gaps.length);
      expect(new Set(editorialSkus(own))).toEqual(new Set(written));
    });
  });

  it('[CHK-01] [ROUTE-08] the place is that of the file', () => {
    const guide: EditorialContent['guide'] = {
      picks: {
        wedding: { categories: ['Bath', 'Moon'], isOnlyThese: false, shelves: [] },
        kids: {
          categories: [],
          isOnlyThese: true,
          shelves: [{ title: '', text: '', skus: [skuOf('11'), skuOf('99')] }],
        },
      },
      synonyms: [],
      extras: [
        { goesWith: { _tag: 'Product', sku: skuOf('98') }, skus: [skuOf('11')] },
        { goesWith: { _tag: 'Category', category: 'Mars' }, skus: [skuOf('97')] },
      ],
    };
    const places = guideGaps({ guide, content: NO_CONTENT }, { categories: ['Bath'], skus: [skuOf('11')] }).map(
      ({ place }) => place,
    );
    expect(places).toEqual([
      'picks.wedding.categories.1 (Moon)',
      'goesWith.1.category (Mars)',
      'picks.kids.shelves.0.skus.1 (99)',
      'goesWith.0.sku (98)',
      'goesWith.1.skus.0 (97)',
    ]);
    expect(editorialSkus({ guide })).toEqual(['11', '99', '98', '97']);
  });

  it('[ROUTE-08] as long as the catalogue is empty, nothing is reported missing in it', () => {
    forAll(written, (own) => {
      expect(guideGaps(own, { categories: [], skus: [] })).toEqual([]);
    });
  });
});
