import { box, type Drawing, ellipse, group, path, ramp, shade, WHITE } from '../kit.ts';

export const giftCard: Drawing =
  ({ body, second }) =>
  (paint) => {
    const c = '#f2ece0';
    const card =
      box(
        150,
        250,
        500,
        316,
        22,
        paint.linear(ramp([0, shade(body, 0.1)], [0.5, body], [1, shade(body, -0.09)]), 0, 0, 1, 1),
      ) +
      `<g ${paint.clip('<rect x="150" y="250" width="500" height="316" rx="22"/>')}>` +
      path('M150 480C250 420 330 500 430 470C530 440 580 480 650 440V570H150Z', shade(body, 0.08)) +
      path('M150 520C270 470 350 540 460 510C540 490 600 520 650 500V570H150Z', shade(body, -0.05)) +
      ellipse(530, 380, 46, 46, second, 'opacity=".9"') +
      path('M150 250H420L260 566H150Z', WHITE, 'opacity=".07"') +
      '</g>' +
      box(190, 292, 120, 10, 5, c, 'opacity=".9"') +
      box(190, 314, 74, 7, 3, c, 'opacity=".6"');
    const envelope =
      path('M120 360H640V700H120Z', paint.linear(ramp([0, c], [1, shade(c, -0.08)]), 0, 0, 1, 1)) +
      path('M120 360L380 560L640 360L640 372L380 576L120 372Z', shade(c, -0.16), 'opacity=".6"') +
      path('M120 360L380 556L640 360V352H120Z', paint.vertical(ramp([0, shade(c, -0.05)], [1, shade(c, 0.03)])));
    const art = group(
      'rotate(-7 400 400)',
      group('translate(-6 34) scale(1)', envelope) +
        group('translate(14 14)', box(150, 250, 500, 316, 22, '#2a1c10', `opacity=".3" ${paint.blur(12)}`)) +
        group('translate(8 -40)', card),
    );
    return { art, cast: 'wall', castX: 16, castY: 20, castBlur: 14, castDarkness: 0.4 };
  };

export const eGiftCard: Drawing =
  ({ body, second }) =>
  (paint) => {
    const c = '#f2ece0';
    const phone =
      box(262, 90, 276, 590, 46, paint.linear(ramp([0, '#4b4a48'], [0.1, '#2a2928'], [1, '#161616']))) +
      box(274, 102, 252, 566, 36, paint.vertical(ramp([0, shade(c, 0.02)], [1, shade(c, -0.05)]))) +
      box(356, 114, 88, 16, 8, '#1b1b1b');
    const card =
      box(296, 206, 208, 134, 12, paint.linear(ramp([0, shade(body, 0.1)], [1, shade(body, -0.08)]), 0, 0, 1, 1)) +
      ellipse(452, 256, 22, 22, second) +
      path(
        'M296 310C340 284 380 316 430 300C460 290 480 300 504 290V330C504 336 500 340 492 340H308C300 340 296 336 296 330Z',
        shade(body, 0.09),
      ) +
      box(312, 224, 62, 7, 3, c);
    const page =
      box(296, 372, 150, 13, 6, shade(body, 0.05)) +
      (
        [
          [402, 208],
          [424, 196],
          [446, 120],
        ] as const
      )
        .map(([y, w]) => box(296, y, w, 7, 3, '#b9ae9a'))
        .join('') +
      box(296, 490, 208, 44, 22, body) +
      box(362, 508, 76, 8, 4, c) +
      box(360, 640, 80, 6, 3, '#8b8275');
    return {
      art: group(
        'rotate(6 400 400)',
        phone + card + page + path('M274 140L420 102H490C512 102 526 118 526 138V200L274 560Z', WHITE, 'opacity=".1"'),
      ),
      cast: 'wall',
      castX: 22,
      castY: 26,
      castBlur: 16,
      castDarkness: 0.42,
    };
  };
