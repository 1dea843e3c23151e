import { box, cylinder, type Drawing, ellipse, glass, line, metal, mix, path, ramp, shade, WHITE } from '../kit.ts';

export const teapot: Drawing =
  ({ body, second }) =>
  (paint) => {
    const glaze = paint.radial(
      ramp([0, shade(body, 0.1)], [0.35, body], [0.75, shade(body, -0.13)], [1, shade(body, -0.22)]),
      0.34,
      0.26,
      0.85,
    );
    const far =
      line('M548 372C712 330 716 586 522 566', shade(body, -0.18), 36) +
      line('M548 366C706 328 708 572 522 556', shade(body, -0.04), 24) +
      line('M566 358C640 346 664 390 660 440', shade(body, 0.14), 6, `opacity=".7" ${paint.blur(2)}`);
    const spout =
      path(
        'M268 548C176 528 172 416 112 336C106 324 132 306 148 318C200 372 222 420 286 424Z',
        paint.linear(ramp([0, shade(body, -0.02)], [0.4, shade(body, 0.08)], [1, shade(body, -0.14)]), 0, 0, 1, 0.7),
      ) + ellipse(128, 326, 24, 9, shade(body, -0.36), 'transform="rotate(-32 128 326)"');
    const belly =
      path(
        'M222 452C222 352 300 306 400 306C500 306 578 352 578 452C578 560 508 626 466 632H334C292 626 222 560 222 452Z',
        glaze,
      ) + path('M330 626H470L480 644C450 652 350 652 320 644Z', paint.linear(cylinder(shade(body, -0.16))));
    const lid =
      path('M306 330C300 276 350 262 400 262C450 262 500 276 494 330C460 352 340 352 306 330Z', glaze) +
      line('M306 332C344 354 456 354 494 332', shade(body, -0.3), 5, 'opacity=".7"') +
      path('M390 250H410L414 266H386Z', shade(second, -0.2)) +
      ellipse(400, 240, 27, 22, paint.radial(ramp([0, shade(second, 0.22)], [0.5, second], [1, shade(second, -0.22)])));
    return {
      fit: [1.04, 0, -10],
      art:
        `<g ${paint.texture('speck')}>${far}${spout}${belly}${lid}</g>` +
        path(
          'M262 432C270 376 300 348 330 340C296 376 288 430 296 486C280 492 262 470 262 432Z',
          WHITE,
          `opacity=".5" ${paint.blur(7)}`,
        ) +
        path('M330 292C344 278 366 274 380 276C358 284 344 296 338 312Z', WHITE, `opacity=".5" ${paint.blur(4)}`),
      ground: 644,
      contacts: [
        [400, 646, 100, 11, 0.65],
        [420, 644, 200, 24, 0.28],
      ],
    };
  };

export const espresso: Drawing =
  ({ body, second }) =>
  (paint) => {
    const shell = paint.linear(
      ramp(
        [0, shade(body, -0.12)],
        [0.1, shade(body, 0.04)],
        [0.3, shade(body, 0.12)],
        [0.6, body],
        [1, shade(body, -0.2)],
      ),
    );
    const steel = '#b4b7b6';
    const tower =
      box(216, 176, 380, 450, 26, shell) +
      box(240, 322, 332, 268, 10, paint.vertical(ramp([0, shade(body, -0.36)], [1, shade(body, -0.22)]))) +
      box(186, 590, 440, 54, 16, shell) +
      box(212, 578, 388, 22, 8, paint.linear(metal(steel))) +
      Array.from({ length: 11 }, (_, slot) => box(234 + slot * 31, 584, 20, 7, 3, shade(steel, -0.4))).join('');
    const head =
      box(192, 170, 428, 160, 30, shell) +
      box(192, 302, 428, 28, 14, shade(body, -0.2), 'opacity=".7"') +
      box(236, 150, 340, 26, 10, paint.linear(metal(steel))) +
      ellipse(284, 244, 44, 44, paint.linear(metal(steel))) +
      ellipse(284, 244, 36, 36, '#f6f3ec') +
      line('M284 244L306 222', '#a8452b', 5) +
      line('M262 262A28 28 0 1 1 306 262', shade(steel, -0.3), 3) +
      [414, 476, 538]
        .map((x) => ellipse(x, 248, 19, 19, paint.radial(ramp([0, WHITE], [0.5, steel], [1, shade(steel, -0.3)]))))
        .join('');
    const brew =
      box(338, 326, 124, 44, 8, paint.linear(metal(steel))) +
      box(322, 366, 156, 34, 12, paint.linear(metal(shade(steel, -0.08)))) +
      path('M380 398H420L412 424H388Z', paint.linear(metal(steel))) +
      box(
        148,
        368,
        190,
        34,
        17,
        paint.vertical(ramp([0, shade(second, 0.22)], [0.4, second], [1, shade(second, -0.14)])),
      ) +
      line('M538 328V452C538 482 556 496 562 530', shade(steel, -0.1), 12) +
      line('M535 330V450', WHITE, 3, 'opacity=".6"') +
      line('M396 424V484M404 424V484', '#5a351d', 4, 'opacity=".85"');
    const cup =
      line('M452 512C486 506 486 548 446 548', '#e6e0d4', 9) +
      path('M346 490H454C454 536 436 572 420 578H380C364 572 346 536 346 490Z', paint.linear(cylinder('#f4f0e8'))) +
      ellipse(400, 490, 54, 11, '#f8f5ee') +
      ellipse(400, 491, 46, 8, '#6b4024');
    return {
      fit: [1.02, 0, 0],
      art: tower + head + brew + cup + box(210, 190, 150, 16, 8, WHITE, `opacity=".5" ${paint.blur(5)}`),
      ground: 644,
      castLength: 0.45,
      contacts: [
        [406, 646, 214, 10, 0.65],
        [420, 646, 260, 24, 0.26],
      ],
    };
  };

