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
  SOOT,
  shade,
  WHITE,
} from '../kit.ts';
import { grainOf, leg } from './pieces.ts';

export const blocks: Drawing =
  ({ body, second }) =>
  (paint) => {
    const wood = '#d9b683';
    const cube = (x: number, y: number, side: number, colour: Hex, mark = '') => {
      const deep = side * 0.26;
      return (
        path(`M${x} ${y}L${x + deep} ${y - deep * 0.8}H${x + side + deep}L${x + side} ${y}Z`, shade(colour, 0.12)) +
        path(
          `M${x + side} ${y}L${x + side + deep} ${y - deep * 0.8}V${y + side - deep * 0.8}L${x + side} ${y + side}Z`,
          shade(colour, -0.2),
        ) +
        box(
          x,
          y,
          side,
          side,
          3,
          paint.linear(ramp([0, shade(colour, 0.06)], [0.5, colour], [1, shade(colour, -0.08)]), 0, 0, 1, 0.8),
        ) +
        box(
          x + side * 0.12,
          y + side * 0.12,
          side * 0.76,
          side * 0.76,
          6,
          'none',
          `stroke="${shade(colour, -0.16)}" stroke-width="4" opacity=".55"`,
        ) +
        mark
      );
    };
    const heart = (x: number, y: number) =>
      path(
        `M${x} ${y + 26}C${x - 44} ${y - 4} ${x - 22} ${y - 36} ${x} ${y - 14}C${x + 22} ${y - 36} ${x + 44} ${y - 4} ${x} ${y + 26}Z`,
        '#fbf3e4',
      );
    const star = (x: number, y: number) =>
      path(
        `M${x} ${y - 32}L${x + 9} ${y - 10}L${x + 32} ${y - 8}L${x + 14} ${y + 8}L${x + 20} ${y + 30}L${x} ${y + 18}L${x - 20} ${y + 30}L${x - 14} ${y + 8}L${x - 32} ${y - 8}L${x - 9} ${y - 10}Z`,
        '#fbf3e4',
      );
    const arch =
      path('M432 372L452 356H656L636 372Z', shade(second, 0.12)) +
      path('M636 372L656 356V484L636 500Z', shade(second, -0.2)) +
      path(
        'M432 372H636V500H590A56 56 0 0 0 478 500H432Z',
        paint.linear(ramp([0, shade(second, 0.06)], [0.5, second], [1, shade(second, -0.09)])),
      );
    const roof =
      path(
        'M440 366L534 256L628 366Z',
        paint.linear(ramp([0, shade(body, 0.08)], [0.5, body], [1, shade(body, -0.12)])),
      ) + path('M628 366L648 350L552 246L534 256Z', shade(body, -0.22));
    const ball = ellipse(
      650,
      606,
      40,
      40,
      paint.radial(ramp([0, shade(second, 0.2)], [0.5, second], [1, shade(second, -0.22)])),
    );
    const art =
      cube(172, 500, 142, wood, star(243, 572)) +
      cube(432, 500, 142, wood, heart(503, 572)) +
      cube(212, 352, 142, body, '') +
      ellipse(283, 424, 36, 36, '#fbf3e4') +
      cube(190, 232, 114, second, '') +
      path('M222 312L247 268L272 312Z', '#fbf3e4') +
      arch +
      roof +
      ball;
    return {
      fit: [1.04, -6, 0],
      art:
        `<g ${paint.texture('painted', '.008 .09')}>${art}</g>` +
        ellipse(640, 590, 12, 8, WHITE, `opacity=".6" ${paint.blur(3)}`),
      ground: 642,
      castLength: 0.42,
      contacts: [
        [250, 644, 90, 9, 0.6],
        [516, 644, 90, 9, 0.6],
        [652, 646, 34, 6, 0.6],
        [410, 642, 290, 22, 0.22],
      ],
    };
  };

