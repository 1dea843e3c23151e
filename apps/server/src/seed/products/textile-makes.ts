import type { Shelf } from '../../reference-data/shelves.ts';
import { earth, type Make } from './make.ts';

const textiles = (category: string, sequence: number, care: string): Shelf => ({
  category,
  sequence,
  levels: ['Bed and Bath', category],
  department: 'Textiles',
  productClass: category,
  care,
});
/** Makes of cloth. */
export const textileMakes: ReadonlyArray<Make> = [
  {
    shelf: textiles('Towels', 210, 'Machine wash warm.'),
    archetype: 'towels',
    subclass: 'Towels',
    shows: 'A stack of towels',
    lines: ['Brook', 'Linden', 'Causeway', 'Larkhill', 'Weirside'],
    colourways: earth,
    sizes: [
      { name: 'Washcloth', price: 7_95, size: [13, 1, 13] },
      { name: 'Hand Towel', price: 14_95, size: [18, 1, 30] },
      { name: 'Bath Towel', price: 24_95, size: [30, 1, 56] },
      { name: 'Bath Sheet', price: 34_95, size: [40, 1, 70] },
      { name: 'Towel Set', price: 89_95, size: [30, 5, 56] },
    ],
  },
  {
    shelf: textiles('Pillows', 220, 'Machine wash the cover cold.'),
    archetype: 'pillow',
    subclass: 'Pillows',
    shows: 'Two pillows, one striped',
    lines: ['Thistle', 'Marram', 'Sedge', 'Bracken', 'Teasel'],
    colourways: earth,
    sizes: [
      { name: '16-Inch Pillow', price: 24_95, size: [16, 16, 5] },
      { name: '18-Inch Pillow', price: 29_95, size: [18, 18, 5] },
      { name: '20-Inch Pillow', price: 34_95, size: [20, 20, 6] },
      { name: '23-Inch Pillow', price: 44_95, size: [23, 23, 6] },
      { name: 'Lumbar Pillow', price: 39_95, size: [36, 14, 5] },
    ],
  },
  {
    shelf: textiles('Throws', 230, 'Dry clean, or wash by hand with patience.'),
    archetype: 'throwblanket',
    subclass: 'Throws',
    shows: 'A folded throw with stripes',
    lines: ['Fell', 'Cairn', 'Bothy', 'Croft', 'Shieling'],
    colourways: earth,
    sizes: [
      { name: 'Lap Throw', price: 49_95, size: [36, 1, 50] },
      { name: 'Throw', price: 79_95, size: [50, 1, 60] },
      { name: 'Long Throw', price: 94_95, size: [50, 1, 80] },
      { name: 'Twin Blanket', price: 129_95, size: [66, 1, 90] },
      { name: 'Queen Blanket', price: 169_95, size: [90, 1, 90] },
    ],
  },
  {
    shelf: textiles('Bed Linen', 240, 'Machine wash warm, tumble dry low.'),
    archetype: 'bed',
    subclass: 'Duvet Covers',
    shows: 'A made bed with pillows',
    lines: ['Coverdale', 'Pell', 'Solenne', 'Harrow', 'Selkirk'],
    colourways: earth,
    sizes: [
      { name: 'Duvet Cover, Twin', price: 119_95, size: [68, 1, 90] },
      { name: 'Duvet Cover, Full', price: 149_95, size: [80, 1, 90] },
      { name: 'Duvet Cover, Queen', price: 179_95, size: [92, 1, 96] },
      { name: 'Duvet Cover, King', price: 219_95, size: [108, 1, 96] },
      { name: 'Duvet Cover, California King', price: 229_95, size: [112, 1, 98] },
    ],
  },
];
