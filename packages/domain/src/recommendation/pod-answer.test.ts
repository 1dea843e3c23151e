import {
  exampleProduct,
  exampleRecommendation,
  forAll,
  recommendation,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type RecommendedItem, readablePod, recommendedItem } from './pod-answer.ts';

const head = { title: 'Bestsellers', resultId: 'r-1' };

describe('the answer of a pod', () => {
  it('[REC-07] a product is shown with what is needed to name, show and add it', () => {
    const product = exampleProduct({ optionChoice: 'oak', hasCustomOrderConfirmation: true });
    expect(recommendedItem(product)).toEqual({
      sku: '4821',
      name: 'Linden Dinner Plate',
      price: 1_495,
      imagePath: '/pictures/plates-e9e2d4-8a9a86-desktop.webp',
      imagePathHiRes: '/pictures/plates-e9e2d4-8a9a86-desktopHiRes.webp',
      path: '/product/linden-dinner-plate/4821',
      familyId: 'f-4821',
      optionChoice: 'oak',
      hasCustomOrderConfirmation: true,
    });
    expect(recommendedItem(exampleProduct()).hasCustomOrderConfirmation).toBe(false);
  });

  it('[REC-07] one thing that cannot be read is left out alone', () => {
    const [first, last] = [exampleRecommendation({ sku: skuOf('1') }), exampleRecommendation({ sku: skuOf('2') })];
    expect(readablePod(head, [E.right(first), E.left('price: is missing'), E.right(last)])).toEqual({
      answer: { ...head, items: [first, last], length: 2 },
      log: [{ level: 'error', tag: 'recommendation.unreadable', data: { place: 1, reason: 'price: is missing' } }],
    });
  });

  const reads = fc.array(fc.oneof(recommendation.map(E.right), fc.string().map(E.left)), { maxLength: 30 });
  const read = (all: ReadonlyArray<E.Either<string, RecommendedItem>>) => readablePod(head, all);

  it('[REC-07] everything that can be read stays, in its order', () => {
    forAll(fc.array(recommendation, { maxLength: 30 }), fc.array(fc.nat(30)), (items, gaps) => {
      const all = items.flatMap(
        (item, place): ReadonlyArray<E.Either<string, RecommendedItem>> =>
          gaps.includes(place) ? [E.left('gone'), E.right(item)] : [E.right(item)],
      );
      expect(read(all).answer).toEqual({ ...head, items, length: items.length });
    });
  });

  it('[REC-07] what cannot be read is left out alone, and the log has a line for each, with its place and the reason', () => {
    forAll(reads, (all) => {
      const expected = all.flatMap((each, place) => (E.isLeft(each) ? [{ place, reason: each.left }] : []));
      const { answer, log } = read(all);
      expect(log.map(({ data }) => data)).toEqual(expected);
      expect(log.every(({ level, tag }) => level === 'error' && tag === 'recommendation.unreadable')).toBe(true);
      expect(answer.items.length + log.length).toBe(all.length);
    });
  });

  it('[REC-07] the length is how many things there are', () => {
    forAll(reads, (all) => {
      const { answer } = read(all);
      expect(answer.length).toBe(answer.items.length);
    });
  });
});
