import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { type AskedGiftCard, chooseGiftCard, popupFragment, type SoldGiftCard } from '../gift-card/index.ts';
import type { GrId } from '../identity/index.ts';
import { fingerprintOf, type IdempotencyKey, type Once } from '../once/index.ts';
import type { Cart, Fault, GiftCardRefusal, Person, World } from '../ports/index.ts';
import { type Registry, seenBy } from '../registry/index.ts';
import { eGiftCardAdded } from '../words/index.ts';
import { addGiftCard } from './add-gift-card.ts';
import type { CartAddition } from './cart-view.ts';

type Refused = GiftCardRefusal | Fault;

/** A card that went in, and what adding it did. */
interface PutIn {
  readonly sold: SoldGiftCard;
  readonly addition: CartAddition;
}

const wordsOf = (grId: GrId, asked: AskedGiftCard): ReadonlyArray<string> =>
  asked._tag === 'GiftCard'
    ? [grId, asked._tag, asked.amount, asked.imageType, String(asked.quantity)]
    : [grId, asked._tag, asked.amount];

/** Gift cards for the registrants of a registry, put into the cart of one visitor (GC-05 to GC-08); what does not go in is logged (ANA-02). */
export const giftCards =
  ({ carts, registries, clock, log }: Pick<World, 'carts' | 'registries' | 'clock' | 'log'>) =>
  (person: Person): Pick<Cart, 'addGiftCard' | 'addEGiftCard'> => {
    const owner = { visitor: person.visitor, site: person.site.id };

    /** The registry, if this person sees it: whether there is one is told before its items are read (ROUTE-17). */
    const seen = (grId: GrId): TE.TaskEither<Refused, Registry> => {
      const notFound = (): Refused => ({ _tag: 'RegistryNotFound' });
      return F.pipe(
        registries.door(grId),
        TE.map(seenBy(person)),
        TE.chainW(TE.fromOption(notFound)),
        TE.chainW(() => registries.find(grId)),
        TE.chain(TE.fromOption(notFound)),
      );
    };

    const onceFor = (grId: GrId, asked: AskedGiftCard, key: O.Option<IdempotencyKey>): O.Option<Once> =>
      O.map((given: IdempotencyKey) => ({
        scope: `cart of ${asked._tag} ${owner.site} ${owner.visitor}`,
        key: given,
        fingerprint: fingerprintOf(wordsOf(grId, asked)),
      }))(key);

    const add = (grId: GrId, asked: AskedGiftCard, key: O.Option<IdempotencyKey>): TE.TaskEither<Refused, PutIn> =>
      F.pipe(
        seen(grId),
        TE.chainEitherKW(({ eventType }) => chooseGiftCard(person.site, eventType, asked)),
        TE.bindTo('sold'),
        TE.bindW('addition', ({ sold }) =>
          carts.add(owner, onceFor(grId, asked, key), addGiftCard(grId, sold, clock.now())),
        ),
        TE.orElseFirstIOK(({ _tag }) =>
          log.write({
            level: 'warning',
            tag: 'add-gift-card-refused',
            data: { reason: _tag, kind: asked._tag, registry: grId },
          }),
        ),
      );

    return {
      addGiftCard: ({ grId, amount, imageType, quantity }, key) =>
        F.pipe(
          add(grId, { _tag: 'GiftCard', amount, imageType, quantity }, key),
          TE.map(({ addition: { cartId, count } }) => ({ cartId, count })),
        ),
      addEGiftCard: ({ grId, amount }, key) =>
        F.pipe(
          add(grId, { _tag: 'EGiftCard', amount }, key),
          TE.map(({ sold }) => ({ html: popupFragment(eGiftCardAdded(person.site, sold.amount)) })),
        ),
    };
  };
