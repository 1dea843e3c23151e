import { forAll, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { newServiceToken, SCOPES, type ServiceToken, tokenIdOf, tokenState, verifyToken } from './service-token.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const aMomentEarlier = instantOf('2027-06-01T11:59:59.999Z');
const made = newServiceToken();
const stored: ServiceToken = {
  id: made.id,
  name: 'till',
  digest: made.digest,
  scopes: SCOPES,
  createdAt: instantOf('2027-01-01T00:00:00.000Z'),
  expiresAt: O.none,
  revokedAt: O.none,
  lastUsedAt: O.none,
};

describe('a service token', () => {
  it('[INT-02] can be recognized, names its id, and does not show in what is stored of it', () => {
    expect(made.text).toMatch(/^grt_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
    expect(tokenIdOf(made.text)).toEqual(O.some(made.id));
    expect(JSON.stringify(stored)).not.toContain(made.text.slice(-43));
    expect(newServiceToken().text).not.toBe(made.text);
  });

  it('[INT-02] is verified by its own text alone, which no other text is', () => {
    expect(verifyToken(made.text, O.some(stored), noon)).toEqual(O.some(stored));
    expect(verifyToken(made.text, O.none, noon)).toEqual(O.none);
    forAll(fc.nat(made.text.length - 1), fc.constantFrom(...'abcXYZ019_-'), (at, sign) => {
      const changed = `${made.text.slice(0, at)}${sign}${made.text.slice(at + 1)}`;
      fc.pre(changed !== made.text);
      expect(verifyToken(changed, O.some(stored), noon)).toEqual(O.none);
    });
  });

  it('[INT-02] ends at the moment it expires, and once it is revoked', () => {
    const state = (change: Partial<ServiceToken>, now = noon) => tokenState({ ...stored, ...change }, now);
    expect(state({ expiresAt: O.some(noon) }, aMomentEarlier)).toBe('active');
    expect(state({ expiresAt: O.some(noon) })).toBe('expired');
    expect(state({ expiresAt: O.some(noon), revokedAt: O.some(aMomentEarlier) })).toBe('revoked');
    for (const change of [{ expiresAt: O.some(noon) }, { revokedAt: O.some(noon) }])
      expect(verifyToken(made.text, O.some({ ...stored, ...change }), noon)).toEqual(O.none);
  });

  it('[INT-02] has no id where the text is no token', () => {
    for (const text of [
      '',
      'grt_',
      made.text.slice(1),
      `${made.text}x`,
      made.text.slice(0, -1),
      made.text.toUpperCase(),
    ])
      expect(tokenIdOf(text)).toEqual(O.none);
  });
});
