import { kettle, mixer, toaster } from './drawings/appliances.ts';
import { bed, nightstand } from './drawings/bedroom.ts';
import { dutchOven, saucepan, skillet } from './drawings/cookware.ts';
import { clock, frame, mirror, vase } from './drawings/decor.ts';
import { barCart, diningTable } from './drawings/dining.ts';
import { eGiftCard, giftCard } from './drawings/gift-cards.ts';
import { decanter, tumbler, wineglass } from './drawings/glassware.ts';
import { basket, planter } from './drawings/house-and-garden.ts';
import { board, knifeBlock } from './drawings/kitchen.ts';
import { candle, floorLamp, pendant, tableLamp } from './drawings/lighting.ts';
import { bear, crib, playTable, stroller } from './drawings/nursery.ts';
import { armchair, chair, sofa } from './drawings/seating.ts';
import { bowl, flatware, mug, plates } from './drawings/tableware.ts';
import { pillow, rug, throwBlanket, towels } from './drawings/textiles.ts';
import { compose, type Drawing } from './kit.ts';

/** How to read: the word that a picture's name begins with, and how it is drawn. */
export const archetypes: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ['armchair', armchair],
  ['barcart', barCart],
  ['basket', basket],
  ['bear', bear],
  ['bed', bed],
  ['board', board],
  ['bowl', bowl],
  ['candle', candle],
  ['chair', chair],
  ['clock', clock],
  ['crib', crib],
  ['decanter', decanter],
  ['diningtable', diningTable],
  ['dutchoven', dutchOven],
  ['egiftcard', eGiftCard],
  ['flatware', flatware],
  ['floorlamp', floorLamp],
  ['frame', frame],
  ['giftcard', giftCard],
  ['kettle', kettle],
  ['knifeblock', knifeBlock],
  ['mirror', mirror],
  ['mixer', mixer],
  ['mug', mug],
  ['nightstand', nightstand],
  ['pendant', pendant],
  ['pillow', pillow],
  ['planter', planter],
  ['plates', plates],
  ['playtable', playTable],
  ['rug', rug],
  ['saucepan', saucepan],
  ['skillet', skillet],
  ['sofa', sofa],
  ['stroller', stroller],
  ['tablelamp', tableLamp],
  ['throwblanket', throwBlanket],
  ['toaster', toaster],
  ['towels', towels],
  ['tumbler', tumbler],
  ['vase', vase],
  ['wineglass', wineglass],
]);

/**
 * The SVG of a picture by its name, `{archetype}-{body}-{second}` with colours as six hexadecimal digits: `plates-e9e2d4-8a9a86`.
 * Undefined when the name has another shape or no such archetype exists.
 */
export const drawingNamed = (name: string): string | undefined => {
  const [, archetype = '', body, second] = /^([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})$/.exec(name) ?? [];
  const drawing = archetypes.get(archetype);
  return drawing === undefined ? undefined : compose(drawing({ body: `#${body}`, second: `#${second}` }));
};
