import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseSessionId } from '../identity/index.ts';
import { type OpenSession, sessionsInOrder } from './open-session.ts';

const session = (id: string, hour: number, isThis: boolean): OpenSession => ({
  id: O.getOrElseW(() => {
    throw new Error('not an id');
  })(parseSessionId(id)),
  device: { browser: 'Firefox', system: 'Linux' },
  begunAt: instantOf('2027-06-01T00:00:00.000Z'),
  lastUsedAt: instantOf(`2027-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`),
  isThis,
});

describe('where one is signed in', () => {
  it('[AUTH-06] the browser at hand stands first, then the one that was used last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 23 }), { minLength: 1 }), (hours) => {
        const sessions = hours.map((hour, at) => session(`s${hour}`, hour, at === 0));
        const others = [...hours.slice(1)].sort((one, other) => other - one);
        expect(sessionsInOrder(sessions).map(({ id }) => id)).toEqual([hours[0], ...others].map((hour) => `s${hour}`));
      }),
    );
  });
});
