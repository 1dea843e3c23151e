import { frame } from '../drawings/decor.ts';
import { planter } from '../drawings/house-and-garden.ts';
import { floorLamp } from '../drawings/lighting.ts';
import { armchair } from '../drawings/seating.ts';
import { box, shade } from '../kit.ts';
import type { Scene } from './room.ts';

const wall = '#c9cfc2';

/** An armchair under a lamp, a picture and a plant. */
export const housewarming: Scene = ({ view, put, hang, shadow, walls }) =>
  walls(wall, '#b48a5c', 772) +
  box(view.left, 748, view.width, 26, 0, shade(wall, 0.09)) +
  box(view.left, 772, view.width, 3, 0, shade(wall, -0.18)) +
  shadow(470, 884, 360, 30, 0.35) +
  shadow(850, 900, 130, 20, 0.3) +
  hang(frame, '#8a5f3c', '#5f7468', 130, 10, 420) +
  put(floorLamp, '#33302c', '#e9e4da', 330, 130, 760) +
  put(armchair, '#e0d5c2', '#76492c', 60, 316, 660) +
  put(planter, '#d8c8ae', '#4f6b48', 620, 420, 520);
