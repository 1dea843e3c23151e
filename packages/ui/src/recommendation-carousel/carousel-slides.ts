/*
 * Decides how many slides a carousel shows at once and which are visible after so many steps (REC-04).
 */
/** The kinds of carousels; the favourites are the most loved ones of the Overview. */
export type Carousel = 'default' | 'confirmation' | 'top-picks' | 'favourites' | 'replace' | 'images';

/** A number of visible slides, for page widths from, or above, that many CSS pixels. */
type Step = readonly [bound: 'from' | 'above', pixels: number, slides: number];

/** The steps of each carousel, widest first: the first one that the page's width reaches applies; every page reaches the last. */
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

/** How many slides of that carousel are visible at that width of the page, in CSS pixels. */
export const slidesPerView = (carousel: Carousel, pixels: number): number => {
  const reached = steps[carousel].find(([bound, least]) => (bound === 'from' ? pixels >= least : pixels > least));
  return reached?.[2] ?? FEWEST;
};

/** Slides by their positions, counted from 0; `to` is the position after the last. */
interface VisibleSlides {
  readonly from: number;
  readonly to: number;
}

/**
 * The visible slides after that many steps of `seen` slides each. The last step is shortened so that no space stays
 * empty, and may repeat slides of the previous one.
 */
export const visibleSlides = (step: number, seen: number, count: number): VisibleSlides => {
  const from = Math.min(step * seen, Math.max(0, count - seen));
  return { from, to: Math.min(from + seen, count) };
};
