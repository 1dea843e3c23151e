import { bear, crib } from '../drawings/nursery.ts';
import { ellipse, line, path, ramp, shade } from '../kit.ts';
import type { Scene } from './room.ts';

const flags = ['#e7b7a0', '#e9cf8e', '#9fb7c4', '#b4c6a6', '#e7b7a0', '#e9cf8e', '#9fb7c4'];

/** A crib, a bear on a round rug, and flags on a string. */
export const baby: Scene = ({ paint, put, shadow, walls }) =>
  walls('#cfd9d6', '#d2b48c', 744) +
  ellipse(500, 890, 470, 96, shade('#efe6d6', -0.14)) +
  ellipse(500, 882, 470, 96, paint.linear(ramp([0, '#f4ecdf'], [1, '#ddcfba']))) +
  ellipse(500, 882, 400, 76, 'none', 'stroke="#d39e86" stroke-width="9" opacity=".6"') +
  shadow(470, 850, 380, 34, 0.25) +
  line('M30 70C300 210 700 210 970 70', '#8a7a66', 4) +
  flags
    .map((colour, i) => {
      const along = (i + 0.8) / 7.6;
      const x = 30 + 940 * along;
      const y = 70 + 420 * along * (1 - along);
      return path(
        `M${x - 44} ${y - 2}L${x + 44} ${y + 2}L${x} ${y + 92}Z`,
        paint.vertical(ramp([0, shade(colour, 0.03)], [1, shade(colour, -0.06)])),
      );
    })
    .join('') +
  put(crib, '#c9a06c', '#dfe6e4', 60, 150, 760) +
  put(bear, '#b98a5e', '#d59b86', 520, 470, 460);
