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

/** Why a contribution was not added to the cart. */
export type ContributionReason = CartContributionRefusal | Fault;

/** Adds a contribution to the cart; repeating it under the same key has no second effect. Emits one answer and completes. */
export type AddContribution = (
  request: ContributionRequest,
  key: IdempotencyKey,
) => Observable<E.Either<ContributionReason, ContributionAddition>>;

/** Identifies contributions to that fund among the unconfirmed mutations (CART-08). */
export const fundItemKey = ({ grId, identity }: Pick<ContributionRequest, 'grId' | 'identity'>): string =>
  `fund ${grId} ${identityKey(identity)}`;

/** Adds contributions over the port. */
export const addContributionTo =
  (cart: Pick<Cart, 'addContribution'>): AddContribution =>
  (request, key) =>
    defer(() => cart.addContribution(request, key)());

/** Reads the amount that this person's cart holds for a fund; emits one answer and completes. */
export type MoneyInCart = (fund: Pick<ContributionRequest, 'grId' | 'identity'>) => Observable<E.Either<Fault, Cents>>;

/** Reads the amount in the cart over the port. */
export const moneyInCart =
  (cart: Pick<Cart, 'read'>): MoneyInCart =>
  ({ grId, identity }) => {
    const ownLineId = contributionLineId(grId, identity);
    const amountIn = ({ lines }: CartView): Cents =>
      lines.find(({ lineId }) => lineId === ownLineId)?.lineTotal ?? NO_CENTS;
    return defer(F.pipe(cart.read, TE.map(amountIn)));
  };
