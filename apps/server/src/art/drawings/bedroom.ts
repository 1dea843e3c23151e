import { box, type Drawing, ellipse, type Hex, line, mix, path, ramp, shade, WALNUT, WHITE } from '../kit.ts';
import { grainOf, leg } from './pieces.ts';

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
      `<g ${grainOf(paint, body, '.005 .1')}>${art}</g>` +
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
    const frame = mix('#b59b79', second, 0.18);
    const sheet = '#f4f0e8';
    const headboard =
      box(
        112,
        170,
        576,
        330,
        54,
        paint.radial(ramp([0, shade(frame, 0.08)], [0.6, frame], [1, shade(frame, -0.15)]), 0.3, 0.2, 0.9),
      ) +
      [208, 304, 400, 496, 592]
        .map(
          (x) =>
            box(x - 2, 180, 4, 230, 2, shade(frame, -0.18), `opacity=".6" ${paint.blur(2)}`) +
            box(x - 12, 184, 7, 220, 3, shade(frame, 0.1), `opacity=".4" ${paint.blur(3)}`),
        )
        .join('');
    const pillow = (x: number, y: number, w: number, h: number, c: Hex) =>
      ellipse(x + w / 2, y + h, w * 0.5, 12, '#3a2c1e', `opacity=".26" ${paint.blur(7)}`) +
      path(
        `M${x + 18} ${y + 6}C${x + w * 0.3} ${y - 8} ${x + w * 0.7} ${y - 8} ${x + w - 18} ${y + 6}C${x + w + 8} ${y + 10} ${x + w + 12} ${y + h * 0.5} ${x + w + 2} ${y + h - 16}C${x + w - 4} ${y + h + 2} ${x + w - 30} ${y + h + 2} ${x + w / 2} ${y + h + 4}C${x + 30} ${y + h + 2} ${x + 4} ${y + h + 2} ${x - 2} ${y + h - 16}C${x - 12} ${y + h * 0.5} ${x - 8} ${y + 10} ${x + 18} ${y + 6}Z`,
        paint.radial(ramp([0, shade(c, 0.07)], [0.5, c], [1, shade(c, -0.17)]), 0.36, 0.24, 0.85),
      );
    const pillows =
      pillow(166, 296, 222, 122, sheet) +
      pillow(412, 296, 222, 122, sheet) +
      pillow(192, 334, 196, 104, second) +
      pillow(412, 334, 196, 104, second) +
      pillow(302, 372, 196, 78, shade(body, 0.02));
    const mattress =
      path('M150 424H650L700 560H100Z', shade(sheet, -0.06)) +
      path('M156 418C300 436 500 436 644 418L668 466C500 486 300 486 132 466Z', shade(sheet, -0.1));
    const duvet =
      path(
        'M138 452C300 476 500 476 662 452L716 574C560 604 240 604 84 574Z',
        paint.vertical(ramp([0, shade(body, 0.02)], [0.5, shade(body, 0.05)], [1, shade(body, 0.01)])),
      ) +
      path(
        'M84 570C240 604 560 604 716 570C722 600 722 640 714 672C560 696 240 696 86 672C78 640 78 600 84 570Z',
        paint.vertical(ramp([0, shade(body, 0.02)], [0.3, shade(body, -0.06)], [1, shade(body, -0.2)])),
      ) +
      path(
        'M140 446C300 470 500 470 660 446L680 492C520 518 280 518 120 492Z',
        paint.vertical(ramp([0, shade(sheet, 0.03)], [1, shade(sheet, -0.08)])),
      ) +
      line('M120 493C280 519 520 519 680 493', shade(body, -0.24), 4, `opacity=".5" ${paint.blur(2)}`);
    const throwOver =
      path('M102 534C260 564 540 564 698 534L714 570C560 602 240 602 86 570Z', shade(second, 0.03)) +
      path(
        'M86 568C240 602 560 602 714 568C718 588 718 606 718 622C560 652 240 652 82 622C82 606 82 588 86 568Z',
        paint.vertical(ramp([0, shade(second, 0.02)], [0.3, shade(second, -0.06)], [1, shade(second, -0.18)])),
      ) +
      line('M84 608C240 640 560 640 716 608', mix(second, WHITE, 0.5), 5, 'opacity=".7"') +
      line('M98 544C260 574 540 574 702 544', mix(second, WHITE, 0.5), 4, 'opacity=".6"');
    const folds =
      line(
        'M168 596C160 630 164 650 160 680M290 600C284 640 290 660 286 688M510 600C518 640 512 660 516 688M632 596C640 630 636 650 642 680',
        shade(body, -0.24),
        7,
        `opacity=".4" ${paint.blur(5)}`,
      ) +
      line(
        'M228 470C220 500 206 530 196 552M560 470C570 500 584 530 594 552',
        WHITE,
        12,
        `opacity=".3" ${paint.blur(9)}`,
      );
    return {
      fit: [1.04, 0, -22],
      art:
        leg(paint, 108, 676, 26, 36, WALNUT) +
        leg(paint, 666, 676, 26, 36, WALNUT) +
        `<g ${paint.texture('cloth', '.5 .55')}>${headboard}${mattress}${pillows}${duvet}${throwOver}</g>` +
        folds,
      ground: 700,
      castLength: 0.3,
      castDepth: 0.25,
      contacts: [
        [121, 714, 20, 5, 0.5],
        [679, 714, 20, 5, 0.5],
        [400, 702, 300, 14, 0.5],
        [410, 704, 320, 24, 0.22],
      ],
    };
  };
