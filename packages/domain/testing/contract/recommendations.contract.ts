import { type PodAnswer, type PodParameters, type Product, recommendedItem, type SiteId } from '@gift-registry/domain';
import { expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import { freshSku, freshWord } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { contract, environment, freshProduct } from './scene.ts';

/** More reviews than any other product has. */
let reviews = 100_000;
const mostReviewed = (overrides: Partial<Product> = {}): Product => {
  reviews += 1;
  return freshProduct({ reviews, rating: 5, ...overrides });
};

const skusOf = ({ items }: PodAnswer): ReadonlyArray<string> => items.map(({ sku }) => sku);

/** What recommendations promise. */
export const recommendationsContract = contract('recommendations', () => {
  const pod = (podId: string, parameters: PodParameters = {}, site: SiteId = 'main'): Promise<PodAnswer> =>
    answerOf(environment.browser({ site }).recommendations.pod(podId, parameters));

  it('[REC-07] a pod has its items, a title, a result id and a length', async () => {
    const category = freshWord();
    const plates = freshProduct({ categoryName: category });
    const other = freshProduct({
      categoryName: category,
      name: 'Bar Cart',
      currentPrice: centsOf(129_900),
      optionChoice: 'oak&brass=1',
      hasCustomOrderConfirmation: true,
    });
    await environment.given({ products: [plates, other] });
    const answer = await pod('pdp-alternative-items', { item_id: plates.sku });
    expect(answer).toEqual({
      items: [recommendedItem(other)],
      title: 'Similar Gifts',
      resultId: expect.stringMatching(/\S/),
      length: 1,
    });
    expect(answer.items[0]).toMatchObject({ optionChoice: 'oak&brass=1', hasCustomOrderConfirmation: true });
    expect(await pod('pdp-alternative-items', { item_id: plates.sku })).toEqual(answer);
  });

  it('[REC-01] [REC-02] [REC-07] an unknown pod, a limit out of range and too many values are refused', async () => {
    const problem = async (podId: string, parameters: PodParameters) =>
      (await refusalOf(environment.browser().recommendations.pod(podId, parameters)))._tag;
    for (const podId of ['', 'Most-Loved', '__proto__']) expect(await problem(podId, {})).toBe('PodNotFound');
    for (const limit of [0, 51, 'ten']) expect(await problem('most-loved', { limit })).toBe('BadRequest');
    expect(await problem('most-loved', { zone: Array.from({ length: 51 }, () => 'a') })).toBe('BadRequest');
  });

  it('[REC-02] similar items are of the same category, the nearest in price first, without the item itself', async () => {
    const category = freshWord();
    const priced = (amount: number, more: Partial<Product> = {}) =>
      freshProduct({ categoryName: category, currentPrice: centsOf(amount), ...more });
    const plates = priced(5_000);
    const [far, near, nearest] = [priced(9_000), priced(4_000), priced(5_100)];
    await environment.given({ products: [plates, far, near, nearest, priced(5_000, { isNla: true })] });
    for (const podId of ['pdp-alternative-items', 'no-longer-available-similar', 'shop-similar-backorder'])
      expect(skusOf(await pod(podId, { item_id: plates.sku }))).toEqual([nearest.sku, near.sku, far.sku]);
    const both = await pod('pdp-alternative-items', {
      Item_Id: [freshSku(), `000${plates.sku}`.slice(-12), nearest.sku],
    });
    expect(skusOf(both)).toEqual([near.sku, far.sku]);
  });

  it('[REC-02] similar to an item no longer available are items that are', async () => {
    const category = freshWord();
    const gone = freshProduct({ categoryName: category, isNla: true, isOnWeb: false });
    const there = freshProduct({ categoryName: category });
    await environment.given({ products: [gone, there] });
    expect(skusOf(await pod('no-longer-available-similar-replace', { item_id: gone.sku }))).toEqual([there.sku]);
  });

  it('[REC-02] bestsellers are the most reviewed of the site’s brand and market that are available on the web', async () => {
    const [best, next] = [mostReviewed(), mostReviewed()];
    const [gone, hidden, modern] = [
      mostReviewed({ isNla: true }),
      mostReviewed({ isOnWeb: false }),
      mostReviewed({ brand: 'modern' }),
    ];
    const [canadian, baby] = [mostReviewed(), mostReviewed({ department: 'Kids' })];
    await environment.given({ products: [best, next, gone, hidden, modern, baby], canadianProducts: [canadian] });
    const front = async (podId: string, site: SiteId) => skusOf(await pod(podId, { limit: 3 }, site)).slice(0, 3);
    expect(await front('bestsellers-stores', 'main')).toEqual([baby.sku, next.sku, best.sku]);
    expect((await front('top-registry-picks', 'kids')).slice(0, 2)).toEqual([next.sku, best.sku]);
    expect((await front('top-registry-picks-baby', 'kids'))[0]).toBe(baby.sku);
    expect((await front('bestsellers-stores', 'modern'))[0]).toBe(modern.sku);
    expect((await front('bestsellers-stores', 'canada'))[0]).toBe(canadian.sku);
  });

  it('[REC-02] only cross-brand pods have items of the other brand, and in Canada none has', async () => {
    const [main, modern] = [mostReviewed(), mostReviewed({ brand: 'modern' })];
    await environment.given({ products: [main, modern], canadianProducts: [mostReviewed({ brand: 'modern' })] });
    expect(skusOf(await pod('cross-brand'))[0]).toBe(modern.sku);
    expect(skusOf(await pod('cross-brand', {}, 'kids'))[0]).toBe(modern.sku);
    expect(skusOf(await pod('cross-brand', {}, 'modern'))[0]).toBe(main.sku);
    expect(skusOf(await pod('top-registry-picks'))).not.toContain(modern.sku);
    expect(await pod('cross-brand', {}, 'canada')).toMatchObject({ items: [], length: 0 });
  });
});
