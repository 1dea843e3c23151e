import { box, cylinder, type Drawing, ellipse, group, line, metal, mix, path, ramp, shade, WHITE } from '../kit.ts';

export const candlesticks: Drawing =
  ({ body, second }) =>
  (paint) => {
    const holder = (x: number, cup: number, foot: number, taper: number) => {
      const stem = foot - cup;
      const light = paint.linear(metal(body));
      return (
        box(x - 15, cup - taper, 30, taper + 6, 9, paint.linear(cylinder(second, 1.1))) +
        ellipse(x, cup - taper + 3, 13, 5, shade(second, 0.08)) +
        line(`M${x} ${cup - taper + 2}V${cup - taper - 14}`, '#4a3a2c', 4) +
        path(
          `M${x} ${cup - taper - 66}C${x + 22} ${cup - taper - 34} ${x + 16} ${cup - taper - 6} ${x} ${cup - taper - 4}C${x - 16} ${cup - taper - 6} ${x - 20} ${cup - taper - 36} ${x} ${cup - taper - 66}Z`,
          paint.vertical(ramp([0, '#fbe7b0', 0.85], [0.6, '#f6c35a'], [1, '#e08a3c'])),
        ) +
        path(
          `M${x - 30} ${cup - 14}H${x + 30}C${x + 30} ${cup + 12} ${x + 16} ${cup + 20} ${x + 9} ${cup + 26}L${x + 8} ${cup + stem * 0.42}C${x + 22} ${cup + stem * 0.48} ${x + 22} ${cup + stem * 0.56} ${x + 9} ${cup + stem * 0.62}L${x + 12} ${foot - 36}C${x + 20} ${foot - 20} ${x + 60} ${foot - 16} ${x + 64} ${foot}H${x - 64}C${x - 60} ${foot - 16} ${x - 20} ${foot - 20} ${x - 12} ${foot - 36}L${x - 9} ${cup + stem * 0.62}C${x - 22} ${cup + stem * 0.56} ${x - 22} ${cup + stem * 0.48} ${x - 8} ${cup + stem * 0.42}L${x - 9} ${cup + 26}C${x - 16} ${cup + 20} ${x - 30} ${cup + 12} ${x - 30} ${cup - 14}Z`,
          light,
        ) +
        path(
          `M${x - 66} ${foot - 2}A66 15 0 0 0 ${x + 66} ${foot - 2}V${foot + 6}A66 15 0 0 1 ${x - 66} ${foot + 6}Z`,
          light,
        ) +
        ellipse(x, cup - 14, 31, 8, shade(body, 0.14)) +
        ellipse(x, cup - 13, 17, 4, shade(second, -0.1)) +
        line(`M${x - 9} ${cup + 2}V${foot - 44}`, WHITE, 4, `opacity=".5" ${paint.blur(2)}`)
      );
    };
    const halo = (x: number, y: number) => ellipse(x, y, 80, 84, '#f6d28a', `opacity=".34" ${paint.blur(26)}`);
    return {
      fit: [1.02, 0, 14],
      under: halo(250, 190) + halo(404, 110) + halo(556, 246),
      art: holder(404, 340, 600, 200) + holder(250, 420, 632, 200) + holder(556, 476, 640, 200),
      ground: 640,
      castLength: 0.5,
      contacts: [
        [404, 606, 66, 10, 0.5],
        [250, 640, 66, 10, 0.55],
        [556, 648, 66, 10, 0.55],
        [410, 636, 240, 22, 0.2],
      ],
    };
  };

