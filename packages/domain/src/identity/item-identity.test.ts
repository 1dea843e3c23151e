import { forAll, identity, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey, isSameIdentity, NOT_PERSONALIZED, parsePersonalizationId } from './item-identity.ts';

describe('item identity', () => {
  it.each([0, 1, 9_007_199_254_740_991])('%d is the number of a design', (id) => {
    expect(parsePersonalizationId(id)).toEqual(O.some(id));
  });

  it.each([-1, 0.5, 9_007_199_254_740_992, Number.NaN])('%d is no number of a design', (id) => {
    expect(parsePersonalizationId(id)).toEqual(O.none);
  });

  it('not personalized is design 0', () => {
    expect(NOT_PERSONALIZED).toBe(0);
    expect(identityKey(identityOf('4821'))).toBe('4821-0');
    expect(identityKey(identityOf('004821', 7))).toBe('4821-7');
  });

  it.each([
    { a: identityOf('4821', 7), b: identityOf('004821', 7), same: true },
    { a: identityOf('4821', 7), b: identityOf('4821', 8), same: false },
    { a: identityOf('4821', 7), b: identityOf('4822', 7), same: false },
    { a: identityOf('1', 11), b: identityOf('11', 1), same: false },
  ])('[PAGE-12] $a and $b: the same is $same', ({ a, b, same }) => {
    expect(isSameIdentity(a, b)).toBe(same);
  });

  it('two identities are the same exactly when their keys are', () => {
    forAll(identity, identity, (a, b) => isSameIdentity(a, b) === (identityKey(a) === identityKey(b)));
    forAll(identity, (a) => isSameIdentity(a, { ...a }));
  });
});
