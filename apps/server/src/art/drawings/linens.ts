import {
  box,
  cylinder,
  type Drawing,
  ellipse,
  group,
  type Hex,
  line,
  mix,
  OAK,
  path,
  ramp,
  shade,
  WALNUT,
  WHITE,
} from '../kit.ts';

export const napkins: Drawing =
  ({ body, second }) =>
  (paint) => {
    const slab = (y: number, colour: Hex, x: number, width: number) =>
      path(
        `M${x + 14} ${y}H${x + width - 30}C${x + width} ${y} ${x + width} ${y + 40} ${x + width - 30} ${y + 40}H${x + 14}C${x + 2} ${y + 40} ${x + 2} ${y} ${x + 14} ${y}Z`,
        paint.vertical(ramp([0, shade(colour, 0.06)], [0.4, colour], [1, shade(colour, -0.22)])),
      ) + line(`M${x + 16} ${y + 21}H${x + width - 16}`, shade(colour, -0.24), 3, 'opacity=".6"');
    const stack =
      slab(590, body, 152, 500) +
      slab(548, shade(body, 0.03), 160, 486) +
      slab(506, body, 150, 500) +
      path(
        'M150 512C170 476 214 452 260 448H552C600 452 640 480 652 514C560 530 240 530 150 512Z',
        paint.linear(ramp([0, shade(body, 0.1)], [0.6, shade(body, 0.03)], [1, shade(body, -0.08)]), 0, 0, 1, 0.5),
      );
    const rolled =
      ellipse(406, 470, 220, 20, '#3a2c1e', `opacity=".34" ${paint.blur(9)}`) +
      path(
        'M176 330C250 318 330 386 384 396H418C474 386 548 318 628 334C646 372 648 430 634 476C552 486 472 446 418 440H384C330 446 250 488 168 474C156 430 158 372 176 330Z',
        paint.vertical(
          ramp([0, shade(body, 0.09)], [0.4, shade(body, 0.02)], [0.75, shade(body, -0.1)], [1, shade(body, -0.2)]),
        ),
      ) +
      line(
        'M206 350C270 352 330 402 384 408M196 402C270 394 330 416 384 418M204 452C270 436 330 430 384 430M602 352C536 354 474 402 420 408M610 404C540 396 474 416 420 418M604 454C540 438 474 430 420 430',
        shade(body, -0.24),
        6,
        `opacity=".45" ${paint.blur(3)}`,
      ) +
      line('M222 340C280 346 330 396 384 402', WHITE, 6, `opacity=".4" ${paint.blur(4)}`) +
      line(
        'M172 346C166 390 166 430 174 462M630 348C638 392 638 432 628 464',
        shade(body, -0.14),
        4,
        'stroke-dasharray="7 6" opacity=".7"',
      );
    const ring =
      path(
        'M372 372C364 396 364 440 372 464C384 474 420 474 432 464C440 440 440 396 432 372C420 362 384 362 372 372Z',
        paint.vertical(ramp([0, shade(second, 0.16)], [0.35, second], [1, shade(second, -0.24)])),
      ) + line('M378 380C390 374 414 374 426 380', shade(second, 0.26), 5, 'opacity=".7"');
    return {
      fit: [1.14, 0, -60],
      art: `<g ${paint.texture('cloth', '.5 .5')}>${stack}${rolled}</g>${ring}`,
      ground: 632,
      contacts: [
        [402, 634, 236, 10, 0.6],
        [416, 634, 270, 22, 0.24],
      ],
    };
  };

