import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Cart, Fault, Person, World } from '../ports/index.ts';
import { seenRegistries } from '../registry/index.ts';
import type { CartId } from './cart-id.ts';
import type { CartView } from './cart-view.ts';
import { type ConfirmationFacts, checkConfirmation, confirmCart } from './confirm-cart.ts';
import type { ConfirmationRefusal, ConfirmationRequest } from './confirmation-view.ts';

const checkCart =
  ({ cartId }: ConfirmationRequest) =>
  (view: CartView): E.Either<ConfirmationRefusal, CartView> =>
    O.isSome(cartId) && !O.exists((own: CartId) => own === cartId.value)(view.cartId)
      ? E.left({ _tag: 'CartNotFound' })
      : E.right(view);

/** What is told of the cart of one visitor after something was put in (CART-02); `read` is that cart. Nothing is changed by asking. */
export const confirmations =
  ({ registries, catalogue }: Pick<World, 'registries' | 'catalogue'>) =>
  (person: Person, read: Cart['read']): Pick<Cart, 'confirmation'> => {
    const factsOf = ({ skus }: ConfirmationRequest): TE.TaskEither<Fault, ConfirmationFacts> => {
      const { market } = person.site;
      return F.pipe(
        TE.Do,
        TE.apS('products', catalogue.products(market, skus)),
        TE.apS('services', catalogue.services(market, skus)),
      );
    };

    return {
      confirmation: (request) =>
        F.pipe(
          read,
          TE.chainEitherKW(checkCart(request)),
          TE.chainFirstW(() => seenRegistries(registries)(person).check(request.grId)),
          TE.chainFirstEitherKW(() => checkConfirmation(request)),
          TE.chainW((view) =>
            F.pipe(
              factsOf(request),
              TE.map((facts) => confirmCart(person.site, view, request, facts)),
            ),
          ),
        ),
    };
  };
