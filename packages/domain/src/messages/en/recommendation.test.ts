import { podId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POD_NOT_FOUND, podTitle } from './recommendation.ts';

describe('the words of recommendations', () => {
  it('[REC-07] every pod has a title', () => {
    fc.assert(fc.property(podId, (id) => /^[A-Z][A-Za-z ]+$/.test(podTitle(id))));
  });

  it('[REC-02] what the rows write out is said so', () => {
    expect(podTitle('people-also-bought-atr-confirmation')).toBe('You May Also Want');
    expect(POD_NOT_FOUND).toBe('podid not found');
  });
});
