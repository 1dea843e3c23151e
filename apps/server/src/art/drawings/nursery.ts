import { box, cylinder, type Drawing, ellipse, group, type Hex, line, path, ramp, shade, WHITE } from '../kit.ts';
import { grainOf } from './pieces.ts';

export const bear: Drawing =
  ({ body, second }) =>
  (paint) => {
    const ball = (x: number, y: number, rx: number, ry: number, c: Hex) =>
      ellipse(x, y, rx, ry, paint.radial(ramp([0, shade(c, 0.09)], [0.5, c], [1, shade(c, -0.16)]), 0.36, 0.28, 0.75));
    const lt = shade(body, 0.17),
      ao = (x: number, y: number, rx: number, ry: number) =>
        ellipse(x, y, rx, ry, '#3a2412', `opacity=".32" ${paint.blur(12)}`);
    let art =
      ball(282, 150, 54, 54, body) +
      ball(518, 150, 54, 54, body) +
      ball(284, 154, 30, 30, lt) +
      ball(516, 154, 30, 30, lt);
    art +=
      group('rotate(26 244 440)', ball(244, 440, 58, 118, body)) +
      group('rotate(-26 556 440)', ball(556, 440, 58, 118, body)) +
      ball(400, 490, 172, 172, body) +
      ball(400, 520, 108, 112, lt);
    art +=
      ao(400, 366, 110, 26) +
      ball(400, 232, 158, 142, body) +
      ao(250, 590, 90, 60) +
      ao(550, 590, 90, 60) +
      ball(248, 602, 92, 84, body) +
      ball(552, 602, 92, 84, body) +
      ball(246, 604, 50, 48, lt) +
      ball(554, 604, 50, 48, lt) +
      ball(400, 276, 78, 60, lt);
    art = `<g ${paint.texture('wool', '.16')}>${art}</g>`;
    art +=
      ellipse(400, 248, 27, 18, '#3b2618') +
      ellipse(394, 243, 9, 5, WHITE, 'opacity=".6"') +
      line('M400 266V286C400 304 366 306 360 290M400 286C400 304 434 306 440 290', '#3b2618', 5) +
      (
        [
          [334, 216],
          [466, 216],
        ] as const
      )
        .map(([x, y]) => ellipse(x, y, 15, 16, '#2a1a10') + ellipse(x - 5, y - 6, 4.5, 5, WHITE))
        .join('');
    const bow = paint.linear(ramp([0, shade(second, 0.1)], [0.5, second], [1, shade(second, -0.14)]), 0, 0, 0.4, 1);
    art +=
      path(
        'M400 382C350 340 300 352 300 384C300 418 350 420 400 390C450 420 500 418 500 384C500 352 450 340 400 382Z',
        bow,
      ) +
      path('M388 392L352 466L384 452L396 398ZM412 392L448 466L416 452L404 398Z', shade(second, -0.06)) +
      ellipse(400, 386, 19, 17, shade(second, 0.04)) +
      line('M340 372C360 376 376 382 388 388M460 372C440 376 424 382 412 388', shade(second, -0.18), 4, 'opacity=".6"');
    return {
      art,
      ground: 680,
      castLength: 0.5,
      contacts: [
        [250, 684, 80, 9, 0.6],
        [550, 684, 80, 9, 0.6],
        [410, 676, 230, 24, 0.32],
      ],
    };
  };

