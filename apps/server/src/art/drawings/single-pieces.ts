import { cylinder, type Drawing, ellipse, line, path, ramp, shade, WHITE } from '../kit.ts';

export const plate: Drawing =
  ({ body, second }) =>
  (paint) => ({
    art:
      `<g ${paint.texture('speck')}>` +
      ellipse(406, 408, 306, 306, shade(body, -0.2)) +
      ellipse(400, 400, 306, 306, second) +
      ellipse(
        400,
        400,
        296,
        296,
        paint.linear(ramp([0, shade(body, 0.06)], [0.5, body], [1, shade(body, -0.1)]), 0, 0, 1, 1),
      ) +
      ellipse(400, 400, 206, 206, shade(body, -0.12), paint.blur(5)) +
      ellipse(
        402,
        402,
        200,
        200,
        paint.linear(ramp([0, shade(body, -0.09)], [0.5, body], [1, shade(body, 0.06)]), 0, 0, 1, 1),
      ) +
      '</g>' +
      line('M144 330C180 210 270 140 380 128', WHITE, 12, `opacity=".5" ${paint.blur(7)}`),
    cast: 'wall',
  });

export const dipBowl: Drawing =
  ({ body, second }) =>
  (paint) => ({
    art:
      `<g ${paint.texture('speck')}>` +
      path(
        'M220 456C226 540 286 600 340 612C370 619 430 619 460 612C514 600 574 540 580 456Z',
        paint.linear(cylinder(body, 1.1)),
      ) +
      ellipse(400, 456, 180, 52, shade(body, 0.06)) +
      ellipse(
        400,
        459,
        168,
        44,
        paint.linear(ramp([0, shade(second, -0.22)], [0.55, shade(second, -0.06)], [1, shade(second, 0.03)])),
      ) +
      '</g>' +
      path('M252 508C264 548 292 578 316 590C292 556 282 530 280 508Z', WHITE, `opacity=".4" ${paint.blur(6)}`),
    ground: 612,
    contacts: [
      [400, 614, 92, 11, 0.6],
      [416, 612, 150, 18, 0.24],
    ],
  });

export const bathSheet: Drawing =
  ({ body, second }) =>
  (paint) => {
    const fold = (y: number) =>
      path(
        `M150 ${y}H630C668 ${y} 668 ${y + 66} 630 ${y + 66}H150C134 ${y + 66} 134 ${y} 150 ${y}Z`,
        paint.vertical(ramp([0, shade(body, 0.06)], [0.45, body], [1, shade(body, -0.14)])),
      );
    return {
      art:
        `<g ${paint.texture('pile', '.2')}>` +
        [574, 512, 450].map(fold).join('') +
        path(
          'M142 462C150 420 184 388 220 384H590C626 388 650 424 656 466C500 478 300 478 142 462Z',
          paint.linear(ramp([0, shade(body, 0.1)], [0.6, shade(body, 0.03)], [1, shade(body, -0.05)]), 0, 0, 1, 0.5),
        ) +
        '</g>' +
        path('M520 386H556C584 420 592 560 584 638H548C556 560 550 420 520 386Z', second, 'opacity=".85"'),
      ground: 638,
      contacts: [
        [400, 642, 250, 11, 0.6],
        [414, 642, 280, 22, 0.24],
      ],
    };
  };
