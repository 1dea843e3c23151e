import { type Cents, type ContributionRequest, identityKey, type Log, type MutableState } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { map, Subject, switchMap } from 'rxjs';
import type { MutationKeys } from '../mutation/index.ts';
import { type ContributionDialogs, withState } from './contribution-dialogs.ts';
import { fundMutation, type MoneyInCart } from './contribution-source.ts';
import { knownInCart } from './contribution-state.ts';

/** Where the cart is looked into, and where that is shown. */
export interface ContributionLookingParts {
  readonly inCart: MoneyInCart;
  readonly dialogs: MutableState<ContributionDialogs>;
  readonly keys: MutationKeys;
  readonly log: Log;
}

/**
 * Looks what the own cart holds for a fund, for its dialog to say; the newest looking counts, and a cart that cannot be read says nothing (GG-05).
 * Idempotency it is told that what was sent without an answer is in, what is given from then on is given anew (CART-08).
 */
export const contributionLooking = ({
  inCart,
  dialogs,
  keys,
  log,
}: ContributionLookingParts): ((fund: Pick<ContributionRequest, 'grId' | 'identity'>) => void) => {
  const settleSeen = (fund: Pick<ContributionRequest, 'grId' | 'identity'>, held: Cents): void => {
    const mutation = fundMutation(fund);
    if (keys.unconfirmed(mutation).some((asked) => held >= asked)) keys.settle(mutation);
  };
  const asked$ = new Subject<Pick<ContributionRequest, 'grId' | 'identity'>>();
  asked$
    .pipe(switchMap((fund) => inCart(fund).pipe(map((answer) => ({ fund, answer })))))
    .subscribe(({ fund, answer }) => {
      const key = identityKey(fund.identity);
      if (E.isRight(answer)) {
        const before = dialogs.value.states.get(key);
        dialogs.set(withState(dialogs.value, key, (its) => knownInCart(its, answer.right)));
        if (dialogs.value.states.get(key) !== before) settleSeen(fund, answer.right);
      } else log.write({ level: 'warning', tag: 'cart-not-read', data: { reason: answer.left._tag } })();
    });
  return (fund) => asked$.next(fund);
};
