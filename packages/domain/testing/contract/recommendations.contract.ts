import type { PodAnswer, PodParameters, Product, SiteId } from '@gift-registry/domain';
import { recommendedItem } from '@gift-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshSku, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshProduct } from './scene.ts';

/** More reviews than any other product of the world has, and ever more. */
let reviews = 100_000;
const inFront = (overrides: Partial<Product> = {}): Product => {
  reviews += 1;
  return freshProduct({ reviews, rating: 5, ...overrides });
};

const skusOf = ({ items }: PodAnswer): ReadonlyArray<string> => items.map(({ sku }) => sku);

/** What recommendations promise, whatever stands behind them. */
export const recommendationsContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`recommendations over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const pod = (podId: string, parameters: PodParameters = {}, site: SiteId = 'main'): Promise<PodAnswer> =>
      answerOf(environment.browser({ site }).recommendations.pod(podId, parameters));

    it('[REC-07] a pod answers with its things, a title, a mark and how many there are', async () => {
      const category = freshWord();
      const it = freshProduct({ categoryName: category });
      const other = freshProduct({
        categoryName: category,
        name: 'Bar Cart',
        currentPrice: centsOf(129_900),
        optionChoice: 'oak&brass=1',
        hasCustomOrderConfirmation: true,
      });
      await environment.given({ products: [it, other] });
      const answer = await pod('pdp-alternative-items', { item_id: it.sku });
      expect(answer).toEqual({
        items: [recommendedItem(other)],
        title: 'Similar Items',
        resultId: expect.stringMatching(/\S/),
        length: 1,
      });
      expect(answer.items[0]).toMatchObject({ optionChoice: 'oak&brass=1', hasCustomOrderConfirmation: true });
      expect(await pod('pdp-alternative-items', { item_id: it.sku })).toEqual(answer);
    });

    it.each([
      ['you-may-also-like-cart', 15],
      ['pdp-alternative-items', 15],
      ['trending-products', 15],
      ['bestsellers-stores', 15],
      ['people-also-viewed-pdp', 24],
      ['people-also-bought-atr-confirmation', 24],
      ['people-also-bought-atc-confirmation', 24],
      ['bestsellers-pdp-social', 24],
      ['search-results-footer', 24],
      ['most-loved', 25],
      ['most-loved-baby', 25],
      ['cross-brand', 25],
      ['cross-brand-baby', 25],
      ['top-registry-picks', 25],
      ['top-registry-picks-baby', 25],
      ['most-forgotten', 25],
      ['most-forgotten-baby', 25],
      ['shop-similar-pla-entrants', 16],
      ['shop-similar-backorder', 16],
      ['no-longer-available-similar', 18],
      ['no-longer-available-similar-replace', 18],
      ['complete-the-look', 8],
    ])('[REC-02] the pod %s shows %d things', async (podId, limit) => {
      await environment.given({
        products: Array.from({ length: 26 }, (_, index) => [
          freshProduct({ department: 'Kids', productClass: `Class ${index % 2}` }),
          freshProduct({ department: 'Kids', brand: 'modern' }),
          freshProduct(),
          freshProduct({ brand: 'modern' }),
        ]).flat(),
      });
      const answer = await pod(podId);
      expect([answer.items.length, answer.length]).toEqual([limit, limit]);
      expect(new Set(skusOf(answer)).size).toBe(limit);
      expect(answer.title).toMatch(/\S/);
    });

    it('[REC-01] [REC-07] what the caller says wins, however it is written; what says nothing is dropped', async () => {
      await environment.given({ products: Array.from({ length: 51 }, () => freshProduct()) });
      const lengths = async (...many: ReadonlyArray<PodParameters>) =>
        Promise.all(many.map(async (parameters) => (await pod('bestsellers-stores', parameters)).length));
      expect(await lengths({ limit: 1 }, { LIMIT: 2 }, { limit: '50' }, { Limit: 3, limit: 4 })).toEqual([1, 2, 50, 4]);
      expect(await lengths({ limit: '' }, { limit: [] }, { limit: undefined }, { zone: 'x' })).toEqual([
        15, 15, 15, 15,
      ]);
    });

    it('[REC-01] [REC-07] a limit below 1 or above 50 is not understood, and more than 50 values are not', async () => {
      const problem = async (parameters: PodParameters) =>
        (await refusalOf(environment.browser().recommendations.pod('most-loved', parameters)))._tag;
      for (const limit of [0, -1, 51, 1.5, 'ten', [1, 2]])
        expect([limit, await problem({ limit })]).toEqual([limit, 'BadRequest']);
      expect(await problem({ zone: Array.from({ length: 51 }, () => 'a') })).toBe('BadRequest');
      expect((await pod('most-loved', { zone: Array.from({ length: 50 }, () => 'a') })).title).toBe('Most Loved');
    });

    it('[REC-02] an id that leads to no pod is refused', async () => {
      for (const podId of [
        '',
        'unknown',
        'Most-Loved',
        'most-loved ',
        'constructor',
        '__proto__',
        'most-loved,cross-brand',
      ])
        expect([podId, await refusalOf(environment.browser().recommendations.pod(podId, {}))]).toEqual([
          podId,
          { _tag: 'PodNotFound' },
        ]);
    });

    it('[REC-02] like a thing is what is of its category and near it in price, never the thing itself', async () => {
      const category = freshWord();
      const priced = (amount: number, more: Partial<Product> = {}) =>
        freshProduct({ categoryName: category, currentPrice: centsOf(amount), ...more });
      const it = priced(5_000);
      const [far, near, nearest] = [priced(9_000), priced(4_000), priced(5_100)];
      await environment.given({ products: [it, far, near, nearest, priced(5_000, { isNla: true })] });
      for (const podId of ['pdp-alternative-items', 'no-longer-available-similar', 'shop-similar-backorder'])
        expect(skusOf(await pod(podId, { item_id: it.sku }))).toEqual([nearest.sku, near.sku, far.sku]);
      const both = await pod('pdp-alternative-items', {
        Item_Id: [freshSku(), `000${it.sku}`.slice(-12), nearest.sku],
      });
      expect(skusOf(both)).toEqual([near.sku, far.sku]);
    });

    it('[REC-02] like a thing that is gone is what can still be had', async () => {
      const category = freshWord();
      const gone = freshProduct({ categoryName: category, isNla: true, isOnWeb: false });
      const there = freshProduct({ categoryName: category });
      await environment.given({ products: [gone, there] });
      expect(skusOf(await pod('no-longer-available-similar-replace', { item_id: gone.sku }))).toEqual([there.sku]);
    });

    it('[REC-02] with a thing goes what is of its department and another class, the most reviewed first', async () => {
      const department = freshWord();
      const of = (productClass: string) => inFront({ department, productClass });
      const it = of('Plates');
      const [bowls, cups] = [of('Bowls'), of('Cups')];
      await environment.given({ products: [it, of('Plates'), bowls, cups] });
      expect(skusOf(await pod('complete-the-look', { item_id: it.sku }))).toEqual([cups.sku, bowls.sku]);
    });

    it('[REC-02] what sells best is what most have reviewed: of the site’s brand and market, on the web, still to be had', async () => {
      const [best, next] = [inFront(), inFront()];
      const [gone, hidden, modern] = [
        inFront({ isNla: true }),
        inFront({ isOnWeb: false }),
        inFront({ brand: 'modern' }),
      ];
      const [canadian, baby] = [inFront(), inFront({ department: 'Kids' })];
      await environment.given({ products: [best, next, gone, hidden, modern, baby], canadianProducts: [canadian] });
      const front = async (podId: string, site: SiteId) => skusOf(await pod(podId, { limit: 3 }, site)).slice(0, 3);
      expect(await front('bestsellers-stores', 'main')).toEqual([baby.sku, next.sku, best.sku]);
      expect((await front('top-registry-picks', 'kids')).slice(0, 2)).toEqual([next.sku, best.sku]);
      expect((await front('top-registry-picks-baby', 'kids'))[0]).toBe(baby.sku);
      expect((await front('bestsellers-stores', 'modern'))[0]).toBe(modern.sku);
      expect((await front('bestsellers-stores', 'canada'))[0]).toBe(canadian.sku);
    });

    it('what is picked for registries is for children only where the event is theirs', async () => {
      const [baby, lamp] = [inFront({ department: 'Kids' }), inFront()];
      const [crib, chair] = [inFront({ department: 'Kids', brand: 'modern' }), inFront({ brand: 'modern' })];
      await environment.given({ products: [lamp, baby, chair, crib] });
      const shown = async (podId: string) => skusOf(await pod(podId, { limit: 50 }));
      for (const id of ['top-registry-picks', 'most-loved']) {
        expect((await shown(id)).filter((sku) => sku === baby.sku || sku === lamp.sku)).toEqual([lamp.sku]);
        expect((await shown(`${id}-baby`)).filter((sku) => sku === baby.sku || sku === lamp.sku)).toEqual([baby.sku]);
      }
      expect((await shown('cross-brand')).filter((sku) => sku === crib.sku || sku === chair.sku)).toEqual([chair.sku]);
      expect((await shown('bestsellers-stores')).slice(0, 2)).toContain(baby.sku);
    });

    it('[REC-02] the other brand’s things are in the cross-brand pods alone, and in none in Canada', async () => {
      const [main, modern] = [inFront(), inFront({ brand: 'modern' })];
      await environment.given({ products: [main, modern], canadianProducts: [inFront({ brand: 'modern' })] });
      expect(skusOf(await pod('cross-brand'))[0]).toBe(modern.sku);
      expect(skusOf(await pod('cross-brand', {}, 'kids'))[0]).toBe(modern.sku);
      expect(skusOf(await pod('cross-brand', {}, 'modern'))[0]).toBe(main.sku);
      expect(skusOf(await pod('top-registry-picks'))).not.toContain(modern.sku);
      expect(await pod('cross-brand', {}, 'canada')).toMatchObject({ items: [], length: 0 });
    });
  });
};
