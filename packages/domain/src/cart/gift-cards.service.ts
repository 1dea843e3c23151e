import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { chooseGiftCard, guardGiftCardAmount, popupFragment, type RequestedGiftCard } from '../gift-card/index.ts';
import { type IdempotencyKey, idempotencyOf, idempotentOperation } from '../idempotency/index.ts';
import type { GrId } from '../identity/index.ts';
import { messagesOf } from '../messages/index.ts';
import type { Added, Cart, Dependencies, Fault, GiftCardRefusal, Person } from '../ports/index.ts';
import { type VisibleRegistry, visibleRegistries } from '../registry/index.ts';
import { addGiftCard } from './add-to-cart.ts';
import type { CartContents } from './cart.ts';
import type { CartAddition } from './cart-view.ts';

type Refused = GiftCardRefusal | Fault;

const OPERATION = idempotentOperation<CartAddition>('add-gift-card');

const termsOf = (grId: GrId, card: RequestedGiftCard): ReadonlyArray<string> =>
  card._tag === 'GiftCard'
    ? [grId, card._tag, card.amount, card.imageType, String(card.quantity)]
    : [grId, card._tag, card.amount];

/** Adds gift cards for a registry's registrants to the cart of one visitor (GC-05 to GC-08); refused ones are logged (ANA-02). */
export const giftCards =
  ({ carts, registries, clock, log }: Pick<Dependencies, 'carts' | 'registries' | 'clock' | 'log'>) =>
  (person: Person): Pick<Cart, 'addGiftCard' | 'addEGiftCard'> => {
    const owner = { visitor: person.visitor, site: person.site.id, market: person.site.market };

    const seen = visibleRegistries(registries)(person).toGive('buyGiftCard');

    /**
     * Decided after the cart is locked and its key looked up, so that a repeat gets its recorded answer even if the
     * registry has changed (CART-08).
     */
    const decide =
      (grId: GrId, card: RequestedGiftCard, found: O.Option<VisibleRegistry>) =>
      (cart: CartContents): E.Either<Refused, Added<CartAddition>> =>
        F.pipe(
          found,
          E.fromOption((): Refused => ({ _tag: 'RegistryNotFound' })),
          E.chainW(({ registry }) => chooseGiftCard(person.site, registry.eventType, card)),
          E.chainW((sold) => addGiftCard(grId, sold, clock.now())(cart)),
        );

    const idempotencyFor = (grId: GrId, card: RequestedGiftCard) =>
      idempotencyOf(OPERATION, `cart of ${card._tag} ${owner.site} ${owner.visitor}`, termsOf(grId, card));

    const add = (
      grId: GrId,
      card: RequestedGiftCard,
      key: O.Option<IdempotencyKey>,
    ): TE.TaskEither<Refused, CartAddition> =>
      F.pipe(
        seen(grId, []),
        TE.chainW((found) => carts.add(owner, O.map(idempotencyFor(grId, card))(key), decide(grId, card, found))),
        TE.orElseFirstIOK(({ _tag }) =>
          log.write({
            level: 'warning',
            tag: 'cart.gift-card-rejected',
            data: { reason: _tag, kind: card._tag, registry: grId },
          }),
        ),
      );

    return {
      addGiftCard: ({ grId, amount, imageType, quantity }, key) =>
        F.pipe(
          add(grId, { _tag: 'GiftCard', amount, imageType, quantity }, key),
          TE.map(({ cartId, count }) => ({ cartId, count })),
        ),
      addEGiftCard: ({ grId, amount }, key) =>
        F.pipe(
          add(grId, { _tag: 'EGiftCard', amount }, key),
          // The amount was accepted, so it parses to the same value again.
          TE.chainEitherKW(() => guardGiftCardAmount('EGiftCard', amount)),
          TE.map((worth) => ({
            html: popupFragment(messagesOf(person.site.language).eGiftCardAdded(person.site, worth)),
          })),
        ),
    };
  };
