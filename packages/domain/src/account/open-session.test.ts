import { exampleOpenSession, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionsInOrder } from './open-session.ts';

const session = (hour: number, isThis: boolean) =>
  exampleOpenSession(`s${hour}`, {
    lastUsedAt: instantOf(`2027-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`),
    isThis,
  });

describe('where one is signed in', () => {
  it('[AUTH-06] the current browser comes first, then the one that was used last', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 23 }), { minLength: 1 }), (hours) => {
        const sessions = hours.map((hour, at) => session(hour, at === 0));
        const others = [...hours.slice(1)].sort((one, other) => other - one);
        expect(sessionsInOrder(sessions).map(({ id }) => id)).toEqual([hours[0], ...others].map((hour) => `s${hour}`));
      }),
    );
  });
});
