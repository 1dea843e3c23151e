import { array as A, either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import { deliveryOptions } from '../checkout/index.ts';
import { type IdempotencyKey, idempotencyOf, idempotentOperation, type KeyRefusal } from '../idempotency/index.ts';
import type { GrId, ItemIdentity, Sku } from '../identity/index.ts';
import { designIdentities } from '../personalization/index.ts';
import type { Added, Cart, Dependencies, Fault, Person, PickupRefusal, Unavailable } from '../ports/index.ts';
import { asBuyerSees, canStillBeBought, type Registry, visibleRegistries } from '../registry/index.ts';
import type { StoreStock } from '../store/index.ts';
import { addForPickup, addToCart } from './add-to-cart.ts';
import { budgetBasketsFor } from './budget-baskets.service.ts';
import {
  type CartContents,
  designedLines,
  giftChoicesOf,
  itemLines,
  productLines,
  registriesIn,
  type Stock,
  typedCode,
} from './cart.ts';
import type { CartAddition, CartRequest, CartView } from './cart-view.ts';
import { cartViewOf } from './cart-view-of.ts';
import { removeLine, setUnits } from './change-line.ts';
import type { PurchaseOptions, Source } from './choose-for-cart.ts';
import { withCompletionCode } from './completion-code.ts';
import { confirmations } from './confirmations.service.ts';
import { type ChangeCart, contributions } from './contributions.service.ts';
import { giftCards } from './gift-cards.service.ts';
import { withGiftChoice } from './gift-options.ts';
import { redeemCode } from './redeem-code.service.ts';
import { shipAll, shipLine } from './ship-lines.ts';
import { pickupLines } from './short-pickups.ts';

const OPERATION = idempotentOperation<CartAddition>('add-to-cart');

/**
 * The scope of an idempotency key: the source of the addition, and the terms besides the products. The same key with
 * different terms is a different request. Shipping and pickup share their keys, so that of two requests, one to ship
 * and one to pick up, only one takes effect (CART-08).
 */
interface RequestSource {
  readonly source: Source;
  readonly words?: ReadonlyArray<string>;
}

const skusOf = (things: ReadonlyArray<{ readonly identity: { readonly sku: Sku } }>): ReadonlyArray<Sku> => [
  ...new Set(things.map(({ identity }) => identity.sku)),
];

const registriesOf = (things: ReadonlyArray<Pick<CartRequest, 'grId'>>): ReadonlyArray<GrId> => [
  ...new Set(things.flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : []))),
];

const termsOf = ({ grId, identity, quantity }: CartRequest): ReadonlyArray<string> => [
  O.getOrElse(() => '')(grId),
  identity.sku,
  String(identity.personalizationId),
  String(quantity),
];

/** Reads each registry with the named items; omits those that are not found. */
const findEach =
  <Found>(
    find: (grId: GrId, identities: ReadonlyArray<ItemIdentity>) => TE.TaskEither<Unavailable, O.Option<Found>>,
    named: ReadonlyArray<{ readonly identity: ItemIdentity }>,
  ) =>
  (grIds: ReadonlyArray<GrId>): TE.TaskEither<Unavailable, ReadonlyArray<Found>> =>
    F.pipe(
      [...grIds],
      A.traverse(TE.ApplicativePar)((grId) =>
        find(
          grId,
          named.map(({ identity }) => identity),
        ),
      ),
      TE.map(A.compact),
    );

