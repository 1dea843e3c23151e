import { type PodId, podDefaults, type RecommendedItem, recommendedItem } from '@gift-registry/domain';
import fc from 'fast-check';
import { exampleProduct } from './example.ts';
import { product } from './item.ts';

/** The example's plate, as a pod shows it. */
export const exampleRecommendation = (overrides: Partial<RecommendedItem> = {}): RecommendedItem => ({
  ...recommendedItem(exampleProduct()),
  ...overrides,
});

/** Any product on the web, as a pod shows it. */
export const recommendation: fc.Arbitrary<RecommendedItem> = product.map((each) => ({
  ...recommendedItem(each),
  path: `/product/gift/${each.sku}`,
}));

const isPodId = (id: string): id is PodId => Object.hasOwn(podDefaults, id);

/** Any pod of the table. */
export const podId: fc.Arbitrary<PodId> = fc.constantFrom(...Object.keys(podDefaults).filter(isPodId));
