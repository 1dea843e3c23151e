import { sites } from '@gift-registry/domain';
import { registryItems } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registryList } from './registry-item.ts';
import { answered } from './testing/over-the-wire.ts';

describe('the registry list on the wire', () => {
  it('[API-02] a registry list that is null is an empty list', () => {
    expect(registryList.decode(null)).toEqual(E.right([]));
    expect(registryList.decode([])).toEqual(E.right([]));
    expect(registryList.encode(sites.main, [])).toEqual([]);
    expect(E.isLeft(registryList.decode(undefined))).toBe(true);
  });

  it('[API-01] every list comes back as it went', () => {
    fc.assert(
      fc.property(registryItems(4), (items) => {
        expect(answered(registryList, items)).toEqual(E.right(items));
      }),
    );
  });
});
