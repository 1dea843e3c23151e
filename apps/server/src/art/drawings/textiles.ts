import { box, type Drawing, ellipse, group, type Hex, line, mix, path, ramp, shade, WHITE } from '../kit.ts';

export const pillow: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline =
      'M-168-196C-84-186 84-186 168-196C198-200 214-188 207-160C196-88 196 88 207 162C214 190 198 202 170 198C86 187-86 187-170 198C-198 202-214 190-207 162C-196 88-196-88-207-160C-214-188-198-200-168-196Z';
    const bandsOf = (colour: Hex) =>
      line(
        'M-146-190C-138-80-138 80-148 192M-120-188C-114-80-114 80-122 190M146-190C138-80 138 80 148 192M120-188C114-80 114 80 122 190',
        colour,
        7,
        'opacity=".8"',
      );
    const cushion = (colour: Hex, bands: string) =>
      path(
        outline,
        paint.radial(
          ramp([0, shade(colour, 0.06)], [0.4, colour], [0.72, shade(colour, -0.07)], [1, shade(colour, -0.2)]),
          0.38,
          0.34,
          0.76,
        ),
      ) +
      bands +
      line(outline, shade(colour, -0.1), 7, 'opacity=".5"') +
      line(outline, shade(colour, 0.08), 2, 'opacity=".5" transform="translate(-2 -2)"') +
      line(
        'M-184-176C-170-156-150-140-126-130M-160-184C-150-170-136-158-120-152M184-176C170-156 150-140 126-130M160-184C150-170 136-158 120-152M-184 178C-170 158-150 144-126 134M184 178C170 158 150 144 126 134',
        shade(colour, -0.22),
        9,
        `opacity=".34" ${paint.blur(6)}`,
      ) +
      line('M-150 170C-60 156 60 156 150 170', shade(colour, -0.2), 14, `opacity=".3" ${paint.blur(9)}`) +
      ellipse(-50, -80, 90, 60, WHITE, `opacity=".16" ${paint.blur(22)}`);
    const art =
      `<g ${paint.texture('cloth', '.6 .22')}>` +
      group('translate(322 396) rotate(-8) scale(1.06)', cushion(second, bandsOf(mix(second, body, 0.75)))) +
      ellipse(520, 480, 176, 140, '#3a2c1e', `opacity=".24" ${paint.blur(22)}`) +
      group('translate(474 474) rotate(6) scale(.92 .84)', cushion(body, '')) +
      '</g>';
    return {
      fit: [1.02, -10, 0],
      art,
      ground: 640,
      castLength: 0.4,
      castDepth: 0.4,
      contacts: [
        [330, 618, 180, 12, 0.5],
        [480, 642, 160, 11, 0.6],
        [440, 640, 280, 24, 0.3],
      ],
    };
  };

export const throwBlanket: Drawing =
  ({ body, second }) =>
  (paint) => {
    let art = '';
    const fold = (y: number, c: Hex, i: number) =>
      path(
        `M${184 + i * 5} ${y}C${140 + i * 6} ${y} ${140 + i * 6} ${y + 76} ${184 + i * 5} ${y + 76}H${618 - i * 6}C${640 - i * 5} ${y + 72} ${640 - i * 5} ${y + 6} ${618 - i * 6} ${y}Z`,
        paint.vertical(ramp([0, shade(c, 0.05)], [0.45, c], [0.82, shade(c, -0.16)], [1, shade(c, -0.3)])),
      );
    [564, 500, 436].forEach((y, i) => {
      art += fold(y, i === 1 ? shade(body, -0.02) : body, i);
    });
    art += path(
      'M196 446C180 400 250 356 300 348H560C610 352 634 400 616 446C560 462 250 462 196 446Z',
      paint.linear(ramp([0, shade(body, 0.08)], [0.6, shade(body, 0.02)], [1, shade(body, -0.07)]), 0, 0, 1, 0.6),
    );
    art += path(
      'M410 349H520C538 370 546 420 544 456L548 590C520 604 440 604 414 590L418 456C418 410 414 372 410 349Z',
      paint.vertical(
        ramp([0, shade(body, 0.1)], [0.38, shade(body, 0.03)], [0.46, shade(body, -0.05)], [1, shade(body, -0.12)]),
      ),
    );
    art += [478, 504, 552]
      .map((y, i) =>
        line(`M416 ${y}C450 ${y + 9} 512 ${y + 9} 546 ${y}`, second, i === 1 ? 22 : 7, 'stroke-linecap="butt"'),
      )
      .join('');
    art =
      `<g ${paint.texture('pile', '.16 .5')}>${art}</g>` +
      `<path d="M416 612C450 622 516 622 547 612" fill="none" stroke="${shade(body, -0.03)}" stroke-width="42" stroke-dasharray="6 4.5"/>` +
      path(
        'M402 360C412 440 410 520 404 600C396 610 384 600 386 580C392 500 392 420 384 360Z',
        '#3a2c1e',
        `opacity=".26" ${paint.blur(8)}`,
      ) +
      ellipse(290, 396, 90, 24, WHITE, `opacity=".3" ${paint.blur(14)}`);
    return {
      fit: [1.22, 0, -60],
      art,
      ground: 640,
      contacts: [
        [400, 642, 230, 12, 0.6],
        [420, 642, 270, 24, 0.25],
      ],
    };
  };

