import {
  box,
  cylinder,
  type Drawing,
  ellipse,
  type Hex,
  line,
  mix,
  type Paint,
  path,
  ramp,
  shade,
  WHITE,
} from '../kit.ts';
import { grainOf, leaf, leg } from './pieces.ts';

const knob = (paint: Paint, x: number, y: number, size: number, colour: Hex): string =>
  ellipse(x + 3, y + 9, size * 1.1, size * 0.85, '#241507', `opacity=".4" ${paint.blur(4)}`) +
  ellipse(x, y, size, size, paint.radial(ramp([0, shade(colour, 0.24)], [0.5, colour], [1, shade(colour, -0.26)])));

const drawer = (paint: Paint, x: number, y: number, width: number, height: number, colour: Hex): string =>
  box(x, y, width, height, 4, shade(colour, -0.32)) +
  box(
    x + 3,
    y + 2,
    width - 6,
    height - 6,
    4,
    paint.linear(ramp([0, shade(colour, 0.08)], [0.5, shade(colour, 0.02)], [1, shade(colour, -0.08)]), 0, 0, 1, 0.3),
  );

export const dresser: Drawing =
  ({ body, second }) =>
  (paint) => {
    const columns = [100, 404];
    const rows = [318, 412, 512];
    const heights = [86, 92, 100];
    const wood =
      leg(paint, 92, 610, 34, 92, shade(body, -0.06)) +
      leg(paint, 674, 610, 34, 92, shade(body, -0.1)) +
      leg(paint, 150, 610, 22, 62, shade(body, -0.26)) +
      leg(paint, 628, 610, 22, 62, shade(body, -0.26)) +
      path('M122 250H678L730 290H70Z', paint.linear(ramp([0, shade(body, 0.14)], [1, shade(body, 0.03)]))) +
      box(78, 288, 644, 336, 8, paint.linear(ramp([0, shade(body, 0.03)], [0.5, body], [1, shade(body, -0.12)]))) +
      box(66, 286, 668, 20, 5, shade(body, 0.07)) +
      columns.map((x) => rows.map((y, row) => drawer(paint, x, y, 296, heights[row] ?? 90, body)).join('')).join('');
    return {
      fit: [1.02, 0, -50],
      art:
        `<g ${grainOf(paint, body, '.005 .1')}>${wood}</g>` +
        columns
          .map((x) =>
            rows
              .map((y, row) =>
                [72, 224].map((at) => knob(paint, x + at, y + (heights[row] ?? 90) / 2 - 4, 11, second)).join(''),
              )
              .join(''),
          )
          .join('') +
        path('M150 256H420L340 284H96Z', WHITE, `opacity=".32" ${paint.blur(8)}`),
      ground: 700,
      castLength: 0.3,
      contacts: [
        [109, 704, 26, 6, 0.6],
        [691, 704, 26, 6, 0.6],
        [410, 696, 320, 22, 0.24],
      ],
    };
  };

export const desk: Drawing =
  ({ body, second }) =>
  (paint) => {
    const wood =
      leg(paint, 162, 380, 24, 254, shade(body, -0.2)) +
      leg(paint, 614, 380, 24, 254, shade(body, -0.24)) +
      path(
        'M150 300H650L742 366H58Z',
        paint.linear(ramp([0, shade(body, 0.13)], [0.5, shade(body, 0.05)], [1, shade(body, -0.04)]), 0, 0, 1, 0.4),
      ) +
      box(54, 364, 692, 24, 5, paint.vertical(ramp([0, shade(body, 0.1)], [1, shade(body, -0.1)]))) +
      box(
        78,
        386,
        644,
        84,
        5,
        paint.linear(ramp([0, shade(body, 0.02)], [0.5, shade(body, -0.02)], [1, shade(body, -0.14)])),
      ) +
      drawer(paint, 96, 396, 296, 66, body) +
      drawer(paint, 408, 396, 296, 66, body) +
      leg(paint, 76, 468, 38, 230, body) +
      leg(paint, 686, 468, 38, 230, shade(body, -0.06));
    const books =
      box(180, 300, 150, 22, 4, '#8f4a3a') +
      box(188, 280, 132, 20, 4, '#e6dcc8') +
      box(176, 258, 140, 22, 4, '#4f6b5a');
    const cup =
      path('M556 262L564 326H608L616 262Z', paint.linear(cylinder('#e9e3d7', 1.1))) +
      line('M574 262L566 190M590 262V176M602 262L614 196', '#7a5a3a', 6) +
      line('M566 190V184M590 176V168M614 196L616 188', '#2a2622', 6) +
      ellipse(586, 262, 30, 6, '#5a4a3c');
    return {
      fit: [1.02, 0, -40],
      art:
        `<g ${grainOf(paint, body, '.005 .1')}>${wood}</g>` +
        ellipse(260, 326, 100, 9, '#3a2c1e', `opacity=".3" ${paint.blur(5)}`) +
        ellipse(596, 330, 46, 8, '#3a2c1e', `opacity=".34" ${paint.blur(5)}`) +
        books +
        cup +
        [244, 556]
          .map((x) =>
            box(
              x - 32,
              424,
              64,
              10,
              5,
              paint.vertical(ramp([0, shade(second, 0.24)], [0.5, second], [1, shade(second, -0.26)])),
            ),
          )
          .join('') +
        path('M352 306H500L440 356H300Z', WHITE, `opacity=".24" ${paint.blur(10)}`),
      ground: 696,
      castLength: 0.26,
      contacts: [
        [95, 700, 26, 6, 0.6],
        [705, 700, 26, 6, 0.6],
        [174, 636, 18, 5, 0.4],
        [626, 636, 18, 5, 0.4],
        [400, 686, 320, 26, 0.18],
      ],
    };
  };

