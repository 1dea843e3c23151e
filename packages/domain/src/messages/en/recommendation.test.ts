import { forAll, podId } from '@gift-registry/domain/testing/arbitrary';
import { describe, it } from 'vitest';
import { podTitle } from './recommendation.ts';

describe('messages of recommendations', () => {
  it('[REC-07] every pod has a title', () => {
    forAll(podId, (id) => /^[A-Z][A-Za-z ]+$/.test(podTitle(id)));
  });
});
