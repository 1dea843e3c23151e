import { type CartAddition, coerceGuestQuantity, guestQuantityField, type ItemIdentity } from '@gift-registry/domain';
import { type DraftMemory, drafts, type ItemCards, withQuantity } from '../list-model/index.ts';
import { type CardStates, cardStates } from './card-states.ts';

/** The cards of a list, and the quantities that are typed on them. */
export interface ListQuantities extends Pick<ItemCards, 'typeQuantity' | 'leaveQuantity' | 'stepQuantity'> {
  readonly states: CardStates;
  /** What was asked for and went into the cart is not kept for a reload any more. */
  readonly added: (addition: Pick<CartAddition, 'added' | 'isEarlier'>) => void;
}

/** Quantities as they were typed before the page was loaded again; each change of one is kept. */
export const listQuantities = (memory: DraftMemory): ListQuantities => {
  const typed = drafts(memory);
  const states = cardStates(typed);
  const set = (identity: ItemIdentity, change: (text: string) => string): void => {
    const before = states.of(identity).quantity;
    states.change(identity, (state) => withQuantity(state, change(state.quantity)));
    const { quantity } = states.of(identity);
    if (quantity !== before) typed.keep(identity, quantity);
  };
  return {
    states,
    typeQuantity: (identity, text) => set(identity, () => guestQuantityField.type(text)),
    leaveQuantity: (identity) => set(identity, guestQuantityField.blur),
    stepQuantity: (identity, by) => set(identity, (text) => String(coerceGuestQuantity(Number(text) + by))),
    added: ({ added, isEarlier }) => {
      if (isEarlier) return;
      for (const { identity, quantity } of added) if (typed.of(identity) === String(quantity)) typed.forget(identity);
    },
  };
};
