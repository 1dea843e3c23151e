import {
  exampleCartContents,
  exampleGiftCardLine,
  examplePickupContents,
  exampleStoreStock,
  forAll,
  grIdOf,
  identityOf,
  nearEdges,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseStoreNumber } from '../store/index.ts';
import { lineIdOf } from './cart.ts';
import { pickupLines, shortPickups } from './short-pickups.ts';

const forTwoRegistries = (first: number, second: number) => {
  const [line] = pickupLines(examplePickupContents(first).lines);
  if (line === undefined) throw new Error('one line is picked up');
  const grId = O.some(grIdOf('7310443'));
  return [line, { ...line, grId, lineId: lineIdOf(grId, line.identity), quantity: second }];
};

describe('what a store has too few of', () => {
  it('[BUY-08] a line is short exactly when all lines of its store and product need more than the store has', () => {
    forAll(nearEdges(1, 12, [5]), nearEdges(1, 12, [5]), nearEdges(0, 24, [10]), (first, second, units) => {
      const lines = forTwoRegistries(first, second);
      expect(shortPickups([exampleStoreStock({ units })], lines)).toEqual(first + second > units ? lines : []);
    });
    const [line] = forTwoRegistries(2, 3);
    if (line === undefined) throw new Error('a line');
    expect(shortPickups([], [line])).toEqual([line]);
    const elsewhere = O.getOrElseW(() => {
      throw new Error('a store');
    })(parseStoreNumber('917'));
    const inTwoStores = [line, { ...line, pickup: { ...line.pickup, storeNumber: elsewhere }, quantity: 3 }];
    expect(shortPickups([exampleStoreStock({ units: 2 })], inTwoStores)).toEqual(inTwoStores.slice(1));
    const ofTwoProducts = [line, { ...line, identity: identityOf('77'), quantity: 3 }];
    expect(shortPickups([exampleStoreStock({ units: 2 })], ofTwoProducts)).toEqual(ofTwoProducts.slice(1));
  });

  it('[BUY-08] a shipped line is never short', () => {
    const lines = [...exampleCartContents(99).lines, exampleGiftCardLine()];
    expect(shortPickups([], lines)).toEqual([]);
    expect(pickupLines(lines)).toEqual([]);
  });
});
