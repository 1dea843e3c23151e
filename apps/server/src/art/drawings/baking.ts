import {
  box,
  cylinder,
  type Drawing,
  ellipse,
  glass,
  group,
  type Hex,
  line,
  metal,
  mix,
  path,
  ramp,
  shade,
  WHITE,
} from '../kit.ts';

export const bakingDish: Drawing =
  ({ body, second }) =>
  (paint) => {
    const handle = (x: number, tone: number) =>
      path(
        `M${x} 428C${x - 4} 414 ${x + 6} 408 ${x + 20} 408H${x + 70}C${x + 84} 408 ${x + 92} 416 ${x + 90} 430L${x + 88} 462C${x + 86} 474 ${x + 78} 478 ${x + 66} 478H${x + 22}C${x + 8} 478 ${x + 2} 470 ${x} 458Z`,
        paint.vertical(ramp([0, shade(body, 0.1 + tone)], [0.5, shade(body, tone)], [1, shade(body, -0.2)])),
      );
    const dish =
      handle(74, 0) +
      handle(636, -0.05) +
      path(
        'M134 470H666L646 592C642 616 628 628 602 628H198C172 628 158 616 154 592Z',
        paint.linear(
          ramp(
            [0, shade(body, -0.1)],
            [0.12, shade(body, 0.04)],
            [0.3, shade(body, 0.07)],
            [0.6, body],
            [1, shade(body, -0.2)],
          ),
        ),
      ) +
      path(
        'M152 584C158 610 172 628 198 628H602C628 628 642 610 648 584L646 592C640 606 622 612 602 612H198C178 612 160 606 154 592Z',
        shade(body, -0.3),
        'opacity=".5"',
      ) +
      path(
        'M216 370H584C606 370 618 378 628 396L668 468C680 492 668 506 642 506H158C132 506 120 492 132 468L172 396C182 378 194 370 216 370Z',
        paint.linear(ramp([0, shade(body, 0.12)], [0.5, shade(body, 0.06)], [1, shade(body, -0.08)])),
      ) +
      path(
        'M226 386H574C592 386 600 392 608 406L640 462C648 478 640 488 620 488H180C160 488 152 478 160 462L192 406C200 392 208 386 226 386Z',
        paint.vertical(ramp([0, shade(second, -0.26)], [0.5, shade(second, -0.1)], [1, shade(second, 0.02)])),
      ) +
      path(
        'M224 430H576L606 474C610 482 606 488 596 488H204C194 488 190 482 194 474Z',
        paint.linear(ramp([0, shade(second, -0.06)], [0.5, second], [1, shade(second, -0.08)])),
      ) +
      ellipse(330, 468, 120, 12, shade(second, 0.08), `opacity=".8" ${paint.blur(8)}`);
    return {
      fit: [1.06, 0, -60],
      art:
        `<g ${paint.texture('speck')}>${dish}</g>` +
        path('M196 526C200 566 206 590 218 604H252C238 580 232 556 232 526Z', WHITE, `opacity=".34" ${paint.blur(7)}`) +
        line('M160 497H560', WHITE, 4, `opacity=".5" ${paint.blur(2)}`),
      ground: 630,
      castLength: 0.5,
      contacts: [
        [400, 630, 220, 11, 0.65],
        [416, 630, 270, 24, 0.26],
      ],
    };
  };

