/*
 * [XB-07] [BUY-03] Names a handoff that was refused, with the reason: no longer available, removed from the registry, not sold here, or unreadable.
 *
 * @example describeRejection({ _tag: 'NotOnRegistry', sku: skuOf('4821') }, O.some(exampleProduct({ isNla: true }))) // => { what: O.some('Linden Dinner Plate'), why: 'noLongerAvailable' }
 * @example describeRejection({ _tag: 'AmountOutOfRange' }, O.none) // => { what: O.none, why: 'wrongAmount' }
 */
import { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { HandoffRejection } from './handoff-payload.ts';

/** Why a handoff was left out, as shown to people. */
export type RejectionReason =
  | 'noLongerAvailable'
  | 'takenOff'
  | 'notSoldHere'
  | 'severalDesigns'
  | 'wrongAmount'
  | 'notUnderstood';

/** A handoff that was left out: the product's name, if known, and why. */
export interface RejectedHandoff {
  readonly what: O.Option<string>;
  readonly why: RejectionReason;
}

/** The displayed reason for each logged one. */
const reasons: Readonly<Record<HandoffRejection['_tag'], RejectionReason>> = {
  Incomplete: 'notUnderstood',
  NotOnRegistry: 'takenOff',
  SeveralDesigns: 'severalDesigns',
  OtherBrand: 'notSoldHere',
  AmountOutOfRange: 'wrongAmount',
  NotOffered: 'notSoldHere',
};

/** The message's data for a handoff that was not accepted; `product` is the shop's data about it, if any. */
export const describeRejection = (
  why: HandoffRejection,
  product: O.Option<Pick<Product, 'name' | 'isNla'>>,
): RejectedHandoff => ({
  what: O.map(({ name }: Pick<Product, 'name'>) => name)(product),
  why: O.exists(({ isNla }: Pick<Product, 'isNla'>) => isNla)(product) ? 'noLongerAvailable' : reasons[why._tag],
});
