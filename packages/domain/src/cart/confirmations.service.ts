import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { messagesOf } from '../messages/index.ts';
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

/** Confirms additions to the cart of one visitor (CART-02); `read` reads that cart. Asking changes nothing. */
export const confirmations =
  ({ registries, catalogue, giftGuide }: Pick<Dependencies, 'registries' | 'catalogue' | 'giftGuide'>) =>
  (person: Person, read: Cart['read']): Pick<Cart, 'confirmation'> => {
    const { formatPrice } = messagesOf(person.site.language);
    /** Picks for everything in the cart, not only what was just added; none from the other brand, since this cart does not accept its products. */
    const addOnsOf = ({ lines }: CartView): TE.TaskEither<Fault, ReadonlyArray<Extra>> =>
      extrasOf(
        { catalogue, giftGuide, formatPrice },
        person.site,
        lines.filter(isThing),
        (product) => !isOtherBrand(product, person.site),
      );

    const factsOf = ({ skus }: ConfirmationRequest, view: CartView): TE.TaskEither<Fault, ConfirmationFacts> => {
      const { market } = person.site;
      return F.pipe(
        TE.Do,
        TE.apS('products', catalogue.products(market, skus)),
        TE.apS('services', catalogue.services(market, skus)),
        TE.apS('addOns', addOnsOf(view)),
        TE.let('formatPrice', () => formatPrice),
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
