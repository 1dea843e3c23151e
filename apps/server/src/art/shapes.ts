const tenths = (value: number): number => Number(value.toFixed(1));
const withMore = (more: string): string => (more === '' ? '' : ` ${more}`);

/** An ellipse about a point. `fill` is a colour or a paint; `more` is further attributes. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${tenths(cx)}" cy="${tenths(cy)}" rx="${tenths(rx)}" ry="${tenths(ry)}" fill="${fill}"${withMore(more)}/>`;

/** A filled outline, in the path language of SVG. */
export const path = (outline: string, fill: string, more = ''): string =>
  `<path d="${outline}" fill="${fill}"${withMore(more)}/>`;

/** A line along an outline, with round ends unless `more` says otherwise. */
export const line = (outline: string, colour: string, width: number, more = ''): string =>
  `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}"${more.includes('linecap') ? '' : ' stroke-linecap="round"'}${withMore(more)}/>`;

/** A rectangle with corners of that radius. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${tenths(x)}" y="${tenths(y)}" width="${tenths(width)}" height="${tenths(height)}" rx="${tenths(radius)}" fill="${fill}"${withMore(more)}/>`;

/** Shapes moved, turned or scaled together. */
export const group = (transform: string, shapes: string): string => `<g transform="${transform}">${shapes}</g>`;
