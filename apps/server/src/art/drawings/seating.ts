import { box, cylinder, type Drawing, ellipse, group, type Hex, line, OAK, path, ramp, shade, WHITE } from '../kit.ts';
import { grainOf, leg, pad } from './pieces.ts';

export const sofa: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art =
      box(104, 300, 592, 250, 44, shade(body, -0.12)) +
      pad(paint, 118, 296, 190, 210, 36, body) +
      pad(paint, 305, 292, 190, 214, 36, body) +
      pad(paint, 492, 296, 190, 210, 36, body);
    art +=
      box(
        96,
        540,
        608,
        88,
        18,
        paint.vertical(
          ramp([0, shade(body, -0.3)], [0.45, shade(body, -0.26)], [0.5, shade(body, -0.1)], [1, shade(body, -0.2)]),
        ),
      ) + ellipse(400, 492, 280, 20, '#241c14', `opacity=".4" ${paint.blur(10)}`);
    const cushion = (x: number, w: number) =>
      box(
        x,
        470,
        w,
        104,
        30,
        paint.vertical(
          ramp([0, shade(body, 0.13)], [0.3, shade(body, 0.07)], [0.42, shade(body, 0)], [1, shade(body, -0.1)]),
        ),
      );
    art +=
      cushion(126, 276) +
      cushion(398, 276) +
      line('M400 492V566', shade(body, -0.3), 5, `opacity=".6" ${paint.blur(2)}`);
    const armAt = (x: number, near: number) =>
      box(
        x,
        396,
        78,
        232,
        36,
        paint.linear(
          near
            ? ramp([0, shade(body, -0.02)], [0.4, shade(body, -0.08)], [1, shade(body, -0.18)])
            : ramp([0, shade(body, -0.07)], [0.35, shade(body, 0.05)], [1, shade(body, -0.1)]),
        ),
      ) + box(x + 6, 400, 64, 34, 17, shade(body, 0.09), `opacity=".6" ${paint.blur(6)}`);
    art += armAt(62, 0) + armAt(660, 1);
    art += group(
      'translate(214 452) rotate(-8) scale(.36)',
      path(
        'M-206-196C-120-168 120-168 206-196C180-110 182 110 208 198C120 176-120 176-208 198C-182 110-180-110-206-196Z',
        paint.radial(ramp([0, shade(second, 0.08)], [0.5, second], [1, shade(second, -0.18)]), 0.36, 0.3, 0.8),
      ),
    );
    art = `<g ${paint.texture('cloth', '.3 .36')}>${art}</g>`;
    art =
      leg(paint, 104, 620, 22, 54, OAK) +
      leg(paint, 674, 620, 22, 54, OAK) +
      leg(paint, 250, 620, 16, 38, shade(OAK, -0.2)) +
      leg(paint, 534, 620, 16, 38, shade(OAK, -0.2)) +
      art;
    return {
      fit: [1.04, 0, -30],
      art,
      ground: 672,
      castLength: 0.3,
      castDepth: 0.2,
      contacts: [
        [400, 668, 300, 14, 0.4],
        [115, 674, 26, 5, 0.6],
        [685, 674, 26, 5, 0.6],
        [410, 670, 330, 24, 0.22],
      ],
    };
  };

