import { centsOf, exampleItem, forAll, registryItem } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isGivenTo } from './given-to.ts';

describe('what something was given to', () => {
  it('[OVR-01] [GG-03] something was given exactly when a unit was bought or its fund has money', () => {
    forAll(registryItem, (item) => {
      const raised = O.isSome(item.groupGift) ? item.groupGift.value.raised : 0;
      expect(isGivenTo(item)).toBe(item.purchased + raised > 0);
    });
  });

  it.each([
    [0, O.none, false],
    [1, O.none, true],
    [0, O.some(0), false],
    [0, O.some(1), true],
  ])('[OVR-01] [GG-03] with %s bought and %j cents raised: %s', (purchased, raised, expected) => {
    const groupGift = O.map((cents: number) => ({ name: 'Plates', goal: centsOf(100), raised: centsOf(cents) }))(
      raised,
    );
    expect(isGivenTo(exampleItem({ purchased, groupGift }))).toBe(expected);
  });
});
