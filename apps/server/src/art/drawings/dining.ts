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
      path(`M${x} ${y}H${x + w}L${x + w * 0.74} ${y + h}H${x + w * 0.26}Z`, paint.linear(cylinder(c, 1.2)));
    const legs =
      tableLeg(176, 330, 30, 306, shade(second, -0.18)) +
      tableLeg(594, 330, 30, 306, shade(second, -0.2)) +
      path(
        'M118 336H682V388H118Z',
        paint.vertical(ramp([0, shade(second, -0.26)], [0.5, shade(second, -0.1)], [1, shade(second, -0.16)])),
      ) +
      tableLeg(104, 338, 44, 362, second) +
      tableLeg(652, 338, 44, 362, shade(second, -0.04));
    const top =
      path(
        'M166 244H634L736 312H64Z',
        paint.linear(ramp([0, shade(body, 0.13)], [0.5, shade(body, 0.05)], [1, shade(body, -0.05)]), 0, 0, 1, 0.5),
      ) +
      path(
        'M64 311H736V334C736 340 732 343 726 343H74C68 343 64 340 64 334Z',
        paint.vertical(ramp([0, shade(body, 0.04)], [1, shade(body, -0.14)])),
      );
    const setting =
      ellipse(420, 290, 120, 13, '#3a2c1e', `opacity=".36" ${paint.blur(6)}`) +
      path('M302 214C304 262 356 288 376 290H440C460 288 512 262 514 214Z', paint.linear(cylinder('#efe8da', 1.1))) +
      ellipse(408, 214, 106, 21, '#f6f1e6') +
      ellipse(408, 216, 96, 16, '#c9beaa') +
      (
        [
          [362, 198, '#c9883c'],
          [446, 200, '#c9883c'],
          [404, 188, '#d9a34f'],
          [400, 208, '#a8552f'],
        ] as const
      )
        .map(([x, y, colour]) =>
          ellipse(x, y, 34, 31, paint.radial(ramp([0, shade(colour, 0.16)], [0.5, colour], [1, shade(colour, -0.2)]))),
        )
        .join('') +
      path('M302 214A106 21 0 0 0 514 214L512 226A104 22 0 0 1 304 226Z', '#f6f1e6');
    const art =
      `<g ${paint.texture('wood', '.1 .008')}>${legs}</g><g ${paint.texture('wood', '.004 .13')}>${top}</g>` +
      path('M190 250H330L260 306H108Z', WHITE, `opacity=".24" ${paint.blur(12)}`) +
      line('M66 312H734', shade(body, 0.22), 2.5, 'opacity=".7"') +
      setting;
    return {
      fit: [1.04, 0, -16],
      art,
      ground: 698,
      castLength: 0.2,
      castDepth: 0.24,
      contacts: [
        [126, 703, 32, 6, 0.6],
        [674, 703, 32, 6, 0.6],
        [191, 638, 24, 5, 0.4],
        [609, 638, 24, 5, 0.4],
        [400, 680, 300, 30, 0.18],
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
