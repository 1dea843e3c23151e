import { box, compose, type Drawing, ellipse, group, type Hex, type Paint, paints, ramp, shade } from '../kit.ts';

/**
 * The visible part of a scene: objects are between 0 and 1000, and a wider view shows more wall around them. All views
 * end at 1000 at the bottom. The light comes from the upper edge.
 */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The functions that a scene is drawn with. */
export interface Room {
  readonly paint: Paint;
  readonly view: View;
  /** An object of the catalogue, `size` wide, with its corner at that point, without a shadow. */
  readonly put: (drawing: Drawing, body: Hex, second: Hex, x: number, y: number, size: number) => string;
  /** The same with a shadow on the wall. */
  readonly hang: (drawing: Drawing, body: Hex, second: Hex, x: number, y: number, size: number) => string;
  /** A soft shadow on the floor. */
  readonly shadow: (cx: number, cy: number, rx: number, ry: number, opacity: number) => string;
  /** A wall with late-morning light from a window, and the floor below that height. */
  readonly walls: (wall: Hex, floor: Hex, line: number) => string;
}

/** Draws a scene; pure. */
export type Scene = (room: Room) => string;

const windowLight = (paint: Paint, top: number): string => {
  const panes = [60, 250].flatMap((x) => [40, 230, 420].map((y) => box(x, y, 172, 172, 2, '#fff6e2')));
  return `<g transform="matrix(1 -.16 .42 1 60 ${60 + Math.max(top, 0)})" opacity=".5" ${paint.blur(9)}>${panes.join('')}</g>`;
};

/** The SVG of a scene in that view. */
export const drawScene = (scene: Scene, view: View): string => {
  const paint = paints('room');
  let things = 0;
  const place = (svg: string, x: number, y: number, size: number): string =>
    svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" overflow="visible" `);
  const hang: Room['hang'] = (drawing, body, second, x, y, size) => {
    things += 1;
    return place(compose(drawing({ body, second }), `t${things}`), x, y, size);
  };
  const room: Room = {
    paint,
    view,
    hang,
    put: (drawing, body, second, x, y, size) => {
      const still: Drawing = (colours) => (own) => ({ ...drawing(colours)(own), cast: 'none' });
      return hang(still, body, second, x, y, size);
    },
    shadow: (cx, cy, rx, ry, opacity) => ellipse(cx, cy, rx, ry, '#2f2316', `opacity="${opacity}" ${paint.blur(20)}`),
    walls: (wall, floor, line) => {
      const across = (y: number, height: number, fill: string, more = '') =>
        box(view.left, y, view.width, height, 0, fill, more);
      return (
        across(
          view.top,
          1000 - view.top,
          paint.linear(ramp([0, shade(wall, 0.05)], [0.5, wall], [1, shade(wall, -0.09)]), 0, 0, 1, 0.8),
        ) +
        windowLight(paint, view.top) +
        across(
          line,
          1000 - line,
          paint.vertical(ramp([0, shade(floor, -0.09)], [0.12, shade(floor, -0.02)], [1, shade(floor, 0.05)])),
        ) +
        across(line - 2, 14, '#2a1c10', `opacity=".16" ${paint.blur(5)}`)
      );
    },
  };
  const drawn = scene(room);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.left} ${view.top} ${view.width} ${1000 - view.top}"><defs>${paint.definitions()}</defs>${drawn}</svg>`;
};

/** A blossom of five petals about a point. */
export const blossom = (paint: Paint, x: number, y: number, scale: number, colour: Hex): string => {
  const petal = (turn: number, cy: number, rx: number, ry: number, fill: string) =>
    ellipse(0, cy, rx, ry, fill, `transform="rotate(${turn})"`);
  const outer = paint.radial(ramp([0, shade(colour, 0.05)], [0.6, colour], [1, shade(colour, -0.13)]), 0.5, 0.2, 0.9);
  const inner = paint.radial(ramp([0, shade(colour, 0.06)], [1, shade(colour, -0.09)]), 0.5, 0.2, 0.9);
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    [0, 72, 144, 216, 288].map((turn) => petal(turn, -30, 30, 36, outer)).join('') +
      [30, 110, 190, 270, 350].map((turn) => petal(turn, -15, 17, 22, inner)).join('') +
      ellipse(0, 0, 9, 9, '#d9b468'),
  );
};