export const armchair: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art = path(
      'M162 452C150 286 252 196 400 196C548 196 650 286 638 452C640 520 634 590 600 620H200C166 590 160 520 162 452Z',
      paint.linear(cylinder(body, 0.95)),
    );
    art += path(
      'M262 480C244 330 306 258 400 258C494 258 556 330 538 480Z',
      paint.radial(ramp([0, shade(body, -0.06)], [0.7, shade(body, -0.13)], [1, shade(body, -0.22)]), 0.6, 0.3, 0.8),
    );
    art +=
      pad(paint, 252, 446, 296, 110, 50, body) +
      box(
        254,
        540,
        292,
        82,
        22,
        paint.vertical(ramp([0, shade(body, -0.2)], [0.3, shade(body, -0.1)], [1, shade(body, -0.2)])),
      );
    art +=
      path(
        'M162 452C158 396 196 366 232 376C268 388 272 430 270 480V600C268 622 240 628 208 622C170 610 158 530 162 452Z',
        paint.linear(ramp([0, shade(body, -0.08)], [0.4, shade(body, 0.06)], [1, shade(body, -0.12)])),
      ) +
      path(
        'M638 452C642 396 604 366 568 376C532 388 528 430 530 480V600C532 622 560 628 592 622C630 610 642 530 638 452Z',
        paint.linear(ramp([0, shade(body, -0.02)], [0.4, shade(body, -0.05)], [1, shade(body, -0.18)])),
      );
    art =
      leg(paint, 216, 610, 26, 62, second) +
      leg(paint, 558, 610, 26, 62, second) +
      `<g ${paint.texture('wool', '.085')}>${art}</g>` +
      ellipse(320, 236, 90, 24, WHITE, `opacity=".25" ${paint.blur(16)}`);
    return {
      fit: [1.1, 0, -20],
      art,
      ground: 670,
      castLength: 0.4,
      contacts: [
        [400, 664, 190, 13, 0.45],
        [229, 672, 24, 5, 0.6],
        [571, 672, 24, 5, 0.6],
        [420, 668, 240, 24, 0.22],
      ],
    };
  };

export const chair: Drawing =
  ({ body, second }) =>
  (paint) => {
    const spindle = (d: string, w: number, c: Hex = body) =>
      line(d, shade(c, -0.17), w) +
      line(d, c, w * 0.68, 'transform="translate(-2 0)"') +
      line(d, shade(c, 0.14), w * 0.2, 'transform="translate(-4 0)" opacity=".7"');
    let frame =
      spindle('M276 470C262 380 258 290 246 206', 22) +
      spindle('M524 470C538 380 542 290 554 206', 22) +
      spindle('M282 462C280 540 272 610 262 668', 20, shade(body, -0.1)) +
      spindle('M518 462C520 540 528 610 538 668', 20, shade(body, -0.1));
    frame +=
      [312, 356, 400, 444, 488]
        .map((x) =>
          spindle(`M${x} 470C${x + (x - 400) * 0.06} 380 ${x + (x - 400) * 0.16} 300 ${x + (x - 400) * 0.26} 218`, 9),
        )
        .join('') +
      path(
        'M222 196C300 150 500 150 578 196C586 214 580 236 566 238C490 204 310 204 234 238C220 236 214 214 222 196Z',
        paint.vertical(ramp([0, shade(body, 0.12)], [0.5, body], [1, shade(body, -0.2)])),
      );
    frame += spindle('M268 590H532', 11, shade(body, -0.12));
    const seat =
      path(
        'M262 452H538C572 470 592 500 596 520C500 548 300 548 204 520C208 500 228 470 262 452Z',
        paint.linear(ramp([0, shade(second, 0.04)], [1, shade(second, -0.1)]), 0, 0, 1, 0.4),
      ) + path('M204 520C300 548 500 548 596 520L594 540C500 568 300 568 206 540Z', paint.linear(cylinder(body)));
    const weave = paint.pattern(
      22,
      12,
      box(0, 0, 20, 4, 2, shade(second, -0.14), 'opacity=".6"') +
        box(11, 6, 20, 4, 2, shade(second, 0.1), 'opacity=".6"') +
        box(-11, 6, 20, 4, 2, shade(second, 0.1), 'opacity=".6"'),
    );
    const art =
      `<g ${grainOf(paint, body, '.1 .006')}>${frame}</g>` +
      seat +
      path('M272 462H528C558 478 572 498 578 512C490 534 310 534 222 512C228 498 242 478 272 462Z', weave) +
      `<g ${grainOf(paint, body, '.1 .006')}>` +
      spindle('M226 552L206 716', 25) +
      spindle('M574 552L594 716', 25) +
      spindle('M220 622H580', 12) +
      '</g>';
    return {
      art,
      ground: 716,
      castLength: 0.34,
      castDepth: 0.26,
      contacts: [
        [206, 718, 28, 6, 0.6],
        [594, 718, 28, 6, 0.6],
        [264, 668, 24, 5, 0.45],
        [538, 668, 24, 5, 0.45],
        [400, 700, 220, 24, 0.16],
      ],
    };
  };
