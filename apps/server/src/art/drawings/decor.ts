import { box, cylinder, type Drawing, ellipse, group, line, metal, path, ramp, shade, WHITE } from '../kit.ts';
import { leaf } from './pieces.ts';

export const vase: Drawing =
  ({ body, second }) =>
  (paint) => {
    const leafAt = (x: number, y: number, r: number, s: number, t = 0) =>
      `<use href="#${paint.prefix}l${t}" transform="translate(${x} ${y}) rotate(${r}) scale(${s})"/>`;
    paint.define(
      `<g id="${paint.prefix}l0">${leaf(paint, second)}</g><g id="${paint.prefix}l1">${leaf(paint, shade(second, -0.09))}</g>`,
    );
    let art =
      line('M404 340C392 240 340 150 286 82', shade(second, -0.14), 6) +
      line('M410 340C430 230 470 160 548 112', shade(second, -0.14), 6) +
      line('M400 340C380 280 300 228 220 216', shade(second, -0.18), 5);
    const leaves: ReadonlyArray<readonly [x: number, y: number, turn: number, scale: number, tone?: number]> = [
      [392, 282, 215, 0.8, 1],
      [376, 238, -28, 0.95, 1],
      [362, 206, 196, 0.9],
      [340, 160, -40, 0.9],
      [330, 140, 184, 0.85],
      [306, 106, -62, 0.8],
      [288, 84, 232, 0.86],
      [422, 280, -8, 0.9, 1],
      [436, 236, 246, 0.8],
      [452, 208, 0, 0.95],
      [478, 168, 262, 0.8],
      [500, 146, 14, 0.9],
      [548, 112, -34, 0.9],
      [352, 262, 214, 0.8],
      [316, 238, 100, 0.66, 1],
      [286, 228, 228, 0.8],
      [222, 216, 180, 0.84],
      [256, 222, 128, 0.64],
    ];
    art += leaves.map((spot) => leafAt(...spot)).join('');
    let vessel =
      path(
        'M354 322C366 380 246 410 238 510C232 596 300 644 400 644C500 644 568 596 562 510C554 410 434 380 446 322Z',
        paint.linear(cylinder(body, 1.15)),
      ) +
      ellipse(400, 322, 47, 11, shade(body, 0.05)) +
      ellipse(400, 323, 40, 8, shade(body, -0.36));
    vessel =
      `<g ${paint.texture('speck')}>${vessel}</g>` +
      path(
        'M282 460C266 500 268 560 304 592C288 540 292 490 318 450C326 434 296 434 282 460Z',
        WHITE,
        `opacity=".4" ${paint.blur(9)}`,
      );
    return {
      fit: [0.95, 0, 30],
      art: art + vessel,
      ground: 642,
      castLength: 0.5,
      contacts: [
        [400, 640, 120, 13, 0.6],
        [420, 640, 180, 22, 0.25],
      ],
    };
  };

export const mirror: Drawing =
  ({ body }) =>
  (paint) => {
    const archOf = (x: number, t: number, r: number, foot: number) =>
      `M${x} ${foot}V${t + r}A${r} ${r} 0 0 1 ${x + 2 * r} ${t + r}V${foot}Z`;
    let art =
      path(archOf(226, 88, 174, 700), paint.linear(metal(body))) +
      path(archOf(240, 102, 160, 688), shade(body, -0.3)) +
      path(
        archOf(244, 106, 156, 686),
        paint.linear(
          ramp([0, '#f3f1ec'], [0.3, '#d7dad7'], [0.55, '#eef0ec'], [0.8, '#b9c0be'], [1, '#a3acab']),
          0,
          0,
          0.7,
          1,
        ),
      );
    art +=
      `<g ${paint.clip(`<path d="${archOf(244, 106, 156, 686)}"/>`)}>` +
      path('M200 520L520 80H620L240 640Z', WHITE, `opacity=".5" ${paint.blur(12)}`) +
      path('M330 700L600 300V360L390 700Z', WHITE, `opacity=".36" ${paint.blur(8)}`) +
      box(240, 560, 330, 140, 0, paint.vertical(ramp([0, '#8c8778', 0], [1, '#8c8778', 0.4]))) +
      '</g>' +
      line('M233 696V262A167 167 0 0 1 400 95', shade(body, 0.3), 3, 'opacity=".8"');
    return {
      art,
      ground: 700,
      castLength: 0.16,
      castDepth: 0.94,
      castBlur: 15,
      castDarkness: 0.36,
      contacts: [
        [400, 704, 176, 8, 0.6],
        [420, 704, 220, 18, 0.25],
      ],
    };
  };