export const frenchPress: Drawing =
  ({ body, second }) =>
  (paint) => {
    const tint = '#a9b3b0';
    const frameMetal = paint.linear(metal(body));
    const handle =
      line('M508 322C650 300 650 566 508 552', shade(body, -0.24), 30) +
      line('M508 316C640 298 640 554 508 544', body, 18);
    const pot =
      path('M292 292H508V612C508 640 292 640 292 612Z', tint, 'opacity=".16"') +
      path('M296 404H504V610C504 636 296 636 296 610Z', paint.linear(cylinder(second, 1.2)), 'opacity=".95"') +
      ellipse(400, 404, 104, 20, mix(second, '#b98b58', 0.4)) +
      ellipse(400, 402, 96, 16, mix(second, '#d9b683', 0.5), 'opacity=".6"') +
      box(396, 230, 8, 180, 3, paint.linear(metal('#b9bcbb'))) +
      box(304, 384, 192, 12, 6, paint.linear(metal('#b9bcbb'))) +
      path('M292 292H508V612C508 640 292 640 292 612Z', paint.linear(glass(tint)), 'opacity=".7"') +
      box(312, 310, 16, 290, 8, WHITE, `opacity=".55" ${paint.blur(4)}`);
    const frame =
      path('M284 590H516V632C516 652 284 652 284 632Z', frameMetal) +
      box(284, 300, 232, 24, 6, frameMetal) +
      [300, 392, 484].map((x) => box(x, 320, 16, 276, 4, paint.linear(metal(shade(body, -0.03))))).join('');
    const lid =
      path('M282 292C282 244 340 226 400 226C460 226 518 244 518 292C490 310 310 310 282 292Z', frameMetal) +
      path('M300 280C304 254 340 242 372 240C340 252 326 266 322 286Z', WHITE, `opacity=".6" ${paint.blur(4)}`) +
      box(395, 160, 10, 72, 4, paint.linear(metal('#b9bcbb'))) +
      ellipse(400, 152, 28, 24, paint.radial(ramp([0, shade(body, 0.26)], [0.5, body], [1, shade(body, -0.26)])));
    return {
      fit: [1.04, -20, 20],
      art: handle + pot + frame + lid,
      ground: 644,
      contacts: [
        [400, 648, 116, 11, 0.6],
        [420, 646, 180, 22, 0.26],
      ],
    };
  };

export const canisters: Drawing =
  ({ body, second }) =>
  (paint) => {
    const jar = (x: number, top: number, radius: number, foot: number) => {
      const flat = radius * 0.2;
      const cover = radius + 6;
      return (
        ellipse(x + 16, foot + 4, radius, flat, '#3a2c1e', `opacity=".3" ${paint.blur(8)}`) +
        path(
          `M${x - radius} ${top}V${foot}A${radius} ${flat} 0 0 0 ${x + radius} ${foot}V${top}Z`,
          paint.linear(cylinder(body, 1.15)),
        ) +
        path(
          `M${x - radius} ${top + 4}A${radius} ${flat} 0 0 0 ${x + radius} ${top + 4}V${top + 16}A${radius} ${flat} 0 0 1 ${x - radius} ${top + 16}Z`,
          shade(body, -0.3),
          'opacity=".4"',
        ) +
        path(
          `M${x - cover} ${top - 22}V${top + 2}A${cover} ${flat} 0 0 0 ${x + cover} ${top + 2}V${top - 22}Z`,
          paint.linear(cylinder(second, 1.1)),
        ) +
        ellipse(x, top - 22, cover, flat, paint.linear(ramp([0, shade(second, 0.12)], [1, shade(second, -0.04)]))) +
        ellipse(x + 4, top - 26, 22, 7, '#241507', 'opacity=".35"') +
        ellipse(
          x,
          top - 38,
          21,
          16,
          paint.radial(ramp([0, shade(second, 0.16)], [0.5, second], [1, shade(second, -0.2)])),
        ) +
        box(x - radius * 0.72, top + 34, radius * 0.16, foot - top - 46, 8, WHITE, `opacity=".36" ${paint.blur(6)}`)
      );
    };
    return {
      fit: [1.06, 0, -20],
      art: jar(286, 300, 118, 596) + jar(494, 390, 104, 616) + jar(370, 500, 86, 640),
      ground: 640,
      contacts: [
        [300, 618, 116, 14, 0.45],
        [490, 634, 106, 13, 0.5],
        [370, 654, 84, 11, 0.55],
        [420, 640, 240, 22, 0.2],
      ],
    };
  };