export const sheetPan: Drawing =
  ({ body, second }) =>
  (paint) => {
    const biscuit = (x: number, y: number, size: number) =>
      ellipse(x + 8, y + 10, 56 * size, 25 * size, '#3a2c1e', `opacity=".3" ${paint.blur(6)}`) +
      ellipse(x, y + 5, 56 * size, 26 * size, shade(second, -0.16)) +
      ellipse(
        x,
        y - 4,
        55 * size,
        24 * size,
        paint.radial(ramp([0, shade(second, 0.16)], [0.6, second], [1, shade(second, -0.12)])),
      ) +
      (
        [
          [-22, -6],
          [14, -12],
          [-2, 4],
          [28, 2],
        ] as const
      )
        .map(([dx, dy]) => ellipse(x + dx * size, y - 4 + dy * size, 8 * size, 5 * size, '#4a2c1a'))
        .join('');
    const rows = [
      [366, 0.86, [276, 400, 524]],
      [432, 1, [252, 400, 548]],
      [512, 1.16, [226, 400, 574]],
    ] as const;
    const pan =
      path(
        'M82 572L92 600C96 612 104 616 118 616H682C696 616 704 612 708 600L718 572Z',
        paint.linear(metal(shade(body, -0.06))),
      ) +
      path(
        'M196 300H604C618 300 624 304 630 316L722 556C728 574 720 584 702 584H98C80 584 72 574 78 556L170 316C176 304 182 300 196 300Z',
        paint.linear(metal(shade(body, 0.04))),
      ) +
      path(
        'M206 316H594L692 548C696 558 690 564 680 564H120C110 564 104 558 108 548Z',
        paint.vertical(ramp([0, shade(body, -0.28)], [0.25, shade(body, -0.12)], [1, shade(body, -0.04)])),
      );
    const paper =
      path(
        'M222 324H584L660 536C664 546 660 552 650 552H156C146 552 140 546 144 536Z',
        paint.linear(ramp([0, '#f4ead6'], [0.6, '#efe3ca'], [1, '#dccba8']), 0, 0, 1, 0.6),
      ) + line('M224 326H580', WHITE, 3, 'opacity=".7"');
    return {
      fit: [1.04, 0, -20],
      art:
        pan +
        paper +
        rows.map(([y, size, places]) => places.map((x) => biscuit(x, y, size)).join('')).join('') +
        line('M84 570C90 582 98 584 110 584H560', WHITE, 4, `opacity=".7" ${paint.blur(2)}`),
      ground: 616,
      castLength: 0.3,
      contacts: [
        [400, 618, 300, 9, 0.6],
        [412, 618, 320, 22, 0.24],
      ],
    };
  };

export const mixingBowls: Drawing =
  ({ body, second }) =>
  (paint) => {
    const rim = (y: number, radius: number, colour: Hex) =>
      ellipse(400, y, radius, radius * 0.235, shade(colour, 0.08)) +
      ellipse(
        400,
        y + 4,
        radius - 11,
        radius * 0.235 - 7,
        paint.linear(ramp([0, shade(colour, -0.28)], [0.6, shade(colour, -0.1)], [1, colour])),
      );
    const wall = (y: number, radius: number, foot: number, colour: Hex) =>
      path(
        `M${400 - radius} ${y}A${radius} ${radius * 0.235} 0 0 0 ${400 + radius} ${y}C${400 + radius - 4} ${y + foot * 0.56} ${400 + radius * 0.6} ${y + foot * 0.94} ${400 + radius * 0.34} ${y + foot}H${400 - radius * 0.34}C${400 - radius * 0.6} ${y + foot * 0.94} ${404 - radius} ${y + foot * 0.56} ${400 - radius} ${y}Z`,
        paint.linear(cylinder(colour, 1.15)),
      ) +
      line(
        `M${400 - radius} ${y}A${radius} ${radius * 0.235} 0 0 0 ${400 + radius} ${y}`,
        shade(colour, 0.14),
        4,
        'opacity=".8"',
      );
    const middle = mix(body, second, 0.5);
    return {
      fit: [1.06, 0, -10],
      art:
        `<g ${paint.texture('speck')}>` +
        rim(366, 282, body) +
        rim(312, 224, second) +
        rim(262, 164, middle) +
        wall(262, 164, 240, middle) +
        wall(312, 224, 260, second) +
        wall(366, 282, 268, body) +
        path('M308 628H492L484 646C450 654 350 654 316 646Z', paint.linear(cylinder(shade(body, -0.16)))) +
        '</g>' +
        path('M158 436C178 520 226 574 268 600C228 550 204 490 198 436Z', WHITE, `opacity=".38" ${paint.blur(7)}`) +
        path(
          'M206 362C210 380 216 396 224 410L240 414C234 398 230 384 228 368Z',
          WHITE,
          `opacity=".4" ${paint.blur(4)}`,
        ),
      ground: 646,
      contacts: [
        [400, 648, 104, 12, 0.6],
        [420, 646, 190, 24, 0.26],
      ],
    };
  };

