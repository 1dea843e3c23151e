import { box, cylinder, type Drawing, ellipse, group, type Hex, line, path, ramp, SOOT, shade, WHITE } from '../kit.ts';
import { grainOf, leg, pad } from './pieces.ts';

export const highChair: Drawing =
  ({ body, second }) =>
  (paint) => {
    const splayed = (fromX: number, toX: number, foot: number, tone: number) =>
      path(
        `M${fromX - 17} 430H${fromX + 17}L${toX + 12} ${foot}H${toX - 12}Z`,
        paint.linear(cylinder(shade(body, tone))),
      );
    const rail = (x: number, y: number, width: number, tone: number) =>
      box(x, y, width, 20, 8, paint.vertical(ramp([0, shade(body, 0.1 + tone)], [1, shade(body, -0.14 + tone)])));
    const far = splayed(310, 262, 640, -0.2) + splayed(490, 538, 640, -0.24) + rail(270, 560, 262, -0.18);
    const back =
      box(284, 118, 30, 310, 12, paint.linear(cylinder(body))) +
      box(486, 118, 30, 310, 12, paint.linear(cylinder(shade(body, -0.05)))) +
      box(276, 108, 248, 56, 26, paint.vertical(ramp([0, shade(body, 0.12)], [1, shade(body, -0.08)])));
    const cushion =
      pad(paint, 306, 172, 188, 190, 40, second) +
      line(
        'M400 186V346M340 200C334 250 334 300 340 340M460 200C466 250 466 300 460 340',
        shade(second, -0.18),
        5,
        `opacity=".5" ${paint.blur(2)}`,
      );
    const near =
      splayed(276, 176, 700, 0) +
      splayed(524, 624, 700, -0.05) +
      rail(214, 590, 372, 0) +
      box(246, 404, 308, 44, 18, paint.vertical(ramp([0, shade(body, 0.08)], [1, shade(body, -0.18)]))) +
      box(258, 300, 22, 112, 8, paint.linear(cylinder(body))) +
      box(520, 300, 22, 112, 8, paint.linear(cylinder(shade(body, -0.06))));
    const trayTop =
      path(
        'M176 312C176 286 250 272 400 272C550 272 624 286 624 312V330C624 360 550 380 400 380C250 380 176 360 176 330Z',
        paint.vertical(ramp([0, shade(body, 0.02)], [1, shade(body, -0.22)])),
      ) +
      ellipse(
        400,
        312,
        224,
        42,
        paint.linear(ramp([0, shade(body, 0.14)], [0.5, shade(body, 0.08)], [1, shade(body, -0.04)])),
      ) +
      ellipse(400, 316, 194, 31, shade(body, -0.06)) +
      ellipse(400, 318, 186, 27, shade(body, 0.05));
    const meal =
      ellipse(350, 316, 58, 15, shade(second, -0.2)) +
      path('M294 296C298 322 402 322 406 296Z', paint.linear(cylinder(second))) +
      ellipse(350, 296, 56, 13, shade(second, 0.1)) +
      ellipse(350, 297, 46, 9, '#f0d7a0') +
      line('M438 318L506 302', '#b9bcbb', 7) +
      ellipse(434, 319, 14, 7, '#c9cccb');
    return {
      fit: [1, 0, 26],
      art:
        `<g ${grainOf(paint, body, '.1 .008')}>${far}${back}</g>` +
        cushion +
        pad(paint, 272, 372, 256, 50, 22, second) +
        `<g ${grainOf(paint, body, '.09 .009')}>${near}${trayTop}</g>` +
        meal +
        ellipse(280, 296, 70, 8, WHITE, `opacity=".4" ${paint.blur(6)}`),
      ground: 700,
      castLength: 0.3,
      contacts: [
        [176, 704, 24, 5, 0.6],
        [624, 704, 24, 5, 0.6],
        [262, 644, 18, 4, 0.4],
        [538, 644, 18, 4, 0.4],
        [400, 690, 250, 24, 0.18],
      ],
    };
  };

