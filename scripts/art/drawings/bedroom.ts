import { box, type Drawing, ellipse, type Hex, line, path, ramp, shade, WALNUT, WHITE } from '../kit.ts';
import { leg } from './pieces.ts';

export const nightstand: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art =
      leg(paint, 222, 590, 34, 110, shade(body, -0.06)) +
      leg(paint, 546, 590, 34, 110, shade(body, -0.1)) +
      leg(paint, 268, 590, 22, 70, shade(body, -0.26)) +
      leg(paint, 512, 590, 22, 70, shade(body, -0.26));
    art +=
      path('M232 266H568L606 306H194Z', paint.linear(ramp([0, shade(body, 0.14)], [1, shade(body, 0.03)]))) +
      box(194, 304, 412, 296, 8, paint.linear(ramp([0, shade(body, 0.03)], [0.5, body], [1, shade(body, -0.12)]))) +
      box(190, 302, 420, 20, 5, shade(body, 0.07));
    art += [336, 466]
      .map(
        (y) =>
          box(216, y, 368, 118, 4, shade(body, -0.32)) +
          box(
            219,
            y + 2,
            362,
            112,
            4,
            paint.linear(ramp([0, shade(body, 0.08)], [0.5, shade(body, 0.02)], [1, shade(body, -0.08)]), 0, 0, 1, 0.3),
          ),
      )
      .join('');
    art =
      `<g ${paint.texture('wood', '.005 .1')}>${art}</g>` +
      [392, 522]
        .map(
          (y) =>
            ellipse(404, y + 12, 18, 14, '#241507', `opacity=".4" ${paint.blur(5)}`) +
            ellipse(
              400,
              y,
              16,
              16,
              paint.radial(ramp([0, shade(second, 0.24)], [0.5, second], [1, shade(second, -0.26)])),
            ),
        )
        .join('') +
      path('M246 272H400L350 300H216Z', WHITE, `opacity=".3" ${paint.blur(8)}`);
    return {
      fit: [1.1, 0, -40],
      art,
      ground: 698,
      castLength: 0.36,
      contacts: [
        [239, 702, 26, 6, 0.6],
        [563, 702, 26, 6, 0.6],
        [410, 694, 190, 22, 0.26],
      ],
    };
  };

export const bed: Drawing =
  ({ body, second }) =>
  (paint) => {
    const frame = '#b59b79';
    let art =
      box(
        120,
        226,
        560,
        330,
        46,
        paint.radial(ramp([0, shade(frame, 0.07)], [0.6, frame], [1, shade(frame, -0.14)]), 0.3, 0.2, 0.9),
      ) +
      [232, 344, 456, 568]
        .map((x) => box(x - 2, 234, 4, 200, 2, shade(frame, -0.17), `opacity=".55" ${paint.blur(2)}`))
        .join('');
    const pillow = (x: number, y: number, w: number, h: number, c: Hex) =>
      path(
        `M${x} ${y + 14}C${x + w * 0.3} ${y - 10} ${x + w * 0.7} ${y - 10} ${x + w} ${y + 14}C${x + w + 12} ${y + h * 0.5} ${x + w + 6} ${y + h} ${x + w - 4} ${y + h}C${x + w * 0.6} ${y + h + 12} ${x + w * 0.4} ${y + h + 12} ${x + 4} ${y + h}C${x - 6} ${y + h} ${x - 12} ${y + h * 0.5} ${x} ${y + 14}Z`,
        paint.radial(ramp([0, shade(c, 0.06)], [0.5, c], [1, shade(c, -0.16)]), 0.36, 0.24, 0.85),
      );
    const sheet = '#f4f0e8';
    art +=
      box(134, 452, 532, 190, 30, shade(sheet, -0.08)) +
      ellipse(400, 456, 250, 20, '#3a2c1e', `opacity=".3" ${paint.blur(10)}`);
    art +=
      pillow(168, 342, 216, 120, sheet) +
      pillow(416, 342, 216, 120, sheet) +
      pillow(190, 372, 204, 106, second) +
      pillow(406, 372, 204, 106, second) +
      pillow(300, 408, 200, 80, body);
    art += path(
      'M112 508C200 470 600 470 688 508C704 560 706 620 704 668C600 690 200 690 96 668C94 620 96 560 112 508Z',
      paint.vertical(ramp([0, shade(body, 0.06)], [0.34, body], [0.44, shade(body, -0.05)], [1, shade(body, -0.17)])),
    );
    art +=
      path(
        'M110 512C200 474 600 474 690 512L696 552C600 520 200 520 104 552Z',
        paint.vertical(ramp([0, shade(sheet, 0.02)], [1, shade(sheet, -0.09)])),
      ) + line('M104 553C200 521 600 521 696 553', shade(body, -0.24), 4, `opacity=".5" ${paint.blur(2)}`);
    art +=
      line(
        'M186 560C178 600 180 640 186 672M300 540C292 590 300 640 292 680M520 542C532 590 522 640 530 680M620 560C628 600 620 640 628 670',
        shade(body, -0.2),
        6,
        `opacity=".45" ${paint.blur(5)}`,
      ) +
      line(
        'M240 550C234 600 240 640 236 676M440 540C446 600 438 640 444 680',
        WHITE,
        10,
        `opacity=".3" ${paint.blur(8)}`,
      );
    art =
      `<g ${paint.texture('cloth', '.35 .4')}>${art}</g>` +
      leg(paint, 130, 676, 24, 40, WALNUT) +
      leg(paint, 646, 676, 24, 40, WALNUT);
    return {
      fit: [1.04, 0, -30],
      art,
      ground: 700,
      castLength: 0.3,
      castDepth: 0.25,
      contacts: [
        [400, 706, 300, 12, 0.55],
        [410, 704, 320, 24, 0.25],
      ],
    };
  };
