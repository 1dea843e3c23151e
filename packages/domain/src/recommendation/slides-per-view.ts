/*
 * [REC-04] [REC-03] How many things of a carousel are seen at once depends on its kind and on how wide the page is. While a carousel loads, five grey cards stand in its place.
 *
 * Laws:
 * - a wider page never shows fewer
 * - at each bound of the table the number changes there and nowhere else
 * - below 480 pixels no carousel shows more than two, so that what is on a slide can be read
 * - replacing shows two and pictures show one, however wide the page is
 *
 * @example [768, 769, 1280, 1281].map((width) => slidesPerView('default', width)) // => [2, 3, 3, 4]
 * @example [768, 769, 1050, 1051].map((width) => slidesPerView('confirmation', width)) // => [2, 4, 4, 6]
 * @example [766, 767, 1200, 1201].map((width) => slidesPerView('top-picks', width)) // => [2, 4, 4, 5]
 * @example [479, 480, 1440, 1441].map((width) => slidesPerView('favourites', width)) // => [2, 4, 4, 6]
 */

/** The kinds of carousels; the favourites are the most loved ones of the Overview. */
export type Carousel = 'default' | 'confirmation' | 'top-picks' | 'favourites' | 'replace' | 'images';

/** From that many CSS pixels on, or above them, so many slides are seen. */
type Step = readonly [bound: 'from' | 'above', pixels: number, slides: number];

/** How to read: the first step that the page's width reaches counts, widest first; the last is reached by every page. */
const steps: Readonly<Record<Carousel, readonly [...ReadonlyArray<Step>, Step]>> = {
  default: [
    ['above', 1_280, 4],
    ['from', 769, 3],
    ['from', 0, 2],
  ],
  confirmation: [
    ['above', 1_050, 6],
    ['from', 769, 4],
    ['from', 0, 2],
  ],
  'top-picks': [
    ['above', 1_200, 5],
    ['from', 767, 4],
    ['from', 0, 2],
  ],
  favourites: [
    ['above', 1_440, 6],
    ['from', 480, 4],
    ['from', 0, 2],
  ],
  replace: [['from', 0, 2]],
  images: [['from', 0, 1]],
};

const FEWEST = 1;

/** How many slides of that carousel are seen at once on a page so wide, in CSS pixels. */
export const slidesPerView = (carousel: Carousel, pixels: number): number => {
  const reached = steps[carousel].find(([bound, least]) => (bound === 'from' ? pixels >= least : pixels > least));
  return reached?.[2] ?? FEWEST;
};
