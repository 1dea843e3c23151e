import { type ContributionRequest, identityKey, type LiveCell, type Log } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { map, Subject, switchMap } from 'rxjs';
import { type ContributionDialogs, withState } from './contribution-dialogs.ts';
import type { MoneyInCart } from './contribution-source.ts';
import { knownInCart } from './contribution-state.ts';

/** Where the cart is looked into, and where that is shown. */
export interface ContributionLookingParts {
  readonly inCart: MoneyInCart;
  readonly dialogs: LiveCell<ContributionDialogs>;
  readonly log: Log;
}

/** Looks what the own cart holds for a fund, for its dialog to say; the newest looking counts, and a cart that cannot be read says nothing (GG-05). */
export const contributionLooking = ({
  inCart,
  dialogs,
  log,
}: ContributionLookingParts): ((fund: Pick<ContributionRequest, 'grId' | 'identity'>) => void) => {
  const asked$ = new Subject<Pick<ContributionRequest, 'grId' | 'identity'>>();
  asked$
    .pipe(switchMap((fund) => inCart(fund).pipe(map((answer) => ({ fund, answer })))))
    .subscribe(({ fund: { identity }, answer }) => {
      if (E.isRight(answer))
        dialogs.set(withState(dialogs.value, identityKey(identity), (its) => knownInCart(its, answer.right)));
      else log.write({ level: 'warning', tag: 'cart-not-read', data: { reason: answer.left._tag } })();
    });
  return (fund) => asked$.next(fund);
};
