import {
  cylinder,
  type Drawing,
  ellipse,
  group,
  type Hex,
  line,
  mix,
  type Paint,
  path,
  ramp,
  shade,
  WHITE,
} from '../kit.ts';

export const plates: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art = '';
    const plate = (y: number, rx: number, c: Hex) => {
      const ry = rx * 0.25;
      return (
        ellipse(400, y + 9, rx, ry, paint.linear(cylinder(shade(c, -0.09)))) +
        ellipse(400, y, rx, ry, paint.linear(ramp([0, shade(c, -0.06)], [0.35, shade(c, 0.04)], [1, shade(c, -0.07)])))
      );
    };
    const gap = (y: number, rx: number) =>
      ellipse(400, y + 6, rx * 0.985, rx * 0.25, '#3a2c1e', `opacity=".34" ${paint.blur(5)}`);
    art += path('M258 640C262 662 538 662 542 640L640 590H160Z', paint.linear(cylinder(shade(body, -0.16))));
    [592, 568, 544, 520].forEach((y, i) => {
      art += (i ? gap(y + 10, 262) : '') + plate(y, 262 - (i % 2) * 3, body);
    });
    art +=
      ellipse(400, 526, 190, 42, paint.linear(ramp([0, shade(body, -0.1)], [0.5, body], [1, shade(body, 0.03)]))) +
      gap(506, 186);
    [498, 476, 454].forEach((y, i) => {
      art += (i ? gap(y + 9, 186) : '') + plate(y, 188 - (i % 2) * 3, second);
    });
    art +=
      ellipse(
        400,
        458,
        132,
        27,
        paint.linear(ramp([0, shade(second, -0.12)], [0.6, second], [1, shade(second, 0.05)])),
      ) + gap(446, 90);
    art +=
      path('M246 344C250 416 316 462 340 464H460C484 462 550 416 554 344Z', paint.linear(cylinder(body))) +
      path('M334 458C350 470 450 470 466 458L460 464C440 474 360 474 340 464Z', shade(body, -0.26));
    art +=
      ellipse(400, 344, 154, 37, shade(body, 0.05)) +
      ellipse(
        400,
        347,
        145,
        31,
        paint.linear(ramp([0, shade(body, -0.24)], [0.55, shade(body, -0.07)], [1, shade(body, 0.03)])),
      ) +
      ellipse(420, 362, 96, 14, shade(body, 0.06), `opacity=".6" ${paint.blur(6)}`);
    art =
      `<g ${paint.texture('speck')}>${art}</g>` +
      path('M276 376C284 414 306 440 322 450C304 416 298 392 300 372Z', WHITE, `opacity=".5" ${paint.blur(4)}`);
    return {
      fit: [1.16, 0, -40],
      art,
      ground: 646,
      contacts: [
        [400, 648, 190, 15, 0.55],
        [412, 646, 240, 24, 0.2],
      ],
    };
  };

export const bowl: Drawing =
  ({ body, second }) =>
  (paint) => {
    const wall = path(
      'M128 356C134 500 244 606 316 622H484C556 606 666 500 672 356Z',
      paint.linear(cylinder(body, 1.1)),
    );
    let art =
      wall + path('M310 612H490L480 640C440 650 360 650 320 640Z', paint.linear(cylinder(shade(second, -0.14))));
    art +=
      ellipse(400, 356, 272, 68, second) +
      ellipse(
        400,
        360,
        262,
        61,
        paint.linear(ramp([0, shade(second, -0.2)], [0.5, shade(second, -0.06)], [1, shade(second, 0.02)])),
      );
    art +=
      `<g ${paint.clip('<ellipse cx="400" cy="360" rx="262" ry="61"/>')}>` +
      ellipse(450, 404, 190, 44, shade(second, 0.05), `opacity=".8" ${paint.blur(14)}`) +
      ellipse(250, 330, 160, 34, shade(second, -0.3), `opacity=".35" ${paint.blur(14)}`) +
      '</g>';
    art += path(
      'M128 356C130 396 140 430 152 458C260 500 540 500 648 458C660 430 670 396 672 356C660 440 140 440 128 356Z',
      mix(body, second, 0.3),
      'opacity=".35"',
    );
    art =
      `<g ${paint.texture('speck')}>${art}</g>` +
      path('M176 428C196 504 244 560 286 586C246 536 222 470 218 424Z', WHITE, `opacity=".34" ${paint.blur(7)}`);
    return {
      fit: [1.04, 0, -30],
      art,
      ground: 642,
      contacts: [
        [400, 644, 104, 12, 0.6],
        [420, 642, 180, 22, 0.24],
      ],
    };
  };

