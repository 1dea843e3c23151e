import { dayOf, exampleReader, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { viewETag } from './view-etag.ts';

const seven = { contentVersion: '7 a b', ownersContentVersion: '7 a b' };
const eight = { contentVersion: '8 c b', ownersContentVersion: '8 c b' };
const guest = exampleReader({ role: 'guest', viewing: 'own' });

describe('viewETag', () => {
  it.each([
    ['role', { role: 'registrant' as const }],
    ['eyes', { viewing: 'guest' as const }],
    ['sign-in', { isLoggedIn: !guest.isLoggedIn }],
    ['site', { site: sites.kids }],
    ['origin', { origin: 'https://elsewhere.example' }],
    ['day', { today: dayOf('2031-02-03') }],
    ['arrival', { arrival: { ...guest.arrival, wcTrackId: O.some('x') } }],
  ])('[STATE-01] readers who are shown something else have another tag: %s', (_, other) => {
    expect(viewETag({ ...guest, ...other }, seven)).not.toBe(viewETag(guest, seven));
  });

  it('[STATE-01] what was written to the registry or to a product since makes another tag', () => {
    expect(viewETag(guest, eight)).not.toBe(viewETag(guest, seven));
    expect(viewETag({ ...guest }, seven)).toBe(viewETag(guest, seven));
  });

  it('[SURP-01] what was written since but is hidden from owners makes another tag for guests, and none for owners', () => {
    const hidden = { ...seven, contentVersion: eight.contentVersion };
    expect(viewETag(guest, hidden)).not.toBe(viewETag(guest, seven));
    for (const viewing of ['own', 'guest'] as const) {
      const owner = exampleReader({ role: 'registrant', viewing });
      expect(viewETag(owner, hidden)).toBe(viewETag(owner, seven));
      expect(viewETag(owner, eight)).not.toBe(viewETag(owner, seven));
    }
  });
});