export const tableRunner: Drawing =
  ({ body, second }) =>
  (paint) => {
    const wood =
      box(96, 500, 44, 210, 6, paint.linear(cylinder(shade(WALNUT, -0.02)))) +
      box(660, 500, 44, 210, 6, paint.linear(cylinder(shade(WALNUT, -0.06)))) +
      path(
        'M168 250H632L760 462H40Z',
        paint.linear(ramp([0, shade(OAK, 0.08)], [0.5, shade(OAK, 0.02)], [1, shade(OAK, -0.08)]), 0, 0, 1, 0.4),
      ) +
      path(
        'M40 462H760V502C760 508 756 512 748 512H52C44 512 40 508 40 502Z',
        paint.vertical(ramp([0, shade(OAK, -0.02)], [1, shade(OAK, -0.2)])),
      );
    const flat = path(
      'M322 250H478L540 462H260Z',
      paint.linear(ramp([0, shade(body, 0.07)], [0.6, shade(body, 0.02)], [1, shade(body, -0.05)]), 0, 0, 1, 0.4),
    );
    const hanging = path(
      'M260 461H540C540 520 532 580 536 640C480 650 320 650 264 640C268 580 260 520 260 461Z',
      paint.linear(
        ramp(
          [0, shade(body, -0.06)],
          [0.16, shade(body, 0.02)],
          [0.3, shade(body, -0.08)],
          [0.55, body],
          [0.75, shade(body, -0.12)],
          [1, shade(body, -0.16)],
        ),
      ),
    );
    const stripes =
      path('M337 250H351L314 462H290Z', second) +
      path('M449 250H463L510 462H486Z', second) +
      path('M290 462H314C314 520 308 590 310 645H288C294 590 290 520 290 462Z', shade(second, -0.05)) +
      path('M486 462H510C510 520 506 590 512 645H490C492 590 486 520 486 462Z', shade(second, -0.08)) +
      line('M266 600C330 610 470 610 534 600', second, 10, 'stroke-linecap="butt"') +
      line('M266 578C330 588 470 588 534 578', second, 4, 'stroke-linecap="butt"');
    return {
      fit: [0.98, 0, -60],
      art:
        `<g ${paint.texture('wood', '.004 .12')}>${wood}</g>` +
        path('M322 250L252 462V640L244 640V470L318 250Z', '#3a2c1e', `opacity=".3" ${paint.blur(6)}`) +
        path('M540 462H556C552 530 548 590 550 636L536 640Z', '#3a2c1e', `opacity=".34" ${paint.blur(6)}`) +
        `<path d="M266 652C330 662 470 662 534 652" fill="none" stroke="${shade(body, -0.04)}" stroke-width="34" stroke-dasharray="7 5"/>` +
        flat +
        hanging +
        stripes +
        path('M260 458H540L542 478H258Z', WHITE, `opacity=".3" ${paint.blur(6)}`) +
        path('M190 264H320L270 400L96 440Z', WHITE, `opacity=".18" ${paint.blur(14)}`),
      ground: 706,
      castLength: 0.2,
      castDepth: 0.24,
      contacts: [
        [118, 712, 36, 6, 0.55],
        [682, 712, 36, 6, 0.55],
        [400, 704, 320, 22, 0.18],
      ],
    };
  };