const mugOf = (paint: Paint, c: Hex, second: Hex): string =>
  line('M116 66C206 48 210 196 104 190', shade(c, -0.16), 32) +
  line('M116 62C198 48 200 186 104 184', c, 24) +
  line('M124 58C180 52 188 112 176 138', shade(c, 0.12), 6, `opacity=".7" ${paint.blur(2)}`) +
  path(
    'M-120 0L-115 196C-112 236 -88 250 -56 256C-20 262 20 262 56 256C88 250 112 236 115 196L120 0Z',
    paint.linear(cylinder(c, 1.15)),
  ) +
  path(
    'M-114 204C-112 236 -88 250 -56 256C-20 262 20 262 56 256C88 250 112 236 114 204C60 228 -60 228 -114 204Z',
    paint.linear(cylinder(second)),
  ) +
  ellipse(0, 0, 120, 29, shade(c, 0.06)) +
  ellipse(
    0,
    3,
    110,
    23,
    paint.linear(ramp([0, shade(second, -0.26)], [0.6, shade(second, -0.04)], [1, shade(second, 0.02)])),
  ) +
  path('M-92 40L-88 180C-84 200 -70 206 -62 206L-64 40Z', WHITE, `opacity=".3" ${paint.blur(7)}`);

export const mug: Drawing =
  ({ body, second }) =>
  (paint) => {
    const art =
      `<g ${paint.texture('speck')}>` +
      group('translate(300 268) scale(.98)', mugOf(paint, mix(body, second, 0.68), second)) +
      group('translate(430 356) scale(1.1)', mugOf(paint, body, second)) +
      '</g>';
    return {
      fit: [1.16, 0, -20],
      art,
      ground: 632,
      contacts: [
        [300, 520, 96, 12, 0.5],
        [330, 524, 150, 20, 0.2],
        [430, 638, 104, 15, 0.6],
        [460, 634, 160, 22, 0.22],
      ],
    };
  };

export const singleMug: Drawing =
  ({ body, second }) =>
  (paint) => ({
    art: `<g ${paint.texture('speck')}>${group('translate(376 258) scale(1.42)', mugOf(paint, body, second))}</g>`,
    ground: 620,
    contacts: [
      [376, 622, 134, 15, 0.6],
      [404, 620, 190, 22, 0.22],
    ],
  });

export const flatware: Drawing =
  ({ body }) =>
  (paint) => {
    const steel = paint.linear(
      ramp(
        [0, shade(body, -0.22)],
        [0.22, shade(body, 0.13)],
        [0.45, body],
        [0.72, shade(body, -0.2)],
        [0.9, shade(body, 0.08)],
        [1, shade(body, -0.14)],
      ),
    );
    const handle = 'C12 520 17 612 16 650Q14 676 0 676Q-14 676 -16 650C-17 612 -12 520 -8 420';
    const fork = path(
      `M34 140Q30 132 27 140L23 252Q18 264 15 252L13 140Q9 132 6 140L4 252Q0 264 -4 252L-6 140Q-9 132 -13 140L-15 252Q-18 264 -23 252L-27 140Q-30 132 -34 140L-36 262C-37 318 -12 322 -10 356L-8 420L-8 420C-12 520 -17 612 -16 650Q-14 676 0 676Q14 676 16 650C17 612 12 520 8 420L10 356C12 322 37 318 36 262Z`,
      steel,
    );
    const spoon =
      path(
        `M0 124C40 124 52 190 46 240C40 296 12 316 10 356L8 420${handle}L-10 356C-12 316 -40 296 -46 240C-52 190 -40 124 0 124Z`,
        steel,
      ) +
      path(
        'M0 136C32 136 40 194 36 238C31 280 14 296 0 296C-14 296 -31 280 -36 238C-40 194 -32 136 0 136Z',
        paint.linear(
          ramp([0, shade(body, -0.26)], [0.5, shade(body, -0.05)], [0.8, shade(body, 0.16)], [1, shade(body, -0.04)]),
          0,
          0,
          0.7,
          1,
        ),
      );
    const knife =
      path(`M-14 150C6 118 24 170 22 260C21 330 16 372 11 386L8 420${handle}L-11 386Z`, steel) +
      path('M-8 160C4 150 12 200 12 270L4 372H-4Z', WHITE, `opacity=".4" ${paint.blur(3)}`);
    const shine = line('M-5 440C-8 540 -10 610 -8 648', WHITE, 4, `opacity=".65" ${paint.blur(1.5)}`);
    const art = group(
      'rotate(-5 400 400)',
      group('translate(186 22) scale(.96)', fork + shine) +
        group('translate(292 80) scale(.84)', fork + shine) +
        group('translate(400 10)', knife + shine) +
        group('translate(508 22) scale(.96)', spoon + shine) +
        group('translate(616 100) scale(.8)', spoon + shine),
    );
    return { art, cast: 'wall', castX: 22, castY: 12, castBlur: 9, castDarkness: 0.42 };
  };
