import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { failing, memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const away = { _tag: 'Unavailable' } as const;

describe('the recommendations of a person’s site', () => {
  it('[REC-02] an unknown id is logged as "podid not found", and nothing is read', async () => {
    const dependencies = memoryDependencies();
    const catalogue = failing(failing(dependencies.catalogue, 'mostReviewed', away), 'products', away);
    const { recommendations } = memoryBrowser({ ...dependencies, catalogue });
    expect(await recommendations.pod('most-hated', { item_id: '4821' })()).toEqual(E.left({ _tag: 'PodNotFound' }));
    expect(dependencies.log.entries()).toEqual([
      { level: 'warning', tag: 'recommendation.pod-unknown', data: { podId: 'most-hated' } },
    ]);
  });

  it('[REC-02] a valid request leaves nothing in the log', async () => {
    const dependencies = memoryDependencies({ products: [exampleProduct()] });
    const { recommendations } = memoryBrowser(dependencies);
    expect(await recommendations.pod('most-loved', {})()).toMatchObject(E.right({ length: 1 }));
    expect(await recommendations.pod('most-loved', { limit: 0 })()).toMatchObject(E.left({ _tag: 'BadRequest' }));
    expect(dependencies.log.entries()).toEqual([]);
  });

  it('[REC-03] an unavailable catalogue is reported, whatever the pod reads of it', async () => {
    const dependencies = memoryDependencies({ products: [exampleProduct()] });
    const { catalogue } = dependencies;
    for (const [podId, without] of [
      ['most-loved', failing(catalogue, 'mostReviewed', away)],
      ['complete-the-look', failing(catalogue, 'mostReviewed', away)],
      ['complete-the-look', failing(catalogue, 'products', away)],
      ['pdp-alternative-items', failing(catalogue, 'similarProducts', away)],
    ] as const) {
      const { recommendations } = memoryBrowser({ ...dependencies, catalogue: without });
      expect([podId, await recommendations.pod(podId, { item_id: '4821' })()]).toEqual([podId, E.left(away)]);
    }
  });

  it('[REC-02] what is looked at and unknown leads to what sells best', async () => {
    const products = [exampleProduct(), exampleProduct({ sku: skuOf('7'), reviews: 9_999 })];
    const { recommendations } = memoryBrowser(memoryDependencies({ products }));
    for (const item_id of ['99', 'junk', ''])
      expect(await recommendations.pod('pdp-alternative-items', { item_id })()).toMatchObject(
        E.right({ items: [{ sku: '7' }, { sku: '4821' }] }),
      );
  });

  it('[REC-02] [CART-03] what cannot be added from the carousel after an addition is not in it, and does not take the place of what can', async () => {
    const products = [
      exampleProduct(),
      exampleProduct({ sku: skuOf('7'), reviews: 9_999, isMadeToOrder: true }),
      exampleProduct({ sku: skuOf('8'), reviews: 9_999, personalizationType: 100 }),
    ];
    const { recommendations } = memoryBrowser(memoryDependencies({ products }));
    for (const podId of ['people-also-bought-atc-confirmation', 'people-also-bought-atr-confirmation'])
      expect(await recommendations.pod(podId, { limit: 1 })()).toMatchObject(E.right({ items: [{ sku: '4821' }] }));
    expect(await recommendations.pod('trending-products', {})()).toMatchObject(E.right({ length: 3 }));
  });

  it('[REC-07] the etag of an answer differs for other products and other pods', async () => {
    const products = [exampleProduct(), exampleProduct({ sku: skuOf('7') })];
    const { recommendations } = memoryBrowser(memoryDependencies({ products }));
    const mark = async (podId: string, limit: number) => {
      const answer = await recommendations.pod(podId, { limit })();
      return E.isRight(answer) ? answer.right.resultId : '';
    };
    const marks = [await mark('most-loved', 1), await mark('most-loved', 2), await mark('top-registry-picks', 2)];
    expect(new Set(marks).size).toBe(3);
    expect(await mark('most-loved', 2)).toBe(marks[1]);
  });
});
