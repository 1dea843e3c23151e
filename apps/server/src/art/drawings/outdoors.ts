import {
  box,
  cylinder,
  type Drawing,
  ellipse,
  type Hex,
  line,
  metal,
  OAK,
  path,
  ramp,
  SOOT,
  shade,
  WHITE,
} from '../kit.ts';
import { grainOf } from './pieces.ts';

export const outdoorChair: Drawing =
  ({ body }) =>
  (paint) => {
    const slat = (outline: string, tone: number) =>
      path(
        outline,
        paint.linear(ramp([0, shade(body, 0.07 + tone)], [0.5, shade(body, tone)], [1, shade(body, -0.12 + tone)])),
      );
    const back = [
      'M214 190C222 170 252 156 270 170L318 470H272Z',
      'M284 150C294 128 332 120 346 138L366 474H326Z',
      'M360 126C372 110 428 110 440 126L426 476H374Z',
      'M516 150C506 128 468 120 454 138L434 474H474Z',
      'M586 190C578 170 548 156 530 170L482 470H528Z',
    ]
      .map((outline, nth) => slat(outline, -0.012 * nth))
      .join('');
    const wood =
      path('M176 470L110 676H150L232 500Z', shade(body, -0.26)) +
      path('M624 470L690 676H650L568 500Z', shade(body, -0.3)) +
      path('M232 300H568L572 330H228Z', shade(body, -0.3)) +
      back +
      path('M250 478H550L608 612H192Z', shade(body, -0.36)) +
      [0, 1, 2, 3]
        .map((row) =>
          path(
            `M${252 - row * 14} ${470 + row * 26}H${548 + row * 14}L${556 + row * 14} ${492 + row * 26}H${244 - row * 14}Z`,
            paint.linear(ramp([0, shade(body, 0.1 - row * 0.012)], [1, shade(body, -0.07)])),
          ),
        )
        .join('') +
      path('M190 572H610L606 620H194Z', paint.vertical(ramp([0, shade(body, -0.02)], [1, shade(body, -0.2)]))) +
      path('M150 420H206L214 690H170Z', paint.linear(cylinder(body))) +
      path('M650 420H594L586 690H630Z', paint.linear(cylinder(shade(body, -0.05)))) +
      path(
        'M92 404C92 392 104 386 118 388L262 402C276 404 282 414 276 424L266 438H112C98 436 92 420 92 404Z',
        paint.vertical(ramp([0, shade(body, 0.14)], [0.7, shade(body, 0.05)], [1, shade(body, -0.18)])),
      ) +
      path(
        'M708 404C708 392 696 386 682 388L538 402C524 404 518 414 524 424L534 438H688C702 436 708 420 708 404Z',
        paint.vertical(ramp([0, shade(body, 0.1)], [0.7, shade(body, 0.02)], [1, shade(body, -0.2)])),
      );
    return {
      fit: [1.02, 0, 10],
      art:
        `<g ${grainOf(paint, body, '.08 .012')}>${wood}</g>` +
        path('M244 474H556L560 492H240Z', '#241507', `opacity=".34" ${paint.blur(6)}`) +
        line('M290 158L330 440M372 128L384 440M452 142L440 440', WHITE, 4, `opacity=".28" ${paint.blur(2)}`) +
        path('M120 394L250 406L244 416L116 410Z', WHITE, `opacity=".32" ${paint.blur(4)}`),
      ground: 688,
      castLength: 0.3,
      contacts: [
        [192, 694, 32, 6, 0.6],
        [608, 694, 32, 6, 0.6],
        [400, 684, 270, 24, 0.22],
      ],
    };
  };

