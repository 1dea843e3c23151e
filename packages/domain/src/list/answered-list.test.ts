import { reading, registryItems } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answeredList } from './answered-list.ts';
import { listSections } from './list-sections.ts';

it('[API-02] no list is the empty list', () => {
  expect(answeredList(null)).toEqual([]);
  fc.assert(
    fc.property(reading, (reading) => {
      expect(listSections(reading, answeredList(null))).toEqual([]);
    }),
  );
});

it('[API-02] a list is itself, with all that is on it', () => {
  fc.assert(
    fc.property(registryItems(4), (items) => {
      expect(answeredList(items)).toBe(items);
    }),
  );
});
