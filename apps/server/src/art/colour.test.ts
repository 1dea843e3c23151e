import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mix, shade } from './colour.ts';

const colour = fc.stringMatching(/^[0-9a-f]{6}$/).map((digits) => `#${digits}`);
const brightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

describe('colour', () => {
  it('a shade is a colour, whatever the step', () => {
    fc.assert(
      fc.property(colour, fc.double({ min: -1, max: 1, noNaN: true }), (hex, step) => {
        expect(shade(hex, step)).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it('a step up is lighter than a step down', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(brightness(shade(hex, 0.1))).toBeGreaterThan(brightness(shade(hex, -0.1)));
      }),
    );
  });

  it('a mix of nothing of the second is the first, of all of it the second', () => {
    fc.assert(
      fc.property(colour, colour, (first, second) => {
        expect(mix(first, second, 0)).toBe(first);
        expect(mix(first, second, 1)).toBe(second);
      }),
    );
  });

  it('half of black and white is a grey in the eye’s middle', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });
});