export const babyBath: Drawing =
  ({ body, second }) =>
  (paint) => {
    const inside =
      'M118 396C118 350 230 326 380 330C540 334 690 348 690 394C690 440 560 466 400 466C240 466 118 442 118 396Z';
    const tub =
      path(
        'M92 392C100 520 170 620 270 634H552C650 620 712 520 716 388C716 470 92 474 92 392Z',
        paint.linear(cylinder(body, 1.05)),
      ) +
      path(
        'M84 390C84 336 220 308 380 312C556 316 724 332 724 388C724 452 566 482 400 482C230 482 84 450 84 390Z',
        paint.linear(ramp([0, shade(body, 0.05)], [0.4, shade(body, 0.1)], [1, shade(body, -0.08)])),
      ) +
      path(inside, paint.vertical(ramp([0, shade(body, -0.2)], [0.6, shade(body, -0.06)], [1, shade(body, 0.02)]))) +
      path('M270 626H552L540 646C480 656 340 656 284 646Z', paint.linear(cylinder(shade(body, -0.18))));
    const water =
      path(
        'M132 412C180 386 300 378 400 378C510 378 640 386 678 410C650 446 540 462 400 462C270 462 158 448 132 412Z',
        '#bcd9df',
        'opacity=".85"',
      ) + line('M220 420C300 408 380 412 440 404M420 436C500 430 560 428 610 416', WHITE, 5, 'opacity=".8"');
    const bubble = (x: number, y: number, size: number) =>
      ellipse(x, y, size, size, paint.radial(ramp([0, WHITE, 0.95], [0.6, WHITE, 0.6], [1, '#a9c9d2', 0.75]))) +
      ellipse(x - size * 0.3, y - size * 0.34, size * 0.22, size * 0.18, WHITE);
    const foam = [
      [196, 404, 30],
      [238, 388, 38],
      [284, 402, 30],
      [216, 424, 24],
      [324, 394, 20],
      [262, 420, 22],
      [612, 400, 22],
      [640, 412, 16],
    ] as const;
    const duck = group(
      'translate(484 356)',
      path(
        'M-86 14C-92-30-60-36-34-30C-10-26 12-44 12-70C12-112 72-120 88-82C96-62 88-44 78-34C96-10 90 46 40 56H-36C-64 56-82 40-86 14Z',
        paint.radial(ramp([0, shade(second, 0.12)], [0.5, second], [1, shade(second, -0.14)])),
      ) +
        path('M84-84C104-86 120-78 122-68C112-58 96-56 84-62Z', '#e08a3c') +
        ellipse(62, -80, 7, 9, SOOT) +
        ellipse(60, -83, 2.5, 3, WHITE) +
        path('M-56 8C-40-10-4-10 10 8C4 34-34 40-56 8Z', shade(second, -0.08)) +
        ellipse(40, -96, 18, 8, WHITE, `opacity=".5" ${paint.blur(4)}`),
    );
    return {
      fit: [1.04, -4, -30],
      art:
        tub +
        water +
        ellipse(490, 420, 90, 10, '#5f8f9c', `opacity=".4" ${paint.blur(5)}`) +
        duck +
        path('M396 414C420 428 560 428 588 410C580 440 400 440 396 414Z', '#c9e2e6', 'opacity=".9"') +
        foam.map(([x, y, size]) => bubble(x, y, size)).join('') +
        path('M146 470C162 540 210 592 262 612C216 566 192 516 186 466Z', WHITE, `opacity=".42" ${paint.blur(8)}`),
      ground: 644,
      contacts: [
        [412, 648, 150, 11, 0.6],
        [420, 644, 280, 24, 0.24],
      ],
    };
  };

