import { guestQuantityField } from '@gift-registry/domain';
import type { AddState } from './item-card-model.ts';

/** What a person has done on one card, beside what the registry says of its item. */
export interface CardState {
  readonly quantity: string;
  readonly add: AddState;
  /** The cart already holds more than the registry still needs (BUY-02). */
  readonly isOverPurchasedInCart: boolean;
}

/** The card once that stands in its quantity field: what was said of another quantity is said no more. */
export const withQuantity = (state: CardState, quantity: string): CardState =>
  quantity === state.quantity
    ? state
    : { quantity, add: state.add._tag === 'Refused' ? { _tag: 'Idle' } : state.add, isOverPurchasedInCart: false };

/** A card that nobody has touched. */
export const UNTOUCHED: CardState = {
  quantity: guestQuantityField.blur(''),
  add: { _tag: 'Idle' },
  isOverPurchasedInCart: false,
};
