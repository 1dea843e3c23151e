import { box, cylinder, type Drawing, ellipse, group, line, metal, path, ramp, shade, WHITE } from '../kit.ts';
import { leaf } from './pieces.ts';

export const saladBowl: Drawing =
  ({ body, second }) =>
  (paint) => {
    const server = (turn: number, spoon: boolean) =>
      group(
        `translate(470 400) rotate(${turn})`,
        box(-11, -330, 22, 300, 11, paint.linear(cylinder(second, 1.2))) +
          (spoon
            ? ellipse(
                0,
                -340,
                40,
                58,
                paint.radial(ramp([0, shade(second, -0.12)], [0.7, second], [1, shade(second, 0.06)])),
              )
            : path(
                'M-38-300C-44-360-34-396-30-402H-14L-12-352H-4L-6-406H8L6-352H14L16-402H30C36-390 44-356 38-300C20-280-20-280-38-300Z',
                paint.linear(cylinder(second)),
              )),
      );
    const greens = ['#7f9a5a', '#5f7f4a', '#93ad6a', '#4f6f45', '#a3b878'];
    const leaves = Array.from({ length: 34 }, (_, nth) => {
      const across = ((nth * 37) % 100) / 100;
      const x = 160 + across * 440;
      const lift = 62 * Math.sin(across * Math.PI);
      const y = (nth % 3 === 0 ? 400 + lift * 0.66 : 404 - lift) + ((nth * 53) % 26);
      return group(
        `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${((nth * 71) % 150) - 110}) scale(1.15 1.3)`,
        leaf(paint, greens[nth % 5] ?? '#7f9a5a'),
      );
    }).join('');
    const fruit = (
      [
        [260, 346, '#b5443a'],
        [384, 312, '#c9553f'],
        [520, 356, '#b5443a'],
        [330, 378, '#e6c95a'],
        [456, 374, '#c9553f'],
      ] as const
    )
      .map(([x, y, colour]) =>
        ellipse(x, y, 24, 22, paint.radial(ramp([0, shade(colour, 0.18)], [0.5, colour], [1, shade(colour, -0.2)]))),
      )
      .join('');
    const wood =
      path(
        'M124 388A276 64 0 0 0 676 388C672 520 570 620 500 636H300C230 620 128 520 124 388Z',
        paint.linear(cylinder(body, 1.2)),
      ) + path('M124 388A276 64 0 0 0 676 388L664 384A264 54 0 0 1 136 384Z', shade(body, 0.12));
    return {
      fit: [1.02, -10, 10],
      art:
        server(24, true) +
        server(44, false) +
        ellipse(400, 388, 276, 66, shade(body, -0.26)) +
        ellipse(400, 396, 250, 52, '#3f5a38', `opacity=".95" ${paint.blur(4)}`) +
        leaves +
        fruit +
        `<g ${paint.texture('wood', '.005 .07')}>${wood}</g>` +
        path('M168 466C192 540 240 586 282 606C240 560 214 510 206 466Z', WHITE, `opacity=".28" ${paint.blur(8)}`),
      ground: 640,
      contacts: [
        [400, 642, 120, 12, 0.6],
        [420, 640, 200, 24, 0.26],
      ],
    };
  };

export const tray: Drawing =
  ({ body, second }) =>
  (paint) => {
    const handle = (x: number, lean: number) =>
      line(`M${x} 418L${x - lean} 516`, shade(second, -0.3), 20, 'transform="translate(4 6)" opacity=".4"') +
      line(
        `M${x} 414C${x - lean * 0.9 - 30} 400 ${x - lean * 1.4 - 34} 500 ${x - lean} 514`,
        shade(second, -0.12),
        17,
      ) +
      line(
        `M${x - 2} 412C${x - lean * 0.9 - 32} 398 ${x - lean * 1.4 - 36} 498 ${x - lean - 2} 510`,
        shade(second, 0.18),
        6,
      );
    const wood =
      path(
        'M84 558L92 594C96 606 104 610 116 610H684C696 610 704 606 708 594L716 558Z',
        paint.vertical(ramp([0, shade(body, -0.04)], [1, shade(body, -0.26)])),
      ) +
      path(
        'M192 376H608C620 376 626 380 632 392L718 546C726 562 718 572 702 572H98C82 572 74 562 82 546L168 392C174 380 180 376 192 376Z',
        paint.linear(ramp([0, shade(body, 0.12)], [0.5, shade(body, 0.06)], [1, shade(body, -0.06)])),
      ) +
      path(
        'M204 394H596L686 544H114Z',
        paint.vertical(ramp([0, shade(body, -0.28)], [0.12, shade(body, -0.14)], [1, shade(body, -0.02)])),
      );
    const cup =
      ellipse(332, 486, 96, 26, '#3a2c1e', `opacity=".3" ${paint.blur(7)}`) +
      ellipse(320, 474, 94, 25, paint.linear(cylinder('#f2eee5'))) +
      ellipse(320, 470, 60, 14, '#d9d2c4') +
      line('M372 400C420 392 420 450 362 450', '#e9e3d7', 12) +
      path(
        'M256 372H384C384 424 366 462 346 470H294C274 462 256 424 256 372Z',
        paint.linear(cylinder('#f4f0e8', 1.1)),
      ) +
      ellipse(320, 372, 64, 15, '#faf7f0') +
      ellipse(320, 374, 55, 11, '#7a4c2c');
    const sprig =
      path('M468 342H532L540 470C540 486 460 486 460 470Z', paint.linear(cylinder('#aab6b0')), 'opacity=".55"') +
      line('M500 460C496 380 506 300 488 226M500 380C520 330 540 300 552 270', '#5f7a4f', 5) +
      group('translate(488 232) rotate(-70) scale(.9)', leaf(paint, '#7f9a5a')) +
      group('translate(552 274) rotate(-30) scale(.9)', leaf(paint, '#6f8a50')) +
      group('translate(496 300) rotate(200) scale(.8)', leaf(paint, '#5f7a4f')) +
      group('translate(518 332) rotate(8) scale(.7)', leaf(paint, '#7f9a5a')) +
      box(474, 350, 9, 110, 4, WHITE, 'opacity=".6"');
    return {
      fit: [1.06, 0, -20],
      art:
        `<g ${paint.texture('wood', '.005 .1')}>${wood}</g>` +
        handle(196, 74) +
        line('M606 414C646 400 726 500 690 514', shade(second, -0.12), 17) +
        line('M604 412C644 398 722 498 688 510', shade(second, 0.18), 6) +
        cup +
        sprig +
        line('M98 562H520', WHITE, 4, `opacity=".4" ${paint.blur(2)}`),
      ground: 610,
      castLength: 0.4,
      contacts: [
        [400, 612, 300, 9, 0.55],
        [412, 612, 320, 22, 0.24],
      ],
    };
  };

