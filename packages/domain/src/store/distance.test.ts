import { markets } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceIn } from './distance.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const miles = distanceIn(markets.US);
const kilometres = distanceIn(markets.CA);

describe('how far a store is', () => {
  it('[BUY-08] a place is no distance from itself, and it is as far there as back', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(miles(a, a)).toBe(0);
        expect(miles(a, b)).toBe(miles(b, a));
      }),
    );
  });

  it('[BUY-08] no way over a third place is shorter, but for rounding', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, over) => {
        expect(miles(a, b)).toBeLessThanOrEqual(miles(a, over) + miles(over, b) + 0.2);
      }),
    );
  });

  it('[BUY-08] half of the way round the earth is the farthest there is', () => {
    expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20_015.1);
    expect(kilometres({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBe(20_015.1);
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(kilometres(a, b)).toBeLessThanOrEqual(20_015.1);
      }),
    );
  });

  it('[CA-01] kilometres are 1.609 times as many as miles, but for rounding', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(Math.abs(kilometres(a, b) - miles(a, b) * 1.6093)).toBeLessThan(0.5);
      }),
    );
  });

  it('[BUY-08] a way that was measured: Chicago to Milwaukee, over the date line, one degree north', () => {
    expect(miles({ latitude: 41.88, longitude: -87.63 }, { latitude: 43.04, longitude: -87.91 })).toBe(81.4);
    expect(kilometres({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBe(111.2);
    expect(kilometres({ latitude: 45, longitude: -75 }, { latitude: 46, longitude: -75 })).toBe(111.2);
  });
});
