import { box, cylinder, type Drawing, ellipse, group, line, metal, path, ramp, shade, WHITE } from '../kit.ts';

export const dutchOven: Drawing =
  ({ body, second }) =>
  (paint) => {
    const enamel = paint.linear(
      ramp(
        [0, shade(body, -0.2)],
        [0.1, shade(body, -0.07)],
        [0.26, shade(body, 0.06)],
        [0.46, body],
        [0.8, shade(body, -0.15)],
        [0.94, shade(body, -0.22)],
        [1, shade(body, -0.12)],
      ),
    );
    const handle = (side: number) =>
      group(
        `translate(400 0) scale(${side} 1)`,
        path(
          'M214 420C290 404 312 426 304 456C298 486 250 492 212 488L214 468C250 470 274 466 278 452C282 438 262 434 214 442Z',
          paint.linear(
            ramp([0, shade(body, -0.14)], [0.5, shade(body, side < 0 ? 0.06 : -0.1)], [1, shade(body, -0.14)]),
            0,
            0,
            0,
            1,
          ),
        ),
      );
    let art =
      handle(-1) +
      handle(1) +
      path(
        'M164 388C166 540 172 580 192 606C214 634 300 646 400 646C500 646 586 634 608 606C628 580 634 540 636 388Z',
        enamel,
      );
    art += path(
      'M166 400C230 460 570 460 634 400L634 420C570 474 230 474 166 420Z',
      shade(body, -0.32),
      `opacity=".55" ${paint.blur(5)}`,
    );
    art += path(
      'M152 380C150 402 156 410 166 414C240 452 560 452 634 414C644 410 650 402 648 380Z',
      paint.linear(ramp([0, shade(body, -0.16)], [0.25, shade(body, 0.1)], [0.5, body], [1, shade(body, -0.2)])),
    );
    art += path(
      'M152 380C156 322 270 268 400 268C530 268 644 322 648 380C640 436 160 436 152 380Z',
      paint.radial(
        ramp([0, shade(body, 0.09)], [0.4, body], [0.8, shade(body, -0.13)], [1, shade(body, -0.2)]),
        0.32,
        0.25,
        0.8,
      ),
    );
    art +=
      line('M190 384C240 420 560 420 610 384', shade(body, -0.12), 3, 'opacity=".6"') +
      line('M158 392C230 442 570 442 642 392', shade(body, 0.12), 3, 'opacity=".55"');
    art +=
      path('M384 264L380 282C390 290 410 290 420 282L416 264Z', shade(second, -0.25)) +
      ellipse(400, 256, 46, 17, paint.linear(metal(second))) +
      ellipse(400, 248, 46, 17, paint.linear(metal(shade(second, 0.03)))) +
      ellipse(392, 244, 26, 7, WHITE, `opacity=".5" ${paint.blur(4)}`);
    art +=
      path(
        'M222 340C262 304 316 290 352 288C310 306 276 330 258 362C236 366 222 356 222 340Z',
        WHITE,
        `opacity=".5" ${paint.blur(7)}`,
      ) +
      path(
        'M212 462C214 530 222 570 238 594C250 610 262 606 262 590C256 550 254 510 256 472Z',
        WHITE,
        `opacity=".28" ${paint.blur(9)}`,
      ) +
      line('M610 480C610 540 604 570 594 588', WHITE, 6, `opacity=".3" ${paint.blur(4)}`);
    return {
      fit: [1.06, 0, -20],
      art,
      ground: 646,
      contacts: [
        [400, 644, 210, 14, 0.7],
        [420, 644, 260, 26, 0.28],
      ],
    };
  };

