import type { Fault, Product, ProductNotFound, Sku } from '@gift-registry/domain';
import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { findProductFrom } from './scan.stream.ts';

const [one, two] = [skuOf('2100019'), skuOf('10001')];

/** A catalogue with these products that records its requests. */
const scene = (answers: ReadonlyMap<Sku, E.Either<ProductNotFound | Fault, Product>>) => {
  const requested: Sku[] = [];
  const find = findProductFrom({
    product: (sku) => () => {
      requested.push(sku);
      return Promise.resolve(answers.get(sku) ?? E.left({ _tag: 'ProductNotFound' }));
    },
  });
  return { requested, find: (skus: ReadonlyArray<Sku>) => firstValueFrom(find(skus)) };
};

describe('the product of a code', () => {
  it('[ADD-08] is the first one found; later SKUs are not requested', async () => {
    const product = exampleProduct({ sku: two });
    const first = scene(new Map([[one, E.right(product)]]));
    expect(await first.find([one, two])).toEqual(E.right(product));
    expect(first.requested).toEqual([one]);
    const second = scene(new Map([[two, E.right(product)]]));
    expect(await second.find([one, two])).toEqual(E.right(product));
    expect(second.requested).toEqual([one, two]);
  });

  it('[ADD-08] is none where there is no product, and a fault is returned at once', async () => {
    const none = scene(new Map());
    expect(await none.find([])).toEqual(E.left({ _tag: 'ProductNotFound' }));
    expect(await none.find([one])).toEqual(E.left({ _tag: 'ProductNotFound' }));
    const away = scene(new Map([[one, E.left({ _tag: 'Unavailable' } as const)]]));
    expect(await away.find([one, two])).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(away.requested).toEqual([one]);
  });
});
