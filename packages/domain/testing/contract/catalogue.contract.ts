import {
  type CatalogueCount,
  type CatalogueQuery,
  type CatalogueResults,
  NO_GUIDE,
  type Product,
  parseGtin,
  productIn,
  type SiteId,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, exampleImages, skuOf } from '../arbitrary/index.ts';
import { freshSku, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { contract, environment, fill, freshProduct, givenProducts, plain } from './scene.ts';

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

const search = (text: string, more: Partial<CatalogueQuery> = {}): Promise<CatalogueResults> =>
  answerOf(environment.browser().catalogue.search(queryFor(text, more)));

/** Products that have the word in their description by default. Each test searches for its own word. */
const giveOf = (word: string, products: ReadonlyArray<Partial<Product>>) =>
  givenProducts(...products.map((product) => ({ description: word, ...product })));

const picture = (name: string) => exampleImages(name, name);

/** What the catalogue promises: reading and searching products, and what is shown with them. */
export const catalogueContract = contract('the catalogue', () => {
  it('[ROUTE-19] products are read, also those no longer available or not on the web', async () => {
    const products = [freshProduct(), freshProduct({ isNla: true }), freshProduct({ isOnWeb: false })];
    await environment.given({ products });
    for (const product of products)
      expect(await answerOf(environment.browser({ site: 'modern' }).catalogue.product(product.sku))).toEqual(product);
  });

  it('[INT-06] a product is read by the number of its maker, as its barcode has it, unless that is a SKU', async () => {
    const gtin = parseGtin('4006381333931');
    const [coded, other] = [freshProduct({ gtin }), freshProduct()];
    await environment.given({ products: [coded, other] });
    const read = (raw: string) => answerOf(environment.browser().catalogue.product(skuOf(raw)));
    expect(await read('4006381333931')).toEqual(coded);
    expect(await read('04006381333931')).toEqual(coded);
    const named = freshProduct({ sku: skuOf('4006381333931') });
    await environment.given({ products: [named] });
    expect(await read('4006381333931')).toEqual(named);
  });

  it('[ADD-09] what is typed to search may be the code of a product in any form', async () => {
    const gtin = parseGtin('4006381333948');
    const coded = freshProduct({ sku: skuOf('904821'), gtin });
    await environment.given({ products: [coded] });
    for (const typed of ['4006381333948', '4 006381 333948', '(01)04006381333948', '14006381333945', '00904821'])
      expect([typed, (await search(typed)).products]).toEqual([typed, [coded]]);
    expect((await search('4006381333949')).total).toBe(0);
  });

  it('[ROUTE-19] unknown products, and those of the other market, are not found', async () => {
    const [ours, theirs] = [freshProduct(), freshProduct()];
    await environment.given({ products: [ours], canadianProducts: [theirs] });
    const notFound = { _tag: 'ProductNotFound' };
    expect(await refusalOf(environment.browser().catalogue.product(freshSku()))).toEqual(notFound);
    expect(await refusalOf(environment.browser().catalogue.product(theirs.sku))).toEqual(notFound);
    expect(await refusalOf(environment.browser({ site: 'canada' }).catalogue.product(ours.sku))).toEqual(notFound);
    expect(await answerOf(environment.browser({ site: 'canada' }).catalogue.product(theirs.sku))).toEqual(theirs);
  });

  it('[SHOP-03] a product is read with the colors that it comes in', async () => {
    const familyId = freshWord();
    const inColor = (name: string, more: Partial<Product> = {}) =>
      freshProduct({ familyId, color: O.some({ of: 'Mixer', name, hex: 'd9c9a8' }), ...more });
    const [oat, lake] = [inColor('Oat'), inColor('Lake', { isAvailable: false })];
    const plain = freshProduct({ familyId });
    await environment.given({ products: [oat, lake, plain], canadianProducts: [inColor('Fern')] });
    const read = (sku: typeof oat.sku) => answerOf(environment.browser().catalogue.productWithColors(sku));
    const { product, colors } = await read(lake.sku);
    expect(product).toEqual(lake);
    expect(
      new Set(colors.map(({ name, path, isAvailable, isCurrent }) => [name, path, isAvailable, isCurrent].join())),
    ).toEqual(new Set([`Oat,${oat.path},true,false`, `Lake,${lake.path},false,true`]));
    expect(await read(plain.sku)).toEqual({ product: plain, colors: [] });
    expect(await refusalOf(environment.browser().catalogue.productWithColors(freshSku()))).toEqual({
      _tag: 'ProductNotFound',
    });
  });

  it('[BUY-01] a product of the other market cannot be added to a cart', async () => {
    const theirs = freshProduct();
    await environment.given({ canadianProducts: [theirs] });
    const visitor = environment.browser();
    expect(await refusalOf(visitor.cart.add([plain(theirs)], O.none))).toMatchObject({ _tag: 'ProductUnknown' });
    const canadian = environment.browser({ site: 'canada' });
    await fill(canadian, plain(theirs));
    expect(await answerOf(canadian.cart.read)).toMatchObject({ lines: [{ unitPrice: theirs.currentPrice }] });
  });

  it('[ROUTE-11] shipping information is read by its name, with the phone of the site', async () => {
    for (const [site, phone] of [
      ['main', '1-800-555-0142'],
      ['canada', '1-800-555-0178'],
    ] as const) {
      const popup = await answerOf(environment.browser({ site }).catalogue.popup('standard'));
      expect(popup).toMatchObject({ popupName: 'standard', title: expect.stringMatching(/\S/) });
      expect(popup.html).toMatch(/^(<p>[^<>]+<\/p>|<ul>(<li>[^<>]+<\/li>)+<\/ul>)+$/);
      expect(popup.html).toContain(phone);
    }
    for (const name of ['Standard', 'constructor'])
      expect(await refusalOf(environment.browser().catalogue.popup(name))).toEqual({ _tag: 'PopupNotFound' });
  });

  it('[API-01] a family shows each picture of its available products once', async () => {
    const familyId = freshWord();
    await environment.given({
      products: [
        freshProduct({ familyId, images: picture('red'), carouselImages: [picture('above'), picture('red')] }),
        freshProduct({ familyId, images: picture('gone'), isNla: true }),
      ],
    });
    const images = await answerOf(environment.browser().catalogue.familyImages({ familyId, brand: 'main' }));
    expect(images).toEqual([picture('red'), picture('above')]);
  });

  it('[API-01] a family is of one brand and one market', async () => {
    const familyId = freshWord();
    await environment.given({ products: [freshProduct({ familyId, brand: 'modern', images: picture('cart') })] });
    const notFound = { _tag: 'FamilyNotFound' };
    const ask = (site: 'main' | 'canada', brand: 'main' | 'modern', id = familyId) =>
      environment.browser({ site }).catalogue.familyImages({ familyId: id, brand });
    expect(await answerOf(ask('main', 'modern'))).toEqual([picture('cart')]);
    expect(await refusalOf(ask('main', 'main'))).toEqual(notFound);
    expect(await refusalOf(ask('canada', 'modern'))).toEqual(notFound);
    expect(await refusalOf(ask('main', 'modern', freshWord()))).toEqual(notFound);
  });

  it('[ADD-06] [API-03] special orders have terms, other products none', async () => {
    const made = freshProduct({ hasCustomOrderConfirmation: true, availabilityMessage: 'Ships in 6–8 weeks.' });
    const plain = freshProduct();
    await environment.given({ products: [made, plain] });
    const ask = (sku: typeof made.sku) => environment.browser().catalogue.customOrder(sku);
    expect(await answerOf(ask(made.sku))).toEqual(
      O.some({
        title: 'Confirm Your Selection',
        termsHtml: expect.stringMatching(/^(<p>[^<>]+<\/p>|<ul>(<li>[^<>]+<\/li>)+<\/ul>)+$/),
        leadTime: 'Ships in 6–8 weeks.',
      }),
    );
    expect(await answerOf(ask(plain.sku))).toEqual(O.none);
    expect(await refusalOf(ask(freshSku()))).toEqual({ _tag: 'ProductNotFound' });
  });

  it('[ADD-09] a word is found by its beginning, whatever its case and accents', async () => {
    const word = freshWord();
    await giveOf(word, [{ name: `Crème-Brûlée Torch ${word}` }]);
    for (const typed of ['creme', 'CRÈME', 'brul', 'brûlée', 'c', 'torch brulee'])
      expect((await search(`${typed} ${word}`)).total, typed).toBe(1);
    for (const typed of ['reme', 'bruleed', 'tor ch3']) expect((await search(`${typed} ${word}`)).total, typed).toBe(0);
  });

  it('[ADD-09] [SHOP-04] singular, plural and the synonyms of the gift guide find each other', async () => {
    const word = freshWord();
    await environment.given({
      giftGuide: {
        ...NO_GUIDE,
        synonyms: [
          ['couch', 'sofa'],
          ['gray', 'grey'],
        ],
      },
    });
    await giveOf(word, [
      { name: 'Steak Knives' },
      { name: 'Grey Linen Sofa' },
      { name: 'Teapot' },
      { name: 'Mattress' },
    ]);
    for (const [typed, name] of [
      ['knife', 'Steak Knives'],
      ['gray couch', 'Grey Linen Sofa'],
      ['couches', 'Grey Linen Sofa'],
      ['tea pots', 'Teapot'],
    ] as const)
      expect([typed, namesOf(await search(`${typed} ${word}`))]).toEqual([typed, [name]]);
    expect(namesOf(await search(`mats ${word}`))).toEqual([]);
    await environment.given({ giftGuide: NO_GUIDE });
  });

  it('[ADD-09] all words must occur, in any of a product’s texts', async () => {
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
    for (const typed of ['kettle', 'stove wares', 'hearth', 'boil', 'whist', 'morning sings', product.sku])
      expect((await search(`${word} ${typed}`)).products, typed).toEqual([product]);
    expect((await search(`${word} kettle toaster`)).total).toBe(0);
  });

  it('[SHOP-04] where nothing is found, words near those that were typed are offered, which find something', async () => {
    const word = freshWord().replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
    await giveOf(word, [{ name: `Copper Fondueset ${word}` }]);
    const instead = async (text: string) => O.toUndefined((await search(text)).instead);
    for (const typed of ['fonduset', 'fonduesett', 'fomdueset', 'fonudeset', 'Fonduésets'])
      expect([typed, await instead(`${typed} ${word}`)]).toEqual([
        typed,
        typed === 'Fonduésets' ? undefined : `fondueset ${word}`,
      ]);
    expect(await instead(`copper unheardof ${word}`)).toBe(`copper ${word}`);
    expect(await instead('unheardofword')).toBeUndefined();
    expect(await instead(`fondueset ${word}`)).toBeUndefined();
  });

  it('[ADD-09] products no longer available, not on the web or of the other market are not found', async () => {
    const word = freshWord();
    await giveOf(word, [{ name: 'Here' }, { name: 'Gone', isNla: true }, { name: 'In stores', isOnWeb: false }]);
    await environment.given({ canadianProducts: [freshProduct({ name: 'There', description: word })] });
    expect(namesOf(await search(word))).toEqual(['Here']);
    expect(namesOf(await answerOf(environment.browser({ site: 'canada' }).catalogue.search(queryFor(word))))).toEqual([
      'There',
    ]);
  });

  it.each([
    ['en', ['Egg Cup', 'Espresso Cup', 'Measuring Cup', 'Oven Dish', 'Sieve']],
    ['fr-CA', ['Écumoire', 'Ensemble à mesurer', 'Étui à œufs', 'Œuf en bois', 'Ouvre-boîte']],
  ] as const)(
    '[LANG-04] names are in the order of their language: in %s, É beside E and œ as oe',
    async (language, expected) => {
      const word = freshWord();
      const named = [
        ['Sieve', 'Écumoire'],
        ['Measuring Cup', 'Ensemble à mesurer'],
        ['Egg Cup', 'Étui à œufs'],
        ['Oven Dish', 'Œuf en bois'],
        ['Espresso Cup', 'Ouvre-boîte'],
      ] as const;
      const canadianProducts = named.map(([name, french]) =>
        freshProduct({ name, description: word, texts: { 'fr-CA': { name: french } } }),
      );
      await environment.given({ canadianProducts });
      const { catalogue } = environment.browser({ site: 'canada', language });
      const { products } = await answerOf(catalogue.search(queryFor(word)));
      expect(products.map((product) => productIn(language, product).name)).toEqual(expected);
    },
  );

  it('[ADD-09] a site’s own goods come first, in its results and in its filters', async () => {
    const word = freshWord();
    await giveOf(word, [
      { name: 'Bear', categoryName: 'Nursery', categorySequence: 30 },
      { name: 'Lamp', categoryName: 'Lighting', categorySequence: 20, brand: 'modern' },
      { name: 'Pan', categoryName: 'Cookware', categorySequence: 10 },
    ]);
    const at = async (site: SiteId) => {
      const results = await answerOf(environment.browser({ site }).catalogue.search(queryFor(word)));
      return [namesOf(results), results.categories.map(({ choice }) => choice), results.brands[0]?.choice];
    };
    expect(await at('main')).toEqual([['Pan', 'Bear', 'Lamp'], ['Cookware', 'Nursery', 'Lighting'], 'main']);
    expect(await at('modern')).toEqual([['Lamp', 'Pan', 'Bear'], ['Lighting', 'Cookware', 'Nursery'], 'modern']);
    expect(await at('kids')).toEqual([['Bear', 'Pan', 'Lamp'], ['Nursery', 'Cookware', 'Lighting'], 'main']);
  });

  it('[ADD-09] several choices of one kind widen the results, those of another narrow them', async () => {
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
    expect(await found({ categories: [dishes, pans, 'nothing'] })).toBe('ACBD');
    expect(await found({ bands: ['0-20'] })).toBe('A');
    expect(await found({ bands: ['20-50', '2000-up'] })).toBe('CBD');
    expect(await found({ bands: ['0-20', '2000-up'], brands: ['modern'] })).toBe('D');
    expect(await found({ categories: [dishes], brands: ['main'], bands: ['20-50'] })).toBe('');
  });

  it('[ADD-09] the count of a choice is what it finds when it is the only one of its kind', async () => {
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
    expect(results.categories.map(({ choice }) => choice)).toEqual([3, 2, 1].map((shelf) => `Shelf ${shelf} ${word}`));
    const all = await search(word);
    expect(all.total).toBe(54);
    expect(all.bands.reduce((sum, { products }) => sum + products, 0)).toBe(54);
    expect(all.categories.reduce((sum, { products }) => sum + products, 0)).toBe(41);
  });

  it('[ADD-09] matches in names come first, then the shop’s order, the name and the SKU', async () => {
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

  it('[ADD-09] results are sorted by price; equal prices stay in the shop’s order', async () => {
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

  it('[ADD-09] pages of 24 have every product once, in a stable order', async () => {
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

  it('picks are shown as far as they are available in the site’s market', async () => {
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

  it('[ADD-09] signs of query languages are text like any other', async () => {
    const word = freshWord();
    await giveOf(word, [{ name: `Plate ${'x'.repeat(300)}` }]);
    for (const text of [
      `'`,
      `''":*&|!()<->\\`,
      `a':* | 'b`,
      '%_%',
      `'; drop table products; --`,
      '🎁 🫖',
      'ﷺ'.repeat(200),
      `${'x'.repeat(199)}!`,
      '\u0000\u0001 \t\n',
    ]) {
      expect((await search(text)).page).toBe(1);
      expect((await search(`${text.slice(0, 180)} ${word}`)).page).toBe(1);
    }
    expect((await search(word)).total).toBe(1);
    const nothing = {
      products: [],
      total: 0,
      page: 1,
      pages: 0,
      categories: [],
      bands: [],
      brands: [],
      instead: O.none,
    };
    expect(await search(freshWord())).toEqual(nothing);
  });
});
