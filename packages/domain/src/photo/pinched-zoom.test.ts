import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinchedZoom } from './pinched-zoom.ts';

const zoom = fc.integer({ min: 0, max: 100 });
const apart = fc.integer({ min: 1, max: 500 });
const scaleAt = (its: number): number => 0.5 + its / 100;

describe('two fingers on a picture', () => {
  it('[PHOTO-04] fingers as far apart as before zoom nothing', () => {
    fc.assert(fc.property(zoom, apart, (its, far) => pinchedZoom({ zoom: its }, far, far) === its));
  });

  it('[PHOTO-04] the picture becomes as many times larger as the fingers are further apart, as far as the slider goes', () => {
    fc.assert(
      fc.property(zoom, apart, apart, (its, before, after) => {
        const scale = Math.min(1.5, Math.max(0.5, (scaleAt(its) * after) / before));
        expect(scaleAt(pinchedZoom({ zoom: its }, before, after))).toBeCloseTo(scale, 9);
      }),
    );
    expect(pinchedZoom({ zoom: 50 }, 100, 90)).toBeCloseTo(40, 9);
    expect(pinchedZoom({ zoom: 50 }, 0.5, 0.6)).toBeCloseTo(70, 9);
    expect(pinchedZoom({ zoom: 50 }, -1, -2)).toBe(50);
    expect([pinchedZoom({ zoom: 50 }, 100, 10), pinchedZoom({ zoom: 50 }, 100, 1_000)]).toEqual([0, 100]);
  });

  it('[PHOTO-04] fingers on one spot, or nowhere, zoom nothing', () => {
    const odd = fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY);
    fc.assert(fc.property(zoom, odd, apart, (its, far, other) => pinchedZoom({ zoom: its }, far, other) === its));
    fc.assert(fc.property(zoom, odd, apart, (its, far, other) => pinchedZoom({ zoom: its }, other, far) === its));
  });
});
