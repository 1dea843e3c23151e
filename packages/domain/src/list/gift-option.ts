/*
 * [LIST-06] Shows all gifts, those still needed, or those purchased. A gift is purchased when as many as wanted, or more, were bought.
 *
 * @example matchesGiftOption('needed')({ wanted: 2, purchased: 2 }) // => false
 */
import { function as F } from 'fp-ts';
import { type ItemQuantities, isNeeded, isPurchased } from '../item/index.ts';
import type { GiftOption } from './list-choice.ts';

/** The gift options in display order; the first one shows everything. */
export const giftOptions: ReadonlyArray<GiftOption> = ['all', 'needed', 'purchased'];

const shows: Readonly<Record<GiftOption, (item: ItemQuantities) => boolean>> = {
  all: F.constTrue,
  needed: isNeeded,
  purchased: isPurchased,
};

/** Whether an item is shown under that option. */
export const matchesGiftOption = (option: GiftOption): ((item: ItemQuantities) => boolean) => shows[option];
