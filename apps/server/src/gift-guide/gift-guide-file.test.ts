import { type EditorialContent, extrasNamed, isFindable, NO_GUIDE, offeredExtras } from '@gift-registry/domain';
import { skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../testing/demo-shop.ts';
import { mistakesOf, readEditorial } from './testing/read-editorial.ts';

const { US = [], CA = [] } = demoShop.data.products;
const none = { categories: [], onlyThese: false, shelves: [] };
const groups = [
  {
    key: 'inside',
    name: 'In the House',
    entries: [{ key: 'bath', category: 'Bath', recommended: 2, brands: ['main'] }],
  },
];
const checklists = { wedding: groups, baby: groups, celebration: groups, housewarming: groups };
const file = { home: [], checklists, picks: { wedding: none, kids: none }, goesWith: [], synonyms: [] };
const read = (content: unknown) => E.map(({ guide }: EditorialContent) => guide)(readEditorial(content));

describe('the gift guide file', () => {
  it('[ADD-04] shelves, categories and pairings are read; leading zeros of a SKU make no difference', () => {
    const shelf = { title: 'The table', text: 'For the first dinner.', skus: ['004821', '77'] };
    expect(
      read({
        ...file,
        picks: {
          wedding: { categories: ['Bath'], onlyThese: false, shelves: [shelf] },
          kids: { ...none, onlyThese: true },
        },
        goesWith: [
          { sku: '4821', skus: ['77'] },
          { category: ' Bath ', skus: [] },
        ],
        synonyms: [['couch', 'sofa']],
      }),
    ).toEqual(
      E.right({
        picks: {
          wedding: {
            categories: ['Bath'],
            isOnlyThese: false,
            shelves: [{ ...shelf, skus: [skuOf('4821'), skuOf('77')] }],
          },
          kids: { categories: [], isOnlyThese: true, shelves: [] },
        },
        extras: [
          { goesWith: { _tag: 'Product', sku: '4821' }, skus: ['77'] },
          { goesWith: { _tag: 'Category', category: 'Bath' }, skus: [] },
        ],
        synonyms: [['couch', 'sofa']],
      }),
    );
    expect(read(file)).toEqual(E.right(NO_GUIDE));
  });

  it.each([
    [
      { ...file, goesWith: [{ sku: '-', skus: [] }] },
      /^goesWith\[0\]\.sku must be a SKU of 1 to 40 letters, digits, - \. _, not all 0$/,
    ],
    [
      { ...file, goesWith: [{ skus: [] }] },
      /^goesWith\[0\] must be an object with skus, and either a sku or a category$/,
    ],
    [{ ...file, goesWith: [{ sku: '1', category: 'Bath', skus: [] }] }, /^goesWith\[0\] must be an object with skus/],
    [
      { ...file, homes: [] },
      /^homes must be left out; what may be there is home, checklists, picks, goesWith, synonyms$/,
    ],
    [{ ...file, checklists: { ...checklists, party: groups } }, /^checklists\.party must be left out/],
    [{ ...file, picks: { wedding: none } }, /^picks\.kids must be/],
    [
      { ...file, picks: { wedding: { ...none, shelves: [{ title: 'A', text: '', skus: [4821] }] }, kids: none } },
      /^picks\.wedding\.shelves\[0\]\.skus\[0\] must be a SKU of 1 to 40 letters, digits, - \. _, not all 0$/,
    ],
    [null, /^must be/],
  ])('a mistake is reported with its place: %j', (content, mistake) => {
    expect(mistakesOf(readEditorial(content))).toContainEqual(expect.stringMatching(mistake));
  });

  it('the bundled one has picks for both pages, and extras', () => {
    const { picks, extras } = demoShop.editorial.guide;
    for (const { shelves, categories } of [picks.wedding, picks.kids]) {
      expect(shelves.length).toBeGreaterThan(1);
      expect(categories.length).toBeGreaterThan(3);
    }
    expect(picks.kids.isOnlyThese).toBe(true);
    expect(extras.length).toBeGreaterThan(3);
  });

  it.each([
    ['United States', US.filter(({ sku }) => sku < '500000')],
    ['Canada', CA],
  ])('[ADD-04] the bundled one has extras for every product of the demo: %s', (_, products) => {
    const without = products.filter(
      (product) =>
        isFindable(product) &&
        offeredExtras(extrasNamed(demoShop.editorial.guide.extras, [product]), products).length < 2,
    );
    expect(without.map(({ categoryName, name }) => `${categoryName}: ${name}`)).toEqual([]);
  });
});
