import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dragPhoto,
  editPhoto,
  NEW_PHOTO_EDIT,
  type PhotoEdit,
  type PhotoPlacement,
  placePhoto,
  type QuarterTurns,
  SAVED_PHOTO_EDIT,
} from './photo-edit.ts';

const size = fc.record({ width: nearEdges(1, 8_000, [320, 960]), height: nearEdges(1, 8_000, [320, 960]) });
const slider = nearEdges(0, 100, [0, 50, 100]);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const edit: fc.Arbitrary<PhotoEdit> = fc.record({
  zoom: slider,
  straighten: slider,
  turned: fc.constantFrom<QuarterTurns>(0, 90, 180, 270),
  position: fc.record({ x: share, y: share }),
});

/** The position on the canvas of a point of the picture. */
const drawn = ({ middle, degrees, scale, x, y }: PhotoPlacement, point: { x: number; y: number }) => {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [(point.x - x) * scale, (point.y - y) * scale];
  return {
    x: middle + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: middle + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
};

describe('the frame of the photo editor', () => {
  it.each([
    ['frame', 370, 185, 0.578125],
    ['sent', 960, 480, 1.734375],
  ] as const)('[PHOTO-05] the canvas "%s" is %d wide', (canvas, side, middle, scale) => {
    expect(placePhoto({ width: 640, height: 960 }, NEW_PHOTO_EDIT, canvas)).toEqual({
      side,
      middle,
      degrees: 0,
      scale,
      x: 320,
      y: 480,
    });
  });

  it('[PHOTO-05] at zoom 50 the picture’s shorter side fills the frame with its border, whatever its size; a saved photo fills what is saved', () => {
    forAll(size, edit, (size, each) => {
      const { scale } = placePhoto(size, { ...each, zoom: 50 }, 'frame');
      expect(Math.min(size.width, size.height) * scale).toBeCloseTo(370, 6);
      const saved = placePhoto(size, { ...each, zoom: SAVED_PHOTO_EDIT.zoom }, 'sent');
      expect(Math.min(size.width, size.height) * saved.scale).toBeCloseTo(960, 6);
    });
  });

  it('[PHOTO-04] the place under the middle of the frame is the position of the edit', () => {
    forAll(size, edit, (size, each) => {
      const point = { x: each.position.x * size.width, y: each.position.y * size.height };
      expect(drawn(placePhoto(size, each, 'frame'), point)).toEqual({ x: 185, y: 185 });
      expect(drawn(placePhoto(size, each, 'sent'), point)).toEqual({ x: 480, y: 480 });
    });
  });

  it('[PHOTO-05] the sent picture shows what is in the frame, each point three times as far from the middle', () => {
    forAll(size, edit, share, share, (size, each, x, y) => {
      const point = { x: x * size.width, y: y * size.height };
      const seen = drawn(placePhoto(size, each, 'frame'), point);
      const sent = drawn(placePhoto(size, each, 'sent'), point);
      const off = Math.max(1, Math.abs(seen.x - 185), Math.abs(seen.y - 185));
      expect(Math.abs(sent.x - 480 - (seen.x - 185) * 3) / off).toBeLessThan(1e-9);
      expect(Math.abs(sent.y - 480 - (seen.y - 185) * 3) / off).toBeLessThan(1e-9);
    });
  });

  it('[PHOTO-04] a point of the picture stays under the hand that drags it, as long as no edge stops it', () => {
    const pixels = fc.integer({ min: -300, max: 300 });
    forAll(size, edit, pixels, pixels, (size, each, x, y) => {
      const from = { ...each, position: { x: 0.5, y: 0.5 } };
      const to = editPhoto(from, dragPhoto(size, from, { x, y }));
      fc.pre([to.position.x, to.position.y].every((place) => place > 0 && place < 1));
      const point = { x: size.width / 3, y: size.height / 3 };
      const [before, after] = [from, to].map((one) => drawn(placePhoto(size, one, 'frame'), point));
      const longest = Math.max(size.width, size.height) / Math.min(size.width, size.height);
      expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0) - x)).toBeLessThan(0.001 * longest);
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0) - y)).toBeLessThan(0.001 * longest);
    });
  });
});