export const rockingHorse: Drawing =
  ({ body, second }) =>
  (paint) => {
    const mane = mix(body, SOOT, 0.55);
    const rocker = (dy: number, tone: number) =>
      path(
        `M108 ${606 + dy}C220 ${694 + dy} 580 ${694 + dy} 700 ${598 + dy}C712 ${594 + dy} 720 ${608 + dy} 710 ${618 + dy}C590 ${728 + dy} 214 ${728 + dy} 98 ${626 + dy}C88 ${616 + dy} 96 ${602 + dy} 108 ${606 + dy}Z`,
        paint.vertical(ramp([0, shade(body, 0.07 + tone)], [1, shade(body, -0.16 + tone)])),
      );
    const limb = (outline: string, tone: number) => path(outline, paint.linear(cylinder(shade(body, tone))));
    const far =
      rocker(-26, -0.2) + limb('M300 480L240 634H282L340 490Z', -0.22) + limb('M520 480L586 630H546L486 490Z', -0.22);
    const torso =
      path('M170 470C120 460 108 520 128 580C140 556 150 530 178 512Z', mane) +
      limb('M256 480L190 654H238L312 500Z', 0) +
      limb('M544 480L632 646H586L496 500Z', -0.03) +
      path(
        'M176 450C180 384 250 372 330 380C400 388 440 372 490 330C520 300 536 250 556 214C566 196 590 186 610 196L700 268C716 284 712 318 690 322C660 326 640 316 622 312C606 380 600 470 560 510C500 550 260 556 206 520C182 500 174 480 176 450Z',
        paint.radial(
          ramp([0, shade(body, 0.12)], [0.45, body], [0.8, shade(body, -0.12)], [1, shade(body, -0.2)]),
          0.4,
          0.2,
          0.85,
        ),
      ) +
      path('M560 206L568 152C590 162 604 182 604 204Z', shade(body, -0.1)) +
      path(
        'M566 168C530 160 500 200 496 240C480 250 470 280 470 300C456 312 448 332 450 352C480 350 520 320 536 284C552 252 562 220 580 196Z',
        mane,
      ) +
      ellipse(632, 240, 9, 11, SOOT) +
      ellipse(629, 236, 3, 3, WHITE) +
      ellipse(694, 296, 5, 7, shade(body, -0.3)) +
      line('M676 312C664 318 652 316 642 310', shade(body, -0.34), 4);
    const tack =
      path(
        'M286 372C330 346 400 352 432 384C440 430 436 480 426 520C390 532 330 536 296 528C280 480 278 420 286 372Z',
        paint.radial(ramp([0, shade(second, 0.12)], [0.5, second], [1, shade(second, -0.16)])),
      ) +
      path(
        'M280 366C330 336 410 346 442 380C446 390 440 398 430 396C390 372 330 370 292 386C280 388 274 376 280 366Z',
        shade(second, -0.12),
      ) +
      line('M300 524C340 532 390 530 424 518', '#e6d2a8', 6, 'stroke-dasharray="2 10"') +
      line(
        'M620 310C610 286 600 250 606 214M618 282C650 280 680 284 700 290M602 260C540 300 480 350 430 384',
        shade(second, -0.05),
        8,
      ) +
      box(560, 282, 110, 16, 8, paint.vertical(ramp([0, shade(OAK, 0.14)], [1, shade(OAK, -0.1)])));
    const near =
      rocker(0, 0) +
      leg(paint, 300, 612, 30, 60, shade(body, -0.1)) +
      leg(paint, 470, 612, 30, 60, shade(body, -0.12)) +
      box(270, 600, 262, 22, 6, paint.vertical(ramp([0, shade(body, 0.1)], [1, shade(body, -0.12)])));
    return {
      fit: [1, -6, 10],
      art:
        `<g ${grainOf(paint, body, '.006 .06')}>${far}${torso}${near}</g>` +
        tack +
        path(
          'M216 420C250 396 270 396 282 400C250 420 230 450 222 490C204 470 204 440 216 420Z',
          WHITE,
          `opacity=".32" ${paint.blur(7)}`,
        ),
      ground: 700,
      castLength: 0.3,
      contacts: [
        [400, 704, 190, 10, 0.55],
        [410, 700, 290, 22, 0.24],
      ],
    };
  };

export const toyBin: Drawing =
  ({ body, second }) =>
  (paint) => {
    const fur = '#b98a5e';
    const toys =
      ellipse(310, 250, 34, 34, fur) +
      ellipse(430, 250, 34, 34, shade(fur, -0.05)) +
      ellipse(310, 252, 18, 18, '#d9b08a') +
      ellipse(430, 252, 18, 18, '#d9b08a') +
      ellipse(370, 324, 96, 90, paint.radial(ramp([0, shade(fur, 0.08)], [0.5, fur], [1, shade(fur, -0.15)]))) +
      ellipse(370, 350, 42, 34, '#e0c19c') +
      ellipse(370, 334, 13, 9, SOOT) +
      ellipse(336, 308, 7, 8, SOOT) +
      ellipse(404, 308, 7, 8, SOOT) +
      line('M370 342V354C360 366 350 364 346 358M370 354C380 366 390 364 394 358', SOOT, 4) +
      ellipse(528, 350, 72, 72, paint.radial(ramp([0, shade(second, 0.18)], [0.5, second], [1, shade(second, -0.2)]))) +
      line('M462 340C500 320 560 320 596 346M476 392C510 376 556 378 588 396', '#f6efe0', 9, 'opacity=".9"') +
      group(
        'translate(224 320) rotate(-16)',
        box(-44, -44, 96, 96, 6, paint.linear(ramp([0, '#e9c873'], [1, '#cfa345']))) +
          box(-30, -30, 68, 68, 6, 'none', 'stroke="#a97f2c" stroke-width="4" opacity=".6"') +
          path('M4-20L26 28H-18Z', '#fbf3e4'),
      );
    const outline = 'M160 390A240 54 0 0 0 640 390L612 606C606 634 520 646 400 646C280 646 194 634 188 606Z';
    const cloth =
      path(outline, paint.linear(cylinder(body, 1.05))) +
      path('M152 384A248 58 0 0 0 648 384L644 426A244 58 0 0 1 156 426Z', paint.linear(cylinder(shade(second, 0.02)))) +
      line('M158 436A242 58 0 0 0 642 436', shade(body, -0.3), 4, 'opacity=".55"') +
      line('M176 560A226 50 0 0 0 624 560', second, 10, 'opacity=".75"') +
      line('M180 588A222 48 0 0 0 620 588', second, 4, 'opacity=".75"') +
      line(
        'M210 452C196 520 200 570 214 616M310 474C302 540 304 590 308 636M498 474C506 540 504 590 500 636M592 452C604 520 600 570 588 616',
        shade(body, -0.2),
        9,
        `opacity=".4" ${paint.blur(6)}`,
      );
    const rope =
      line('M180 470C140 476 140 566 196 566', '#c9b48e', 15) +
      line('M620 470C660 476 660 566 604 566', '#b8a27c', 15) +
      line('M178 470C140 478 140 560 192 562M622 470C660 478 660 560 608 562', '#8a7550', 4, 'stroke-dasharray="4 8"');
    return {
      fit: [1.04, 0, 10],
      art:
        ellipse(400, 388, 242, 56, shade(body, -0.36)) +
        toys +
        ellipse(400, 440, 240, 40, '#3a2c1e', `opacity=".0"`) +
        `<g ${paint.texture('cloth', '.4 .4')}>${cloth}</g>` +
        rope +
        path(
          'M214 460C214 530 224 580 236 612L262 618C250 570 246 520 248 468Z',
          WHITE,
          `opacity=".26" ${paint.blur(8)}`,
        ),
      ground: 642,
      contacts: [
        [400, 646, 212, 11, 0.6],
        [416, 644, 250, 24, 0.25],
      ],
    };
  };

