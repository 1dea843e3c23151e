import { vase } from '../drawings/decor.ts';
import { wineglass } from '../drawings/glassware.ts';
import { candle } from '../drawings/lighting.ts';
import { group, line, shade } from '../kit.ts';
import { blossom, type Scene } from './room.ts';

const wall = '#d8cfbf';
const cloth = '#e6dccb';

const blossoms = [
  [340, 214, 0.78, '#f6ece2'],
  [430, 300, 0.98, '#f3e3d6'],
  [320, 332, 0.72, '#f2d9cc'],
  [560, 246, 0.9, '#f6ece2'],
  [640, 210, 0.6, '#f2d9cc'],
  [516, 354, 0.76, '#f6ece2'],
  [400, 164, 0.52, '#f3e3d6'],
  [602, 334, 0.6, '#f3e3d6'],
] as const;

const rings = group(
  'translate(356 896) scale(.9)',
  line('M-60 0A44 20 0 1 1 28 0A44 20 0 1 1 -60 0', '#a07a34', 13) +
    line('M-60 -3A44 20 0 1 1 28 -3A44 20 0 1 1 -60 -3', '#d6b061', 8) +
    line('M-4 8A44 20 0 1 1 84 8A44 20 0 1 1 -4 8', '#a07a34', 11) +
    line('M-4 5A44 20 0 1 1 84 5A44 20 0 1 1 -4 5', '#e2c079', 7) +
    line('M-50 -12A40 16 0 0 1 -10 -18', '#fff3d0', 3),
);

/** Blossoms, two glasses, a candle and two rings on linen. */
export const wedding: Scene = ({ paint, view, put, shadow, walls }) => {
  const right = view.left + view.width;
  /** An invisible stroke: it makes the shape's box high, so that the blur is not cut off. */
  const headroom = `M${view.left - 400} 600V1200`;
  return (
    walls(wall, cloth, 650) +
    line(
      `M${view.left} 780C300 730 700 810 ${right} 750${headroom}`,
      shade(cloth, -0.07),
      20,
      `opacity=".6" ${paint.blur(14)}`,
    ) +
    line(
      `M${view.left} 930C300 880 600 990 ${right} 910${headroom}`,
      shade(cloth, -0.08),
      26,
      `opacity=".5" ${paint.blur(18)}`,
    ) +
    shadow(560, 740, 260, 28, 0.24) +
    shadow(740, 826, 240, 26, 0.24) +
    put(vase, '#cdbfa8', '#6f7f58', 120, 110, 740) +
    blossoms.map(([x, y, scale, colour]) => blossom(paint, x, y, scale, colour)).join('') +
    put(wineglass, '#7c8a86', '#d8b56a', 486, 318, 540) +
    put(candle, '#c9a27c', '#f0e7d6', 90, 556, 320) +
    shadow(380, 912, 80, 10, 0.3) +
    rings
  );
};
