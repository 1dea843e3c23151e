import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArrowKey,
  editPhoto,
  NEW_PHOTO_EDIT,
  type PhotoCommand,
  type PhotoEdit,
  pinchedZoom,
  straightenDegrees,
  zoomScale,
} from './photo-edit.ts';

const slider = fc.oneof(
  nearEdges(-50, 150, [0, 50, 100]),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 33.3),
);
const share = fc.oneof(
  fc.constantFrom(0, 0.01, -0.01, 0.5, -0.5, 1, -1, 2, Number.NaN, Number.POSITIVE_INFINITY),
  fc.double({ min: -1.5, max: 1.5, noNaN: true }),
);
const key = fc.constantFrom<ArrowKey>('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown');
const command: fc.Arbitrary<PhotoCommand> = fc.oneof(
  slider.map((value) => ({ _tag: 'Zoom' as const, value })),
  slider.map((value) => ({ _tag: 'Straighten' as const, value })),
  fc.constant({ _tag: 'Rotate' as const }),
  key.map((each) => ({ _tag: 'Press' as const, key: each })),
  fc.record({ x: share, y: share }).map((by) => ({ _tag: 'Shift' as const, by })),
);
const editedBy = (commands: ReadonlyArray<PhotoCommand>): PhotoEdit => commands.reduce(editPhoto, NEW_PHOTO_EDIT);
const edit = fc.array(command, { maxLength: 20 }).map(editedBy);
const press = (from: PhotoEdit, ...keys: ReadonlyArray<ArrowKey>): PhotoEdit =>
  keys.reduce((each, name) => editPhoto(each, { _tag: 'Press', key: name }), from);

const back = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' } as const;

