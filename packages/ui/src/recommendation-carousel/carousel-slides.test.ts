import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Carousel, slidesPerView, visibleSlides } from './carousel-slides.ts';

const carousels: ReadonlyArray<Carousel> = ['default', 'confirmation', 'top-picks', 'favourites', 'replace', 'images'];
/** Where the number changes: so many below that width, so many from it on. */
const bounds: ReadonlyArray<readonly [Carousel, number, number, number]> = [
  ['default', 769, 2, 3],
  ['default', 1_281, 3, 4],
  ['confirmation', 769, 2, 4],
  ['confirmation', 1_051, 4, 6],
  ['top-picks', 767, 2, 4],
  ['top-picks', 1_201, 4, 5],
  ['favourites', 480, 2, 4],
  ['favourites', 1_441, 4, 6],
];
const width = nearEdges(0, 4_000, [479, 480, 767, 768, 769, 1_050, 1_200, 1_280, 1_440]);

describe('slides per view', () => {
  it.each<[Carousel, number, number]>([
    ['default', 0, 2],
    ['confirmation', 0, 2],
    ['top-picks', 0, 2],
    ['favourites', 0, 2],
    ['replace', 0, 2],
    ['images', 0, 1],
    ['default', 768, 2],
    ['default', 768.5, 2],
    ['default', 769, 3],
    ['default', 770, 3],
    ['default', 1_279, 3],
    ['default', 1_280, 3],
    ['default', 1_280.5, 4],
    ['default', 1_281, 4],
    ['default', 3_840, 4],
    ['confirmation', 768, 2],
    ['confirmation', 769, 4],
    ['confirmation', 770, 4],
    ['confirmation', 1_049, 4],
    ['confirmation', 1_050, 4],
    ['confirmation', 1_051, 6],
    ['top-picks', 766, 2],
    ['top-picks', 767, 4],
    ['top-picks', 768, 4],
    ['top-picks', 1_199, 4],
    ['top-picks', 1_200, 4],
    ['top-picks', 1_201, 5],
    ['favourites', 390, 2],
    ['favourites', 479, 2],
    ['favourites', 480, 4],
    ['favourites', 1_439, 4],
    ['favourites', 1_440, 4],
    ['favourites', 1_441, 6],
    ['replace', 320, 2],
    ['replace', 1_440, 2],
    ['images', 320, 1],
    ['images', 1_440, 1],
  ])('[REC-04] the carousel %s on a page of %d pixels shows %d', (carousel, pixels, slides) => {
    expect(slidesPerView(carousel, pixels)).toBe(slides);
  });

  it('[REC-04] a wider page never shows fewer', () => {
    forAll(fc.constantFrom(...carousels), width, width, (carousel, one, other) => {
      expect(slidesPerView(carousel, Math.min(one, other))).toBeLessThanOrEqual(
        slidesPerView(carousel, Math.max(one, other)),
      );
    });
  });

  it('[REC-04] at each bound of the table the number changes there and nowhere else', () => {
    for (const [carousel, from, below, above] of bounds)
      expect([slidesPerView(carousel, from - 1), slidesPerView(carousel, from)]).toEqual([below, above]);
    forAll(fc.constantFrom(...carousels), width, (carousel, pixels) => {
      const isBound = bounds.some(([bounded, from]) => bounded === carousel && from === pixels + 1);
      expect(slidesPerView(carousel, pixels) !== slidesPerView(carousel, pixels + 1)).toBe(isBound);
    });
  });

  it('[REC-04] below 480 pixels no carousel shows more than two slides, so that they stay readable', () => {
    forAll(fc.constantFrom(...carousels), nearEdges(0, 479, [479]), (carousel, pixels) => {
      expect(slidesPerView(carousel, pixels)).toBeLessThanOrEqual(2);
    });
  });

  it('[REC-04] replacing shows two and pictures show one, however wide the page is', () => {
    forAll(width, (pixels) => {
      expect([slidesPerView('replace', pixels), slidesPerView('images', pixels)]).toEqual([2, 1]);
    });
  });
});

const seen = fc.integer({ min: 1, max: 8 });
const count = fc.integer({ min: 0, max: 40 });

describe('slides in sight', () => {
  it.each([
    [0, 4, 0, 0, 0],
    [0, 4, 3, 0, 3],
    [0, 4, 4, 0, 4],
    [0, 4, 5, 0, 4],
    [1, 4, 5, 1, 5],
    [1, 4, 8, 4, 8],
    [2, 3, 7, 4, 7],
    [1, 1, 6, 1, 2],
  ])('[REC-04] after %d turns of %d in %d: from %d to %d', (stepIndex, atOnce, all, from, to) => {
    expect(visibleSlides(stepIndex, atOnce, all)).toEqual({ from, to });
  });

  it('[REC-04] as many slides are visible as fit, or all that there are', () => {
    forAll(fc.nat(20), seen, count, (stepIndex, atOnce, all) => {
      const { from, to } = visibleSlides(stepIndex, atOnce, all);
      expect(to - from).toBe(Math.min(atOnce, all));
    });
  });

  it('[REC-04] every slide is visible after some number of steps', () => {
    forAll(seen, count, (atOnce, all) => {
      const shown = new Set<number>();
      for (let stepIndex = 0; stepIndex < Math.ceil(all / atOnce); stepIndex += 1) {
        const { from, to } = visibleSlides(stepIndex, atOnce, all);
        for (let place = from; place < to; place += 1) shown.add(place);
      }
      expect(shown.size).toBe(all);
    });
  });

  it('[REC-04] no step goes beyond the last slide', () => {
    forAll(fc.nat(20), seen, count, (stepIndex, atOnce, all) => {
      const { from, to } = visibleSlides(stepIndex, atOnce, all);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(all);
    });
  });
});
