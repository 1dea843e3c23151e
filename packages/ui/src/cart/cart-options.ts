import type { GiftChoice, LineId } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concatMap, EMPTY, type Observable } from 'rxjs';
import type { CartSource } from './cart-source.ts';
import { type CartState, chargesShown } from './cart-state.ts';
import type { ShowCart } from './order-recovery.ts';

interface OptionsDependencies {
  readonly source: Pick<CartSource, 'redeem' | 'chooseGifts'>;
  readonly state: CartState;
  readonly showRead: ShowCart;
  readonly isPending: (lineId: LineId) => boolean;
  readonly readAgain$: Observable<unknown>;
}

/** The completion code and the gift options of the shown cart (COUP-05, WRAP-01). */
export const cartOptions = ({ source, state, showRead, isPending, readAgain$ }: OptionsDependencies) => {
  let lastChoice: GiftChoice | undefined;
  return {
    redeem: (code: string): Observable<unknown> =>
      source.redeem(code).pipe(
        concatMap((answer) => {
          if (E.isRight(answer)) return showRead(answer.right, isPending);
          state.updateCheckout({ problem: O.some(answer.left) });
          return EMPTY;
        }),
      ),

    /** Shows the choice at once; the answer brings its price. */
    showGiftChoice: (chosen: GiftChoice): void => {
      lastChoice = chosen;
      const { wrap: code, ...choice } = chosen;
      state.update(({ checkout: before, ...ready }) => {
        const wrap = before.giftWraps.find((each) => each.code === code);
        const shown = wrap === undefined ? choice : { ...choice, wrap: { code: wrap.code, name: wrap.name } };
        return {
          ...ready,
          checkout: {
            ...before,
            giftOptions: before.giftOptions.map((each) => (each.grId === choice.grId ? shown : each)),
          },
        };
      });
    },

    /** A choice that was refused is read again: the site no longer offers that wrap, or nothing is shipped there any more. */
    sendGiftChoice: (choice: GiftChoice): Observable<unknown> =>
      source.chooseGifts(choice).pipe(
        concatMap((answer) => {
          if (E.isRight(answer)) {
            // A later choice is on the page already: its answer follows.
            if (choice === lastChoice) state.updateCheckout(chargesShown(answer.right));
            return EMPTY;
          }
          const { left } = answer;
          if (left._tag !== 'GiftWrapUnknown' && left._tag !== 'NothingToWrap')
            state.updateCheckout({ problem: O.some(left) });
          return readAgain$;
        }),
      ),
  };
};