export const changingTable: Drawing =
  ({ body, second }) =>
  (paint) => {
    const shelf = (y: number) =>
      path(`M158 ${y}H642L672 ${y + 30}H128Z`, paint.linear(ramp([0, shade(body, 0.08)], [1, shade(body, -0.06)]))) +
      box(126, y + 30, 548, 18, 4, paint.vertical(ramp([0, shade(body, 0.06)], [1, shade(body, -0.16)])));
    const post = (x: number, y: number, height: number, tone: number, width = 28) =>
      box(x, y, width, height, 6, paint.linear(cylinder(shade(body, tone))));
    const bin = (x: number, y: number, colour: Hex) =>
      path(`M${x} ${y}H${x + 150}L${x + 142} ${y + 88}H${x + 8}Z`, paint.linear(cylinder(colour, 1.1))) +
      box(x - 4, y - 8, 158, 18, 7, shade(colour, 0.08)) +
      box(x + 52, y + 26, 46, 16, 8, shade(colour, -0.3), 'opacity=".6"') +
      line(`M${x + 6} ${y + 50}H${x + 146}M${x + 8} ${y + 70}H${x + 144}`, shade(colour, -0.16), 3, 'opacity=".6"');
    const towel = (y: number, colour: Hex) =>
      box(404, y, 184, 30, 15, paint.vertical(ramp([0, shade(colour, 0.06)], [1, shade(colour, -0.18)])));
    const frame = post(160, 300, 330, -0.2, 20) + post(620, 300, 330, -0.24, 20);
    const rails =
      box(120, 226, 560, 20, 8, paint.vertical(ramp([0, shade(body, 0.12)], [1, shade(body, -0.1)]))) +
      path(
        'M116 300H684V342H116Z',
        paint.vertical(ramp([0, shade(body, 0.08)], [0.5, body], [1, shade(body, -0.14)])),
      ) +
      post(112, 220, 484, 0) +
      post(660, 220, 484, -0.05);
    const mat =
      path(
        'M140 296C140 262 168 252 200 252H600C632 252 660 262 660 296C660 304 652 308 640 308H160C148 308 140 304 140 296Z',
        paint.vertical(ramp([0, shade(second, 0.1)], [0.5, second], [1, shade(second, -0.18)])),
      ) +
      path(
        'M176 262C220 282 580 282 624 262C636 268 648 278 652 290C560 302 240 302 148 290C152 278 164 268 176 262Z',
        shade(second, -0.08),
        'opacity=".7"',
      );
    const bear = group(
      'translate(556 226) scale(.5)',
      ellipse(-50, -92, 30, 30, '#b98a5e') +
        ellipse(50, -92, 30, 30, '#a97a50') +
        ellipse(0, -44, 84, 78, paint.radial(ramp([0, '#cfa078'], [0.5, '#b98a5e'], [1, '#8f6540']))) +
        ellipse(0, -20, 36, 28, '#e0c19c') +
        ellipse(0, -34, 11, 8, SOOT) +
        ellipse(-30, -60, 6, 7, SOOT) +
        ellipse(30, -60, 6, 7, SOOT),
    );
    return {
      fit: [1.02, 0, -6],
      art:
        bear +
        `<g ${grainOf(paint, body, '.006 .09')}>${frame}${shelf(600)}</g>` +
        bin(150, 512, shade(second, -0.04)) +
        bin(322, 512, '#e6d8c0') +
        bin(494, 512, shade(second, 0.04)) +
        `<g ${grainOf(paint, body, '.006 .1')}>${shelf(440)}</g>` +
        towel(412, '#f2ece0') +
        towel(382, second) +
        towel(354, '#e6d8c0') +
        bin(196, 354, '#cdb891') +
        mat +
        `<g ${grainOf(paint, body, '.006 .08')}>${rails}${leg(paint, 112, 690, 28, 24, body)}${leg(paint, 660, 690, 28, 24, body)}</g>`,
      ground: 710,
      castLength: 0.26,
      contacts: [
        [126, 716, 22, 5, 0.6],
        [674, 716, 22, 5, 0.6],
        [408, 704, 300, 22, 0.22],
      ],
    };
  };
