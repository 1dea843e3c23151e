import type { ShopFront } from './site.ts';

/** The anchor of the help section at the foot of every page. */
export const HELP_ANCHOR = 'help';

/** The paths of a site's start page picture, by width in pixels: 400, 800 and 1600. */
export const startPicture = ({ startPicture: name }: ShopFront): Readonly<Record<400 | 800 | 1600, string>> => {
  const file = (width: number): string => `/pictures/start-${name}-${width}.webp`;
  return { 400: file(400), 800: file(800), 1600: file(1600) };
};
