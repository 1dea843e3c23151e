import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { KeptSession } from '../session/session-store.ts';

/** A session of a browser of which nothing is known, begun on the first of June 2027. */
export const exampleSession = (session: Pick<KeptSession, 'digest' | 'verified' | 'expiresAt'>): KeptSession => ({
  ...session,
  begunAt: instantOf('2027-06-01T11:00:00.000Z'),
  device: { browser: '', system: '' },
});