export const cakeStand: Drawing =
  ({ body, second }) =>
  (paint) => {
    const icing = mix(second, '#fffaf2', 0.72);
    const stand =
      path('M372 506C376 560 352 596 316 624H484C448 596 424 560 428 506Z', paint.linear(cylinder(body, 1.2))) +
      ellipse(400, 630, 122, 22, paint.linear(cylinder(shade(body, -0.1)))) +
      ellipse(400, 624, 122, 22, paint.linear(cylinder(body))) +
      path(
        'M138 470C150 516 300 530 400 530C500 530 650 516 662 470Z',
        paint.linear(cylinder(shade(body, -0.08), 1.1)),
      ) +
      ellipse(
        400,
        470,
        264,
        48,
        paint.linear(ramp([0, shade(body, -0.04)], [0.35, shade(body, 0.07)], [1, shade(body, -0.1)])),
      ) +
      ellipse(400, 474, 232, 38, shade(body, -0.08), 'opacity=".7"') +
      ellipse(424, 482, 190, 26, '#3a2c1e', `opacity=".28" ${paint.blur(9)}`);
    const cake =
      path('M228 300V448A172 36 0 0 0 572 448V300Z', paint.linear(cylinder(icing, 1.1))) +
      path('M228 360A172 36 0 0 0 572 360V382A172 36 0 0 1 228 382Z', second, 'opacity=".85"') +
      ellipse(400, 300, 172, 37, paint.linear(ramp([0, shade(icing, 0.04)], [1, shade(icing, -0.06)]))) +
      path(
        'M228 300A172 37 0 0 0 572 300C574 330 556 344 548 320C536 352 512 356 504 334C490 366 462 360 454 342C440 372 408 364 400 344C388 370 356 366 348 342C334 360 306 358 300 334C284 352 262 344 254 318C242 336 226 326 228 300Z',
        shade(icing, 0.05),
      );
    const berry = (x: number, y: number, colour: Hex) =>
      ellipse(x + 4, y + 8, 20, 9, '#3a2c1e', `opacity=".26" ${paint.blur(3)}`) +
      ellipse(x, y, 19, 18, paint.radial(ramp([0, shade(colour, 0.2)], [0.5, colour], [1, shade(colour, -0.2)])));
    const berries =
      berry(360, 284, '#8f2f3a') +
      berry(432, 280, '#3f4f73') +
      berry(398, 268, '#a8452b') +
      berry(402, 300, '#8f2f3a') +
      path('M424 296C440 282 462 284 472 294C458 308 438 308 424 296Z', '#6f8a5c');
    return {
      fit: [1.04, 0, -10],
      art: stand + cake + berries + box(262, 326, 22, 116, 11, WHITE, `opacity=".4" ${paint.blur(7)}`),
      ground: 640,
      contacts: [
        [400, 646, 116, 10, 0.6],
        [420, 644, 210, 22, 0.24],
      ],
    };
  };

export const blender: Drawing =
  ({ body, second }) =>
  (paint) => {
    const tint = '#a3b0ab';
    const jug = 'M288 178L322 474H478L512 178Z';
    const top =
      line('M500 236C612 226 608 404 488 412', shade(body, -0.2), 32) +
      line('M500 230C600 224 596 394 488 402', shade(body, 0.03), 20) +
      path(jug, tint, 'opacity=".18"') +
      path('M302 300L322 474H478L498 300C460 318 340 318 302 300Z', '#93ad6a', 'opacity=".86"') +
      ellipse(400, 302, 98, 15, '#b3c78c') +
      path('M302 300L322 474H360L344 308Z', '#7d9756', 'opacity=".35"') +
      path(jug, paint.linear(glass(tint)), 'opacity=".65"') +
      [230, 270, 330, 380, 430].map((y) => line(`M440 ${y}H474`, WHITE, 4, 'opacity=".75"')).join('') +
      path('M314 200L340 456H358L334 200Z', WHITE, `opacity=".6" ${paint.blur(4)}`) +
      path('M280 150H520L516 184H284Z', paint.linear(cylinder(shade(body, -0.1), 1.1))) +
      box(350, 122, 100, 34, 10, paint.linear(cylinder(shade(body, -0.04), 1.1)));
    const base =
      box(314, 468, 172, 26, 8, paint.linear(metal(second))) +
      path(
        'M320 492H480L536 616C542 636 530 648 508 648H292C270 648 258 636 264 616Z',
        paint.linear(cylinder(body, 1.2)),
      ) +
      ellipse(400, 580, 40, 40, paint.linear(metal(second))) +
      ellipse(400, 580, 29, 29, paint.radial(ramp([0, WHITE], [0.5, shade(second, 0.04)], [1, shade(second, -0.2)]))) +
      line('M400 580V558', shade(body, -0.4), 5) +
      group(
        'translate(0 0)',
        path('M312 512H336L306 618C298 630 286 626 288 612Z', WHITE, `opacity=".4" ${paint.blur(6)}`),
      );
    return {
      fit: [1.04, -10, 10],
      art: top + base,
      ground: 646,
      contacts: [
        [400, 650, 140, 10, 0.65],
        [420, 648, 190, 22, 0.26],
      ],
    };
  };
