import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { nextAttempt } from './mail-retry.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const minutesAfter = (attempts: number): number =>
  O.match(
    () => -1,
    (at: string) => (Date.parse(at) - Date.parse(noon)) / 60_000,
  )(nextAttempt(attempts, noon));

describe('trying to send an email again', () => {
  it('[AUTH-06] each wait is longer than the one before', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(minutesAfter)).toEqual([1, 5, 15, 60, 180, 360, 720]);
  });

  it('[AUTH-06] after the eighth attempt no other follows', () => {
    expect([nextAttempt(8, noon), nextAttempt(9, noon), nextAttempt(0, noon)]).toEqual([O.none, O.none, O.none]);
  });
});
