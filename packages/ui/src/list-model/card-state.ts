import { guestQuantityField } from '@gift-registry/domain';
import type { AddState } from './item-card-model.ts';

/** What a person has done on one card, beside what the registry says of its item. */
export interface CardState {
  readonly quantity: string;
  readonly add: AddState;
  /** The cart already holds more than the registry still needs (BUY-02). */
  readonly isBeyondInCart: boolean;
}

/** A card that nobody has touched. */
export const UNTOUCHED: CardState = {
  quantity: guestQuantityField.blur(''),
  add: { _tag: 'Idle' },
  isBeyondInCart: false,
};
