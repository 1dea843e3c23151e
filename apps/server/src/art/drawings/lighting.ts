import { BRASS, box, cylinder, type Drawing, ellipse, glass, line, metal, path, ramp, shade, WHITE } from '../kit.ts';

export const tableLamp: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art =
      box(391, 300, 18, 90, 6, paint.linear(metal(BRASS))) +
      path(
        'M352 388C340 420 276 450 272 524C270 590 320 626 400 626C480 626 530 590 528 524C524 450 460 420 448 388Z',
        paint.linear(cylinder(body, 1.2)),
      ) +
      box(346, 374, 108, 18, 9, paint.linear(metal(BRASS))) +
      path('M330 618H470L476 640C440 650 360 650 324 640Z', paint.linear(metal(BRASS)));
    art += path(
      'M312 470C294 500 296 560 326 584C312 540 318 496 340 462C346 448 322 450 312 470Z',
      WHITE,
      `opacity=".45" ${paint.blur(7)}`,
    );
    art +=
      `<g ${paint.texture('cloth', '.5 .08')}>` +
      path(
        'M286 108L196 352C260 384 540 384 604 352L514 108C470 92 330 92 286 108Z',
        paint.linear(
          ramp(
            [0, shade(second, -0.13)],
            [0.2, shade(second, -0.01)],
            [0.42, shade(second, 0.05)],
            [0.6, shade(second, 0.03)],
            [0.86, shade(second, -0.09)],
            [1, shade(second, -0.17)],
          ),
        ),
      ) +
      '</g>';
    art +=
      path(
        'M286 108L196 352C260 384 540 384 604 352L514 108C470 92 330 92 286 108Z',
        paint.radial(ramp([0, '#fff1c4', 0.85], [0.5, '#ffd98a', 0.32], [1, '#ffcf7a', 0]), 0.48, 0.66, 0.5),
      ) +
      line('M196 352C260 384 540 384 604 352', shade(second, -0.2), 4, 'opacity=".6"') +
      line('M286 108C330 92 470 92 514 108', shade(second, -0.16), 4, 'opacity=".6"');
    return {
      art,
      ground: 644,
      castLength: 0.4,
      contacts: [
        [400, 644, 92, 10, 0.6],
        [420, 644, 140, 20, 0.25],
      ],
      under: ellipse(400, 400, 330, 300, paint.radial(ramp([0, '#ffe2a0', 0.55], [1, '#ffe2a0', 0]), 0.5, 0.5, 0.5)),
    };
  };

export const floorLamp: Drawing =
  ({ body, second }) =>
  (paint) => {
    const stem = 'M566 690V330C566 120 300 60 256 226';
    let art =
      ellipse(566, 704, 104, 22, shade(second, -0.2)) +
      ellipse(
        566,
        690,
        104,
        22,
        paint.linear(ramp([0, shade(second, -0.06)], [0.4, shade(second, 0.06)], [1, shade(second, -0.12)])),
      ) +
      box(556, 660, 20, 30, 4, paint.linear(metal(BRASS)));
    art +=
      line(stem, shade(body, 0), 13) +
      line('M562 690V330C562 124 304 66 260 220', shade(body, 0.34), 3, 'opacity=".7"');
    art +=
      box(238, 220, 34, 30, 8, paint.linear(metal(BRASS))) +
      path('M118 378C120 290 180 244 254 244C328 244 388 290 390 378Z', paint.linear(cylinder(body, 1.1))) +
      ellipse(254, 378, 136, 28, shade(body, -0.1)) +
      ellipse(254, 379, 128, 23, paint.radial(ramp([0, '#fffbe6'], [0.6, '#ffe6a6'], [1, '#e7b968']), 0.5, 0.5, 0.55)) +
      path('M148 350C156 300 190 268 226 260C196 284 180 320 176 356Z', WHITE, `opacity=".3" ${paint.blur(6)}`);
    return {
      art,
      ground: 704,
      castLength: 0.2,
      castDepth: 0.14,
      contacts: [
        [566, 712, 100, 11, 0.55],
        [580, 712, 140, 18, 0.25],
      ],
      under: path(
        'M130 380L30 800H478L378 380Z',
        paint.vertical(ramp([0, '#ffe6a6', 0.5], [1, '#ffe6a6', 0])),
        paint.blur(22),
      ),
    };
  };