export const wallArt: Drawing =
  ({ body, second }) =>
  (paint) => {
    const timber = '#a9784a';
    const soft = mix(body, second, 0.36);
    const inner = box(
      176,
      116,
      448,
      568,
      2,
      paint.linear(ramp([0, shade(body, 0.05)], [0.6, body], [1, shade(body, -0.05)]), 0, 0, 1, 1),
    );
    const painted =
      `<g ${paint.clip('<rect x="176" y="116" width="448" height="568"/>')}>` +
      path('M176 520C260 470 330 540 430 496C520 456 570 470 640 440V700H160Z', second) +
      path('M176 590C280 560 360 620 460 580C540 550 590 566 640 548V700H160Z', shade(second, -0.12)) +
      path('M250 300C250 214 330 176 396 196C470 218 486 300 436 352C380 410 250 400 250 300Z', soft) +
      path(
        'M430 420C430 350 500 300 560 330C600 352 596 420 560 452C510 496 430 490 430 420Z',
        mix('#d9a35a', body, 0.2),
      ) +
      line('M214 470C300 430 360 220 520 172', shade(second, -0.24), 9, 'opacity=".85"') +
      line('M230 488C320 452 372 252 540 196', mix(second, body, 0.5), 5, 'opacity=".8"') +
      Array.from({ length: 9 }, (_, nth) =>
        line(
          `M${196 + nth * 50} ${610 + (nth % 3) * 12}L${226 + nth * 50} ${598 + (nth % 2) * 14}`,
          mix(body, WHITE, 0.4),
          5,
          'opacity=".55"',
        ),
      ).join('') +
      '</g>';
    const frame =
      path(
        'M146 86H654V714H146Z M164 104V696H636V104Z',
        paint.linear(ramp([0, shade(timber, 0.08)], [0.5, timber], [1, shade(timber, -0.14)]), 0, 0, 1, 1),
        'fill-rule="evenodd"',
      ) + path('M164 104H636V696H164Z M176 116V684H624V116Z', '#2c2018', 'fill-rule="evenodd" opacity=".8"');
    return {
      art:
        `<g ${paint.texture('cloth', '.55 .55')}>${inner}${painted}</g>` +
        `<g ${paint.texture('wood', '.01 .09')}>${frame}</g>` +
        line('M150 710V90H650', WHITE, 3, 'opacity=".45"') +
        path('M176 116H420L176 520Z', WHITE, `opacity=".12" ${paint.blur(20)}`),
      cast: 'wall',
      castX: 22,
      castY: 24,
      castDarkness: 0.36,
      fit: [0.98, 0, 30],
    };
  };

export const hamper: Drawing =
  ({ body, second }) =>
  (paint) => {
    const strand = (y: number, x: number) =>
      box(x, y, 34, 12, 6, paint.vertical(ramp([0, shade(body, 0.14)], [0.5, body], [1, shade(body, -0.22)])));
    const weave = paint.pattern(
      36,
      26,
      box(0, 0, 36, 26, 0, shade(body, -0.2)) + strand(1, 1) + strand(14, -17) + strand(14, 19),
    );
    const outline = 'M190 268H610L588 640C584 660 216 660 212 640Z';
    const basket =
      path(outline, weave) +
      path(
        outline,
        paint.linear(ramp([0, '#2a1c10', 0.3], [0.2, WHITE, 0.16], [0.5, WHITE, 0], [1, '#2a1c10', 0.42])),
      ) +
      box(206, 616, 388, 34, 12, paint.linear(cylinder(shade(body, -0.06))));
    const liner =
      path(
        'M180 258C240 270 560 270 620 258L622 326C606 342 590 322 574 340C556 356 540 330 520 348C500 362 480 336 458 352C436 366 416 338 394 354C372 366 352 338 330 352C310 362 292 334 272 346C252 354 240 328 222 338C204 344 190 330 178 322Z',
        paint.linear(cylinder(second, 0.9)),
      ) + line('M182 316C192 322 204 334 222 328', shade(second, -0.2), 3, 'opacity=".5"');
    const lid =
      path(
        'M168 224C168 208 260 194 400 194C540 194 632 208 632 224V254C632 270 540 282 400 282C260 282 168 270 168 254Z',
        weave,
      ) +
      path(
        'M168 224C168 208 260 194 400 194C540 194 632 208 632 224V254C632 270 540 282 400 282C260 282 168 270 168 254Z',
        paint.linear(ramp([0, '#2a1c10', 0.3], [0.25, WHITE, 0.2], [0.6, WHITE, 0], [1, '#2a1c10', 0.4])),
      ) +
      ellipse(
        400,
        222,
        232,
        28,
        paint.linear(ramp([0, shade(body, 0.04)], [0.35, shade(body, 0.14)], [1, shade(body, -0.06)])),
      ) +
      ellipse(400, 222, 190, 20, 'none', `stroke="${shade(body, -0.16)}" stroke-width="4" opacity=".7"`) +
      ellipse(400, 222, 140, 14, 'none', `stroke="${shade(body, -0.16)}" stroke-width="4" opacity=".7"`) +
      line('M358 216C358 168 442 168 442 216', shade('#8a5a36', -0.06), 15) +
      line('M360 208C366 172 434 172 440 208', shade('#8a5a36', 0.16), 5, 'opacity=".8"');
    const grip = (x: number) =>
      group(`translate(${x} 430)`, box(-34, -8, 68, 34, 15, '#8a5a36') + box(-22, 2, 44, 15, 7, '#3a2418'));
    return {
      fit: [1, 0, 10],
      art:
        basket +
        liner +
        lid +
        grip(400) +
        path(
          'M226 366C230 460 238 560 250 612L284 616C268 550 262 450 262 370Z',
          WHITE,
          `opacity=".2" ${paint.blur(9)}`,
        ),
      ground: 648,
      castLength: 0.42,
      contacts: [
        [400, 656, 194, 10, 0.62],
        [416, 654, 230, 22, 0.26],
      ],
    };
  };
