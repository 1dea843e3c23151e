import { cylinder, type Drawing, ellipse, glass, group, line, path, ramp, shade, WHITE } from '../kit.ts';

export const wineglass: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline =
      'M-86 0C-126 86 -130 196 -62 246C-36 264 -10 268 -8 288L-5 436C-6 452 -40 458 -92 470C-60 486 60 486 92 470C40 458 6 452 5 436L8 288C10 268 36 264 62 246C130 196 126 86 86 0Z';
    const glassOf = (wine: boolean) =>
      (wine
        ? path(
            'M-110 108C-116 170 -104 216 -60 242C-30 258 30 258 60 242C104 216 116 170 110 108Z',
            paint.linear(
              ramp([0, shade(second, -0.14)], [0.25, shade(second, 0.06)], [0.6, second], [1, shade(second, -0.16)]),
            ),
            'opacity=".94"',
          ) + ellipse(0, 108, 110, 21, paint.linear(ramp([0, shade(second, 0.03)], [1, shade(second, 0.13)])))
        : '') +
      path(outline, paint.linear(glass(body))) +
      ellipse(0, 468, 92, 17, body, 'opacity=".28"') +
      ellipse(0, 466, 92, 16, 'none', `stroke="${shade(body, 0.02)}" stroke-width="2" opacity=".8"`) +
      ellipse(-20, 468, 50, 8, WHITE, `opacity=".6" ${paint.blur(4)}`) +
      line('M-92 470C-60 488 60 488 92 470', WHITE, 3, 'opacity=".9"') +
      path(
        'M-22 252C-8 262 -9 300 -6 340L-5 446L-20 464H20L5 446L6 340C9 300 8 262 22 252Z',
        paint.linear(
          ramp([0, shade(body, -0.12), 0.8], [0.35, WHITE, 0.95], [0.6, body, 0.35], [1, shade(body, -0.12), 0.8]),
          -8,
          0,
          8,
          0,
          true,
        ),
      ) +
      line('M-86 2C-126 86 -130 196 -62 246M86 2C126 86 130 196 62 246', shade(body, -0.1), 2, 'opacity=".55"') +
      ellipse(0, 0, 86, 15, WHITE, `fill-opacity=".25" stroke="${shade(body, 0)}" stroke-width="2.5"`) +
      path('M-88 40C-108 100 -106 170 -74 214C-88 160 -86 90 -68 36Z', WHITE, `opacity=".78" ${paint.blur(2.5)}`) +
      path('M76 60C96 110 94 160 78 190C84 150 82 100 66 58Z', WHITE, `opacity=".45" ${paint.blur(2.5)}`);
    const art =
      group('translate(284 142) scale(.94)', glassOf(false)) + group('translate(480 154) scale(1.04)', glassOf(true));
    return {
      fit: [1.08, 0, 20],
      art,
      ground: 650,
      castDarkness: 0.42,
      contacts: [
        [284, 590, 84, 9, 0.3],
        [480, 648, 92, 10, 0.4],
      ],
    };
  };

