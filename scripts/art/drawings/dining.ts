import {
  box,
  cylinder,
  type Drawing,
  ellipse,
  glass,
  group,
  type Hex,
  line,
  metal,
  path,
  ramp,
  shade,
  WHITE,
} from '../kit.ts';

export const diningTable: Drawing =
  ({ body, second }) =>
  (paint) => {
    const tableLeg = (x: number, y: number, w: number, h: number, c: Hex) =>
      path(`M${x} ${y}H${x + w}L${x + w * 0.76} ${y + h}H${x + w * 0.24}Z`, paint.linear(cylinder(c, 1.2)));
    const legs =
      tableLeg(168, 360, 32, 262, shade(second, -0.16)) +
      tableLeg(600, 360, 32, 262, shade(second, -0.16)) +
      path('M104 376H696V424H104Z', paint.vertical(ramp([0, shade(second, -0.24)], [1, shade(second, -0.12)]))) +
      tableLeg(88, 376, 46, 322, second) +
      tableLeg(666, 376, 46, 322, shade(second, -0.03));
    const top =
      path(
        'M152 272H648L758 352H42Z',
        paint.linear(ramp([0, shade(body, 0.12)], [0.5, shade(body, 0.05)], [1, shade(body, -0.05)]), 0, 0, 1, 0.5),
      ) +
      path(
        'M42 352H758V382C758 388 754 391 748 391H52C46 391 42 388 42 382Z',
        paint.vertical(ramp([0, shade(body, 0.02)], [1, shade(body, -0.14)])),
      );
    const art =
      `<g ${paint.texture('wood', '.1 .008')}>${legs}</g><g ${paint.texture('wood', '.004 .13')}>${top}</g>` +
      path('M176 280H420L330 346H82Z', WHITE, `opacity=".22" ${paint.blur(14)}`) +
      line('M44 352H756', shade(body, 0.22), 2.5, 'opacity=".7"');
    return {
      art,
      ground: 696,
      castLength: 0.2,
      castDepth: 0.3,
      contacts: [
        [111, 700, 34, 6, 0.6],
        [689, 700, 34, 6, 0.6],
        [184, 624, 26, 5, 0.4],
        [616, 624, 26, 5, 0.4],
        [400, 670, 310, 34, 0.2],
      ],
    };
  };

export const barCart: Drawing =
  ({ body, second }) =>
  (paint) => {
    const post = (x: number, y: number, w: number, h: number) => box(x, y, w, h, 5, paint.linear(metal(body))),
      railAt = (y: number) =>
        box(186, y, 428, 11, 5, paint.vertical(ramp([0, shade(body, 0.18)], [0.5, body], [1, shade(body, -0.26)])));
    const bottle = (x: number, y: number, s: number, c: Hex, cap: Hex) =>
      group(
        `translate(${x} ${y}) scale(${s})`,
        path(
          'M-14-150H14V-100C14-80 34-76 34-50V0H-34V-50C-34-76-14-80-14-100Z',
          paint.linear(cylinder(c, 1.2)),
          'opacity=".94"',
        ) +
          box(-15, -166, 30, 34, 4, cap) +
          box(-30, -40, 60, 30, 2, '#efe7d6') +
          box(-26, -56, 7, 52, 3, WHITE, `opacity=".5" ${paint.blur(2)}`),
      );
    const drink = (x: number, y: number, h = 70) =>
      path(`M${x - 26} ${y - h}L${x - 20} ${y}H${x + 20}L${x + 26} ${y - h}Z`, paint.linear(glass('#8f9a96'))) +
      path(
        `M${x - 22} ${y - h * 0.5}L${x - 19} ${y - 4}H${x + 19}L${x + 22} ${y - h * 0.5}Z`,
        '#b9772f',
        'opacity=".6"',
      );
    const shelf = (y: number) =>
      path(`M196 ${y}L226 ${y - 26}H574L604 ${y}Z`, paint.linear(ramp([0, '#e9efec', 0.9], [1, '#b9c4bf', 0.8]))) +
      railAt(y);
    let art =
      post(222, 190, 9, 440) +
      post(569, 190, 9, 440) +
      shelf(580) +
      bottle(300, 578, 0.86, '#7c8f5e', '#2b2622') +
      bottle(372, 578, 0.9, '#3b2a20', body) +
      drink(460, 578) +
      drink(524, 578) +
      shelf(366) +
      bottle(270, 364, 1, second, '#1f1b18') +
      bottle(346, 364, 0.84, '#c98f3c', body) +
      drink(430, 364, 64) +
      ellipse(520, 330, 44, 34, paint.radial(ramp([0, '#f6f1e6'], [1, '#b8ab95']))) +
      line('M520 300C518 260 500 240 486 226M520 300C526 256 546 238 566 232M520 300V230', '#6d7d55', 5) +
      (
        [
          [486, 226],
          [566, 232],
          [520, 226],
          [504, 250],
          [542, 250],
        ] as const
      )
        .map(([x, y]) => ellipse(x, y, 13, 11, paint.radial(ramp([0, '#f0c9b8'], [1, '#c47f66']))))
        .join('');
    art +=
      railAt(318) +
      post(186, 176, 13, 494) +
      post(601, 176, 13, 494) +
      railAt(540) +
      line('M190 190C150 186 140 216 156 240', body, 11) +
      railAt(176);
    art += (
      [
        [192, 686],
        [608, 686],
      ] as const
    )
      .map(
        ([x, y]) =>
          ellipse(x, y, 26, 26, '#26221f') +
          ellipse(x, y, 13, 13, paint.radial(ramp([0, shade(body, 0.2)], [1, shade(body, -0.2)]))),
      )
      .join('');
    return {
      art,
      ground: 710,
      castLength: 0.3,
      castDepth: 0.24,
      contacts: [
        [192, 712, 28, 6, 0.6],
        [608, 712, 28, 6, 0.6],
        [410, 706, 230, 22, 0.22],
      ],
    };
  };