export const frame: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art =
      `<g ${paint.texture('wood', '.006 .1')}>` +
      box(
        170,
        110,
        460,
        580,
        4,
        paint.linear(ramp([0, shade(body, 0.12)], [0.5, body], [1, shade(body, -0.16)]), 0, 0, 1, 1),
      ) +
      '</g>' +
      box(194, 134, 412, 532, 2, shade(body, -0.28)) +
      box(197, 137, 406, 526, 1, '#f8f5ee') +
      box(197, 137, 406, 526, 1, paint.linear(ramp([0, '#3a2c1e', 0.3], [0.06, '#3a2c1e', 0]), 0, 0, 1, 1));
    art +=
      `<g ${paint.clip('<rect x="262" y="206" width="276" height="388"/>')}>` +
      box(262, 206, 276, 388, 0, paint.vertical(ramp([0, '#eadcc3'], [0.6, '#f1cfa6'], [1, '#e0a878']))) +
      ellipse(444, 330, 46, 46, '#d9693f') +
      path('M262 440C320 380 380 400 420 430C470 466 510 440 538 416V594H262Z', shade(second, 0.18)) +
      path('M262 494C330 446 400 500 450 490C490 482 520 470 538 476V594H262Z', second) +
      path('M262 560C330 520 420 560 538 530V594H262Z', shade(second, -0.14)) +
      '</g>' +
      box(258, 202, 284, 396, 1, 'none', `stroke="#ded6c6" stroke-width="3"`) +
      path('M197 137H400L197 520Z', WHITE, 'opacity=".16"');
    return { art, cast: 'wall', castX: 22, castY: 28, castBlur: 17, castDarkness: 0.38 };
  };

export const clock: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art =
      `<g ${paint.texture('wood', '.006 .1')}>` +
      ellipse(
        400,
        400,
        262,
        262,
        paint.linear(ramp([0, shade(body, 0.14)], [0.5, body], [1, shade(body, -0.18)]), 0, 0, 1, 1),
      ) +
      '</g>' +
      ellipse(400, 400, 232, 232, shade(body, -0.3)) +
      ellipse(
        400,
        402,
        229,
        229,
        paint.linear(
          ramp([0, shade(second, -0.14)], [0.2, shade(second, -0.01)], [1, shade(second, 0.03)]),
          0,
          0,
          1,
          1,
        ),
      );
    for (let i = 0; i < 12; i++)
      art += `<rect x="${i % 3 ? 397 : 395}" y="200" width="${i % 3 ? 6 : 10}" height="${i % 3 ? 20 : 38}" rx="2" fill="#2f2a25" transform="rotate(${i * 30} 400 400)"/>`;
    const hand = (r: number, y: number, w: number, c = '#2f2a25') =>
      `<rect x="${400 - w / 2}" y="${y}" width="${w}" height="${440 - y}" rx="${w / 2}" fill="${c}" transform="rotate(${r} 400 400)"/>`;
    art +=
      group('translate(8 11)', `<g opacity=".28" ${paint.blur(4)}>${hand(305, 268, 15)}${hand(52, 220, 11)}</g>`) +
      hand(305, 268, 15) +
      hand(52, 220, 10) +
      hand(168, 250, 4, '#a8452b') +
      ellipse(400, 400, 13, 13, paint.radial(ramp([0, '#e8c98a'], [1, '#8a652c']))) +
      path(
        'M240 300C290 216 380 190 460 206C360 214 290 270 256 360C236 350 230 324 240 300Z',
        WHITE,
        `opacity=".5" ${paint.blur(12)}`,
      );
    return { art, cast: 'wall', castX: 24, castY: 32, castBlur: 18, castDarkness: 0.4 };
  };
