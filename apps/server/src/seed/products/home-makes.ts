import type { Shelf } from '../../reference-data/shelves.ts';
import { earth, type Make, over } from './make.ts';

const home = (category: string, sequence: number, care: string): Shelf => ({
  category,
  sequence,
  levels: ['Home', category],
  department: 'Home',
  productClass: category,
  care,
});

/** Makes of clay, wool underfoot, wax and light. */
export const homeMakes: ReadonlyArray<Make> = [
  {
    shelf: home('Area Rugs', 250, 'Vacuum without the beater.'),
    archetype: 'rug',
    subclass: 'Area Rugs',
    shows: 'A woven rug with bands and diamonds',
    lines: ['Ridgeway', 'Holloway', 'Drover', 'Packhorse', 'Green Lane'],
    colourways: earth,
    sizes: [
      { name: 'Rug, 2 by 3', price: 89_00, size: [24, 0.25, 36] },
      { name: 'Rug, 3 by 5', price: 179_00, size: [36, 0.25, 60] },
      { name: 'Rug, 5 by 8', price: 449_00, size: [60, 0.25, 96] },
      { name: 'Rug, 8 by 10', price: 899_00, size: [96, 0.25, 120] },
      { name: 'Rug, 9 by 12', price: 1_199_00, size: [108, 0.25, 144] },
    ],
  },
  {
    shelf: home('Vases', 260, 'Rinse after every bouquet.'),
    archetype: 'vase',
    subclass: 'Vases',
    shows: 'A round vase with branches',
    lines: ['Pebblebrook', 'Kiln', 'Quarry', 'Marl', 'Slip'],
    colourways: over('6d7d55'),
    sizes: [
      { name: 'Bud Vase', price: 12_95, size: [3, 4, 3] },
      { name: 'Small Vase', price: 24_95, size: [5, 6, 5] },
      { name: 'Vase', price: 39_95, size: [8, 9, 8] },
      { name: 'Tall Vase', price: 59_95, size: [8, 14, 8] },
      { name: 'Floor Vase', price: 129_95, size: [14, 24, 14] },
    ],
  },
  {
    shelf: home('Planters', 270, 'Empty the saucer after rain.'),
    archetype: 'planter',
    subclass: 'Planters',
    shows: 'A planter on a stand with a green plant',
    lines: ['Allotment', 'Courtyard', 'Conservatory', 'Orangery', 'Potting Shed'],
    colourways: over('557048'),
    sizes: [
      { name: 'Planter, 6 Inch', price: 19_95, size: [6, 6, 6] },
      { name: 'Planter, 8 Inch', price: 29_95, size: [8, 8, 8] },
      { name: 'Planter, 10 Inch', price: 44_95, size: [10, 10, 10] },
      { name: 'Planter, 14 Inch', price: 69_95, size: [14, 14, 14] },
      { name: 'Planter, 18 Inch', price: 119_95, size: [18, 18, 18] },
    ],
  },
  {
    shelf: home('Candles', 280, 'Trim the wick before lighting.'),
    archetype: 'candle',
    subclass: 'Candles',
    shows: 'A lit candle in colored glass',
    lines: ['Vesper Hour', 'Woodshed', 'Apothecary', 'Chapel', 'Orchard Smoke'],
    colourways: over('efe6d4'),
    sizes: [
      { name: 'Votive', price: 8_95, size: [2, 2.5, 2] },
      { name: 'Small Candle', price: 16_95, size: [3, 3.5, 3] },
      { name: 'Candle', price: 24_95, size: [3.5, 4, 3.5] },
      { name: 'Large Candle', price: 36_95, size: [4, 5, 4] },
      { name: 'Three-Wick Candle', price: 49_95, size: [6, 4, 6] },
    ],
  },
  {
    shelf: home('Mugs and Bowls', 290, 'Safe in the dishwasher.'),
    archetype: 'mug',
    subclass: 'Mugs',
    shows: 'Two mugs with a raw foot',
    lines: ['Daybreak', 'Potter', 'Elevenses', 'Quiet Hour', 'Second Pour'],
    colourways: earth,
    sizes: [
      { name: 'Espresso Cup', price: 7_95, size: [3, 2.5, 2.5] },
      { name: 'Mug', price: 11_95, size: [4.5, 3.75, 3.25] },
      { name: 'Tall Mug', price: 13_95, size: [4.5, 5, 3.25] },
      { name: 'Mugs, Set of 4', price: 39_95, size: [9, 8, 7] },
      { name: 'Mugs, Set of 6', price: 57_95, size: [14, 8, 7] },
    ],
  },
  {
    shelf: home('Table Lamps', 300, 'Dust with a dry cloth.'),
    archetype: 'tablelamp',
    subclass: 'Table Lamps',
    shows: 'A ceramic lamp with a linen shade',
    lines: ['Lantern Hill', 'Evenfall', 'Hearthside', 'Nightfall', 'Porchlight'],
    colourways: over('efe4cf'),
    sizes: [
      { name: 'Accent Lamp', price: 69_95, size: [8, 13, 8] },
      { name: 'Bedside Lamp', price: 89_95, size: [11, 18, 11] },
      { name: 'Table Lamp', price: 129_95, size: [15, 24, 15] },
      { name: 'Tall Table Lamp', price: 159_95, size: [16, 30, 16] },
      { name: 'Table Lamps, Set of 2', price: 239_95, size: [15, 24, 15] },
    ],
  },
];