export const umbrella: Drawing =
  ({ body, second }) =>
  (paint) => {
    const panel = (outline: string, tone: number) =>
      path(outline, paint.linear(ramp([0, shade(body, tone + 0.06)], [1, shade(body, tone - 0.08)]), 0, 0, 0.3, 1));
    const canopy =
      path('M60 330C140 374 660 374 740 330C640 396 160 396 60 330Z', shade(body, -0.3)) +
      panel('M400 92C300 120 140 210 56 328C94 344 130 342 168 330C220 232 310 140 400 92Z', 0.02) +
      panel('M400 92C316 146 224 236 168 330C206 352 262 352 300 340C326 250 360 160 400 92Z', 0.08) +
      panel('M400 92C366 160 318 250 300 340C340 362 460 362 500 340C482 250 434 160 400 92Z', 0.03) +
      panel('M400 92C440 160 474 250 500 340C538 352 594 352 632 330C576 236 484 146 400 92Z', -0.06) +
      panel('M400 92C490 140 580 232 632 330C670 342 706 344 744 328C660 210 500 120 400 92Z', -0.13) +
      [
        'M56 328C94 344 130 342 168 330L172 362C132 374 96 374 66 358Z',
        'M168 330C206 352 262 352 300 340L300 374C262 384 208 384 172 362Z',
        'M300 340C340 362 460 362 500 340L500 374C460 396 340 396 300 374Z',
        'M500 340C538 352 594 352 632 330L628 362C592 384 538 384 500 374Z',
        'M632 330C670 342 706 344 744 328L734 358C704 374 668 374 628 362Z',
      ]
        .map((outline, nth) =>
          path(
            outline,
            paint.vertical(ramp([0, shade(body, 0.02 - nth * 0.03)], [1, shade(body, -0.12 - nth * 0.03)])),
          ),
        )
        .join('') +
      line(
        'M400 92C310 140 220 232 168 330M400 92C360 160 326 250 300 340M400 92C440 160 474 250 500 340M400 92C490 140 580 232 632 330',
        shade(body, -0.2),
        3,
        'opacity=".6"',
      );
    const pole =
      box(390, 380, 20, 290, 6, paint.linear(cylinder(second, 1.2))) +
      box(384, 520, 32, 40, 8, paint.linear(metal('#b9bcbb'))) +
      path('M372 640H428L436 672H364Z', paint.linear(metal('#8d8a84')));
    const base =
      path(
        'M292 680C292 664 340 656 400 656C460 656 508 664 508 680V700C508 716 460 724 400 724C340 724 292 716 292 700Z',
        paint.linear(cylinder('#6b6762', 1.2)),
      ) + ellipse(400, 680, 108, 22, paint.linear(ramp([0, '#8d8882'], [0.4, '#a39e97'], [1, '#6f6a64'])));
    return {
      fit: [0.98, 0, 18],
      art:
        base +
        pole +
        `<g ${paint.texture('cloth', '.4 .4')}>${canopy}</g>` +
        ellipse(400, 86, 14, 12, paint.radial(ramp([0, shade(second, 0.2)], [0.6, second], [1, shade(second, -0.2)]))) +
        path('M372 124C310 170 240 240 204 310C240 240 300 160 372 124Z', WHITE, `opacity=".5" ${paint.blur(7)}`),
      ground: 716,
      castLength: 0.2,
      castDepth: 0.16,
      castDarkness: 0.22,
      contacts: [
        [400, 720, 116, 12, 0.6],
        [416, 720, 180, 22, 0.26],
      ],
    };
  };

export const grill: Drawing =
  ({ body, second }) =>
  (paint) => {
    const tube = (outline: string, tone = 0) =>
      line(outline, shade(second, -0.26 + tone), 18) +
      line(outline, shade(second, 0.1 + tone), 7, 'transform="translate(-3 -1)"');
    const enamel = paint.radial(
      ramp([0, shade(body, 0.2)], [0.3, shade(body, 0.06)], [0.7, shade(body, -0.06)], [1, shade(body, -0.16)]),
      0.32,
      0.24,
      0.85,
    );
    const wheel = (x: number) =>
      ellipse(x, 672, 40, 42, SOOT) +
      ellipse(x, 672, 27, 29, paint.radial(ramp([0, '#e6e2da'], [1, '#a39e97']))) +
      ellipse(x, 672, 8, 8, SOOT);
    const legs =
      tube('M330 500L232 664', -0.1) +
      tube('M470 500L568 664', -0.14) +
      tube('M262 628H540') +
      wheel(236) +
      wheel(566) +
      tube('M400 520V690') +
      box(384, 682, 32, 22, 6, SOOT);
    const catcher = path('M336 566H464C456 600 430 612 400 612C370 612 344 600 336 566Z', paint.linear(metal(second)));
    const bowl = path('M166 372H634C634 480 540 562 400 562C260 562 166 480 166 372Z', enamel);
    const cover =
      path('M170 356C170 240 280 160 400 160C520 160 630 240 630 356C630 372 170 372 170 356Z', enamel) +
      path(
        'M158 352H642C648 352 650 356 650 362V376C650 382 646 384 640 384H160C154 384 150 382 150 376V362C150 356 152 352 158 352Z',
        paint.linear(metal(shade(second, -0.06))),
      ) +
      line('M336 170C336 110 464 110 464 170', shade(second, -0.2), 16) +
      line('M338 162C346 114 454 114 462 162', OAK, 18) +
      ellipse(470, 236, 30, 30, paint.linear(metal(second))) +
      ellipse(470, 236, 22, 22, '#f4f1ea') +
      line('M470 236L482 222', '#a8452b', 4) +
      box(108, 396, 74, 26, 13, paint.vertical(ramp([0, shade(OAK, 0.12)], [1, shade(OAK, -0.16)]))) +
      box(618, 396, 74, 26, 13, paint.vertical(ramp([0, shade(OAK, 0.06)], [1, shade(OAK, -0.2)])));
    return {
      fit: [1, 0, 0],
      art:
        legs +
        catcher +
        bowl +
        cover +
        path('M216 316C226 256 276 212 330 194C282 230 254 272 248 330Z', WHITE, `opacity=".5" ${paint.blur(8)}`) +
        path('M212 420C228 476 266 514 310 532C272 504 252 464 244 416Z', WHITE, `opacity=".3" ${paint.blur(8)}`),
      ground: 702,
      castLength: 0.34,
      contacts: [
        [236, 712, 38, 7, 0.6],
        [566, 712, 38, 7, 0.6],
        [400, 706, 26, 6, 0.6],
        [412, 706, 230, 22, 0.24],
      ],
    };
  };