export const pitcher: Drawing =
  ({ body, second }) =>
  (paint) => {
    const jug =
      'M262 210C300 196 320 216 344 218C420 226 500 214 520 204C518 300 566 360 566 480C566 580 520 640 400 642C280 640 234 580 234 480C234 380 300 320 288 260C284 240 268 228 240 216Z';
    const far =
      line('M520 262C684 220 700 480 548 512', shade(body, -0.2), 38) +
      line('M522 256C674 218 688 466 548 500', shade(body, -0.02), 24) +
      line('M548 250C620 240 646 300 640 360', shade(body, 0.14), 6, `opacity=".7" ${paint.blur(2)}`);
    const near =
      path(jug, paint.linear(cylinder(body, 1.15))) +
      path(
        'M240 216C262 196 330 190 392 188C460 186 518 192 520 204C500 220 420 228 344 220C320 218 270 212 240 216Z',
        shade(body, 0.1),
      ) +
      path(
        'M272 214C300 202 340 198 392 196C450 195 500 198 508 204C486 214 420 220 352 213C322 210 296 209 272 214Z',
        paint.linear(ramp([0, shade(body, -0.36)], [0.5, shade(body, -0.2)], [1, shade(body, -0.1)])),
      ) +
      ellipse(404, 208, 74, 6, second, 'opacity=".9"') +
      path(
        'M236 500C250 560 330 586 400 586C470 586 550 560 564 500L566 480C560 540 480 566 400 566C320 566 240 540 234 480Z',
        shade(body, -0.16),
        'opacity=".35"',
      );
    return {
      fit: [1.06, -24, 10],
      art:
        `<g ${paint.texture('speck')}>${far}${near}</g>` +
        path(
          'M282 420C262 470 266 540 296 592C300 540 300 480 318 412C326 372 300 380 282 420Z',
          WHITE,
          `opacity=".44" ${paint.blur(8)}`,
        ) +
        path('M316 244C318 280 322 300 318 330C332 316 338 280 336 246Z', WHITE, `opacity=".4" ${paint.blur(4)}`),
      ground: 640,
      contacts: [
        [400, 644, 134, 12, 0.6],
        [420, 642, 190, 24, 0.26],
      ],
    };
  };

export const cheeseKnives: Drawing =
  ({ body, second }) =>
  (paint) => {
    const steel = paint.linear(metal(body));
    const grip = (width: number) =>
      box(-width / 2, 24, width, 246, width / 2, paint.linear(cylinder(second, 1.25))) +
      box(-width / 2 - 1, 10, width + 2, 34, 6, steel) +
      box(-width * 0.28, 60, width * 0.16, 190, 4, WHITE, `opacity=".4" ${paint.blur(2)}`);
    const edge = line('M-6-280L-8-4', WHITE, 4, 'opacity=".7"');
    const spreader =
      path('M-12 14C-30-40-44-120-40-200C-36-262-10-290 12-290C40-290 46-220 40-150C34-80 18-30 12 14Z', steel) + edge;
    const fork =
      path('M-14 14L-22-200C-24-250-6-270-2-300L8-262L26-300C38-260 40-220 32-160C26-90 16-40 14 14Z', steel) +
      ellipse(6, -190, 11, 17, '#d9d2c4') +
      ellipse(6, -130, 9, 13, '#d9d2c4') +
      ellipse(4, -80, 7, 10, '#d9d2c4');
    const cleaver =
      path('M-12 14L-16-70L-56-90V-282C-56-292-48-296-40-294L42-276C52-274 56-266 56-256V-92L16-70L12 14Z', steel) +
      line('M-46-284V-96', WHITE, 5, 'opacity=".75"');
    const art =
      group('translate(220 408) rotate(-11)', spreader + grip(38)) +
      group('translate(404 416)', fork + grip(38)) +
      group('translate(590 408) rotate(10)', cleaver + grip(40));
    return { art, cast: 'wall', castX: 12, castY: 14, castBlur: 9, castDarkness: 0.42, fit: [1.08, 0, 20] };
  };

