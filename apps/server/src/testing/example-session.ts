import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { StoredSession } from '../session/session-store.ts';

/** A session of an unknown browser, created on June 1, 2027. */
export const exampleSession = (session: Pick<StoredSession, 'digest' | 'verified' | 'expiresAt'>): StoredSession => ({
  market: 'US',
  ...session,
  begunAt: instantOf('2027-06-01T11:00:00.000Z'),
  device: { browser: '', system: '' },
});
