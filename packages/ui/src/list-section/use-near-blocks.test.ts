import { forAll, registryItems } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { blocksOf } from './use-near-blocks.ts';

describe('the blocks of a long list', () => {
  it('[LIST-15] every item is in one block, in the order of the list', () => {
    forAll(registryItems(40), (items) => {
      expect(blocksOf(items).flatMap((block) => block.items)).toEqual(items);
    });
  });

  it('[LIST-15] a block has whole lines, whether a line has one card, two, three or four; only the last may have fewer', () => {
    forAll(registryItems(40), (items) => {
      for (const { items: its } of blocksOf(items).slice(0, -1))
        expect([1, 2, 3, 4].map((cards) => its.length % cards)).toEqual([0, 0, 0, 0]);
    });
  });

  it('[LIST-15] a block knows how many items are before it', () => {
    forAll(registryItems(40), (items) => {
      for (const { first, items: its } of blocksOf(items)) expect(its[0]).toBe(items[first]);
    });
  });
});