export const towels: Drawing =
  ({ body, second }) =>
  (paint) => {
    const towel = (y: number, c: Hex, x: number, width: number) =>
      path(
        `M${x + 38} ${y}H${x + width - 24}C${x + width + 4} ${y + 2} ${x + width + 4} ${y + 34} ${x + width - 14} ${y + 36}C${x + width + 6} ${y + 38} ${x + width + 6} ${y + 68} ${x + width - 26} ${y + 72}H${x + 38}C${x - 12} ${y + 72} ${x - 12} ${y} ${x + 38} ${y}Z`,
        paint.vertical(ramp([0, shade(c, 0.07)], [0.3, c], [0.75, shade(c, -0.11)], [1, shade(c, -0.26)])),
      ) +
      line(
        `M${x + 40} ${y + 36}C${x + 150} ${y + 41} ${x + width - 150} ${y + 41} ${x + width - 14} ${y + 36}`,
        shade(c, -0.28),
        5,
        `opacity=".6" ${paint.blur(2)}`,
      ) +
      path(
        `M${x + 14} ${y + 20}C${x + 8} ${y + 40} ${x + 14} ${y + 54} ${x + 26} ${y + 62}C${x + 18} ${y + 48} ${x + 18} ${y + 34} ${x + 26} ${y + 16}Z`,
        shade(c, 0.1),
        'opacity=".5"',
      );
    const top = mix(body, second, 0.4);
    const stack =
      (
        [
          [566, second, 168, 462],
          [496, second, 176, 450],
          [426, body, 164, 458],
          [356, body, 174, 444],
          [288, top, 170, 448],
        ] as const
      )
        .map(([y, colour, x, width]) => towel(y, colour, x, width))
        .join('') +
      path(
        'M176 302C190 262 230 240 284 236H548C594 240 622 270 620 302C560 318 240 318 176 302Z',
        paint.linear(ramp([0, shade(top, 0.12)], [0.6, shade(top, 0.05)], [1, shade(top, -0.04)]), 0, 0, 1, 0.5),
      ) +
      path('M520 236H544C580 244 600 274 598 306L570 310C574 278 556 246 520 236Z', shade(top, -0.1), 'opacity=".8"') +
      path('M494 236H506C540 246 556 278 554 311L542 312C546 280 530 248 494 236Z', shade(top, -0.1), 'opacity=".6"');
    return {
      fit: [1.12, 0, -20],
      art:
        `<g ${paint.texture('pile', '.42')}>${stack}</g>` +
        ellipse(320, 268, 90, 14, WHITE, `opacity=".34" ${paint.blur(11)}`),
      ground: 640,
      contacts: [
        [400, 640, 216, 11, 0.65],
        [420, 640, 262, 24, 0.25],
      ],
    };
  };

export const rug: Drawing =
  ({ body, second }) =>
  (paint) => {
    const accent = '#46564e';
    const zigzag = (y: number, c: Hex, w = 9) => {
      let d = `M196 ${y}`;
      for (let i = 1; i <= 16; i++) d += `L${196 + i * 25.5} ${y + (i % 2 ? -24 : 0)}`;
      return line(d, c, w, 'stroke-linejoin="round"');
    };
    const fringe = (y: number) =>
      `<path d="M180 ${y}H620" stroke="${shade(body, 0.04)}" stroke-width="40" stroke-dasharray="7 5"/>`;
    let art =
      box(180, 110, 440, 580, 4, body) +
      box(180, 140, 440, 30, 0, second) +
      box(180, 630, 440, 30, 0, second) +
      box(180, 182, 440, 8, 0, accent) +
      box(180, 610, 440, 8, 0, accent) +
      zigzag(240, accent) +
      zigzag(266, second) +
      zigzag(566, second) +
      zigzag(592, accent) +
      [310, 400, 490]
        .map((y, i) =>
          (
            [
              [232, second],
              [344, accent],
              [456, second],
              [568, accent],
            ] as const
          )
            .map(
              ([x, c], j) =>
                path(
                  `M${x} ${y - 40}L${x + 40} ${y}L${x} ${y + 40}L${x - 40} ${y}Z`,
                  (i + j) % 2 ? shade(body, -0.12) : c,
                ) + path(`M${x} ${y - 17}L${x + 17} ${y}L${x} ${y + 17}L${x - 17} ${y}Z`, body),
            )
            .join(''),
        )
        .join('');
    art =
      fringe(94) +
      fringe(706) +
      `<g ${paint.texture('pile', '.16 .4')}>${art}</g>` +
      box(
        180,
        110,
        440,
        580,
        4,
        paint.linear(ramp([0, WHITE, 0.2], [0.5, WHITE, 0], [1, '#3a2c1e', 0.18]), 0, 0, 1, 1),
      );
    return {
      art: group('rotate(-11 400 400) translate(400 400) scale(.98) translate(-400 -400)', art),
      cast: 'wall',
      castX: 9,
      castY: 11,
      castBlur: 9,
      castDarkness: 0.42,
    };
  };
