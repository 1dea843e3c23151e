import type {
  Cart,
  CartContributionRefusal,
  ContributionAddition,
  ContributionRequest,
  Fault,
  IdempotencyKey,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Why no money was put into the cart. */
export type ContributionReason = CartContributionRefusal | Fault;

/** Puts money for a group gift into the cart, once for a key; one answer, then the end. */
export type AddContribution = (
  request: ContributionRequest,
  key: IdempotencyKey,
) => Observable<E.Either<ContributionReason, ContributionAddition>>;

/** Giving through the port. */
export const addContributionTo =
  (cart: Pick<Cart, 'addContribution'>): AddContribution =>
  (request, key) =>
    defer(() => cart.addContribution(request, key)());
