import {
  type CatalogueCount,
  type CatalogueQuery,
  type CatalogueResults,
  NO_GUIDE,
  type Product,
  type SiteId,
} from '@gift-registry/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshWord } from './fresh.ts';
import { answerOf } from './outcome.ts';
import { freshProduct } from './scene.ts';

const queryFor = (text: string, more: Partial<CatalogueQuery> = {}): CatalogueQuery => ({
  text,
  categories: [],
  bands: [],
  brands: [],
  sort: 'best',
  page: 1,
  ...more,
});

const namesOf = ({ products }: CatalogueResults): ReadonlyArray<string> => products.map(({ name }) => name);

/** What searching promises. Every test looks for a word of its own, so that it finds nothing of another's. */
export const searchingCatalogue = (getEnvironment: () => ContractEnvironment): void => {
  describe('searching', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    const search = (text: string, more: Partial<CatalogueQuery> = {}): Promise<CatalogueResults> =>
      answerOf(environment.browser().catalogue.search(queryFor(text, more)));

    /** Puts products there, each with the word in its description unless it says something else. */
    const giveOf = async (word: string, products: ReadonlyArray<Partial<Product>>): Promise<void> =>
      environment.given({ products: products.map((product) => freshProduct({ description: word, ...product })) });

    it('[ADD-09] a word is found by its beginning, whatever its capitals and accents', async () => {
      const word = freshWord();
      await giveOf(word, [{ name: `Crème-Brûlée Torch ${word}` }]);
      for (const asked of ['creme', 'CRÈME', 'brul', 'brûlée', 'c', 'torch brulee'])
        expect((await search(`${asked} ${word}`)).total, asked).toBe(1);
      for (const asked of ['reme', 'bruleed', 'tor ch3'])
        expect((await search(`${asked} ${word}`)).total, asked).toBe(0);
    });

    it('[ADD-09] one finds many and many find one, and a word finds what means the same', async () => {
      const word = freshWord();
      await giveOf(word, [
        { name: 'Steak Knives' },
        { name: 'Grey Linen Sofa' },
        { name: 'Teapot' },
        { name: 'Mattress' },
      ]);
      for (const [asked, name] of [
        ['knife', 'Steak Knives'],
        ['gray couch', 'Grey Linen Sofa'],
        ['couches', 'Grey Linen Sofa'],
        ['tea pots', 'Teapot'],
      ] as const)
        expect([asked, namesOf(await search(`${asked} ${word}`))]).toEqual([asked, [name]]);
      expect(namesOf(await search(`mats ${word}`))).toEqual([]);
    });

    it('[ADD-09] all words must be there, wherever they are said', async () => {
      const word = freshWord();
      const product = freshProduct({
        name: `Kettle ${word}`,
        categoryName: 'Stovetop Wares',
        department: 'Hearthside',
        productClass: 'Boilers',
        productSubclass: 'Whistlers',
        description: 'Sings in the morning.',
      });
      await environment.given({ products: [product] });
      for (const asked of ['kettle', 'stove wares', 'hearth', 'boil', 'whist', 'morning sings', product.sku])
        expect((await search(`${word} ${asked}`)).products, asked).toEqual([product]);
      expect((await search(`${word} kettle toaster`)).total).toBe(0);
    });

    it('[ADD-09] what is no longer available, not on the web or of the other market is not found', async () => {
      const word = freshWord();
      await giveOf(word, [{ name: 'Here' }, { name: 'Gone', isNla: true }, { name: 'In stores', isOnWeb: false }]);
      await environment.given({ canadianProducts: [freshProduct({ name: 'There', description: word })] });
      expect(namesOf(await search(word))).toEqual(['Here']);
      expect(namesOf(await answerOf(environment.browser({ site: 'canada' }).catalogue.search(queryFor(word))))).toEqual(
        ['There'],
      );
    });

    it('[ADD-09] choices of one kind widen, kinds narrow', async () => {
      const word = freshWord();
      const [dishes, pans] = [`Dishes ${word}`, `Pots, Pans & 100% ${word}`];
      await giveOf(word, [
        { name: 'A', categoryName: dishes, currentPrice: centsOf(1_999), brand: 'main' },
        { name: 'B', categoryName: dishes, currentPrice: centsOf(2_000), brand: 'modern' },
        { name: 'C', categoryName: pans, currentPrice: centsOf(4_999), brand: 'main' },
        { name: 'D', categoryName: pans, currentPrice: centsOf(200_000), brand: 'modern' },
      ]);
      const found = async (more: Partial<CatalogueQuery>) => namesOf(await search(word, more)).join('');
      expect(await found({ categories: [pans] })).toBe('CD');
      expect(await found({ categories: [dishes, pans, 'nothing'] })).toBe('ABCD');
      expect(await found({ bands: ['0-20'] })).toBe('A');
      expect(await found({ bands: ['20-50', '2000-up'] })).toBe('BCD');
      expect(await found({ bands: ['0-20', '2000-up'], brands: ['modern'] })).toBe('D');
      expect(await found({ categories: [dishes], brands: ['main'], bands: ['20-50'] })).toBe('');
    });

    it('[ADD-09] what is counted under a choice is found when it alone is chosen in its kind', async () => {
      const word = freshWord();
      const prices = [0, 1_999, 2_000, 9_999, 10_000, 199_999, 200_000];
      await giveOf(
        word,
        Array.from({ length: 60 }, (_, index) => ({
          categoryName: index % 4 === 0 ? '' : `Shelf ${index % 4} ${word}`,
          categorySequence: 10 - (index % 4),
          currentPrice: centsOf(prices[index % 7] ?? 0),
          brand: index % 5 === 0 ? 'modern' : 'main',
          isNla: index % 11 === 0,
        })),
      );
      const chosen: Partial<CatalogueQuery> = {
        categories: [`Shelf 1 ${word}`, `Shelf 3 ${word}`],
        bands: ['0-20', '20-50', '100-250'],
        brands: ['main'],
      };
      const holds = async <Choice>(
        counts: ReadonlyArray<CatalogueCount<Choice>>,
        only: (choice: Choice) => Partial<CatalogueQuery>,
      ) => {
        expect(counts.length).toBeGreaterThan(1);
        for (const { choice, products } of counts)
          expect((await search(word, { ...chosen, ...only(choice) })).total, String(choice)).toBe(products);
      };
      const results = await search(word, chosen);
      await holds(results.categories, (category) => ({ categories: [category] }));
      await holds(results.bands, (band) => ({ bands: [band] }));
      await holds(results.brands, (brand) => ({ brands: [brand] }));
      expect(results.categories.map(({ choice }) => choice)).toEqual(
        [3, 2, 1].map((shelf) => `Shelf ${shelf} ${word}`),
      );
      const all = await search(word);
      expect(all.total).toBe(54);
      expect(all.bands.reduce((sum, { products }) => sum + products, 0)).toBe(54);
      expect(all.categories.reduce((sum, { products }) => sum + products, 0)).toBe(41);
    });

    it('[ADD-09] who has the words in the name comes first, then the order of the shop, the name and the number', async () => {
      const word = freshWord();
      await giveOf(word, [
        { name: 'Zinc', categorySequence: 1 },
        { name: 'alder', categorySequence: 2 },
        { name: 'Élan', categorySequence: 2 },
        { name: 'Fern', categorySequence: 2 },
        { name: `Late ${word}s`, categorySequence: 9 },
        { name: `Early ${word}`, categorySequence: 8 },
      ]);
      expect(namesOf(await search(word))).toEqual([`Early ${word}`, `Late ${word}s`, 'Zinc', 'alder', 'Élan', 'Fern']);
    });

    it('[ADD-09] whoever wants the cheapest or the dearest first gets them so; what costs the same stands in the shop’s order', async () => {
      const word = freshWord();
      await giveOf(word, [
        { name: 'Zinc', currentPrice: centsOf(2_000) },
        { name: `Named ${word}`, currentPrice: centsOf(2_000) },
        { name: 'Alder', currentPrice: centsOf(2_000) },
        { name: 'Oak', currentPrice: centsOf(1_999) },
        { name: 'Elm', currentPrice: centsOf(200_100) },
      ]);
      const likeNamed = [`Named ${word}`, 'Alder', 'Zinc'];
      expect(namesOf(await search(word, { sort: 'price-low' }))).toEqual(['Oak', ...likeNamed, 'Elm']);
      expect(namesOf(await search(word, { sort: 'price-high' }))).toEqual(['Elm', ...likeNamed, 'Oak']);
    });

    it('[ADD-09] pages of 24 hold everything once, in an order that stays', async () => {
      const word = freshWord();
      await giveOf(
        word,
        Array.from({ length: 49 }, () => ({ name: 'The Same' })),
      );
      const pages = await Promise.all([1, 2, 3, 4].map((page) => search(word, { page })));
      expect(pages.map(({ products, ...rest }) => [products.length, rest.page, rest.pages, rest.total])).toEqual([
        [24, 1, 3, 49],
        [24, 2, 3, 49],
        [1, 3, 3, 49],
        [0, 4, 3, 49],
      ]);
      const skus = pages.flatMap(({ products }) => products.map(({ sku }) => sku));
      expect(new Set(skus).size).toBe(49);
      expect(skus).toEqual([...skus].sort());
    });

    it('what was picked out is shown as far as it can be had in the market of the site', async () => {
      const [plates, gone] = [freshProduct({ categoryName: 'Nursery' }), freshProduct({ isNla: true })];
      const canadian = freshProduct();
      await environment.given({
        products: [plates, gone],
        canadianProducts: [canadian],
        giftGuide: {
          ...NO_GUIDE,
          picks: {
            ...NO_GUIDE.picks,
            kids: {
              categories: ['Nursery', freshWord()],
              isOnlyThese: true,
              shelves: [
                { title: 'First', text: 'Messages', skus: [canadian.sku, gone.sku, plates.sku] },
                { title: 'Gone', text: '', skus: [gone.sku] },
              ],
            },
          },
        },
      });
      const picks = (site: SiteId) => answerOf(environment.browser({ site }).catalogue.picks('kids'));
      expect(await picks('kids')).toEqual({
        categories: ['Nursery'],
        isOnlyThese: true,
        shelves: [{ title: 'First', text: 'Messages', products: [plates] }],
      });
      expect(await picks('canada')).toMatchObject({ categories: [], shelves: [{ products: [{ sku: canadian.sku }] }] });
      expect(await answerOf(environment.browser().catalogue.picks('wedding'))).toEqual(NO_GUIDE.picks.wedding);
      await environment.given({ giftGuide: NO_GUIDE });
    });

    it('[ADD-09] nothing found is no page and no count', async () => {
      expect(await search(freshWord())).toEqual({
        products: [],
        total: 0,
        page: 1,
        pages: 0,
        categories: [],
        bands: [],
        brands: [],
      });
    });

    it.each([
      ['a quote', `'`],
      ['the signs of a search language', `''":*&|!()<->\\`],
      ['a search language', `a':* | 'b`],
      ['the signs of patterns', '%_%'],
      ['a statement', `'; drop table products; --`],
      ['pictures', '🎁 🫖'],
      ['print quotes', '‘’“”…'],
      ['two hundred letters of one character each', 'ﷺ'.repeat(200)],
      ['a word that is far too long', `${'x'.repeat(199)}!`],
      ['control characters', '\u0000\u0001 \t\n'],
    ])('[ADD-09] %s is text like any other', async (_what, text) => {
      const word = freshWord();
      await giveOf(word, [{ name: `Plate ${'x'.repeat(300)}` }]);
      expect((await search(text)).page).toBe(1);
      expect((await search(`${text.slice(0, 180)} ${word}`)).page).toBe(1);
      expect((await search(word)).total).toBe(1);
    });
  });
};
