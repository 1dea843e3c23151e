import { array as A, either as E, function as F, option as O, task as T, taskEither as TE } from 'fp-ts';
import { type CartContents, pickupLines, productLines, registriesIn, wordedLines } from '../cart/index.ts';
import { type Idempotency, idempotencyOf, idempotentOperation } from '../idempotency/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import { type Email, emailOrigin } from '../mail/index.ts';
import type { Cents } from '../money/index.ts';
import type {
  Authorization,
  Dependencies,
  Fault,
  OrderRefusal,
  OrderSituation,
  Orders,
  Person,
  Unavailable,
} from '../ports/index.ts';
import { isStillOpen, type Registry } from '../registry/index.ts';
import { type Attempt, keepOrder, type SumMoved } from './keep-order.service.ts';
import type { OrderRequest, PlacedOrder } from './order.ts';
import { type DecidedOrder, type OrderProblem, placeOrder } from './place-order.ts';
import { type PickupGone, stoppedPickups } from './stopped-pickups.ts';

const termsOf = ({ giver, message, accepted, shippingMethod = '', seen = [] }: OrderRequest): ReadonlyArray<string> => [
  giver.firstName,
  giver.lastName,
  giver.email,
  message,
  shippingMethod,
  ...accepted.flatMap(({ grId, identity, quantity }) => [
    grId,
    identity.sku,
    String(identity.personalizationId),
    String(quantity),
  ]),
  ...seen.flatMap(({ lineId, quantity, lineTotal }) => [lineId, String(quantity), String(lineTotal)]),
];

const OPERATION = idempotentOperation<PlacedOrder>('place-order');

type Refused = OrderRefusal | Fault;

/** How often an order is tried while its cart keeps changing under it. */
const MOST_ATTEMPTS = 3;

