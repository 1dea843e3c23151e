import { type ConfirmationRequest, confirmationOf, createState, type MutableState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type AdditionToSay, type ConfirmedAddition, confirmedAddition, NOTHING_ADDED } from './confirmed-addition.ts';
import { type TellingCart, type TellingCartParts, tellingCart } from './telling-cart.ts';

/** What is said of the last addition, and of the cart that it went into. */
export interface SayingAdded {
  readonly shown: MutableState<ConfirmedAddition>;
  readonly telling: TellingCart;
  /** Says of an addition that it went in, with the cart as it is then; none where nothing is named, of which nothing is said. */
  readonly say: (addition: AdditionToSay) => O.Option<ConfirmationRequest>;
}

/** Nothing is said before the first addition. */
export const sayingAdded = (parts: TellingCartParts): SayingAdded => {
  const telling = tellingCart(parts);
  const shown = createState(NOTHING_ADDED);
  return {
    shown,
    telling,
    say: (addition) => {
      const request = confirmationOf(addition.added);
      if (O.isNone(request)) return request;
      shown.set(confirmedAddition(request.value, addition));
      telling.tell(request.value);
      return request;
    },
  };
};
