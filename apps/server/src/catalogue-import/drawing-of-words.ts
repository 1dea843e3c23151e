import type { ItemImages } from '@gift-registry/domain';
import { pictureOf } from '../reference-data/pictures.ts';

/** Drawings by words; the first words found in the description or the category determine the drawing. */
export const drawings: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(crib|cot)s?\b/, 'crib-c9a06c-dfe6e4'],
  [/\bhigh ?chairs?\b/, 'highchair-ece6da-d9a38f'],
  [/\bchanging tables?\b/, 'changingtable-c9a06c-dfe6e4'],
  [/\bchildren.*\b(table|desk)s?\b/, 'playtable-e7dcc7-9db3a3'],
  [/\b(bedside|night ?stand)s?\b/, 'nightstand-b98b58-c0974f'],
  [/\b(outdoor|garden)\b.*\bchairs?\b|\bsun ?loungers?\b/, 'outdoorchair-a9713f-a9713f'],
  [/\b(footstool|ottoman|pouffe?)s?\b/, 'ottoman-8f9a86-a9713f'],
  [/\b(armchair|rocking-chair|wing chair)s?\b/, 'armchair-ded3c0-76492c'],
  [/\bsofas?\b|\bsofa-beds?\b|\bsectionals?\b/, 'sofa-d2c4a8-b5654a'],
  [/\b(desk|workstation)s?\b/, 'desk-b98b58-c0974f'],
  [/\bbench(es)?\b/, 'bench-a9784a-76492c'],
  [/\b(chair|stool)s?\b/, 'chair-a9784a-d9c49a'],
  [/\b(table)s?\b/, 'diningtable-c29a5c-c29a5c'],
  [
    /\bchests? of drawers\b|\bdrawer units?\b|\b(dresser|sideboard|buffet|wardrobe|cabinet|cupboard)s?\b/,
    'dresser-b98b58-c0974f',
  ],
  [/\b(bed|mattress|bed frame)(s|es)?\b/, 'bed-e6e2d8-a9713f'],
  [/\b(bookcase|shelving|shelf|shelves|tv|media)\b|\bbookcases\b/, 'bookshelf-a9784a-5f7468'],
  [/\b(trolley|bar cart)s?\b/, 'barcart-c0974f-5a2a1e'],
  [/\b(rug|carpet)s?\b/, 'rug-e6dcc4-6f7a5c'],
  [/\b(lamp|light)(s|ing)?\b/, 'tablelamp-e6e0d2-d9c9a8'],
  [/\b(mug|cup)s?\b/, 'mug-4f6b5a-e7d9c4'],
  [/\b(plate|dinnerware)s?\b/, 'plates-e9e2d4-8a9a86'],
  [/\bbowls?\b/, 'bowl-e9e2d4-8a9a86'],
  [/\btowels?\b/, 'towels-e9e3d8-8c9c97'],
  [/\b(vase|pot)s?\b/, 'vase-e6dcc8-8a9a6a'],
];

/** The drawing if no word is found. */
export const NEUTRAL_DRAWING = 'basket-c9a96a-eef0e6';

const drawingFor = (text: string): string | undefined => drawings.find(([form]) => form.test(text.toLowerCase()))?.[1];

/** One of this shop's drawings for a product, chosen by its description or else its category; never a picture on another host. */
export const imagesOf = (name: string, description: string, category: string): ItemImages =>
  pictureOf(drawingFor(`${name} ${description}`) ?? drawingFor(category) ?? NEUTRAL_DRAWING, name);