export const saucepan: Drawing =
  ({ body, second }) =>
  (paint) => {
    const steel = paint.linear(metal(body));
    let art =
      path(
        'M536 404L742 366C768 362 774 390 750 396L536 440Z',
        paint.linear(ramp([0, shade(body, 0.14)], [0.4, shade(body, 0.02)], [1, shade(body, -0.25)]), 0, 0, 0.1, 1),
      ) + ellipse(744, 381, 8, 6, shade(body, -0.35));
    art += path('M116 380L122 594C126 626 200 644 330 644C460 644 534 626 538 594L544 380Z', steel);
    art +=
      `<g ${paint.clip('<path d="M116 380L122 594C126 626 200 644 330 644C460 644 534 626 538 594L544 380Z"/>')}>` +
      box(110, 604, 440, 60, 0, shade(body, -0.3), 'opacity=".35"') +
      ellipse(330, 404, 214, 48, shade(body, -0.4), `opacity=".5" ${paint.blur(6)}`) +
      '</g>' +
      line('M124 600C160 634 500 634 537 600', shade(body, 0.14), 3, 'opacity=".8"');
    art +=
      ellipse(330, 388, 222, 50, paint.linear(metal(shade(body, -0.04)))) +
      ellipse(
        330,
        380,
        222,
        50,
        paint.linear(
          ramp([0, shade(body, -0.05)], [0.3, shade(body, 0.16)], [0.55, shade(body, 0.02)], [1, shade(body, -0.1)]),
        ),
      );
    art += path(
      'M130 374C180 330 260 312 330 312C400 312 480 330 530 374C480 424 180 424 130 374Z',
      paint.radial(
        ramp([0, shade(body, 0.18)], [0.45, body], [0.75, shade(body, -0.2)], [1, shade(body, 0.02)]),
        0.34,
        0.2,
        0.85,
      ),
    );
    art +=
      path('M318 306H342L346 326C338 330 322 330 314 326Z', shade(body, -0.25)) +
      box(
        290,
        274,
        80,
        36,
        18,
        paint.vertical(ramp([0, shade(second, 0.22)], [0.35, shade(second, 0.06)], [1, shade(second, -0.06)])),
      ) +
      box(302, 279, 48, 8, 4, WHITE, `opacity=".4" ${paint.blur(2)}`) +
      path('M186 352C220 332 262 322 296 322C256 336 226 352 208 372Z', WHITE, `opacity=".75" ${paint.blur(4)}`);
    return {
      fit: [0.98, -30, -30],
      art,
      ground: 642,
      castLength: 0.5,
      contacts: [
        [330, 642, 206, 13, 0.65],
        [350, 642, 250, 24, 0.25],
      ],
    };
  };

export const skillet: Drawing =
  ({ body }) =>
  (paint) => {
    let art =
      path(
        'M560 462C640 430 690 404 742 372C764 360 780 384 762 398C712 436 654 474 592 506Z',
        paint.linear(ramp([0, shade(body, 0.16)], [0.5, shade(body, 0.03)], [1, shade(body, -0.12)]), 0, 0, 0.3, 1),
      ) + ellipse(742, 388, 13, 8, shade(body, -0.16));
    art += path(
      'M78 470C82 548 130 606 206 626C280 646 420 646 494 626C570 606 618 548 622 470Z',
      paint.linear(cylinder(shade(body, 0.02), 1.1)),
    );
    art +=
      ellipse(
        350,
        470,
        272,
        106,
        paint.linear(
          ramp([0, shade(body, 0.1)], [0.3, shade(body, 0.2)], [0.7, shade(body, 0.02)], [1, shade(body, 0.12)]),
        ),
      ) +
      ellipse(
        350,
        474,
        258,
        96,
        paint.linear(ramp([0, shade(body, -0.14)], [0.5, shade(body, -0.04)], [1, shade(body, 0.1)])),
      );
    art +=
      ellipse(
        350,
        494,
        222,
        74,
        paint.radial(ramp([0, shade(body, 0.13)], [0.55, shade(body, 0.03)], [1, shade(body, -0.07)]), 0.4, 0.3, 0.75),
      ) + ellipse(300, 480, 130, 34, WHITE, `opacity=".13" ${paint.blur(16)}`);
    art +=
      path('M110 548C134 596 178 614 214 622C180 600 150 566 140 536Z', WHITE, `opacity=".22" ${paint.blur(6)}`) +
      line('M596 462C650 438 700 410 744 382', WHITE, 5, `opacity=".3" ${paint.blur(3)}`);
    art += group(
      'translate(300 486) rotate(-16)',
      line('M-120 -16C-60 12 40 14 96 -10', shade('#4f6540', 0), 5) +
        (
          [
            [-110, -14, -40],
            [-84, -4, 150],
            [-56, 2, -35],
            [-28, 5, 150],
            [0, 6, -35],
            [30, 4, 150],
            [56, 0, -30],
            [86, -8, 10],
          ] as const
        )
          .map(([x, y, t]) =>
            group(
              `translate(${x} ${y}) rotate(${t})`,
              path('M0 0C12-12 34-12 46-2C32 10 12 10 0 0Z', paint.linear(ramp([0, '#8fa277'], [1, '#566b46']))),
            ),
          )
          .join(''),
    );
    return {
      fit: [0.98, -14, -50],
      art: `<g ${paint.texture('cloth', '.5 .5')}>${art}</g>`,
      ground: 640,
      castLength: 0.4,
      castDepth: 0.36,
      contacts: [
        [350, 634, 220, 13, 0.65],
        [370, 636, 270, 24, 0.25],
      ],
    };
  };
