import { reading, registryItems } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listOrEmpty } from './list-or-empty.ts';
import { listSections } from './list-sections.ts';

it('[API-02] no list is the empty list', () => {
  expect(listOrEmpty(null)).toEqual([]);
  fc.assert(
    fc.property(reading, (reading) => {
      expect(listSections(reading, listOrEmpty(null))).toEqual([]);
    }),
  );
});

it('[API-02] a list is itself, with all that is on it', () => {
  fc.assert(
    fc.property(registryItems(4), (items) => {
      expect(listOrEmpty(items)).toBe(items);
    }),
  );
});
