import { grId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addingPath } from './adding-path.ts';

describe('a way into the shop from a registry', () => {
  it('[ADD-01] [XB-02] the path names the registry, and what it had stays', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/search', '/search?q=bar', '/product/bar-cart/7001?color=oak#size'),
        grId,
        (path, of) => {
          const before = new URL(path, 'http://localhost');
          const after = new URL(addingPath(path, of), 'http://localhost');
          expect(after.searchParams.get('grId')).toBe(of);
          after.searchParams.delete('grId');
          expect(after.href).toBe(before.href);
        },
      ),
    );
  });
});
