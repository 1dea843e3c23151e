import { array as A, either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { fingerprintOf, type Idempotency, type IdempotencyKey } from '../idempotency/index.ts';
import type { GrId, Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import { designsNamed } from '../personalization/index.ts';
import type { Cart, Dependencies, Fault, Person, PickupRefusal, Unavailable } from '../ports/index.ts';
import { type VisibleRegistry, visibleRegistries } from '../registry/index.ts';
import { addToCart } from './add-to-cart.ts';
import { additionOf } from './addition-of.ts';
import type { CartContents } from './cart.ts';
import { cartStock } from './cart-stock.service.ts';
import type { CartRequest, CartView } from './cart-view.ts';
import { cartViewOf } from './cart-view-of.ts';
import { setUnits, takeOut } from './change-line.ts';
import type { Shelf, Source } from './choose-for-cart.ts';
import { confirmations } from './confirmations.service.ts';
import { contributions } from './contributions.service.ts';
import { giftCards } from './gift-cards.service.ts';
import { type AddThings, type AskedBy, type ChangeCart, pickups } from './pickups.service.ts';
import type { Stock } from './stock.ts';

type Named = Pick<CartRequest, 'grId' | 'identity'>;
type OfProduct = Pick<Named, 'identity'>;

const skusOf = (things: ReadonlyArray<OfProduct>): ReadonlyArray<Sku> => [
  ...new Set(things.map(({ identity }) => identity.sku)),
];

const registriesOf = (things: ReadonlyArray<Named>): ReadonlyArray<GrId> => [
  ...new Set(things.flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : []))),
];

const termsOf = ({ grId, identity, quantity }: CartRequest): ReadonlyArray<string> => [
  O.getOrElse(() => '')(grId),
  identity.sku,
  String(identity.personalizationId),
  String(quantity),
];

/** The cart of one visitor on one site (CART-05, CART-09); what does not go in is logged (BUY-03, ANA-02). */
export const cart =
  (
    dependencies: Pick<
      Dependencies,
      'carts' | 'registries' | 'catalogue' | 'giftGuide' | 'designs' | 'stores' | 'clock' | 'log'
    >,
  ) =>
  (person: Person): Cart => {
    const { carts, registries, catalogue, log } = dependencies;
    const owner = { visitor: person.visitor, site: person.site.id };

    const ofEach = <Found>(
      things: ReadonlyArray<Named>,
      find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<Found>>,
    ): TE.TaskEither<Unavailable, ReadonlyArray<Found>> =>
      F.pipe([...registriesOf(things)], A.traverse(TE.ApplicativePar)(find), TE.map(A.compact));

    const { market } = person.site;
    const productsOf = (things: ReadonlyArray<OfProduct>): TE.TaskEither<Unavailable, ReadonlyArray<Product>> =>
      catalogue.products(market, skusOf(things));

    const stockFor = cartStock(dependencies)(person);

    /** What this person may put in, of what is named. */
    const shelfFor = (things: ReadonlyArray<Named>): TE.TaskEither<Unavailable, Shelf> =>
      F.pipe(
        TE.Do,
        TE.apS('registries', ofEach<VisibleRegistry>(things, visibleRegistries(registries)(person).toGive('buyItem'))),
        TE.apS('products', productsOf(things)),
        TE.apS('designs', dependencies.designs.find(designsNamed(things))),
      );

    const view = (contents: O.Option<CartContents>): TE.TaskEither<Fault, CartView> =>
      F.pipe(
        O.isSome(contents) && contents.value.lines.length > 0
          ? stockFor(contents.value.lines)
          : TE.of<Unavailable, Stock>({ registries: [], products: [] }),
        TE.map((stock) => cartViewOf(contents, person.site, stock)),
      );

    const idempotencyFor = (
      { source, words = [] }: AskedBy,
      requests: ReadonlyArray<CartRequest>,
      key: O.Option<IdempotencyKey>,
    ): O.Option<Idempotency> =>
      O.map((given: IdempotencyKey) => ({
        scope: `cart from ${source} ${owner.site} ${owner.visitor}`,
        key: given,
        fingerprint: fingerprintOf([...words, ...requests.flatMap(termsOf)]),
      }))(key);

    const logRefused = (requests: ReadonlyArray<CartRequest>, { _tag }: PickupRefusal | Fault) =>
      log.write({
        level: 'warning',
        tag: 'cart.item-rejected',
        data: { reason: _tag, things: requests.length, registries: registriesOf(requests).join(' ') },
      });

    const change: ChangeCart = (decide) =>
      F.pipe(
        carts.change(owner, decide),
        TE.chainW((contents) => view(O.some(contents))),
      );

    const addThings: AddThings = (asked, requests, key, decide) =>
      F.pipe(
        shelfFor(requests),
        TE.chainW((shelf) =>
          carts.add(
            owner,
            idempotencyFor(asked, requests, key),
            F.flow(
              decide(shelf),
              E.map(({ cart: after, addition }) => ({ cart: after, kept: { _tag: 'CartAddition', answer: addition } })),
            ),
          ),
        ),
        TE.chainEitherKW(additionOf),
        TE.orElseFirstIOK((refusal) => logRefused(requests, refusal)),
      );

    const addFrom =
      (source: Source): Cart['add'] =>
      (requests, key) =>
        addThings({ source }, requests, key, (shelf) => addToCart(shelf, person.site.brand, requests, source));

    const read: Cart['read'] = F.pipe(carts.find(owner), TE.chain(view));

    return {
      ...giftCards(dependencies)(person),
      ...pickups(dependencies)(person, addThings, change),
      ...contributions(dependencies)(person, change),
      ...confirmations(dependencies)(person, read),
      read,
      add: addFrom('anywhere'),
      addFromRegistry: addFrom('registries'),
      changeQuantity: (lineId, quantity) => change(setUnits(lineId, quantity)),
      remove: (lineId) => change(takeOut(lineId)),
    };
  };