/** The cart of one visitor on one site (CART-05, CART-09); refused additions are logged (BUY-03, ANA-02). */
export const cart =
  (
    dependencies: Pick<
      Dependencies,
      | 'sites'
      | 'carts'
      | 'orders'
      | 'registries'
      | 'catalogue'
      | 'giftGuide'
      | 'designs'
      | 'stores'
      | 'settings'
      | 'tax'
      | 'signInFailures'
      | 'clock'
      | 'log'
    >,
  ) =>
  (person: Person): Cart => {
    const { carts, orders, registries, catalogue, designs, stores, clock, log } = dependencies;
    const { site, account } = person;
    const { market } = site;
    const owner = { visitor: person.visitor, site: site.id, market: site.market };
    const asSeen = (registry: Registry): Registry => asBuyerSees(account, today(clock))(registry);

    /** Reads the named registries, products and designs that this person may add. */
    const purchaseOptionsFor = (requests: ReadonlyArray<CartRequest>): TE.TaskEither<Unavailable, PurchaseOptions> =>
      F.pipe(
        TE.Do,
        TE.apS(
          'registries',
          findEach(visibleRegistries(registries)(person).toGive('buyItem'), requests)(registriesOf(requests)),
        ),
        TE.apS('products', catalogue.products(market, skusOf(requests))),
        TE.apS('designs', designs.find(designIdentities(requests))),
        TE.map(({ registries: found, ...others }) => ({
          registries: found.map(({ registry, role }) => ({ registry: asSeen(registry), role })),
          ...others,
        })),
      );

    const idempotencyFor = ({ source, words = [] }: RequestSource, requests: ReadonlyArray<CartRequest>) =>
      idempotencyOf(OPERATION, `cart from ${source} ${owner.site} ${owner.visitor}`, [
        ...words,
        ...requests.flatMap(termsOf),
      ]);

    const logRefused = (requests: ReadonlyArray<CartRequest>, { _tag }: PickupRefusal | Fault) =>
      log.write({
        level: 'warning',
        tag: 'cart.item-rejected',
        data: { reason: _tag, things: requests.length, registries: registriesOf(requests).join(' ') },
      });

    /** Adds products, once per key: reads them, then the store locks the cart, has the addition decided and stores the outcome. */
    const addThings = <R extends PickupRefusal>(
      source: RequestSource,
      requests: ReadonlyArray<CartRequest>,
      key: O.Option<IdempotencyKey>,
      decide: (options: PurchaseOptions) => (contents: CartContents) => E.Either<R, Added<CartAddition>>,
    ): TE.TaskEither<R | KeyRefusal | Fault, CartAddition> =>
      F.pipe(
        purchaseOptionsFor(requests),
        TE.chainW((options) => carts.add(owner, O.map(idempotencyFor(source, requests))(key), decide(options))),
        TE.orElseFirstIOK((refusal) => logRefused(requests, refusal)),
      );

    const addFrom =
      (source: Source): Cart['add'] =>
      (requests, key) =>
        addThings({ source }, requests, key, (options) => addToCart(options, site, requests, source));

    /** A cart is shown even when the stock of stores cannot be read; ordering reads it again. */
    const storeStockFor = (skus: ReadonlyArray<Sku>): TE.TaskEither<Unavailable, Pick<Stock, 'shelves'>> =>
      F.pipe(
        stores.shelves(skus),
        TE.map((shelves: ReadonlyArray<StoreStock>): Pick<Stock, 'shelves'> => ({ shelves })),
        TE.orElseFirstIOK(({ _tag }) =>
          log.write({
            level: 'warning',
            tag: 'store-stock.unavailable',
            data: { reason: _tag, products: skus.length },
          }),
        ),
        TE.orElse(() => TE.right<Unavailable, Pick<Stock, 'shelves'>>({})),
      );

    /** Reads the products and items of the cart's lines; omits registries that have since become private. */
    const stockFor = (lines: CartContents['lines']): TE.TaskEither<Unavailable, Stock> =>
      F.pipe(
        TE.Do,
        TE.apS('registries', findEach(registries.findNamed, productLines(lines))(registriesIn(lines))),
        TE.apS('products', catalogue.products(market, skusOf(productLines(lines)))),
        TE.apS('designs', designs.find(designedLines(lines))),
        TE.apS('services', catalogue.services(market, skusOf(itemLines(lines)))),
        TE.apS('inStores', storeStockFor(skusOf(pickupLines(lines)))),
        TE.map(({ registries: found, inStores, ...others }) => ({
          registries: found.filter((registry) => canStillBeBought(registry, account)).map(asSeen),
          ...others,
          ...inStores,
        })),
      );

    const charged = deliveryOptions(dependencies)(site);

    const viewFor =
      (buyer: O.Option<string>) =>
      (contents: O.Option<CartContents>): TE.TaskEither<Fault, CartView> =>
        F.pipe(
          O.isSome(contents) && contents.value.lines.length > 0
            ? stockFor(contents.value.lines)
            : TE.of<Unavailable, Stock>({ registries: [], products: [] }),
          TE.bindTo('stock'),
          TE.bind('uses', ({ stock }) => orders.codeUses(stock.registries.map(({ grId }) => grId))),
          TE.chain(({ stock, uses }) => {
            const goods = cartViewOf(contents, site, stock);
            const { lines, completion } = withCompletionCode(goods.lines, {
              site,
              registries: stock.registries,
              account,
              typed: typedCode(contents),
              uses,
              now: clock.now(),
            });
            return F.pipe(
              charged(lines, stock, buyer, giftChoicesOf(contents)),
              TE.map(
                (charges): CartView => ({
                  ...goods,
                  lines,
                  ...charges,
                  ...(O.isSome(completion) ? { completion: completion.value } : {}),
                }),
              ),
            );
          }),
        );
    const view = viewFor(O.none);

    const change: ChangeCart = (decide) =>
      F.pipe(
        carts.change(owner, decide),
        TE.chainW((contents) => view(O.some(contents))),
      );

    /** The products in the visitor's cart that are picked up. */
    const pickedUp = F.pipe(
      carts.find(owner),
      TE.chain((found) => catalogue.products(market, O.isSome(found) ? skusOf(pickupLines(found.value.lines)) : [])),
    );

    const read: Cart['read'] = F.pipe(carts.find(owner), TE.chain(view));

    return {
      ...giftCards(dependencies)(person),
      ...contributions(dependencies)(person, change),
      ...confirmations(dependencies)(person, read),
      ...budgetBasketsFor(dependencies)(person),
      ...redeemCode(dependencies)(person, { change, view }),
      read,
      readFor: (region) => F.pipe(carts.find(owner), TE.chain(viewFor(O.some(region)))),
      add: addFrom('anywhere'),
      addFromRegistry: addFrom('registries'),
      addForPickup: (requests, storeNumber, key) =>
        F.pipe(
          TE.Do,
          TE.apS('all', stores.stores(market)),
          TE.apS('shelves', stores.shelves(skusOf(requests))),
          TE.chainW(({ all, shelves }) => {
            const store = O.fromNullable(all.find((store) => store.storeNumber === storeNumber));
            const source: RequestSource = { source: 'anywhere', words: ['picked up at', storeNumber] };
            return addThings(source, requests, key, (options) =>
              addForPickup(options, site, requests, { store, shelves }),
            );
          }),
        ),
      changeQuantity: (lineId, quantity) => change(setUnits(lineId, quantity)),
      remove: (lineId) => change(removeLine(lineId)),
      chooseGifts: (choice) => change(withGiftChoice(site, choice)),
      shipLine: (lineId) =>
        F.pipe(
          pickedUp,
          TE.chainW((products) => change(shipLine(lineId, products))),
        ),
      shipAll: F.pipe(
        pickedUp,
        TE.chainW((products) =>
          change((contents): E.Either<never, CartContents> => E.right(shipAll(products)(contents))),
        ),
        TE.map(() => undefined),
      ),
    };
  };