export const bookshelf: Drawing =
  ({ body, second }) =>
  (paint) => {
    const boards = [84, 232, 380, 528, 672];
    const inside = box(
      216,
      96,
      368,
      590,
      4,
      paint.linear(ramp([0, shade(body, -0.36)], [0.3, shade(body, -0.24)], [1, shade(body, -0.2)])),
    );
    const frame =
      boards
        .map((y) =>
          box(206, y, 388, 20, 3, paint.vertical(ramp([0, shade(body, 0.1)], [0.4, body], [1, shade(body, -0.16)]))),
        )
        .join('') +
      box(192, 72, 26, 634, 4, paint.linear(cylinder(shade(body, 0.02)))) +
      box(582, 72, 26, 634, 4, paint.linear(cylinder(shade(body, -0.06)))) +
      box(184, 64, 432, 26, 5, paint.vertical(ramp([0, shade(body, 0.14)], [1, shade(body, -0.04)])));
    const spines: ReadonlyArray<Hex> = [
      second,
      '#e6dcc8',
      mix(second, '#3a2c1e', 0.35),
      '#c9a063',
      mix(second, '#f4efe5', 0.45),
      '#8a7a68',
    ];
    const book = (x: number, foot: number, width: number, height: number, nth: number) => {
      const colour = spines[nth % spines.length] ?? second;
      return (
        box(x, foot - height, width, height, 2, paint.linear(cylinder(colour, 0.9))) +
        box(x + 3, foot - height + 14, width - 6, 4, 1, shade(colour, 0.2), 'opacity=".8"')
      );
    };
    const rowOf = (from: number, foot: number, count: number, shift: number) => {
      let x = from;
      return Array.from({ length: count }, (_, nth) => {
        const width = 18 + ((nth * 7 + shift * 5) % 4) * 5;
        const drawn = book(x, foot, width, 84 + ((nth * 13 + shift * 9) % 5) * 9, nth + shift);
        x += width + 2;
        return drawn;
      }).join('');
    };
    const things =
      rowOf(224, 232, 7, 0) +
      rowOf(420, 380, 6, 2) +
      rowOf(224, 528, 6, 4) +
      rowOf(330, 672, 9, 1) +
      path(
        'M448 232C436 214 440 176 460 168V150H488V168C510 176 514 214 502 232Z',
        paint.linear(cylinder('#efe7d8', 1.1)),
      ) +
      [0, 1, 2]
        .map(
          (nth) =>
            `<g transform="translate(474 152) rotate(${-40 - nth * 50}) scale(.62)">${leaf(paint, nth === 1 ? '#6f8a5c' : '#557048')}</g>`,
        )
        .join('') +
      box(232, 330, 120, 24, 3, mix(second, '#f4efe5', 0.3)) +
      box(240, 354, 128, 26, 3, '#c9a063') +
      ellipse(292, 310, 26, 22, paint.radial(ramp([0, '#f2e6d0'], [0.6, '#d9c4a0'], [1, '#a88b60']))) +
      box(452, 452, 110, 76, 6, paint.linear(cylinder('#b98d55'))) +
      box(452, 470, 110, 6, 3, '#8a6437') +
      box(452, 494, 110, 6, 3, '#8a6437') +
      ellipse(274, 640, 38, 34, paint.radial(ramp([0, shade(second, 0.14)], [0.6, second], [1, shade(second, -0.2)])));
    const shades = boards
      .slice(0, 4)
      .map((y) => box(216, y + 20, 368, 26, 0, paint.vertical(ramp([0, '#241507', 0.45], [1, '#241507', 0]))))
      .join('');
    return {
      fit: [1, 0, 30],
      art:
        `<g ${grainOf(paint, body, '.1 .005')}>${inside}</g>` +
        shades +
        things +
        `<g ${grainOf(paint, body, '.1 .006')}>${frame}</g>` +
        line('M196 92V690', WHITE, 3, 'opacity=".3"'),
      ground: 704,
      castLength: 0.22,
      contacts: [
        [400, 708, 206, 8, 0.6],
        [416, 706, 240, 22, 0.26],
      ],
    };
  };