export const shaker: Drawing =
  ({ body, second }) =>
  (paint) => {
    const art =
      path('M276 330L300 618C304 648 496 648 500 618L524 330Z', paint.linear(metal(body))) +
      path(
        'M296 580L300 618C304 648 496 648 500 618L504 580C460 604 340 604 296 580Z',
        shade(body, -0.3),
        'opacity=".4"',
      ) +
      path(
        'M274 338C270 320 276 312 286 306C322 286 334 262 338 232H462C466 262 478 286 514 306C524 312 530 320 526 338C470 362 330 362 274 338Z',
        paint.linear(metal(shade(body, 0.03))),
      ) +
      line('M276 342C330 364 470 364 524 342', shade(body, -0.36), 5, 'opacity=".8"') +
      line('M278 352C334 372 466 372 522 352', shade(body, 0.2), 3, 'opacity=".8"') +
      path(
        'M330 236C330 214 334 150 350 128C364 112 436 112 450 128C466 150 470 214 470 236C440 250 360 250 330 236Z',
        paint.linear(metal(second)),
      ) +
      line('M330 236C360 250 440 250 470 236', shade(second, -0.36), 4, 'opacity=".7"') +
      path('M352 134C366 120 434 120 448 134C430 144 370 144 352 134Z', shade(second, 0.16)) +
      path('M320 372L336 596L354 602L342 378Z', WHITE, `opacity=".5" ${paint.blur(5)}`) +
      path('M352 160C346 180 344 206 344 224L358 228C358 204 360 180 364 162Z', WHITE, `opacity=".6" ${paint.blur(3)}`);
    return {
      art,
      fit: [1.06, 0, 10],
      ground: 638,
      contacts: [
        [400, 642, 108, 10, 0.65],
        [420, 640, 160, 20, 0.28],
      ],
    };
  };

export const iceBucket: Drawing =
  ({ body, second }) =>
  (paint) => {
    const cube = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        box(-34, -32, 68, 64, 10, '#dfe9ea', 'opacity=".92"') +
          path('M-34-22L-14-32H34L16-20Z', WHITE, 'opacity=".9"') +
          box(-26, -16, 10, 40, 5, WHITE, 'opacity=".8"') +
          path('M34-22V32H12Z', '#a9bcc0', 'opacity=".5"'),
      );
    const bottle = group(
      'translate(452 372) rotate(20)',
      path(
        'M-26-286H26V-190C26-150 66-130 66-70V60H-66V-70C-66-130-26-150-26-190Z',
        paint.linear(cylinder('#3f5a3c', 1.3)),
      ) +
        path('M-30-292C-30-308 30-308 30-292L32-206C20-196-20-196-32-206Z', paint.linear(metal('#c0974f'))) +
        box(-40, -110, 12, 150, 6, WHITE, `opacity=".5" ${paint.blur(3)}`),
    );
    const ring = (x: number) =>
      ellipse(x, 452, 15, 15, paint.radial(ramp([0, shade(second, 0.2)], [0.6, second], [1, shade(second, -0.25)]))) +
      line(
        `M${x} 456C${x - 34} 470 ${x - 30} 534 ${x} 534C${x + 30} 534 ${x + 34} 470 ${x} 456`,
        shade(second, -0.06),
        11,
      ) +
      line(`M${x - 4} 460C${x - 34} 474 ${x - 28} 526 ${x - 4} 530`, shade(second, 0.2), 4);
    const bucket =
      path('M206 384L240 606C246 652 554 652 560 606L594 384Z', paint.linear(metal(body))) +
      path(
        'M236 574L240 606C246 652 554 652 560 606L564 574C520 602 280 602 236 574Z',
        shade(body, -0.3),
        'opacity=".4"',
      ) +
      path('M198 376A202 46 0 0 0 602 376V394A202 46 0 0 1 198 394Z', paint.linear(metal(shade(body, 0.05))));
    return {
      fit: [1.04, -4, 24],
      art:
        ellipse(400, 376, 202, 46, shade(body, -0.3)) +
        bottle +
        cube(286, 364, -14) +
        cube(352, 352, 18) +
        cube(420, 384, -6) +
        cube(536, 366, 12) +
        cube(318, 398, 30) +
        bucket +
        ring(236) +
        ring(564) +
        path('M262 430L288 600L312 612L292 436Z', WHITE, `opacity=".45" ${paint.blur(6)}`),
      ground: 640,
      contacts: [
        [400, 644, 166, 11, 0.62],
        [420, 642, 210, 22, 0.26],
      ],
    };
  };
