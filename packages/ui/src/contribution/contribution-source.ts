import {
  type Cart,
  type CartContributionRefusal,
  type CartView,
  type Cents,
  type ContributionAddition,
  type ContributionRequest,
  contributionLineId,
  type Fault,
  type IdempotencyKey,
  identityKey,
  NO_CENTS,
} from '@gift-registry/domain';
import { type either as E, function as F, taskEither as TE } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Why no money was put into the cart. */
export type ContributionReason = CartContributionRefusal | Fault;

/** Puts money for a group gift into the cart, once for a key; one answer, then the end. */
export type AddContribution = (
  request: ContributionRequest,
  key: IdempotencyKey,
) => Observable<E.Either<ContributionReason, ContributionAddition>>;

/** The key of a contribution to that fund among the unconfirmed mutations (CART-08). */
export const fundMutation = ({ grId, identity }: Pick<ContributionRequest, 'grId' | 'identity'>): string =>
  `fund ${grId} ${identityKey(identity)}`;

/** Giving through the port. */
export const addContributionTo =
  (cart: Pick<Cart, 'addContribution'>): AddContribution =>
  (request, key) =>
    defer(() => cart.addContribution(request, key)());

/** Reads what the own cart holds for a fund; emits one answer and completes. */
export type MoneyInCart = (fund: Pick<ContributionRequest, 'grId' | 'identity'>) => Observable<E.Either<Fault, Cents>>;

/** Looking into the cart through the port. */
export const moneyInCart =
  (cart: Pick<Cart, 'read'>): MoneyInCart =>
  ({ grId, identity }) => {
    const ownLineId = contributionLineId(grId, identity);
    const amountIn = ({ lines }: CartView): Cents =>
      lines.find(({ lineId }) => lineId === ownLineId)?.lineTotal ?? NO_CENTS;
    return defer(F.pipe(cart.read, TE.map(amountIn)));
  };