export const crib: Drawing =
  ({ body, second }) =>
  (paint) => {
    const bars = (y: number, h: number, c: Hex, n: number, x0: number, x1: number, w: number) =>
      Array.from({ length: n }, (_, i) => box(x0 + ((x1 - x0) * i) / (n - 1) - w / 2, y, w, h, w / 2, c)).join('');
    const back = paint.linear(cylinder(shade(body, -0.1))),
      front = paint.linear(cylinder(body, 1.1));
    const rail = (x: number, y: number, w: number, h: number, c: Hex) =>
      box(x, y, w, h, h / 2.4, paint.vertical(ramp([0, shade(c, 0.13)], [0.5, c], [1, shade(c, -0.2)])));
    const backRail = bars(260, 270, back, 13, 190, 610, 9) + rail(160, 232, 480, 26, shade(body, -0.06));
    const mattress =
      path('M172 470H628L664 526H136Z', paint.linear(ramp([0, shade(second, 0.06)], [1, shade(second, -0.06)]))) +
      path('M136 526H664V566H136Z', shade(second, -0.14)) +
      path('M420 470H628L664 526H470C440 510 424 490 420 470Z', paint.linear(ramp([0, '#e8bfa9'], [1, '#c9937c']))) +
      ellipse(250, 488, 74, 17, paint.radial(ramp([0, WHITE], [1, '#d5d9d6'])));
    const frontRail =
      bars(340, 258, front, 13, 168, 632, 13) +
      rail(110, 318, 580, 34, body) +
      rail(120, 584, 560, 34, shade(body, -0.03));
    const post = (x: number, t: number, h: number, w: number, c: Hex) =>
      box(x, t, w, h, w / 2.6, paint.linear(cylinder(c, 1.2)));
    const art =
      `<g ${grainOf(paint, body, '.1 .006')}>` +
      post(150, 214, 400, 22, shade(body, -0.14)) +
      post(628, 214, 400, 22, shade(body, -0.14)) +
      backRail +
      '</g>' +
      `<g ${paint.texture('cloth', '.4 .4')}>${mattress}</g>` +
      `<g ${grainOf(paint, body, '.1 .006')}>` +
      frontRail +
      post(96, 296, 396, 32, body) +
      post(672, 296, 396, 32, shade(body, -0.04)) +
      '</g>';
    return {
      art,
      ground: 690,
      castLength: 0.26,
      castDepth: 0.24,
      contacts: [
        [112, 694, 28, 6, 0.6],
        [688, 694, 28, 6, 0.6],
        [400, 684, 300, 26, 0.24],
      ],
    };
  };

export const stroller: Drawing =
  ({ body, second }) =>
  (paint) => {
    const alloy = '#b9bcbb',
      tube = (d: string, w = 15) =>
        line(d, shade(alloy, -0.3), w) +
        line(d, alloy, w * 0.7) +
        line(d, shade(alloy, 0.18), w * 0.22, 'transform="translate(-2 -2)"');
    const wheel = (x: number, y: number, r: number) =>
      ellipse(x, y, r, r, second) +
      ellipse(x, y, r * 0.8, r * 0.8, '#565654') +
      ellipse(x, y, r * 0.76, r * 0.76, paint.radial(ramp([0, '#f3f1ec'], [1, '#b6b3ac']))) +
      ellipse(x, y, r * 0.58, r * 0.58, '#8f8c86', 'opacity=".35"') +
      Array.from(
        { length: 6 },
        (_, i) =>
          `<path d="M${x} ${y}V${y - r * 0.74}" stroke="${shade(alloy, -0.18)}" stroke-width="6" transform="rotate(${i * 60 + 12} ${x} ${y})"/>`,
      ).join('') +
      ellipse(x, y, r * 0.18, r * 0.18, paint.radial(ramp([0, '#fff'], [1, '#807d77'])));
    let art =
      tube('M604 616L452 470L312 404') +
      tube('M224 630L404 452L640 250', 17) +
      line('M606 280L662 232C680 218 698 232 690 252', shade('#8a5a36', -0.1), 25) +
      line('M606 278L660 231C676 218 692 230 687 247', '#a06c43', 15) +
      tube('M224 630H604', 9);
    // seat, hood
    let seat =
      path(
        'M196 366C204 470 262 520 352 520H470C520 520 556 470 566 366Z',
        paint.linear(
          ramp([0, shade(body, -0.08)], [0.25, shade(body, 0.06)], [0.6, shade(body, -0.02)], [1, shade(body, -0.18)]),
        ),
      ) + path('M196 366H566L562 396H200Z', shade(body, -0.2));
    seat +=
      path(
        'M380 366C372 250 330 180 250 150C340 122 470 140 530 220C566 268 572 320 566 366Z',
        paint.radial(ramp([0, shade(body, 0.12)], [0.5, shade(body, 0.02)], [1, shade(body, -0.16)]), 0.3, 0.2, 0.9),
      ) +
      line('M250 150C372 166 452 240 470 366M250 150C420 150 520 240 528 366', shade(body, -0.18), 4, 'opacity=".7"') +
      line('M380 366C372 250 330 180 250 150', shade(body, 0.18), 7);
    seat +=
      path('M216 372C230 346 290 336 340 352L378 366V372Z', paint.linear(ramp([0, WHITE], [1, '#d8d2c6']))) +
      path(
        'M220 384C290 400 470 400 548 384L540 430C470 452 290 452 232 430Z',
        paint.linear(ramp([0, shade('#e9dcc6', 0.03)], [1, shade('#e9dcc6', -0.12)])),
      );
    art +=
      `<g ${paint.texture('cloth', '.32 .36')}>${seat}</g>` +
      line('M180 372C196 330 220 330 236 366', '#a06c43', 15) +
      wheel(216, 634, 58) +
      wheel(606, 622, 78);
    return {
      art: group('translate(-10 0)', art),
      ground: 696,
      castLength: 0.3,
      contacts: [
        [206, 692, 44, 7, 0.6],
        [596, 700, 56, 8, 0.6],
        [410, 694, 250, 22, 0.22],
      ],
    };
  };

