import { array as A, either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { calendarDayIn, type Instant } from '../calendar/index.ts';
import {
  type CartContents,
  designedLines,
  giftOptionTerms,
  isSameTaxQuery,
  lineViewOf,
  pickupLines,
  productLines,
  registriesIn,
} from '../cart/index.ts';
import { destinationsOf } from '../checkout/index.ts';
import { isAbroad, type PostalAddress, readPostalAddress } from '../delivery/index.ts';
import { giftEmailsOf } from '../gift-emails/index.ts';
import { type Idempotency, idempotencyOf, idempotentOperation } from '../idempotency/index.ts';
import { type Email, emailOrigin } from '../mail/index.ts';
import type { Cents } from '../money/index.ts';
import type { Dependencies, Fault, OrderRefusal, OrderSituation, Orders, Person, Unavailable } from '../ports/index.ts';
import { asBuyerSees, canStillBeBought, type Registry } from '../registry/index.ts';
import type { TaxQuery } from '../tax/index.ts';
import { blockedPickups, type PickupGone } from './blocked-lines.ts';
import { type Attempt, keepOrder } from './keep-order.service.ts';
import type { OrderRequest, PlacedOrder } from './order.ts';
import { payingOrders } from './pay-order.service.ts';
import {
  type ChargeContext,
  type DecidedOrder,
  type OrderProblem,
  type OrderTotalChanged,
  orderTaxQuery,
  placeOrder,
} from './place-order.ts';

const addressTerms = ({ line1, line2, city, region, postalCode, country }: PostalAddress): ReadonlyArray<string> => [
  line1,
  O.getOrElse(() => '')(line2),
  city,
  region,
  postalCode,
  ...(country === undefined ? [] : [country]),
];

/** The payment is not part of the terms: a different card, or a confirmed payment, is for the same order. */
const termsOf = ({
  giver,
  message,
  accepted,
  shippingMethod = '',
  seen = [],
  total,
  giftOptions = [],
  postalAddress,
  termsLanguage,
  ...choices
}: OrderRequest): ReadonlyArray<string> => [
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
  String(total ?? ''),
  ...(postalAddress === undefined ? [] : addressTerms(postalAddress)),
  ...(['isAddressShared', 'isSurprise', 'isNearDay'] as const).filter((choice) => choices[choice] === true),
  ...giftOptionTerms(giftOptions),
  ...(termsLanguage === undefined ? [] : [termsLanguage]),
];

const OPERATION = idempotentOperation<PlacedOrder>('place-order');

type Refused = OrderRefusal | Fault;

/** The decided total of an order, and the charges it is based on. */
interface Decided {
  readonly charging: ChargeContext;
  readonly sum: Cents;
}

/** How many times an order is tried while its cart keeps changing. */
const MOST_ATTEMPTS = 3;

/** Orders the visitor's cart on this site, once per key (CART-06 to CART-09). */
export const orders =
  (dependencies: Dependencies) =>
  (person: Person): Orders => {
    const owner = { visitor: person.visitor, site: person.site.id, market: person.site.market };

    /** The receipt sent to the giver (GIVE-01). */
    const receiptOf = ({ giver, order: { orderNumber } }: DecidedOrder): ReadonlyArray<Email> => [
      {
        to: giver.email,
        site: person.site.id,
        origin: emailOrigin(person.site, person.origin),
        about: { _tag: 'OrderReceipt', orderNumber },
      },
    ];

    const isOpen = (registry: Registry): boolean => canStillBeBought(registry, person.account);
    const openOnly = (situation: OrderSituation): OrderSituation => ({
      ...situation,
      registries: situation.registries.filter(isOpen),
    });
    const { timeZone } = dependencies.clock;
    const asBuyer = (situation: OrderSituation, now: Instant) => {
      const open = openOnly(situation);
      const asSeen = open.registries.map(asBuyerSees(person.account, calendarDayIn(timeZone, now)));
      return { ...open, asSeen, account: person.account };
    };

    const decide = (request: OrderRequest, attempt: Attempt, charging: ChargeContext) => (situation: OrderSituation) =>
      F.pipe(
        placeOrder(
          asBuyer(situation, attempt.placedAt),
          { ...request, isNearDay: request.isSurprise === true && request.isNearDay === true },
          { ...attempt, receiptNumber: dependencies.ids.receiptNumber() },
          person.site,
          charging,
        ),
        E.chain((decided) =>
          O.match(
            () => E.right<OrderProblem | OrderTotalChanged, DecidedOrder>(decided),
            (gone: PickupGone) => E.left<OrderProblem | OrderTotalChanged, DecidedOrder>(gone),
          )(blockedPickups(situation.shelves, situation.cart.lines)),
        ),
        E.map((decided) => ({
          ...decided,
          ownerEmails: giftEmailsOf(
            situation.registries,
            { ...attempt, isSurprise: decided.isSurprise, now: attempt.placedAt, timeZone },
            { site: person.site.id, origin: emailOrigin(person.site, person.origin) },
          ),
        })),
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
        TE.apS('designs', dependencies.designs.find(designedLines(cart.lines))),
        TE.apS('codeUses', dependencies.orders.codeUses(registriesIn(cart.lines))),
        TE.map(({ registries, ...others }) => ({ cart, registries: A.compact(registries), ...others })),
      );

    const present: TE.TaskEither<Refused, OrderSituation> = F.pipe(
      dependencies.carts.find(owner),
      TE.chainW(TE.fromOption((): Refused => ({ _tag: 'CartEmpty' }))),
      TE.chainW(situationOf),
    );

    /**
     * Cart and registries are not read at the same moment, so a refusal is only reported if the cart has not changed
     * since; the visitor's own order may have emptied it.
     */
    const ifStillSo = (
      cart: CartContents,
      refusal: OrderProblem | OrderTotalChanged,
    ): TE.TaskEither<Refused | OrderTotalChanged, never> =>
      F.pipe(
        dependencies.carts.find(owner),
        TE.map(O.exists(({ lines }) => JSON.stringify(lines) === JSON.stringify(cart.lines))),
        TE.chain((isStillSo) =>
          TE.left<Refused | OrderTotalChanged>(isStillSo ? refusal : { _tag: 'OrderTotalChanged' }),
        ),
      );

    /** Reads the destinations and the tax quote before anything is locked; the order is decided with exactly these, or not at all. */
    const chargingOf = (
      request: OrderRequest,
      situation: OrderSituation,
      { placedAt }: Attempt,
    ): TE.TaskEither<Unavailable, ChargeContext> => {
      const lines = situation.cart.lines.map(lineViewOf(openOnly(situation)));
      const buyer = F.pipe(
        O.fromNullable(request.postalAddress),
        O.chain((address) => O.fromEither(readPostalAddress(person.site.marketRules)(address))),
        O.filter((address) => !isAbroad(person.site.marketRules, address)),
        O.map(({ region }) => region),
      );
      return F.pipe(
        destinationsOf(dependencies)(person.site)(lines, buyer),
        TE.chain((destinations) => {
          const query = orderTaxQuery(asBuyer(situation, placedAt), request, person.site, destinations, placedAt);
          return F.pipe(
            dependencies.tax.quote(query),
            TE.map((quote) => ({
              destinations,
              quoteOf: (other: TaxQuery) => (isSameTaxQuery(query, other) ? O.some(quote) : O.none),
            })),
          );
        }),
      );
    };

    const { attemptNow, authorizePayment } = payingOrders(dependencies)(person);

    const tryToPlace = (
      request: OrderRequest,
      idempotency: Idempotency<PlacedOrder>,
      attemptsLeft: number,
    ): TE.TaskEither<Refused, PlacedOrder> =>
      F.pipe(
        attemptNow(request, idempotency),
        TE.bindTo('attempt'),
        TE.bindW('decided', ({ attempt }) =>
          F.pipe(
            present,
            TE.chainW((situation) =>
              F.pipe(
                chargingOf(request, situation, attempt),
                TE.chainW((charging) =>
                  F.pipe(
                    decide(request, attempt, charging)(situation),
                    E.match(
                      (refusal) => ifStillSo(situation.cart, refusal),
                      ({ order }) => TE.right<Refused | OrderTotalChanged, Decided>({ charging, sum: order.total }),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
        TE.bindW('money', ({ attempt, decided: { sum } }) => authorizePayment(request, idempotency, attempt, sum)),
        TE.chainW(({ attempt, decided: { charging }, money }) =>
          keepOrder(dependencies)(owner, receiptOf, idempotency, attempt, money)(decide(request, attempt, charging)),
        ),
        TE.orElse((refusal): TE.TaskEither<Refused, PlacedOrder> => {
          if (refusal._tag !== 'OrderTotalChanged') return TE.left(refusal);
          return attemptsLeft > 1
            ? tryToPlace(request, idempotency, attemptsLeft - 1)
            : TE.left({ _tag: 'Unavailable' });
        }),
      );

    /** If the same call was sent twice, the other one may have caused the refusal by placing the order; then the recorded order is returned. */
    const orRecorded =
      (idempotency: Idempotency<PlacedOrder>) =>
      (refusal: Refused): TE.TaskEither<Refused, PlacedOrder> =>
        F.pipe(
          dependencies.orders.findStored(idempotency),
          TE.mapLeft((): Refused => refusal),
          TE.chain(TE.fromOption(() => refusal)),
        );

    /** An order that throws has ended as well. Failing to report the end is harmless: at the latest it ends with its process. */
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