export const pendant: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art =
      box(397, -10, 6, 230, 2, '#2b2826') +
      path('M376 250L384 206H416L424 250Z', paint.linear(metal(second))) +
      box(368, 244, 64, 22, 8, paint.linear(metal(second)));
    art += path(
      'M148 520C152 360 250 262 400 262C550 262 648 360 652 520C600 566 200 566 148 520Z',
      paint.linear(
        ramp(
          [0, shade(body, -0.13)],
          [0.12, shade(body, -0.02)],
          [0.28, shade(body, 0.12)],
          [0.5, body],
          [0.82, shade(body, -0.12)],
          [1, shade(body, -0.06)],
        ),
      ),
    );
    art +=
      ellipse(400, 520, 252, 46, paint.linear(metal(second))) +
      ellipse(400, 521, 244, 42, shade(body, -0.14)) +
      ellipse(400, 524, 236, 37, paint.radial(ramp([0, '#fffdf0'], [0.35, '#ffedb8'], [1, '#d9a85a']), 0.5, 0.4, 0.6)) +
      ellipse(400, 520, 54, 18, WHITE, `opacity=".9" ${paint.blur(5)}`);
    art += path(
      'M206 470C214 380 270 318 330 296C280 336 256 400 252 478C240 494 210 492 206 470Z',
      WHITE,
      `opacity=".34" ${paint.blur(10)}`,
    );
    return {
      art,
      cast: 'none',
      under: path(
        'M150 530L20 800H780L650 530Z',
        paint.vertical(ramp([0, '#ffe7ae', 0.62], [1, '#ffe7ae', 0.06])),
        paint.blur(26),
      ),
    };
  };

export const candle: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art =
      path('M236 300V588C236 622 310 640 400 640C490 640 564 622 564 588V300Z', body, 'opacity=".5"') +
      path(
        'M248 372V584C250 612 320 626 400 626C480 626 550 612 552 584V372C500 400 300 400 248 372Z',
        paint.linear(cylinder(second, 0.9)),
      ) +
      ellipse(
        400,
        372,
        152,
        32,
        paint.radial(ramp([0, '#fff6d8'], [0.35, shade(second, 0.04)], [1, shade(second, -0.08)]), 0.5, 0.45, 0.6),
      );
    art +=
      line('M400 370V342', '#3a2c1e', 5) +
      path(
        'M400 352C372 332 382 296 400 252C418 296 428 332 400 352Z',
        paint.vertical(ramp([0, '#fff3c0'], [0.55, '#ffc95a'], [1, '#f08b32'])),
      ) +
      ellipse(400, 330, 5, 12, '#fffdf0');
    art +=
      box(300, 440, 200, 128, 4, paint.linear(ramp([0, '#e9e2d4'], [0.3, '#fbf8f1'], [1, '#d8d0bf']))) +
      box(312, 452, 176, 104, 2, 'none', 'stroke="#8b7a5e" stroke-width="2"') +
      box(346, 482, 108, 7, 3, '#5a4a36') +
      box(364, 502, 72, 4, 2, '#8b7a5e') +
      box(376, 518, 48, 4, 2, '#8b7a5e');
    art +=
      path(
        'M236 300V588C236 622 310 640 400 640C490 640 564 622 564 588V300Z',
        paint.linear(glass(body)),
        'opacity=".85"',
      ) +
      ellipse(400, 300, 164, 34, WHITE, `fill-opacity=".12" stroke="${shade(body, 0.12)}" stroke-width="5"`) +
      path('M262 340V580L284 596V350Z', WHITE, `opacity=".6" ${paint.blur(4)}`);
    return {
      fit: [1.1, 0, -10],
      art,
      ground: 640,
      castLength: 0.5,
      contacts: [
        [400, 640, 156, 13, 0.55],
        [420, 640, 200, 22, 0.22],
      ],
      over: ellipse(400, 320, 190, 190, paint.radial(ramp([0, '#ffdf8e', 0.6], [1, '#ffdf8e', 0]), 0.5, 0.5, 0.5)),
    };
  };