/** Buying what is in the visitor's cart on this site, once for a key (CART-06 to CART-09). */
export const orders =
  (dependencies: Dependencies) =>
  (person: Person): Orders => {
    const owner = { visitor: person.visitor, site: person.site.id };

    /** The receipt that its giver gets (GIVE-01). */
    const receiptOf = ({ giver, order: { orderNumber } }: DecidedOrder): ReadonlyArray<Email> => [
      {
        to: giver.email,
        site: person.site.id,
        origin: emailOrigin(person.site, person.origin),
        about: { _tag: 'OrderReceipt', orderNumber },
      },
    ];

    const isOpen = (registry: Registry): boolean => isStillOpen(registry, person.account);

    const decide = (request: OrderRequest, attempt: Attempt) => (situation: OrderSituation) =>
      F.pipe(
        placeOrder({ ...situation, registries: situation.registries.filter(isOpen) }, request, attempt, person.site),
        E.chain((decided) =>
          O.match(
            () => E.right<OrderProblem, DecidedOrder>(decided),
            (gone: PickupGone) => E.left<OrderProblem, DecidedOrder>(gone),
          )(stoppedPickups(situation.shelves, situation.cart.lines)),
        ),
      );

    const situationOf = (cart: CartContents): TE.TaskEither<Unavailable, OrderSituation> =>
      F.pipe(
        TE.Do,
        TE.apS(
          'registries',
          F.pipe(
            [...registriesIn(cart.lines)],
            A.traverse(TE.ApplicativePar)((grId) =>
              dependencies.registries.findNamed(
                grId,
                productLines(cart.lines).map(({ identity }) => identity),
              ),
            ),
          ),
        ),
        TE.apS(
          'products',
          dependencies.catalogue.products(person.site.market, [
            ...new Set(productLines(cart.lines).map(({ identity }) => identity.sku)),
          ]),
        ),
        TE.apS('shelves', dependencies.stores.shelves(pickupLines(cart.lines).map(({ identity }) => identity.sku))),
        TE.apS('designs', dependencies.designs.find(wordedLines(cart.lines))),
        TE.map(({ registries, ...others }) => ({ cart, registries: A.compact(registries), ...others })),
      );

    const present: TE.TaskEither<Refused, OrderSituation> = F.pipe(
      dependencies.carts.find(owner),
      TE.chainW(TE.fromOption((): Refused => ({ _tag: 'CartEmpty' }))),
      TE.chainW(situationOf),
    );

    /** Cart and registries are not read at one moment: a refusal counts while the cart is still the one that was read; its own order may have emptied it since. */
    const ifStillSo = (cart: CartContents, refusal: OrderProblem): TE.TaskEither<Refused | SumMoved, never> =>
      F.pipe(
        dependencies.carts.find(owner),
        TE.map(O.exists(({ lines }) => JSON.stringify(lines) === JSON.stringify(cart.lines))),
        TE.chain((isStillSo) => TE.left<Refused | SumMoved>(isStillSo ? refusal : { _tag: 'SumMoved' })),
      );

    const attemptNow: TE.TaskEither<Refused, Attempt> = TE.fromIO(() => ({
      orderNumber: dependencies.ids.orderNumber(),
      placedAt: dependencies.clock.now(),
    }));

    /** Where no one answered money may have been set aside all the same: then the attempt stays stored until it is let go of. */
    const setAside = (sum: Cents, orderNumber: OrderNumber): TE.TaskEither<Refused, Authorization> =>
      F.pipe(
        dependencies.payment.authorize(sum, orderNumber),
        TE.orElseFirstTaskK((refusal) =>
          refusal._tag === 'PaymentRefused' ? dependencies.orders.forgetPaymentAttempt(orderNumber) : T.of(undefined),
        ),
      );

    const tryToPlace = (
      request: OrderRequest,
      idempotency: Idempotency<PlacedOrder>,
      attemptsLeft: number,
    ): TE.TaskEither<Refused, PlacedOrder> =>
      F.pipe(
        attemptNow,
        TE.bindTo('attempt'),
        TE.bindW('sum', ({ attempt }) =>
          F.pipe(
            present,
            TE.chainW((situation) =>
              F.pipe(
                decide(request, attempt)(situation),
                E.match(
                  (refusal) => ifStillSo(situation.cart, refusal),
                  ({ order }) => TE.right<Refused | SumMoved, Cents>(order.subtotal),
                ),
              ),
            ),
          ),
        ),
        TE.chainFirstW(({ attempt }) => dependencies.orders.keepPaymentAttempt(idempotency, attempt.orderNumber)),
        TE.bindW('authorization', ({ attempt, sum }) => setAside(sum, attempt.orderNumber)),
        TE.chainW(({ attempt, sum, authorization }) =>
          keepOrder(dependencies)(owner, receiptOf, idempotency, attempt, { authorization, sum })(
            decide(request, attempt),
          ),
        ),
        TE.orElse((refusal): TE.TaskEither<Refused, PlacedOrder> => {
          if (refusal._tag !== 'SumMoved') return TE.left(refusal);
          return attemptsLeft > 1
            ? tryToPlace(request, idempotency, attemptsLeft - 1)
            : TE.left({ _tag: 'Unavailable' });
        }),
      );

    /** What a call was refused for may be what the same call, sent twice, has just done itself: then that is the answer. */
    const orRecorded =
      (idempotency: Idempotency<PlacedOrder>) =>
      (refusal: Refused): TE.TaskEither<Refused, PlacedOrder> =>
        F.pipe(
          dependencies.orders.findStored(idempotency),
          TE.mapLeft((): Refused => refusal),
          TE.chain(TE.fromOption(() => refusal)),
        );

    /** Also an order that breaks has ended. A failure to report the end is harmless: what was begun ends with its process at the latest. */
    const untilEnded =
      (idempotency: Idempotency<PlacedOrder>) =>
      (placing: TE.TaskEither<Refused, PlacedOrder>): TE.TaskEither<Refused, PlacedOrder> =>
      async () => {
        try {
          return await placing();
        } finally {
          await dependencies.orders.end(idempotency)();
        }
      };

    return {
      place: (request, key) => {
        const idempotency = idempotencyOf(OPERATION, `order ${owner.site} ${owner.visitor}`, termsOf(request))(key);
        return F.pipe(
          dependencies.orders.begin(idempotency),
          TE.chainW(
            O.match(
              () =>
                untilEnded(idempotency)(
                  F.pipe(tryToPlace(request, idempotency, MOST_ATTEMPTS), TE.orElse(orRecorded(idempotency))),
                ),
              (order) => TE.right<Refused, PlacedOrder>(order),
            ),
          ),
        );
      },
    };
  };
