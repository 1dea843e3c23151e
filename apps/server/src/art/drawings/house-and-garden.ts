import { box, cylinder, type Drawing, ellipse, group, type Hex, line, OAK, path, ramp, shade, WHITE } from '../kit.ts';
import { leg } from './pieces.ts';

export const planter: Drawing =
  ({ body, second }) =>
  (paint) => {
    const leafAt = (x: number, y: number, r: number, s: number, c: Hex) =>
      group(
        `translate(${x} ${y}) rotate(${r}) scale(${s})`,
        path(
          'M0 0C34-60 30-150 0-214C-62-168-66-60 0 0Z',
          paint.linear(ramp([0, shade(c, 0.02)], [0.6, shade(c, 0.12)], [1, shade(c, 0.06)])),
        ) +
          path(
            'M0 0C34-60 64-150 0-214C10-150 8-60 0 0Z',
            paint.linear(ramp([0, shade(c, 0.04)], [1, shade(c, -0.12)])),
          ) +
          line('M0-4C6-70 6-150 0-204', shade(c, 0.2), 3, 'opacity=".6"'),
      );
    const art =
      line('M400 470C396 380 404 260 398 170', shade(second, -0.2), 9) +
      leafAt(400, 400, -74, 0.9, shade(second, -0.08)) +
      leafAt(402, 396, 70, 0.94, shade(second, -0.1)) +
      leafAt(398, 340, -48, 1.02, second) +
      leafAt(402, 326, 50, 1, shade(second, -0.04)) +
      leafAt(398, 260, -34, 0.94, second) +
      leafAt(402, 246, 36, 0.9, shade(second, 0.02)) +
      leafAt(398, 226, 2, 0.9, shade(second, 0.05)) +
      leafAt(396, 440, -30, 0.8, shade(second, 0.02)) +
      leafAt(404, 440, 34, 0.76, shade(second, -0.02));
    const stand =
      leg(paint, 252, 560, 26, 156, OAK) +
      leg(paint, 522, 560, 26, 156, shade(OAK, -0.06)) +
      box(250, 622, 300, 18, 4, paint.vertical(ramp([0, shade(OAK, 0.05)], [1, shade(OAK, -0.2)])));
    const pot =
      path(
        'M262 438L276 610C280 634 340 640 400 640C460 640 520 634 524 610L538 438Z',
        paint.linear(cylinder(body, 1.1)),
      ) +
      ellipse(400, 438, 138, 30, shade(body, 0.06)) +
      ellipse(400, 441, 126, 24, '#3d2c20') +
      path('M290 470L300 590C306 604 322 608 330 606L324 476Z', WHITE, `opacity=".34" ${paint.blur(8)}`);
    return {
      fit: [0.95, 0, 14],
      art:
        `<g ${paint.texture('wood', '.1 .006')}>${stand}</g>` +
        `<g ${paint.texture('speck')}>${pot}</g>` +
        art +
        path('M274 438C330 474 470 474 526 438L538 438C536 474 264 474 262 438Z', shade(body, 0.03)),
      ground: 712,
      castLength: 0.34,
      contacts: [
        [265, 718, 22, 5, 0.6],
        [535, 718, 22, 5, 0.6],
        [410, 708, 190, 22, 0.24],
      ],
    };
  };

export const basket: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline =
      'M174 352C180 470 206 580 226 616C252 640 320 648 400 648C480 648 548 640 574 616C594 580 620 470 626 352Z';
    const weave = paint.pattern(
      44,
      32,
      box(1, 1, 42, 14, 7, paint.vertical(ramp([0, shade(body, 0.15)], [0.5, body], [1, shade(body, -0.22)]))) +
        group(
          'translate(22 16)',
          box(
            1,
            1,
            42,
            14,
            7,
            paint.vertical(ramp([0, shade(body, 0.1)], [0.5, shade(body, -0.03)], [1, shade(body, -0.25)])),
          ),
        ) +
        group(
          'translate(-22 16)',
          box(
            1,
            1,
            42,
            14,
            7,
            paint.vertical(ramp([0, shade(body, 0.1)], [0.5, shade(body, -0.03)], [1, shade(body, -0.25)])),
          ),
        ),
    );
    const handle = (x: number, f: number) =>
      line(`M${x} 372C${x - 10 * f} 270 ${x + 80 * f} 270 ${x + 84 * f} 360`, shade(body, -0.2), 22) +
      line(`M${x} 370C${x - 10 * f} 266 ${x + 80 * f} 266 ${x + 84 * f} 358`, shade(body, 0.04), 14) +
      line(
        `M${x - 2} 360C${x - 8 * f} 270 ${x + 74 * f} 262 ${x + 84 * f} 346`,
        shade(body, 0.22),
        4,
        'stroke-dasharray="9 8" opacity=".7"',
      );
    let art =
      ellipse(400, 352, 226, 56, shade(body, -0.36)) +
      path(
        'M222 360C232 300 300 262 372 282C420 250 540 262 574 350C520 396 290 396 222 360Z',
        paint.radial(ramp([0, shade(second, 0.05)], [0.5, second], [1, shade(second, -0.2)]), 0.36, 0.2, 0.8),
      ) +
      line(
        'M372 284C404 312 410 346 404 384M300 286C330 312 340 346 336 380',
        shade(second, -0.24),
        9,
        `opacity=".4" ${paint.blur(5)}`,
      );
    art +=
      path(
        'M174 352C230 420 570 420 626 352C620 470 594 580 574 616C548 640 480 648 400 648C320 648 252 640 226 616C206 580 180 470 174 352Z',
        shade(body, -0.2),
      ) +
      path(
        'M174 352C230 420 570 420 626 352C620 470 594 580 574 616C548 640 480 648 400 648C320 648 252 640 226 616C206 580 180 470 174 352Z',
        weave,
      ) +
      path(
        outline,
        paint.linear(
          ramp(
            [0, '#2a1808', 0.42],
            [0.2, '#2a1808', 0],
            [0.36, WHITE, 0.14],
            [0.55, '#2a1808', 0.04],
            [1, '#2a1808', 0.55],
          ),
        ),
        paint.clip('<path d="M170 352C230 424 570 424 630 352V660H170Z"/>'),
      );
    art +=
      line('M175 356C230 422 570 422 625 356', shade(body, -0.24), 24) +
      line('M175 353C230 417 570 417 625 353', shade(body, 0.06), 15) +
      line('M175 351C230 414 570 414 625 351', shade(body, 0.22), 5, 'stroke-dasharray="12 10" opacity=".75"') +
      handle(196, 1) +
      handle(604, -1);
    art +=
      path(
        'M424 338C470 316 528 322 556 346C566 400 560 470 548 524C516 536 466 540 436 532C440 470 440 400 424 338Z',
        paint.linear(
          ramp(
            [0, shade(second, -0.06)],
            [0.2, shade(second, 0.06)],
            [0.36, shade(second, -0.05)],
            [0.55, shade(second, 0.04)],
            [0.78, shade(second, -0.1)],
            [1, shade(second, -0.02)],
          ),
        ),
      ) +
      `<path d="M438 546C470 556 518 552 546 538" fill="none" stroke="${shade(second, -0.07)}" stroke-width="32" stroke-dasharray="6 4"/>` +
      line('M438 500C470 508 520 506 550 494', '#8a6b4a', 6, 'opacity=".7" stroke-linecap="butt"');
    return {
      fit: [1.1, 0, -30],
      art,
      ground: 646,
      contacts: [
        [400, 648, 176, 12, 0.6],
        [420, 646, 230, 22, 0.25],
      ],
    };
  };