export const bench: Drawing =
  ({ body, second }) =>
  (paint) => {
    const legs =
      leg(paint, 176, 470, 26, 154, shade(second, -0.2)) +
      leg(paint, 600, 470, 26, 154, shade(second, -0.24)) +
      leg(paint, 96, 470, 36, 206, second) +
      leg(paint, 668, 470, 36, 206, shade(second, -0.06)) +
      box(88, 462, 624, 30, 8, paint.vertical(ramp([0, shade(second, 0.06)], [1, shade(second, -0.16)])));
    const seat =
      path(
        'M126 370H674C708 372 724 396 724 420V446C724 462 716 470 700 470H100C84 470 76 462 76 446V420C76 396 92 372 126 370Z',
        paint.vertical(ramp([0, shade(body, 0.06)], [0.4, body], [0.6, shade(body, -0.08)], [1, shade(body, -0.22)])),
      ) +
      path(
        'M126 370H674C700 372 716 390 722 410C600 424 200 424 78 410C84 390 100 372 126 370Z',
        paint.linear(ramp([0, shade(body, 0.12)], [0.5, shade(body, 0.05)], [1, shade(body, -0.06)])),
      ) +
      [200, 300, 400, 500, 600]
        .map(
          (x) =>
            ellipse(x, 394, 9, 5, shade(body, -0.26)) +
            ellipse(x, 398, 30, 8, shade(body, -0.16), `opacity=".5" ${paint.blur(5)}`),
        )
        .join('') +
      line('M80 448C200 460 600 460 720 448', shade(body, -0.26), 4, 'opacity=".6"');
    return {
      fit: [1.04, 0, -100],
      art:
        `<g ${grainOf(paint, second, '.1 .008')}>${legs}</g><g ${paint.texture('cloth', '.4 .4')}>${seat}</g>` +
        ellipse(270, 384, 130, 8, WHITE, `opacity=".35" ${paint.blur(7)}`),
      ground: 674,
      castLength: 0.26,
      contacts: [
        [114, 678, 26, 6, 0.6],
        [686, 678, 26, 6, 0.6],
        [189, 626, 18, 5, 0.4],
        [613, 626, 18, 5, 0.4],
        [400, 660, 310, 26, 0.18],
      ],
    };
  };

export const ottoman: Drawing =
  ({ body, second }) =>
  (paint) => {
    const feet =
      leg(paint, 206, 580, 34, 84, second) +
      leg(paint, 560, 580, 34, 84, shade(second, -0.06)) +
      leg(paint, 326, 590, 24, 90, shade(second, -0.04)) +
      leg(paint, 452, 590, 24, 90, shade(second, -0.08));
    const seat =
      path('M152 410V572C152 618 270 648 400 648C530 648 648 618 648 572V410Z', paint.linear(cylinder(body, 1.1))) +
      [214, 284, 358, 432, 506, 578]
        .map((x) =>
          line(
            `M${x} ${452 + Math.abs(x - 396) * -0.1}C${x - (400 - x) * 0.02} 520 ${x} 580 ${x} ${628 - Math.abs(x - 400) * 0.1}`,
            shade(body, -0.2),
            7,
            `opacity=".45" ${paint.blur(3)}`,
          ),
        )
        .join('') +
      path('M140 396V424A260 74 0 0 0 660 424V396Z', paint.linear(cylinder(shade(body, 0.03), 1.1))) +
      ellipse(
        400,
        394,
        260,
        76,
        paint.radial(ramp([0, shade(body, 0.13)], [0.55, shade(body, 0.05)], [1, shade(body, -0.05)]), 0.36, 0.3, 0.8),
      ) +
      line('M140 428A260 74 0 0 0 660 428', shade(body, -0.28), 5, 'opacity=".6"') +
      line('M141 398A260 75 0 0 0 659 398', shade(body, 0.13), 3, 'opacity=".55"') +
      ellipse(400, 392, 15, 8, shade(body, -0.24)) +
      line(
        'M400 392L220 362M400 392L580 364M400 392L270 448M400 392L540 450M400 392L402 322',
        shade(body, -0.16),
        6,
        `opacity=".5" ${paint.blur(4)}`,
      );
    return {
      fit: [1.08, 0, -60],
      art:
        `${feet}<g ${paint.texture('pile', '.16')}>${seat}</g>` +
        ellipse(310, 364, 110, 18, WHITE, `opacity=".3" ${paint.blur(10)}`),
      ground: 664,
      contacts: [
        [223, 666, 22, 5, 0.55],
        [577, 666, 22, 5, 0.55],
        [400, 672, 210, 22, 0.4],
      ],
    };
  };
