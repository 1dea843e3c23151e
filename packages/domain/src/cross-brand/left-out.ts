/*
 * [XB-07] [BUY-03] Names a handoff that was refused, with the reason: no longer available, taken off the registry, not sold here, or unreadable.
 *
 * Laws:
 * - no longer available is reported first
 * - an item that is not on the registry was taken off
 * - an unknown product is reported without a name
 *
 * @example leftOutOf({ _tag: 'NotOnRegistry', sku: skuOf('4821') }, O.some(exampleProduct({ isNla: true }))) // => { what: O.some('Hearth Dinner Plate'), why: 'noLongerAvailable' }
 * @example leftOutOf({ _tag: 'AmountOutOfRange' }, O.none) // => { what: O.none, why: 'wrongAmount' }
 */
import { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { NotTaken } from './handoff-payload.ts';

/** Why something is left out, as it is reported. */
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

/** How to read: the reason that is logged, and the one that is reported. */
const reasons: Readonly<Record<NotTaken['_tag'], WhyLeftOut>> = {
  Incomplete: 'notUnderstood',
  NotOnRegistry: 'takenOff',
  SeveralDesigns: 'severalDesigns',
  OtherBrand: 'notSoldHere',
  AmountOutOfRange: 'wrongAmount',
  NotOffered: 'notSoldHere',
};

/** What is reported about what was not taken; `product` is what the shop knows of it. */
export const leftOutOf = (why: NotTaken, product: O.Option<Pick<Product, 'name' | 'isNla'>>): LeftOut => ({
  what: O.map(({ name }: Pick<Product, 'name'>) => name)(product),
  why: O.exists(({ isNla }: Pick<Product, 'isNla'>) => isNla)(product) ? 'noLongerAvailable' : reasons[why._tag],
});
