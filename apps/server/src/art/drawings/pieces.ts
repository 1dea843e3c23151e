import { box, cylinder, type Hex, type Paint, path, ramp, shade } from '../kit.ts';

/** An upholstered pad: light from the upper left, darker where it meets its neighbour. */
export const pad = (
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: Hex,
): string =>
  box(
    x,
    y,
    width,
    height,
    radius,
    paint.radial(
      ramp([0, shade(colour, 0.06)], [0.45, colour], [0.85, shade(colour, -0.08)], [1, shade(colour, -0.15)]),
      0.32,
      0.22,
      0.95,
    ),
  );

/** A leg that tapers toward its foot. */
export const leg = (paint: Paint, x: number, y: number, width: number, height: number, colour: Hex): string =>
  path(
    `M${x} ${y}H${x + width}L${x + width * 0.78} ${y + height}H${x + width * 0.22}Z`,
    paint.linear(cylinder(colour)),
  );

/** A leaf that points to the right. */
export const leaf = (paint: Paint, colour: Hex): string =>
  path(
    'M0 0C16-26 60-30 92-4C60 24 18 22 0 0Z',
    paint.linear(
      ramp([0, shade(colour, 0.1)], [0.5, colour], [0.52, shade(colour, -0.06)], [1, shade(colour, -0.12)]),
      0,
      0,
      0.3,
      1,
    ),
  );

/** An attribute that gives wood its grain: clearly visible on brown, faint under paint. */
export const grainOf = (paint: Paint, colour: Hex, grain: string): string => {
  const bits = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [bits >> 16, (bits >> 8) & 255, bits & 255];
  const isBrown = red - blue >= 40 && red > green && red < 228;
  return paint.texture(isBrown ? 'wood' : 'painted', grain);
};