export const sheets: Drawing =
  ({ body, second }) =>
  (paint) => {
    const fold = (y: number, height: number, x: number, width: number, colour: Hex) =>
      path(
        `M${x + 30} ${y}H${x + width - 16}C${x + width - 4} ${y} ${x + width - 4} ${y + height} ${x + width - 16} ${y + height}H${x + 30}C${x - 8} ${y + height} ${x - 8} ${y} ${x + 30} ${y}Z`,
        paint.vertical(
          ramp(
            [0, shade(colour, 0.06)],
            [0.35, shade(colour, 0.01)],
            [0.8, shade(colour, -0.1)],
            [1, shade(colour, -0.22)],
          ),
        ),
      ) +
      line(
        `M${x + 20} ${y + height * 0.34}H${x + width - 10}M${x + 16} ${y + height * 0.66}H${x + width - 10}`,
        shade(colour, -0.14),
        3,
        'opacity=".75"',
      );
    const cloth =
      fold(566, 74, 150, 506, body) +
      fold(492, 74, 160, 490, shade(body, 0.015)) +
      fold(432, 60, 172, 470, mix(body, second, 0.22)) +
      fold(376, 56, 168, 476, body) +
      path(
        'M176 388C190 340 226 314 276 308H560C606 312 634 344 640 386C560 404 250 404 176 388Z',
        paint.linear(ramp([0, shade(body, 0.1)], [0.6, shade(body, 0.03)], [1, shade(body, -0.07)]), 0, 0, 1, 0.5),
      ) +
      line('M204 350C300 366 520 366 622 350', shade(body, -0.1), 3, 'stroke-dasharray="6 5" opacity=".7"');
    const ribbon =
      path(
        'M392 308H440C446 340 448 370 446 400L448 640H396L398 400C398 370 396 340 392 308Z',
        paint.linear(ramp([0, shade(second, -0.1)], [0.3, shade(second, 0.08)], [1, shade(second, -0.16)])),
      ) +
      path(
        'M420 330C372 270 296 256 286 290C280 326 356 346 420 330Z',
        paint.radial(ramp([0, shade(second, 0.1)], [1, shade(second, -0.14)])),
      ) +
      path(
        'M420 330C466 268 546 256 554 292C558 328 484 346 420 330Z',
        paint.radial(ramp([0, shade(second, 0.06)], [1, shade(second, -0.18)])),
      ) +
      path('M412 330C384 372 372 396 344 424L366 428L380 446C402 412 416 372 424 336Z', shade(second, -0.04)) +
      path('M424 330C450 372 464 396 494 420L472 428L460 446C438 412 424 372 416 336Z', shade(second, -0.1)) +
      ellipse(
        420,
        328,
        25,
        20,
        paint.radial(ramp([0, shade(second, 0.14)], [0.6, second], [1, shade(second, -0.18)])),
      ) +
      line('M318 300C350 298 386 312 404 324M522 300C490 300 456 312 438 324', shade(second, -0.24), 4, 'opacity=".6"');
    return {
      fit: [1.1, 0, -40],
      art:
        `<g ${paint.texture('cloth', '.5 .5')}>${cloth}</g>` +
        path('M380 320H392V640H382Z', '#3a2c1e', `opacity=".2" ${paint.blur(5)}`) +
        ribbon +
        ellipse(300, 344, 80, 12, WHITE, `opacity=".4" ${paint.blur(9)}`),
      ground: 640,
      contacts: [
        [402, 642, 236, 11, 0.62],
        [418, 642, 280, 24, 0.25],
      ],
    };
  };

export const bathMat: Drawing =
  ({ body, second }) =>
  (paint) => {
    const tuft = paint.pattern(
      26,
      24,
      ellipse(13, 12, 14, 13, shade(body, -0.1)) +
        ellipse(12, 10, 12, 11, paint.radial(ramp([0, shade(body, 0.12)], [0.6, body], [1, shade(body, -0.12)]))),
    );
    const fringe = (x: number) =>
      `<path d="M${x} 250V552" stroke="${shade(second, 0.02)}" stroke-width="34" stroke-dasharray="8 5"/>`;
    const mat =
      fringe(104) +
      fringe(696) +
      box(112, 236, 576, 330, 16, shade(body, -0.08)) +
      box(112, 236, 576, 330, 16, tuft) +
      box(150, 274, 500, 254, 10, 'none', `stroke="${second}" stroke-width="14" stroke-dasharray="15 4"`) +
      box(190, 314, 420, 174, 8, 'none', `stroke="${second}" stroke-width="7" stroke-dasharray="9 4" opacity=".8"`) +
      box(
        112,
        236,
        576,
        330,
        16,
        paint.linear(ramp([0, WHITE, 0.22], [0.5, WHITE, 0], [1, '#3a2c1e', 0.2]), 0, 0, 1, 1),
      );
    return {
      fit: [1.06, 0, 30],
      art: group('rotate(-9 400 400)', mat),
      cast: 'wall',
      castX: 8,
      castY: 12,
      castBlur: 8,
      castDarkness: 0.44,
    };
  };

