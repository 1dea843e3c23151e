import { dayOf, exampleReader } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { sites } from '../site/index.ts';
import { viewETag } from './view-etag.ts';

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
    expect(viewETag({ ...guest, ...other }, '7 a b')).not.toBe(viewETag(guest, '7 a b'));
  });

  it('[STATE-01] what was written to the registry or to a product since makes another tag', () => {
    expect(viewETag(guest, '8 c b')).not.toBe(viewETag(guest, '7 a b'));
    expect(viewETag({ ...guest }, '7 a b')).toBe(viewETag(guest, '7 a b'));
  });
});
