import { dutchOven } from '../drawings/cookware.ts';
import { frame, vase } from '../drawings/decor.ts';
import { board } from '../drawings/kitchen.ts';
import { floorLamp } from '../drawings/lighting.ts';
import { bear, stroller } from '../drawings/nursery.ts';
import { armchair } from '../drawings/seating.ts';
import { plates } from '../drawings/tableware.ts';
import { box, type Drawing, ellipse, type Hex, ramp, shade } from '../kit.ts';
import type { Room, Scene, View } from './room.ts';

/** Places an object of that size at that height of the floor, centered horizontally. */
const standing =
  (place: Room['put']) =>
  (drawing: Drawing, body: Hex, second: Hex, middle: number, floor: number, size: number): string =>
    place(drawing, body, second, middle - size / 2, floor - 0.8 * size, size);

/** Plates, a pot, a board and a branch on a table. */
const table: Scene = ({ put, shadow, walls }) => {
  const stand = standing(put);
  return (
    walls('#d3cbb9', '#a9794c', 690) +
    shadow(300, 800, 230, 26, 0.3) +
    shadow(640, 850, 280, 30, 0.36) +
    shadow(790, 745, 170, 20, 0.25) +
    stand(board, '#7a5232', '#c49a63', 250, 752, 600) +
    stand(vase, '#dccfb8', '#6f7f58', 748, 745, 640) +
    stand(plates, '#efe8da', '#7f9482', 330, 842, 520) +
    stand(dutchOven, '#a8452b', '#c9a45c', 660, 880, 520)
  );
};

/** One chair under a lamp, in a wide and empty room. */
const chair: Scene = ({ view, put, shadow, walls }) => {
  const stand = standing(put);
  return (
    walls('#cdcecc', '#8d8d8b', 860) +
    box(view.left, 846, view.width, 14, 0, '#dcdcda') +
    shadow(600, 930, 330, 26, 0.4) +
    stand(floorLamp, '#161616', '#e6e6e3', 850, 880, 640) +
    stand(armchair, '#dededa', '#161616', 560, 946, 580)
  );
};

/** A stroller and a bear on a round rug, under a picture. */
const nursery: Scene = ({ paint, put, hang, shadow, walls }) => {
  const stand = standing(put);
  return (
    walls('#dbe4de', '#d8bb92', 720) +
    ellipse(500, 870, 450, 92, shade('#f0e2d2', -0.12)) +
    ellipse(500, 862, 450, 92, paint.linear(ramp([0, '#f6ece0'], [1, '#e2d3bf']))) +
    ellipse(500, 862, 380, 72, 'none', 'stroke="#9fb7c4" stroke-width="9" opacity=".7"') +
    shadow(480, 850, 340, 30, 0.24) +
    standing(hang)(frame, '#c9a06c', '#8fa7a0', 250, 470, 420) +
    stand(stroller, '#6f8494', '#8a5f3c', 600, 850, 720) +
    stand(bear, '#a9784c', '#d59b86', 250, 878, 380)
  );
};

/** The scene beside the headline of a site's start page, and the part of it that is visible. */
export const startScenes: ReadonlyMap<string, { readonly scene: Scene; readonly view: View }> = new Map([
  ['main', { scene: table, view: { left: 0, top: 0, width: 1000 } }],
  ['modern', { scene: chair, view: { left: 0, top: 340, width: 1200 } }],
  ['kids', { scene: nursery, view: { left: 0, top: 0, width: 1000 } }],
]);
