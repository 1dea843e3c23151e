import { box, type Drawing, ellipse, line, metal, path, ramp, SOOT, shade, WHITE } from '../kit.ts';

export const mixer: Drawing =
  ({ body, second }) =>
  (paint) => {
    const head = paint.vertical(
      ramp(
        [0, shade(body, 0.07)],
        [0.3, shade(body, 0.03)],
        [0.62, shade(body, -0.05)],
        [0.86, shade(body, -0.2)],
        [1, shade(body, -0.12)],
      ),
    );
    let art = path(
      'M470 316C490 420 478 520 438 604H626C640 520 650 410 636 300Z',
      paint.linear(
        ramp(
          [0, shade(body, -0.18)],
          [0.25, shade(body, -0.05)],
          [0.55, shade(body, 0.03)],
          [0.85, shade(body, -0.13)],
          [1, shade(body, -0.2)],
        ),
      ),
    );
    art +=
      path(
        'M150 642C146 608 170 596 214 592L440 588C470 570 600 570 634 590C656 604 656 642 640 648C560 656 220 656 166 650C154 650 150 648 150 642Z',
        paint.vertical(ramp([0, shade(body, 0.08)], [0.4, body], [1, shade(body, -0.2)])),
      ) + ellipse(300, 600, 140, 14, shade(body, -0.26), `opacity=".55" ${paint.blur(6)}`);
    // whisk shaft, bowl
    art +=
      box(286, 306, 44, 56, 4, paint.linear(metal(second))) +
      line(
        'M308 350C250 420 262 470 308 486C354 470 366 420 308 350M308 350C288 420 292 460 308 486C324 460 328 420 308 350',
        shade(second, -0.12),
        6,
      );
    art +=
      path('M168 412C172 520 214 590 268 598H344C400 590 444 520 448 412Z', paint.linear(metal(second))) +
      ellipse(308, 412, 140, 26, shade(second, 0.14)) +
      ellipse(
        308,
        415,
        132,
        21,
        paint.linear(ramp([0, shade(second, -0.34)], [0.6, shade(second, -0.12)], [1, shade(second, 0.06)])),
      ) +
      line('M300 352C284 380 282 400 284 424M318 352C332 380 334 400 332 424', shade(second, 0.02), 5);
    art +=
      line('M440 452C500 440 500 520 424 524', shade(second, -0.12), 14) +
      line('M440 449C494 440 496 512 426 519', shade(second, 0.14), 5);
    // head
    art += path(
      'M196 240C202 186 300 166 440 166C560 166 640 184 656 236C668 282 654 318 612 326L270 330C214 330 190 292 196 240Z',
      head,
    );
    art += path(
      'M200 268C206 280 640 284 660 262C662 274 660 284 656 292C600 300 250 300 206 292C202 284 200 276 200 268Z',
      paint.linear(metal(second)),
      'opacity=".95"',
    );
    art +=
      ellipse(206, 246, 22, 36, paint.linear(metal(shade(second, -0.04)))) +
      ellipse(202, 246, 13, 23, shade(second, -0.28)) +
      ellipse(560, 350, 17, 17, paint.radial(ramp([0, shade(second, 0.16)], [1, shade(second, -0.3)]))) +
      ellipse(556, 346, 6, 5, WHITE, 'opacity=".8"');
    art +=
      path(
        'M246 206C300 186 420 182 540 188C600 192 620 202 616 212C520 202 340 204 256 226C240 228 236 214 246 206Z',
        WHITE,
        `opacity=".62" ${paint.blur(6)}`,
      ) +
      path('M494 352C504 430 498 500 476 566C500 500 526 430 520 346Z', WHITE, `opacity=".34" ${paint.blur(6)}`) +
      path('M212 440C220 500 240 550 266 580C250 530 244 480 246 440Z', WHITE, `opacity=".7" ${paint.blur(5)}`);
    return {
      fit: [1.1, 0, -10],
      art,
      ground: 648,
      contacts: [
        [404, 650, 244, 11, 0.65],
        [430, 648, 280, 24, 0.25],
      ],
    };
  };

