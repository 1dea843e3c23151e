import { candlesticks, hamper, wallArt } from './drawings/accents.ts';
import { kettle, mixer, toaster } from './drawings/appliances.ts';
import { babyBath, changingTable, highChair } from './drawings/baby-care.ts';
import { bakingDish, blender, cakeStand, mixingBowls, sheetPan } from './drawings/baking.ts';
import { bed, nightstand } from './drawings/bedroom.ts';
import { bench, bookshelf, desk, dresser, ottoman } from './drawings/casegoods.ts';
import { canisters, espresso, frenchPress, teapot } from './drawings/coffee-and-tea.ts';
import { dutchOven, saucepan, skillet } from './drawings/cookware.ts';
import { clock, frame, mirror, vase } from './drawings/decor.ts';
import { barCart, diningTable } from './drawings/dining.ts';
import { cheeseKnives, iceBucket, pitcher, saladBowl, shaker, tray } from './drawings/entertaining.ts';
import { eGiftCard, giftCard } from './drawings/gift-cards.ts';
import { decanter, tumbler, wineglass } from './drawings/glassware.ts';
import { basket, planter } from './drawings/house-and-garden.ts';
import { board, knifeBlock } from './drawings/kitchen.ts';
import { candle, floorLamp, pendant, tableLamp } from './drawings/lighting.ts';
import { bathMat, napkins, robe, sheets, tableRunner } from './drawings/linens.ts';
import { bear, crib, playTable, stroller } from './drawings/nursery.ts';
import { firePit, grill, outdoorChair, umbrella } from './drawings/outdoors.ts';
import { blocks, mobile, rockingHorse, toyBin } from './drawings/play.ts';
import { armchair, chair, sofa } from './drawings/seating.ts';
import { bathSheet, dipBowl, plate } from './drawings/single-pieces.ts';
import { bowl, flatware, mug, plates, singleMug } from './drawings/tableware.ts';
import { pillow, rug, throwBlanket, towels } from './drawings/textiles.ts';
import { compose, type Drawing } from './kit.ts';

/** Archetypes by the first word of a picture's name. */
export const archetypes: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ['armchair', armchair],
  ['babybath', babyBath],
  ['bakingdish', bakingDish],
  ['barcart', barCart],
  ['basket', basket],
  ['bathmat', bathMat],
  ['bathsheet', bathSheet],
  ['bear', bear],
  ['bed', bed],
  ['bench', bench],
  ['blender', blender],
  ['blocks', blocks],
  ['board', board],
  ['bookshelf', bookshelf],
  ['bowl', bowl],
  ['cakestand', cakeStand],
  ['candle', candle],
  ['candlesticks', candlesticks],
  ['canisters', canisters],
  ['chair', chair],
  ['changingtable', changingTable],
  ['cheeseknives', cheeseKnives],
  ['clock', clock],
  ['crib', crib],
  ['decanter', decanter],
  ['desk', desk],
  ['diningtable', diningTable],
  ['dipbowl', dipBowl],
  ['dresser', dresser],
  ['dutchoven', dutchOven],
  ['egiftcard', eGiftCard],
  ['espresso', espresso],
  ['firepit', firePit],
  ['flatware', flatware],
  ['floorlamp', floorLamp],
  ['frame', frame],
  ['frenchpress', frenchPress],
  ['giftcard', giftCard],
  ['grill', grill],
  ['hamper', hamper],
  ['highchair', highChair],
  ['icebucket', iceBucket],
  ['kettle', kettle],
  ['knifeblock', knifeBlock],
  ['mirror', mirror],
  ['mixer', mixer],
  ['mixingbowls', mixingBowls],
  ['mobile', mobile],
  ['mug', mug],
  ['napkins', napkins],
  ['nightstand', nightstand],
  ['ottoman', ottoman],
  ['outdoorchair', outdoorChair],
  ['pendant', pendant],
  ['pillow', pillow],
  ['pitcher', pitcher],
  ['planter', planter],
  ['plate', plate],
  ['plates', plates],
  ['playtable', playTable],
  ['robe', robe],
  ['rockinghorse', rockingHorse],
  ['rug', rug],
  ['saladbowl', saladBowl],
  ['saucepan', saucepan],
  ['shaker', shaker],
  ['sheetpan', sheetPan],
  ['sheets', sheets],
  ['singlemug', singleMug],
  ['skillet', skillet],
  ['sofa', sofa],
  ['stroller', stroller],
  ['tablelamp', tableLamp],
  ['tablerunner', tableRunner],
  ['teapot', teapot],
  ['throwblanket', throwBlanket],
  ['toaster', toaster],
  ['towels', towels],
  ['toybin', toyBin],
  ['tray', tray],
  ['tumbler', tumbler],
  ['umbrella', umbrella],
  ['vase', vase],
  ['wallart', wallArt],
  ['wineglass', wineglass],
]);

/**
 * The drawing of a picture by its name, `{archetype}-{body}-{second}` with colors as six hexadecimal digits:
 * `plates-e9e2d4-8a9a86`. Undefined when the name has a different form or there is no such archetype. The SVG is
 * generated lazily.
 */
export const drawingNamed = (name: string): (() => string) | undefined => {
  const [, archetype = '', body, second] = /^([a-z]+)-([0-9a-f]{6})-([0-9a-f]{6})$/.exec(name) ?? [];
  const drawing = archetypes.get(archetype);
  return drawing && (() => compose(drawing({ body: `#${body}`, second: `#${second}` })));
};