describe('editing a photo', () => {
  it('[PHOTO-04] a new picture is in the middle, straight, upright and as large as the frame', () => {
    expect(NEW_PHOTO_EDIT).toEqual({ zoom: 50, straighten: 50, turned: 0, position: { x: 0.5, y: 0.5 } });
    expect([zoomScale(NEW_PHOTO_EDIT), straightenDegrees(NEW_PHOTO_EDIT)]).toEqual([1, 0]);
    forAll(edit, (edit) => {
      expect(editPhoto(edit, { _tag: 'StartAgain' })).toEqual(NEW_PHOTO_EDIT);
    });
  });

  it.each([
    [-1, 0, 0.5],
    [0, 0, 0.5],
    [1, 1, 0.51],
    [7, 7, 0.57],
    [49, 49, 0.99],
    [50, 50, 1],
    [51, 51, 1.01],
    [99, 99, 1.49],
    [100, 100, 1.5],
    [101, 100, 1.5],
    [Number.POSITIVE_INFINITY, 100, 1.5],
    [Number.NaN, 50, 1],
  ])('[PHOTO-04] the zoom slider at %d shows %d: scale %d', (value, zoom, scale) => {
    const edit = editPhoto(NEW_PHOTO_EDIT, { _tag: 'Zoom', value });
    expect([edit.zoom, zoomScale(edit)]).toEqual([zoom, scale]);
  });

  it.each([
    [-1, 0, -45],
    [0, 0, -45],
    [1, 1, -44.1],
    [33, 33, -15.3],
    [49, 49, -0.9],
    [50, 50, 0],
    [51, 51, 0.9],
    [99, 99, 44.1],
    [100, 100, 45],
    [101, 100, 45],
    [Number.NaN, 50, 0],
  ])('[PHOTO-04] the straighten slider at %d shows %d: %d degrees', (value, straighten, degrees) => {
    const edit = editPhoto(NEW_PHOTO_EDIT, { _tag: 'Straighten', value });
    expect([edit.straighten, straightenDegrees(edit)]).toEqual([straighten, degrees]);
  });

  it('[PHOTO-04] fifty steps reach the edge of the picture, without float noise, and no further', () => {
    let edit = NEW_PHOTO_EDIT;
    const places = Array.from({ length: 52 }, () => {
      edit = press(edit, 'ArrowRight');
      return edit.position.x;
    });
    expect(places.slice(0, 3)).toEqual([0.49, 0.48, 0.47]);
    expect(places.slice(-4)).toEqual([0.01, 0, 0, 0]);
  });

  it('[PHOTO-04] a slider goes from 0 to 100, and a value that is no number moves nothing', () => {
    forAll(edit, slider, (edit, value) => {
      for (const tag of ['Zoom', 'Straighten'] as const) {
        const key = tag === 'Zoom' ? 'zoom' : 'straighten';
        const edited = editPhoto(edit, { _tag: tag, value })[key];
        expect(edited).toBe(Number.isNaN(value) ? edit[key] : Math.max(0, Math.min(100, value)));
      }
    });
  });

  it('[PHOTO-04] an arrow key moves the picture by a hundredth of its side towards where the arrow points, however it is turned', () => {
    const pointing = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
    forAll(edit, key, (edit, name) => {
      const middle = { ...edit, position: { x: 0.5, y: 0.5 } };
      const { x, y } = press(middle, name).position;
      const [dx, dy] = [0.5 - x, 0.5 - y];
      const turn = (edit.turned * Math.PI) / 180;
      const [right, down] = pointing[name];
      expect(dx * Math.cos(turn) - dy * Math.sin(turn)).toBeCloseTo(right * 0.01, 9);
      expect(dx * Math.sin(turn) + dy * Math.cos(turn)).toBeCloseTo(down * 0.01, 9);
    });
  });

  it('[PHOTO-04] the middle of the frame stays on the picture', () => {
    forAll(edit, ({ position: { x, y } }) => {
      for (const place of [x, y]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
    });
  });

  it('[PHOTO-04] the same way forth and back leads back, as long as no edge stopped it', () => {
    forAll(fc.array(key, { maxLength: 49 }), fc.integer({ min: 0, max: 3 }), (keys, turns) => {
      const from = editedBy(Array.from({ length: turns }, () => ({ _tag: 'Rotate' as const })));
      const there = press(from, ...keys);
      expect(press(there, ...keys.map((name) => back[name]))).toEqual(from);
    });
  });

  it('[PHOTO-04] a command changes nothing else', () => {
    const about = {
      Zoom: 'zoom',
      Straighten: 'straighten',
      Rotate: 'turned',
      Press: 'position',
      Shift: 'position',
    } as const;
    forAll(edit, command, (edit, each) => {
      fc.pre(each._tag !== 'StartAgain');
      const key = about[each._tag];
      expect({ ...editPhoto(edit, each), [key]: null }).toEqual({ ...edit, [key]: null });
    });
  });
});

const zoom = fc.integer({ min: 0, max: 100 });
const apart = fc.integer({ min: 1, max: 500 });
const scaleAt = (zoom: number): number => 0.5 + zoom / 100;

describe('two fingers on a picture', () => {
  it('[PHOTO-04] fingers as far apart as before zoom nothing', () => {
    forAll(zoom, apart, (zoom, far) => pinchedZoom({ zoom: zoom }, far, far) === zoom);
  });

  it('[PHOTO-04] the picture becomes as many times larger as the fingers are further apart, as far as the slider goes', () => {
    forAll(zoom, apart, apart, (zoom, before, after) => {
      const scale = Math.min(1.5, Math.max(0.5, (scaleAt(zoom) * after) / before));
      expect(scaleAt(pinchedZoom({ zoom: zoom }, before, after))).toBeCloseTo(scale, 9);
    });
    expect(pinchedZoom({ zoom: 50 }, 100, 90)).toBeCloseTo(40, 9);
    expect(pinchedZoom({ zoom: 50 }, 0.5, 0.6)).toBeCloseTo(70, 9);
    expect(pinchedZoom({ zoom: 50 }, -1, -2)).toBe(50);
    expect([pinchedZoom({ zoom: 50 }, 100, 10), pinchedZoom({ zoom: 50 }, 100, 1_000)]).toEqual([0, 100]);
  });

  it('[PHOTO-04] fingers on one spot, or nowhere, zoom nothing', () => {
    const odd = fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY);
    forAll(zoom, odd, apart, (zoom, far, other) => pinchedZoom({ zoom: zoom }, far, other) === zoom);
    forAll(zoom, odd, apart, (zoom, far, other) => pinchedZoom({ zoom: zoom }, other, far) === zoom);
  });
});