export const mobile: Drawing =
  ({ body, second }) =>
  (paint) => {
    const felt = (outline: string, colour: Hex) =>
      path(outline, paint.radial(ramp([0, shade(colour, 0.08)], [0.5, colour], [1, shade(colour, -0.14)])));
    const cloud = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        felt('M-70 30C-104 30-104-16-70-20C-68-60-14-70 4-38C30-60 70-40 66-10C100-8 98 30 66 30Z', body) +
          line('M-60 22C-40 24 40 24 60 22', shade(body, -0.2), 3, 'stroke-dasharray="7 6"') +
          ellipse(-26, -22, 24, 10, WHITE, `opacity=".5" ${paint.blur(5)}`),
      );
    const star = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        felt('M0-46L14-16L46-12L22 12L30 44L0 28L-30 44L-22 12L-46-12L-14-16Z', second),
      );
    const moon = (x: number, y: number) =>
      felt(
        `M${x + 20} ${y - 66}C${x - 60} ${y - 66} ${x - 84} ${y + 40} ${x - 20} ${y + 66}C${x + 14} ${y + 80} ${x + 50} ${y + 66} ${x + 64} ${y + 44}C${x + 10} ${y + 48} ${x - 22} ${y - 22} ${x + 20} ${y - 66}Z`,
        second,
      ) +
      line(
        `M${x - 36} ${y - 20}C${x - 46} ${y + 16} ${x - 30} ${y + 46} ${x - 4} ${y + 56}`,
        shade(second, -0.2),
        3,
        'stroke-dasharray="7 6"',
      );
    const thread = (x: number, from: number, to: number) => line(`M${x} ${from}V${to}`, '#8a8072', 2.5);
    const beads = (x: number, ys: ReadonlyArray<number>) =>
      ys
        .map((y, nth) =>
          ellipse(
            x,
            y,
            11,
            11,
            paint.radial(
              ramp(
                [0, WHITE],
                [0.3, nth % 2 ? mix(second, WHITE, 0.3) : OAK],
                [1, shade(nth % 2 ? second : OAK, -0.2)],
              ),
            ),
          ),
        )
        .join('');
    const ring =
      line('M400 60L190 214M400 60L610 214M400 60L330 250M400 60L470 250', '#8a8072', 2.5) +
      ellipse(400, 226, 222, 44, 'none', `stroke="${shade(OAK, -0.12)}" stroke-width="20"`) +
      ellipse(400, 222, 222, 44, 'none', `stroke="${shade(OAK, 0.1)}" stroke-width="9"`) +
      ellipse(400, 56, 18, 18, paint.radial(ramp([0, shade(OAK, 0.2)], [0.6, OAK], [1, shade(OAK, -0.2)])));
    const hung =
      thread(186, 232, 420) +
      thread(614, 232, 400) +
      thread(306, 262, 560) +
      thread(494, 262, 540) +
      thread(400, 270, 390) +
      beads(186, [300, 322]) +
      beads(614, [290, 312]) +
      beads(306, [400, 422]) +
      beads(494, [410, 432]) +
      cloud(186, 440, 0.96) +
      cloud(614, 420, 0.96) +
      moon(400, 440) +
      star(306, 600, 1) +
      cloud(500, 590, 1.1);
    return {
      art: ring + hung,
      cast: 'wall',
      castX: 30,
      castY: 34,
      castBlur: 15,
      castDarkness: 0.26,
      fit: [1.04, 0, 66],
    };
  };
