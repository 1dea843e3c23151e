/*
 * [XB-07] [BUY-03] What somebody chose on the other brand's site and this page cannot take is named, with the reason: it is no longer available, was taken off the registry, is not sold here, or could
 * not be understood.
 *
 * Laws:
 * - what the retailer will not have again is no longer available, whatever else is the matter
 * - else what is not on the registry was taken off it
 * - what nobody knows is told without a name
 *
 * @example leftOutOf({ _tag: 'NotOnRegistry', sku: skuOf('4821') }, O.some(exampleProduct({ isNla: true }))) // => { what: O.some('Hearth Dinner Plate'), why: 'noLongerAvailable' }
 * @example leftOutOf({ _tag: 'AmountOutOfRange' }, O.none) // => { what: O.none, why: 'wrongAmount' }
 */
import { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { NotTaken } from './handoff-payload.ts';

/** Why something is left out, as it is told. */
export type WhyLeftOut =
  | 'noLongerAvailable'
  | 'takenOff'
  | 'notSoldHere'
  | 'severalDesigns'
  | 'wrongAmount'
  | 'notUnderstood';

/** What is left out, by its name, where anybody knows it, and why. */
export interface LeftOut {
  readonly what: O.Option<string>;
  readonly why: WhyLeftOut;
}

/** How to read: the reason that is logged, and the one that is told. */
const told: Readonly<Record<NotTaken['_tag'], WhyLeftOut>> = {
  Incomplete: 'notUnderstood',
  NotOnRegistry: 'takenOff',
  SeveralDesigns: 'severalDesigns',
  OtherBrand: 'notSoldHere',
  AmountOutOfRange: 'wrongAmount',
  NotOffered: 'notSoldHere',
};

/** What is told of what was not taken; `product` is what the shop knows of it. */
export const leftOutOf = (why: NotTaken, product: O.Option<Pick<Product, 'name' | 'isNla'>>): LeftOut => ({
  what: O.map(({ name }: Pick<Product, 'name'>) => name)(product),
  why: O.exists(({ isNla }: Pick<Product, 'isNla'>) => isNla)(product) ? 'noLongerAvailable' : told[why._tag],
});
