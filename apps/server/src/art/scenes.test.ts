import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scenes, squareScene, wideScene } from './scenes.ts';
import { brokenReferences } from './testing/broken-references.ts';

/** Dots per inch at which a scene is 100 pixels high; its own size is at 72. */
const SMALL = 7.2;

describe.each([...scenes])('the scene of a %s', (_, scene) => {
  it('is as high as wide, and fills its square', async () => {
    const svg = squareScene(scene);
    expect(brokenReferences(svg)).toEqual([]);
    expect(svg).not.toMatch(/undefined|NaN/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 1000, height: 1000 });
    expect((await sharp(Buffer.from(svg), { density: SMALL }).stats()).isOpaque).toBe(true);
  });

  it('has the proportions of a link preview when wide, and fills those', async () => {
    const svg = Buffer.from(wideScene(scene));
    const { width, height } = await sharp(svg).metadata();
    expect(width / height).toBeCloseTo(1200 / 630, 2);
    expect((await sharp(svg, { density: SMALL }).stats()).isOpaque).toBe(true);
  });

  it('is the same each time', () => {
    expect(squareScene(scene)).toBe(squareScene(scene));
  });
});
