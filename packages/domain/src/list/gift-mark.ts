/*
 * [LIST-13] Gifts can be told apart by what the registrants have made of them: most loved, or a group gift. Each is offered where there are such gifts.
 *
 * @example hasMark('most-loved', exampleItem()) // => false
 */
import { option as O } from 'fp-ts';
import type { RegistryItem } from '../item/index.ts';
import type { GiftMark } from './list-choice.ts';

/** The marks in the order in which they are offered. */
export const giftMarks: ReadonlyArray<GiftMark> = ['most-loved', 'group-gift'];

/** Whether the gift has that mark. */
export const hasMark = (mark: GiftMark, { isMostLoved, groupGift }: RegistryItem): boolean =>
  mark === 'most-loved' ? isMostLoved : O.isSome(groupGift);
