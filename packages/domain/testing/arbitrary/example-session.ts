import type { OpenSession } from '@gift-registry/domain';
import { instantOf, sessionIdOf } from './literal.ts';

/** Where somebody is signed in: Firefox on Windows, this device, used on the first of June 2027, unless given. */
export const exampleOpenSession = (id: string, changed: Partial<Omit<OpenSession, 'id'>> = {}): OpenSession => ({
  id: sessionIdOf(id),
  device: { browser: 'Firefox', system: 'Windows' },
  begunAt: instantOf('2027-06-01T00:00:00.000Z'),
  lastUsedAt: instantOf('2027-06-01T10:00:00.000Z'),
  isThis: true,
  ...changed,
});