export const firePit: Drawing =
  ({ body, second }) =>
  (paint) => {
    const log = (x: number, y: number, turn: number, length: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-length / 2, -24, length, 48, 18, paint.vertical(ramp([0, '#8a6244'], [0.4, '#6b4830'], [1, '#3a2418'])))}${ellipse(length / 2 - 8, 0, 15, 23, '#c9a27a')}${ellipse(length / 2 - 8, 0, 8, 13, '#a37c55')}</g>`;
    const flame = (x: number, foot: number, width: number, height: number, colour: Hex, opacity: number) =>
      path(
        `M${x} ${foot}C${x - width} ${foot - height * 0.1} ${x - width * 0.9} ${foot - height * 0.5} ${x - width * 0.2} ${foot - height}C${x - width * 0.1} ${foot - height * 0.7} ${x + width * 0.5} ${foot - height * 0.75} ${x + width * 0.42} ${foot - height * 0.55}C${x + width} ${foot - height * 0.36} ${x + width * 0.9} ${foot - height * 0.08} ${x} ${foot}Z`,
        paint.vertical(ramp([0, colour, 0.5], [0.5, colour], [1, shade(colour, 0.1)])),
        `opacity="${opacity}"`,
      );
    const fire =
      flame(330, 420, 80, 200, second, 0.85) +
      flame(474, 420, 84, 220, second, 0.85) +
      flame(402, 424, 100, 310, second, 0.9) +
      flame(400, 424, 66, 220, '#f0a53c', 0.95) +
      flame(348, 420, 44, 130, '#f0a53c', 0.9) +
      flame(466, 420, 46, 140, '#f0a53c', 0.9) +
      flame(402, 424, 38, 140, '#fbe3a0', 0.95);
    const steel =
      path(
        'M120 420A280 70 0 0 0 680 420C664 530 560 606 470 622H330C240 606 136 530 120 420Z',
        paint.linear(cylinder(body, 1.25)),
      ) +
      path('M112 410A288 74 0 0 0 688 410V430A288 74 0 0 1 112 430Z', paint.linear(cylinder(shade(body, 0.07), 1.2)));
    const feet =
      path('M262 590L238 680H276L306 612Z', shade(body, -0.08)) +
      path('M538 590L562 680H524L494 612Z', shade(body, -0.12)) +
      path('M382 616H418L414 696H386Z', shade(body, -0.02));
    return {
      fit: [1, 0, 0],
      under: ellipse(400, 300, 260, 210, '#f0a53c', `opacity=".22" ${paint.blur(60)}`),
      art:
        feet +
        ellipse(400, 410, 288, 74, shade(body, -0.1)) +
        ellipse(400, 414, 264, 62, '#241a14') +
        ellipse(400, 424, 180, 34, second, `opacity=".8" ${paint.blur(16)}`) +
        log(330, 414, 14, 240) +
        log(470, 420, -16, 240) +
        fire +
        log(404, 446, 2, 250) +
        `<g ${paint.texture('speck', '.12')}>${steel}</g>` +
        path('M176 500C212 560 268 594 316 608C262 574 228 536 214 490Z', WHITE, `opacity=".22" ${paint.blur(8)}`),
      over: ellipse(400, 440, 220, 30, '#ffcf7a', `opacity=".28" ${paint.blur(18)}`),
      ground: 690,
      castLength: 0.3,
      castDarkness: 0.24,
      contacts: [
        [258, 684, 30, 6, 0.55],
        [542, 684, 30, 6, 0.55],
        [400, 698, 28, 6, 0.55],
        [408, 688, 240, 24, 0.26],
      ],
    };
  };
