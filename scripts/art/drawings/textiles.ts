import { box, type Drawing, ellipse, group, type Hex, line, mix, path, ramp, shade, WHITE } from '../kit.ts';

export const pillow: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline =
      'M-184-194C-110-176 110-176 184-194C206-200 215-190 208-170C187-100 187 100 210 172C216 194 206 203 186 197C110 178-110 178-186 197C-206 203-216 194-210 172C-187 100-187-100-208-170C-215-190-206-200-184-194Z';
    const bandsOf = (colour: Hex) =>
      line(
        'M-150-180C-140-80-140 80-152 182M-124-176C-116-80-116 80-126 179M150-180C140-80 140 80 152 182M124-176C116-80 116 80 126 179',
        colour,
        7,
        'opacity=".8"',
      );
    const cushion = (colour: Hex, bands: string) =>
      `<g ${paint.texture('cloth', '.6 .22')}>` +
      path(
        outline,
        paint.radial(
          ramp([0, shade(colour, 0.06)], [0.4, colour], [0.72, shade(colour, -0.07)], [1, shade(colour, -0.2)]),
          0.38,
          0.34,
          0.76,
        ),
      ) +
      `${bands}</g>` +
      line(outline, shade(colour, -0.1), 7, 'opacity=".5"') +
      line(outline, shade(colour, 0.08), 2, 'opacity=".5" transform="translate(-2 -2)"') +
      line(
        'M-182-168C-160-142-136-120-116-108M182-168C162-142 140-122 122-112M-184 170C-160 146-140 130-120 118M184 170C162 148 142 132 124 122',
        shade(colour, -0.22),
        11,
        `opacity=".3" ${paint.blur(7)}`,
      ) +
      line('M-150 170C-60 156 60 156 150 170', shade(colour, -0.2), 14, `opacity=".3" ${paint.blur(9)}`) +
      ellipse(-50, -80, 90, 60, WHITE, `opacity=".16" ${paint.blur(22)}`);
    const art =
      group('translate(322 396) rotate(-8) scale(1.06)', cushion(second, bandsOf(mix(second, body, 0.75)))) +
      ellipse(520, 480, 176, 140, '#3a2c1e', `opacity=".24" ${paint.blur(22)}`) +
      group('translate(474 474) rotate(6) scale(.92 .84)', cushion(body, ''));
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
      `<g ${paint.texture('wool', '.11 .2')}>${art}</g>` +
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
    let art = '';
    const towel = (y: number, c: Hex, dx: number, w: number) => {
      const x = 400 - w / 2 + dx;
      return (
        box(
          x,
          y,
          w,
          74,
          37,
          paint.vertical(ramp([0, shade(c, 0.06)], [0.3, c], [0.75, shade(c, -0.12)], [1, shade(c, -0.24)])),
        ) +
        line(
          `M${x + 48} ${y + 38}C${x + 140} ${y + 46} ${x + w - 140} ${y + 46} ${x + w - 20} ${y + 38}`,
          shade(c, -0.26),
          5,
          `opacity=".55" ${paint.blur(2)}`,
        ) +
        box(x + w * 0.16, y + 1, 12, 72, 5, shade(c, -0.09), 'opacity=".6"') +
        box(x + w * 0.16 + 20, y + 1, 5, 72, 2, shade(c, -0.09), 'opacity=".6"')
      );
    };
    (
      [
        [566, second, 0, 460],
        [500, second, 6, 452],
        [434, body, -5, 440],
        [368, body, 3, 434],
        [302, mix(body, second, 0.45), -2, 426],
      ] as const
    ).forEach(([y, colour, shift, width]) => {
      art += towel(y, colour, shift, width);
    });
    art += path(
      'M212 312C226 268 270 250 310 246H520C566 250 594 276 600 312C540 334 270 334 212 312Z',
      paint.linear(
        ramp([0, shade(mix(body, second, 0.45), 0.11)], [1, shade(mix(body, second, 0.45), 0)]),
        0,
        0,
        1,
        0.5,
      ),
    );
    art =
      `<g ${paint.texture('wool', '.2 .24')}>${art}</g>` +
      ellipse(330, 284, 90, 16, WHITE, `opacity=".3" ${paint.blur(12)}`);
    return {
      fit: [1.16, 0, -30],
      art,
      ground: 642,
      contacts: [
        [400, 642, 210, 11, 0.65],
        [420, 642, 260, 24, 0.25],
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
