import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Cart, Dependencies, Fault, Person } from '../ports/index.ts';
import { type Extra, extrasOf, visibleRegistries } from '../registry/index.ts';
import { isOtherBrand } from '../site/index.ts';
import type { CartId } from './cart.ts';
import type { CartLineView, CartView, ConfirmationRefusal, ConfirmationRequest } from './cart-view.ts';
import { type ConfirmationFacts, checkConfirmation, confirmCart } from './confirm-cart.ts';

const isThing = ({ kind }: CartLineView): boolean => kind === 'item';

const checkCart =
  ({ cartId }: ConfirmationRequest) =>
  (view: CartView): E.Either<ConfirmationRefusal, CartView> =>
    O.isSome(cartId) && !O.exists((own: CartId) => own === cartId.value)(view.cartId)
      ? E.left({ _tag: 'CartNotFound' })
      : E.right(view);

/** What is reported about the cart of one visitor after something was put in (CART-02); `read` is that cart. Nothing is changed by asking. */
export const confirmations =
  ({ registries, catalogue, giftGuide }: Pick<Dependencies, 'registries' | 'catalogue' | 'giftGuide'>) =>
  (person: Person, read: Cart['read']): Pick<Cart, 'confirmation'> => {
    /** The picks for all that is in the cart, not only for what was just put in; of the other brand's nothing, for this cart does not take it. */
    const addOnsOf = ({ lines }: CartView): TE.TaskEither<Fault, ReadonlyArray<Extra>> =>
      extrasOf(
        { catalogue, giftGuide },
        person.site,
        lines.filter(isThing),
        (product) => !isOtherBrand(product, person.site.brand),
      );

    const factsOf = ({ skus }: ConfirmationRequest, view: CartView): TE.TaskEither<Fault, ConfirmationFacts> => {
      const { market } = person.site;
      return F.pipe(
        TE.Do,
        TE.apS('products', catalogue.products(market, skus)),
        TE.apS('services', catalogue.services(market, skus)),
        TE.apS('addOns', addOnsOf(view)),
      );
    };

    return {
      confirmation: (request) =>
        F.pipe(
          read,
          TE.chainEitherKW(checkCart(request)),
          TE.chainFirstW(() => visibleRegistries(registries)(person).check(request.grId)),
          TE.chainFirstEitherKW(() => checkConfirmation(request)),
          TE.chainW((view) =>
            F.pipe(
              factsOf(request, view),
              TE.map((facts) => confirmCart(person.site, view, request, facts)),
            ),
          ),
        ),
    };
  };
