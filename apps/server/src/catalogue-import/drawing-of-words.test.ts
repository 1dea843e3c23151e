import { describe, expect, it } from 'vitest';
import { imagesOf, NEUTRAL_DRAWING } from './drawing-of-words.ts';

const kind = (...texts: Parameters<typeof imagesOf>): string =>
  imagesOf(...texts).desktop.replace(/^\/art\/([a-z]+)-.*$/, '$1');

describe('the drawing for a product of a file', () => {
  it.each([
    ['HEMNES', 'Chest of drawers', 'Beds', 'dresser'],
    ['FLINTAN', 'Office chair', 'Tables & desks', 'chair'],
    ['Oak Desk', '', 'Chairs', 'desk'],
    ['POÄNG', 'Armchair', '', 'armchair'],
    ['APPLARÖ', 'Chair, outdoor', 'Outdoor furniture', 'chair'],
    ['APPLARÖ', 'Outdoor reclining chair', 'Outdoor furniture', 'outdoorchair'],
    ['MALM', 'Cover', 'Beds', 'bed'],
    ['MALM', 'Bedside table', 'Beds', 'nightstand'],
    ['Cupboard', '', '', 'dresser'],
    ['Tea CUP', '', '', 'mug'],
    ['Tablet stand', 'Bracket', 'Fittings', 'basket'],
  ])('%s, “%s”, of %s is a %s', (name, description, category, drawing) => {
    expect(kind(name, description, category)).toBe(drawing);
  });

  it('is described by the name, and is neutral if no word is known', () => {
    expect(imagesOf('Thing', '', '')).toEqual({
      desktop: `/art/${NEUTRAL_DRAWING}-desktop.webp`,
      desktopHiRes: `/art/${NEUTRAL_DRAWING}-desktopHiRes.webp`,
      mobile: `/art/${NEUTRAL_DRAWING}-mobile.webp`,
      mobileHiRes: `/art/${NEUTRAL_DRAWING}-mobileHiRes.webp`,
      alt: 'Thing',
    });
  });
});