export const tumbler: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline = 'M-122 0A122 27 0 0 1 122 0L106 262C104 288 60 300 0 300C-60 300 -104 288 -106 262Z';
    const flutes = Array.from({ length: 13 }, (_, i) => {
      const across = Math.sin(((i - 6) / 6.6) * (Math.PI / 2));
      const top = 66 + 20 * Math.sqrt(1 - across * across);
      const foot = 250 + 20 * Math.sqrt(1 - across * across);
      const groove = `M${(116 * across).toFixed(1)} ${top.toFixed(1)}L${(104 * across).toFixed(1)} ${foot.toFixed(1)}`;
      return (
        line(groove, shade(body, -0.2), 7, 'opacity=".3"') +
        line(groove, WHITE, 4, 'opacity=".62" transform="translate(-6 0)"')
      );
    }).join('');
    const glassOf = (depth: number, drink: boolean) =>
      path(outline, body, `opacity="${depth}"`) +
      (drink
        ? path(
            'M-114 112L-106 250C-100 276 100 276 106 250L114 112C80 138 -80 138 -114 112Z',
            paint.linear(cylinder(second)),
            'opacity=".62"',
          ) + ellipse(0, 112, 114, 23, shade(second, 0.1), 'opacity=".85"')
        : '') +
      flutes +
      path(
        'M-108 250C-104 284 -60 300 0 300C60 300 104 284 108 250C80 274 -80 274 -108 250Z',
        paint.linear(glass(shade(body, -0.1))),
      ) +
      path(outline, paint.linear(glass(shade(body, -0.15))), 'opacity=".75"') +
      ellipse(0, 3, 117, 24, shade(body, -0.14), 'opacity=".22"') +
      ellipse(0, 0, 122, 27, WHITE, `fill-opacity=".14" stroke="${shade(body, 0.12)}" stroke-width="5"`) +
      line('M-118 10C-90 30 -20 34 10 32', WHITE, 4, 'opacity=".9"') +
      path('M-98 40L-86 246L-72 252L-78 44Z', WHITE, `opacity=".6" ${paint.blur(4)}`) +
      ellipse(20, 286, 66, 7, WHITE, `opacity=".5" ${paint.blur(4)}`);
    const art =
      group('translate(300 254) scale(.98)', glassOf(0.2, false)) +
      ellipse(452, 560, 110, 26, '#3a2c1e', `opacity=".2" ${paint.blur(14)}`) +
      group('translate(488 316) scale(1.08)', glassOf(0.3, true));
    return {
      fit: [1.08, 0, 0],
      art,
      ground: 640,
      castDarkness: 0.4,
      contacts: [
        [300, 548, 98, 12, 0.4],
        [486, 640, 104, 13, 0.45],
      ],
    };
  };

export const decanter: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline =
      'M352 150C356 260 372 330 330 400C280 470 176 500 170 562C166 620 270 648 400 648C530 648 634 620 630 562C624 500 520 470 470 400C428 330 444 260 448 150Z';
    let art =
      path(
        'M214 520C184 538 174 552 172 566C170 618 270 644 400 644C530 644 630 618 628 566C626 552 616 538 586 520Z',
        paint.linear(
          ramp([0, shade(second, -0.14)], [0.2, shade(second, 0.08)], [0.5, second], [1, shade(second, -0.18)]),
        ),
        'opacity=".95"',
      ) + ellipse(400, 520, 187, 32, paint.linear(ramp([0, shade(second, 0.02)], [1, shade(second, 0.16)])));
    art +=
      path(outline, body, 'opacity=".14"') +
      line(outline.replace('Z', ''), shade(body, -0.05), 2.5, 'opacity=".75"') +
      path(outline, paint.linear(glass(body)), 'opacity=".6"') +
      line('M170 562C166 620 270 648 400 648C530 648 634 620 630 562', shade(body, 0.2), 3, 'opacity=".7"') +
      ellipse(400, 150, 48, 10, WHITE, `fill-opacity=".3" stroke="${shade(body, 0.1)}" stroke-width="4"`);
    art +=
      path(
        'M366 176C370 260 384 340 344 408C300 468 228 500 204 548C234 516 320 470 360 410C392 350 382 270 384 176Z',
        WHITE,
        `opacity=".85" ${paint.blur(3)}`,
      ) +
      path('M222 560C230 600 280 622 330 630C280 606 250 584 244 552Z', WHITE, `opacity=".5" ${paint.blur(5)}`) +
      path('M540 478C580 504 604 530 606 560C590 530 560 504 520 486Z', WHITE, `opacity=".6" ${paint.blur(3)}`);
    return {
      fit: [1.08, 0, 10],
      art,
      ground: 646,
      castDarkness: 0.4,
      contacts: [
        [400, 644, 190, 13, 0.5],
        [420, 642, 230, 22, 0.2],
      ],
    };
  };