export const playTable: Drawing =
  ({ body, second }) =>
  (paint) => {
    const oak = '#c99f69',
      legOf = (x1: number, y1: number, x2: number, y2: number, w: number, c: Hex = oak) =>
        line(`M${x1} ${y1}L${x2} ${y2}`, shade(c, -0.18), w) + line(`M${x1 - 2} ${y1}L${x2 - 2} ${y2}`, c, w * 0.66);
    const stool = (x: number, y: number, c: Hex) =>
      legOf(x - 40, y + 20, x - 54, y + 134, 17, shade(oak, -0.1)) +
      legOf(x + 40, y + 20, x + 54, y + 134, 17, shade(oak, -0.1)) +
      legOf(x, y + 30, x, y + 150, 18) +
      path(
        `M${x - 82} ${y}V${y + 16}C${x - 60} ${y + 48} ${x + 60} ${y + 48} ${x + 82} ${y + 16}V${y}Z`,
        paint.linear(cylinder(c)),
      ) +
      ellipse(x, y, 82, 23, paint.linear(ramp([0, shade(c, 0.12)], [1, shade(c, 0)])));
    const cube = (x: number, y: number, s: number, c: Hex) =>
      path(`M${x} ${y}L${x + s} ${y + s * 0.2}V${y + s * 1.2}L${x} ${y + s}Z`, shade(c, 0.04)) +
      path(
        `M${x + s} ${y + s * 0.2}L${x + s * 1.7} ${y - s * 0.02}V${y + s * 0.98}L${x + s} ${y + s * 1.2}Z`,
        shade(c, -0.15),
      ) +
      path(
        `M${x} ${y}L${x + s * 0.7} ${y - s * 0.22}L${x + s * 1.7} ${y - s * 0.02}L${x + s} ${y + s * 0.2}Z`,
        shade(c, 0.13),
      );
    let art =
      stool(170, 470, second) +
      legOf(262, 420, 232, 640, 24, shade(oak, -0.1)) +
      legOf(540, 420, 570, 640, 24, shade(oak, -0.1));
    art +=
      legOf(330, 440, 318, 690, 27) +
      legOf(474, 440, 486, 690, 27) +
      path('M160 370V394C190 462 610 462 640 394V370Z', paint.linear(cylinder(body, 1))) +
      ellipse(
        400,
        370,
        240,
        72,
        paint.linear(ramp([0, shade(body, 0.08)], [0.6, shade(body, 0.02)], [1, shade(body, -0.07)]), 0, 0, 1, 0.5),
      );
    art +=
      ellipse(352, 382, 84, 16, '#3a2c1e', `opacity=".26" ${paint.blur(8)}`) +
      cube(300, 330, 42, '#d98d6f') +
      cube(384, 342, 42, '#e5bd67') +
      cube(336, 284, 40, '#86a3b8') +
      ellipse(500, 372, 38, 9, '#3a2c1e', `opacity=".3" ${paint.blur(6)}`) +
      ellipse(
        492,
        346,
        31,
        31,
        paint.radial(
          ramp([0, shade('#c66f5c', 0.16)], [0.6, '#c66f5c'], [1, shade('#c66f5c', -0.16)]),
          0.34,
          0.28,
          0.8,
        ),
      );
    art += stool(632, 522, '#dba48f');
    return {
      art,
      ground: 690,
      castLength: 0.3,
      castDepth: 0.26,
      contacts: [
        [318, 694, 26, 6, 0.6],
        [486, 694, 26, 6, 0.6],
        [632, 676, 84, 13, 0.35],
        [170, 620, 70, 11, 0.3],
        [410, 680, 250, 30, 0.18],
      ],
    };
  };
