import { box, type Drawing, ellipse, group, line, metal, path, ramp, shade, WHITE } from '../kit.ts';

export const knifeBlock: Drawing =
  ({ body, second }) =>
  (paint) => {
    const steel = '#c3c6c5';
    const knife = (x: number, y: number, h: number, w = 34) =>
      box(x - w * 0.36, y - 4, w * 0.72, 14 + h * 0.14, 3, paint.linear(metal(steel))) +
      box(
        x - w / 2,
        y - h,
        w,
        h + 6,
        w * 0.42,
        paint.linear(
          ramp(
            [0, shade(second, -0.02)],
            [0.25, shade(second, 0.24)],
            [0.5, shade(second, 0.06)],
            [1, shade(second, -0.08)],
          ),
        ),
      ) +
      ellipse(x, y - h * 0.72, 4, 4, steel) +
      ellipse(x, y - h * 0.28, 4, 4, steel);
    const places = [
      [336, 326, 176, 40],
      [404, 322, 196, 42],
      [470, 318, 156, 38],
      [528, 314, 120, 32],
    ] as const;
    const knives = places.map(([x, y, h, w]) => knife(x, y - h * 0.14 - 6, h, w)).join('');
    const block =
      path('M268 330L470 352V650L268 622Z', paint.linear(ramp([0, shade(body, 0.07)], [1, shade(body, -0.02)]))) +
      path('M470 352L586 312V592L470 650Z', paint.linear(ramp([0, shade(body, -0.16)], [1, shade(body, -0.24)]))) +
      path('M268 330L392 296L586 312L470 352Z', paint.linear(ramp([0, shade(body, 0.14)], [1, shade(body, 0.04)])));
    const slots = places.map(([x, y, , w]) => ellipse(x, y + 2, w * 0.56, 6, shade(body, -0.42))).join('');
    let art =
      `<g ${paint.texture('wood', '.1 .005')}>${block}</g>` +
      slots +
      knives +
      line('M268 330L470 352V650', shade(body, 0.2), 2.5, 'opacity=".6"');
    art +=
      `<g ${paint.clip('<path d="M268 330L470 352V650L268 622Z"/>')}>` +
      ellipse(300, 420, 70, 120, WHITE, `opacity=".13" ${paint.blur(22)}`) +
      '</g>';
    return {
      fit: [1.06, -6, 16],
      art,
      ground: 640,
      castLength: 0.55,
      contacts: [
        [400, 634, 150, 15, 0.6],
        [450, 626, 180, 24, 0.28],
      ],
    };
  };

export const board: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline =
      'M236 226C236 176 262 158 306 158C320 158 326 150 326 138V96C326 70 342 56 366 56C390 56 406 70 406 96V138C406 150 412 158 426 158C470 158 496 176 496 226V618C496 640 484 650 464 650H268C248 650 236 640 236 618Z';
    const back =
      `<g ${paint.texture('wood', '.1 .004')}>` +
      path(outline, shade(body, -0.2)) +
      group(
        'translate(-7 -4)',
        path(outline, paint.linear(ramp([0, shade(body, 0.07)], [0.5, body], [1, shade(body, -0.06)]))),
      ) +
      '</g>' +
      ellipse(359, 98, 15, 15, '#d9cdbb') +
      line('M346 92A15 15 0 0 1 372 92', shade(body, -0.35), 4);
    const front =
      `<g ${paint.texture('wood', '.004 .1')}>` +
      ellipse(508, 500, 154, 154, shade(second, -0.22)) +
      ellipse(
        500,
        496,
        154,
        154,
        paint.linear(ramp([0, shade(second, 0.08)], [0.5, second], [1, shade(second, -0.08)]), 0, 0, 1, 0.6),
      ) +
      '</g>';
    const groove =
      ellipse(500, 496, 132, 132, 'none', `stroke="${shade(second, -0.22)}" stroke-width="7" opacity=".55"`) +
      ellipse(502, 499, 132, 132, 'none', `stroke="${shade(second, 0.16)}" stroke-width="3" opacity=".8"`) +
      line('M376 420A150 150 0 0 1 470 350', WHITE, 5, `opacity=".5" ${paint.blur(3)}`);
    const art =
      back +
      group('translate(16 18)', ellipse(500, 496, 150, 150, '#2a1c10', `opacity=".32" ${paint.blur(14)}`)) +
      front +
      groove;
    return {
      art,
      ground: 650,
      castLength: 0.26,
      castDepth: 0.9,
      castBlur: 14,
      castDarkness: 0.34,
      contacts: [
        [366, 652, 132, 8, 0.55],
        [506, 652, 90, 8, 0.6],
        [440, 652, 240, 20, 0.25],
      ],
    };
  };