export const robe: Drawing =
  ({ body, second }) =>
  (paint) => {
    const panel = paint.linear(
      ramp(
        [0, shade(body, -0.08)],
        [0.18, shade(body, 0.05)],
        [0.34, shade(body, -0.03)],
        [0.5, shade(body, 0.03)],
        [0.7, shade(body, -0.08)],
        [1, shade(body, -0.17)],
      ),
    );
    const hanger =
      line('M400 150C400 120 428 120 428 100C428 78 396 74 390 96', '#8d8a84', 8) +
      path(
        'M400 146C440 156 500 176 532 204C540 214 532 222 520 218C480 198 440 190 400 190C360 190 320 198 280 218C268 222 260 214 268 204C300 176 360 156 400 146Z',
        paint.linear(cylinder(OAK)),
      );
    const sleeve = (side: number) =>
      group(
        `translate(400 0) scale(${side} 1)`,
        path(
          'M120 196C176 226 206 300 220 400C226 440 230 476 232 506C206 522 176 524 156 516C146 440 128 380 104 330Z',
          paint.linear(
            ramp(
              [0, shade(body, side < 0 ? 0.03 : -0.14)],
              [0.5, shade(body, side < 0 ? 0.06 : -0.06)],
              [1, shade(body, -0.14)],
            ),
          ),
        ) +
          path(
            'M154 474C176 484 206 482 231 470L233 508C206 524 176 526 157 518Z',
            shade(second, side < 0 ? 0 : -0.08),
          ),
      );
    const coat =
      sleeve(-1) +
      sleeve(1) +
      path(
        'M400 176C350 176 300 184 276 204C262 280 270 400 262 520C258 590 252 640 250 684C340 704 460 704 550 684C548 640 542 590 538 520C530 400 538 280 524 204C500 184 450 176 400 176Z',
        panel,
      ) +
      path('M352 180C336 240 350 330 412 424C440 360 462 260 450 180C436 200 364 200 352 180Z', shade(body, -0.3)) +
      path(
        'M336 180C318 250 340 350 416 440L418 694C436 696 446 696 446 694L444 430C376 350 346 260 366 178Z',
        paint.linear(ramp([0, shade(second, 0.06)], [1, shade(second, -0.1)])),
      ) +
      path(
        'M464 180C484 250 468 350 430 424L412 402C446 340 448 260 438 178Z',
        paint.linear(ramp([0, shade(second, 0.02)], [1, shade(second, -0.14)])),
      );
    const belt =
      path(
        'M266 430C340 446 460 446 534 430L536 470C460 486 340 486 264 470Z',
        paint.vertical(ramp([0, shade(second, 0.08)], [0.5, second], [1, shade(second, -0.2)])),
      ) +
      path('M398 452C376 520 372 570 364 624L396 630C402 570 410 520 416 460Z', shade(second, -0.03)) +
      path('M416 452C436 510 446 556 448 600L478 594C474 540 456 496 434 456Z', shade(second, -0.1)) +
      box(388, 432, 46, 44, 14, paint.radial(ramp([0, shade(second, 0.1)], [0.6, second], [1, shade(second, -0.2)])));
    const folds =
      line(
        'M306 490C300 560 296 620 294 676M344 492C342 560 338 620 336 684M500 490C508 560 512 620 514 676M470 492C474 560 478 620 480 686',
        shade(body, -0.22),
        8,
        `opacity=".42" ${paint.blur(5)}`,
      ) +
      box(286, 520, 70, 84, 8, shade(body, -0.04), 'opacity=".75"') +
      line('M286 528H356', shade(body, -0.2), 4, 'opacity=".7"');
    return {
      art:
        hanger +
        `<g ${paint.texture('pile', '.3')}>${coat}${folds}${belt}</g>` +
        path('M300 230C288 300 292 360 288 410C304 380 316 300 318 224Z', WHITE, `opacity=".26" ${paint.blur(9)}`),
      cast: 'wall',
      castX: 24,
      castY: 22,
      castBlur: 14,
      castDarkness: 0.32,
      fit: [1.06, 0, 40],
    };
  };