export const kettle: Drawing =
  ({ body, second }) =>
  (paint) => {
    const enamel = paint.linear(
      ramp(
        [0, shade(body, -0.1)],
        [0.1, shade(body, 0.02)],
        [0.26, shade(body, 0.17)],
        [0.44, shade(body, 0.03)],
        [0.8, shade(body, -0.12)],
        [0.95, shade(body, -0.02)],
        [1, shade(body, -0.1)],
      ),
    );
    const spout = 'M312 556C226 552 246 452 206 366C192 336 176 322 142 318';
    let art =
      line(spout, shade(body, -0.06), 27) +
      line(
        'M308 548C234 546 250 446 210 360C196 332 178 320 146 316',
        shade(body, 0.2),
        7,
        `opacity=".7" ${paint.blur(2)}`,
      ) +
      ellipse(141, 318, 6, 13, shade(body, -0.16), 'transform="rotate(-8 141 318)"');
    art +=
      line('M502 356C600 330 668 352 660 418C656 470 640 520 622 566', shade(second, -0.2), 34) +
      `<enamel ${paint.texture('wood', '.08 .02')}>` +
      line('M502 354C598 328 664 352 656 418C652 470 638 518 620 562', second, 27) +
      '</enamel>' +
      line('M516 344C590 330 640 344 646 392', shade(second, 0.24), 6, `opacity=".6" ${paint.blur(2)}`);
    art +=
      path(
        'M316 340C304 420 282 520 268 586C264 620 300 634 400 634C500 634 536 620 532 586C518 520 496 420 484 340Z',
        enamel,
      ) +
      ellipse(400, 340, 84, 20, shade(body, 0.06)) +
      path(
        'M318 336C330 312 470 312 482 336C470 358 330 358 318 336Z',
        paint.linear(
          ramp([0, shade(body, 0.02)], [0.3, shade(body, 0.22)], [0.6, shade(body, 0.02)], [1, shade(body, -0.08)]),
        ),
      ) +
      box(392, 300, 16, 22, 4, shade(body, -0.1)) +
      ellipse(400, 292, 27, 20, paint.radial(ramp([0, shade(second, 0.16)], [0.6, second], [1, shade(second, -0.2)])));
    art +=
      path(
        'M270 588C300 612 500 612 531 588C536 620 500 634 400 634C300 634 264 620 270 588Z',
        shade(body, -0.16),
        'opacity=".6"',
      ) +
      path(
        'M338 372C326 440 312 520 302 576C324 590 340 588 344 578C344 510 352 440 360 374Z',
        WHITE,
        `opacity=".26" ${paint.blur(7)}`,
      ) +
      line('M508 470L522 570', WHITE, 5, `opacity=".25" ${paint.blur(3)}`);
    return {
      fit: [1.1, 0, -30],
      art,
      ground: 632,
      contacts: [
        [400, 634, 130, 11, 0.7],
        [420, 632, 180, 22, 0.3],
      ],
    };
  };

export const toaster: Drawing =
  ({ body, second }) =>
  (paint) => {
    const outline =
      'M150 420C150 330 176 300 236 296L566 296C626 300 650 330 650 420V566C650 606 632 622 600 624H200C168 622 150 606 150 566Z';
    let art =
      box(186, 616, 60, 26, 8, SOOT) +
      box(554, 616, 60, 26, 8, SOOT) +
      path(
        outline,
        paint.linear(
          ramp(
            [0, shade(body, -0.14)],
            [0.08, shade(body, 0.02)],
            [0.2, shade(body, 0.1)],
            [0.4, shade(body, 0.02)],
            [0.85, shade(body, -0.1)],
            [1, shade(body, -0.2)],
          ),
        ),
      );
    art += path(
      'M176 352C180 308 200 284 250 274H552C602 284 620 308 624 352C600 330 566 322 540 322H260C234 322 200 330 176 352Z',
      paint.vertical(ramp([0, shade(body, 0.14)], [1, shade(body, 0.02)])),
    );
    art +=
      box(258, 284, 284, 13, 6, shade(body, -0.45)) +
      box(250, 304, 300, 14, 7, shade(body, -0.5)) +
      box(250, 316, 300, 4, 2, shade(body, 0.2));
    art += path(
      'M150 556C150 606 168 622 200 624H600C632 622 650 606 650 566V548C560 566 240 566 150 548Z',
      paint.linear(metal(second)),
    );
    art +=
      box(592, 380, 12, 120, 6, shade(body, -0.35)) +
      box(
        570,
        396,
        56,
        24,
        12,
        paint.vertical(ramp([0, shade(second, 0.14)], [0.5, second], [1, shade(second, -0.28)])),
      );
    art +=
      ellipse(226, 500, 27, 27, paint.linear(metal(second))) +
      ellipse(226, 498, 20, 20, paint.radial(ramp([0, shade(second, 0.16)], [1, shade(second, -0.14)]))) +
      box(224, 480, 4, 14, 2, SOOT) +
      [286, 318, 350]
        .map((x) => ellipse(x, 500, 9, 9, shade(body, -0.2)) + ellipse(x, 499, 6, 6, shade(second, 0.1)))
        .join('');
    art += path(
      'M186 380C190 346 212 336 250 334H430C320 346 240 360 214 430C206 470 186 470 186 440Z',
      WHITE,
      `opacity=".5" ${paint.blur(10)}`,
    );
    return {
      fit: [1.08, 0, -20],
      art,
      ground: 640,
      contacts: [
        [216, 642, 42, 7, 0.6],
        [584, 642, 42, 7, 0.6],
        [410, 642, 240, 18, 0.4],
      ],
    };
  };
