import { wineglass } from '../drawings/glassware.ts';
import { box, cylinder, ellipse, group, type Hex, type Paint, path, ramp, shade } from '../kit.ts';
import { blossom, type Scene } from './room.ts';

const cream = '#f5ecdf';
const middle = 400;

const tier = (paint: Paint, y: number, radius: number, height: number, colour: Hex): string =>
  path(
    `M${middle - radius} ${y}V${y + height}C${middle - radius * 0.6} ${y + height + radius * 0.28} ${middle + radius * 0.6} ${y + height + radius * 0.28} ${middle + radius} ${y + height}V${y}Z`,
    paint.linear(cylinder(colour)),
  ) +
  ellipse(middle, y, radius, radius * 0.21, paint.linear(ramp([0, shade(colour, 0.03)], [1, shade(colour, -0.05)])));

const stand = (paint: Paint): string =>
  path('M340 730C376 780 370 830 290 850H510C430 830 424 780 460 730Z', paint.linear(cylinder('#efe8dc'))) +
  ellipse(middle, 852, 110, 20, shade('#efe8dc', -0.1)) +
  path('M130 706C160 770 640 770 670 706Z', paint.linear(cylinder('#e6dccb'))) +
  ellipse(middle, 706, 270, 54, paint.linear(ramp([0, '#f7f2e8'], [1, '#dcd1be']))) +
  ellipse(420, 716, 210, 34, '#3a2412', `opacity=".24" ${paint.blur(10)}`);

const pearls = (paint: Paint): string =>
  [
    [228, 708],
    [280, 722],
    [340, 732],
    [400, 735],
    [460, 732],
    [520, 722],
    [572, 708],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 21, 18, paint.radial(ramp([0, '#fffaf1'], [1, '#dfd0b9']))))
    .join('');

const leaves = [
  [304, 440, 160],
  [394, 452, 30],
  [584, 560, 30],
] as const;

const candles = (paint: Paint): string =>
  [364, 406, 448]
    .map((x, i) => {
      const wick = 312 + i * 6;
      return (
        box(x, wick + 4, 11, 92, 4, paint.linear(cylinder('#d9b468'))) +
        path(
          `M${x + 5} ${wick}C${x - 9} ${wick - 14} ${x} ${wick - 32} ${x + 5} ${wick - 46}C${x + 11} ${wick - 32} ${x + 19} ${wick - 14} ${x + 5} ${wick}Z`,
          paint.vertical(ramp([0, '#fff3c0'], [1, '#f4a43c'])),
        ) +
        ellipse(x + 5, 290, 70, 70, paint.radial(ramp([0, '#ffe9ac', 0.7], [1, '#ffe9ac', 0]), 0.5, 0.5, 0.5))
      );
    })
    .join('');

/** A cake of two tiers with candles, and two glasses. */
export const celebration: Scene = ({ paint, put, shadow, walls }) =>
  walls('#dde3e1', '#cdbfa8', 730) +
  shadow(430, 862, 330, 34, 0.45) +
  shadow(790, 850, 170, 22, 0.3) +
  stand(paint) +
  tier(paint, 540, 200, 166, cream) +
  ellipse(410, 546, 150, 22, '#3a2412', `opacity=".16" ${paint.blur(8)}`) +
  tier(paint, 420, 132, 118, shade(cream, 0.01)) +
  pearls(paint) +
  blossom(paint, 340, 424, 0.8, '#d98d77') +
  blossom(paint, 420, 440, 0.6, '#f0cdbd') +
  blossom(paint, 272, 548, 0.62, '#f0cdbd') +
  blossom(paint, 550, 540, 0.74, '#d98d77') +
  leaves
    .map(([x, y, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(.6)`,
        path('M0 0C16-22 60-24 92-4C60 18 18 16 0 0Z', '#71805a'),
      ),
    )
    .join('') +
  candles(paint) +
  put(wineglass, '#7c8a86', '#e0bd74', 520, 390, 480);
