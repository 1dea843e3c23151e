import { forAll, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { nextWebhookAttempt } from './webhook-event.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const attempts = Array.from({ length: 14 }, (_, index) => index + 1);
const random = fc.double({ min: 0, max: 1, noNaN: true });

const waitAfter = (attempt: number, jitter: number): number =>
  O.match(
    () => Number.NaN,
    (at: string) => Date.parse(at) - Date.parse(noon),
  )(nextWebhookAttempt(attempt, noon, jitter));

describe('trying to deliver a webhook again', () => {
  it('[INT-05] without jitter each wait is three times the one before, up to twelve hours', () => {
    expect(attempts.map((attempt) => waitAfter(attempt, 0.5) / 1_000)).toEqual([
      5, 15, 45, 135, 405, 1_215, 3_645, 10_935, 32_805, 43_200, 43_200, 43_200, 43_200, 43_200,
    ]);
  });

  it('[INT-05] jitter changes a wait by a fifth at most', () => {
    forAll(fc.constantFrom(...attempts), random, (attempt, jitter) => {
      const plain = waitAfter(attempt, 0.5);
      expect(Math.abs(waitAfter(attempt, jitter) - plain)).toBeLessThanOrEqual(plain / 5);
    });
    expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([4_000, 6_000]);
  });

  it('[INT-05] after the fifteenth attempt no other follows', () => {
    expect([15, 16].map((attempt) => nextWebhookAttempt(attempt, noon, 0.5))).toEqual([O.none, O.none]);
  });

  it('[INT-05] with any jitter the last attempt is between two and four days after the first', () => {
    const day = 86_400_000;
    forAll(fc.array(random, { minLength: 14, maxLength: 14 }), (jitters) => {
      const inAll = jitters.reduce((sum, jitter, index) => sum + waitAfter(index + 1, jitter), 0);
      expect(inAll).toBeGreaterThan(2 * day);
      expect(inAll).toBeLessThan(4 * day);
    });
  });
});
