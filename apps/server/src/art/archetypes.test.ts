import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { archetypes, drawingNamed } from './archetypes.ts';
import { brokenReferences } from './testing/broken-references.ts';

const colour = fc.stringMatching(/^[0-9a-f]{6}$/);
const name = fc
  .tuple(fc.constantFrom(...archetypes.keys()), colour, colour)
  .map(([archetype, body, second]) => `${archetype}-${body}-${second}`);
/** Dots per inch at which a drawing is 80 pixels wide; its own size is at 72. */
const SMALL = 7.2;
const drawn = (picture: string): string => drawingNamed(picture)?.() ?? '';

describe('archetypes', () => {
  it.each([...archetypes.keys()])(
    '%s is an SVG of 800 by 800 that a renderer reads, and not empty',
    async (archetype) => {
      const svg = Buffer.from(drawn(`${archetype}-b5694a-ecd9c6`));
      expect(await sharp(svg).metadata()).toMatchObject({ format: 'svg', width: 800, height: 800 });
      const { channels } = await sharp(svg, { density: SMALL }).stats();
      expect(channels.at(-1)?.mean).toBeGreaterThan(10);
      expect(channels.at(-1)?.min).toBe(0);
    },
  );

  it('any two colours give a drawing in which every name is defined once and every number is finite', () => {
    fc.assert(
      fc.property(name, (picture) => {
        const svg = drawn(picture);
        expect(svg).toMatch(/^<svg .*<\/svg>$/);
        expect(svg).not.toMatch(/undefined|NaN|null|Infinity/);
        expect(brokenReferences(svg)).toEqual([]);
      }),
    );
  });

  it('the same name gives the same bytes', () => {
    fc.assert(
      fc.property(name, (picture) => {
        expect(drawn(picture)).toBe(drawn(picture));
      }),
    );
  });

  it('another colour of the body gives another drawing', () => {
    for (const archetype of archetypes.keys())
      expect(drawn(`${archetype}-111111-ecd9c6`)).not.toBe(drawn(`${archetype}-eeeeee-ecd9c6`));
  });

  it.each(['', 'plates', 'plates-e9e2d4', 'plates-E9E2D4-8a9a86', 'plates-e9e2d4-8a9a86-0', 'spaceship-e9e2d4-8a9a86'])(
    'nothing is called %j',
    (picture) => {
      expect(drawingNamed(picture)).toBeUndefined();
    },
  );
});
