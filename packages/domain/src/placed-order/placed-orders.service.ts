import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { linkExpiry } from '../account/index.ts';
import { type Instant, today } from '../calendar/index.ts';
import { readPostalAddress } from '../delivery/index.ts';
import { type Idempotency, type IdempotencyKey, idempotencyOf, idempotentOperation } from '../idempotency/index.ts';
import { type LinkToken, type OrderNumber, parseOrderNumber } from '../identity/index.ts';
import { type Email, type EmailSubject, emailOrigin } from '../mail/index.ts';
import { readGiver } from '../order/index.ts';
import { settleTakenBack } from '../order-money/index.ts';
import type {
  AddressChangeRefusal,
  Dependencies,
  EmailChangeRefusal,
  Fault,
  MessageRefusal,
  OrderChange,
  OrderLink,
  OrderLinkUnknown,
  OrderNotFound,
  Person,
  PlacedOrders,
  SharingRefusal,
  SurpriseRefusal,
  TakeBackRefusal,
} from '../ports/index.ts';
import {
  emailChangeLimit,
  enforceEmailRateLimit,
  enforceRateLimits,
  orderSearchFailureLimit,
  orderSearchLimit,
  orderSearchNetworkLimit,
} from '../rate-limit/index.ts';
import { sameMailAddress } from '../text/index.ts';
import { isPlacedBy, withEmail } from './change-email.ts';
import { decideHideOrder } from './hide-order.ts';
import type { OrderRecord } from './order-record.ts';
import { type OrderView, offeredBack, orderView } from './order-view.ts';
import { decideReturn, type HeldOrder } from './return-lines.ts';
import { payReturn } from './settle-returns.service.ts';

type PlacedOrderDependencies = Pick<
  Dependencies,
  'placedOrders' | 'orders' | 'payment' | 'signInFailures' | 'emails' | 'ids' | 'clock' | 'log'
>;

const LINK_UNKNOWN: OrderLinkUnknown = { _tag: 'OrderLinkUnknown' };
const NOT_FOUND: OrderNotFound = { _tag: 'OrderNotFound' };
const WITHOUT_EMAILS = { emails: [], endLinksBut: O.none } as const;
const TAKE_BACK = idempotentOperation<OrderNumber>('take-back');

/** Parses a typed order number: case, spaces and a leading `#` are ignored, and all dashes are equal. */
const typedNumber = (typed: string): O.Option<OrderNumber> =>
  parseOrderNumber(
    typed
      .replace(/^\s*#|\s/g, '')
      .replaceAll(/[‐-―−]/g, '-')
      .toUpperCase(),
  );

/** Notifies the owners' open pages that the giver's data has changed, unless the order is hidden from them. */
const giverChangedFacts = ({ lines, isSurprise }: OrderRecord): OrderChange['facts'] =>
  [...new Set(lines.flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : [])))].map((grId) => ({
    grId,
    facts: [{ _tag: 'ThanksWritten', giver: { isSurprise } }],
  }));

/** Orders that a giver opens by a private link, views and changes, without an account (GIVE-02, GIVE-03). */
export const placedOrders =
  (dependencies: PlacedOrderDependencies) =>
  (person: Person): PlacedOrders => {
    const { placedOrders: store, ids, clock, signInFailures } = dependencies;

    /** Whether the order was placed in this browser. */
    const isOwn = ({ order }: HeldOrder): boolean => isPlacedBy(order, person.visitor);

    const view = (held: HeldOrder): OrderView => orderView(held, today(clock), { isOwn: isOwn(held) });

    const isOfThisSite = ({ order }: HeldOrder): boolean => order.site === person.site.id;

    const linkOf = (token: LinkToken): TE.TaskEither<OrderLinkUnknown | Fault, OrderLink> =>
      F.pipe(store.withLink(token, clock.now()), TE.chainW(TE.fromOption(() => LINK_UNKNOWN)));

    /** The order, if the link opens it here. */
    const openedBy =
      ({ hasEnded }: OrderLink) =>
      (held: O.Option<HeldOrder>): E.Either<OrderLinkUnknown, HeldOrder> =>
        F.pipe(
          held,
          O.filter((found) => isOfThisSite(found) && (!hasEnded || isOwn(found))),
          E.fromOption(() => LINK_UNKNOWN),
        );

    const heldBy = (link: OrderLink): TE.TaskEither<OrderLinkUnknown | Fault, HeldOrder> =>
      F.pipe(store.find(link.orderNumber), TE.chainEitherKW(openedBy(link)));

    const linkTo = (orderNumber: OrderNumber, now: Instant): TE.TaskEither<OrderNotFound | Fault, LinkToken> => {
      const token = ids.linkToken();
      return F.pipe(
        store.storeLink(orderNumber, token, O.some(linkExpiry('order', now))),
        TE.filterOrElseW(
          (letsStay) => letsStay,
          () => NOT_FOUND,
        ),
        TE.map(() => token),
      );
    };

    const emailTo = (to: string, about: EmailSubject): Email => ({
      to,
      site: person.site.id,
      origin: emailOrigin(person.site, person.origin),
      about,
    });

    /** Changes the order of the link, based on its current state. */
    const change = <R>(
      token: LinkToken,
      decide: (held: HeldOrder) => E.Either<R, OrderChange>,
      idempotencyIn: (orderNumber: OrderNumber) => O.Option<Idempotency<OrderNumber>> = () => O.none,
    ) =>
      F.pipe(
        linkOf(token),
        TE.chainW((link) =>
          store.change(
            { orderNumber: link.orderNumber, idempotency: idempotencyIn(link.orderNumber), locks: 'registries' },
            F.flow(openedBy(link), E.chainW(decide)),
          ),
        ),
      );

    /** Makes the change, and shows the order after it. */
    const changed = <R>(token: LinkToken, decide: (held: HeldOrder) => E.Either<R, OrderChange>) =>
      F.pipe(change(token, decide), TE.map(view));

    return {
      open: (token) => F.pipe(linkOf(token), TE.chainW(heldBy), TE.map(view)),

      find: (typed, email) => {
        const now = clock.now();
        const failures = orderSearchLimit(typed);
        const inNetwork = orderSearchFailureLimit(person.networkAddress);
        const isForEmail = ({ order }: HeldOrder): boolean =>
          sameMailAddress(order.giver.email) === sameMailAddress(email);
        return F.pipe(
          typedNumber(typed),
          O.match(() => TE.right(O.none), store.find),
          TE.map(O.filter(isOfThisSite)),
          // In the browser that placed it neither a changed email nor the tries of others matter.
          TE.chainW((found) =>
            O.exists(isOwn)(found)
              ? TE.right(found)
              : F.pipe(
                  enforceRateLimits(dependencies, 'order-search.throttled')(now, [
                    failures,
                    orderSearchNetworkLimit(person.networkAddress),
                    inNetwork,
                  ]),
                  TE.map(() => O.filter(isForEmail)(found)),
                ),
          ),
          TE.chainW(TE.fromOption(() => NOT_FOUND)),
          TE.chainFirstW(() => signInFailures.forget(failures.counter)),
          TE.chainFirstW(() => signInFailures.withdraw(inNetwork.counter, now)),
          TE.chainW(({ order }) => linkTo(order.orderNumber, now)),
        );
      },

      findOwn: (orderNumber) =>
        F.pipe(
          store.find(orderNumber),
          TE.map(O.filter(isOfThisSite)),
          TE.map(O.filter(isOwn)),
          TE.chainW(TE.fromOption(() => NOT_FOUND)),
          TE.chainW(() => linkTo(orderNumber, clock.now())),
        ),

      takeBack: (token, { line, units }, key: IdempotencyKey) => {
        const reference = ids.returnReference();
        return F.pipe(
          change<TakeBackRefusal>(
            token,
            (held) =>
              F.pipe(
                decideReturn(held, { kind: 'takenBack', line, units }, { at: clock.now(), reference }),
                E.map(
                  (decided): OrderChange => ({
                    ...decided,
                    emails: [
                      emailTo(held.order.giver.email, {
                        _tag: 'OrderTakenBack',
                        orderNumber: held.order.orderNumber,
                        reference,
                      }),
                    ],
                    endLinksBut: O.none,
                  }),
                ),
              ),
            (orderNumber) =>
              O.some(idempotencyOf(TAKE_BACK, `order ${orderNumber}`, [String(line), String(units)])(key)),
          ),
          TE.chainFirstW(({ order }) => settleTakenBack(dependencies)(order.orderNumber)),
          TE.chainFirstW(() => payReturn(dependencies)(reference)),
          TE.map(view),
        );
      },

      changeMessage: (token, message) =>
        changed<MessageRefusal>(token, (held) => {
          const { order } = held;
          const note = readGiver(order.giver, message);
          if (E.isLeft(note)) return E.left({ _tag: 'MessageInvalid' });
          if (!view(held).canChangeMessage) return E.left({ _tag: 'AlreadyShipped' });
          return E.right({
            order: { ...order, message: note.right.message },
            facts: note.right.message === order.message ? [] : giverChangedFacts(order),
            ...WITHOUT_EMAILS,
          });
        }),

      changeEmail: (token, email) => {
        const now = clock.now();
        return F.pipe(
          linkOf(token),
          TE.chainW(heldBy),
          TE.chainFirstW((held) =>
            enforceEmailRateLimit(dependencies)(now, person.networkAddress, [
              emailChangeLimit(held.order.orderNumber, { isOwn: isOwn(held) }),
            ]),
          ),
          TE.chainW(() =>
            change<EmailChangeRefusal>(token, (held) => {
              const { order } = held;
              const note = readGiver({ ...order.giver, email }, order.message);
              if (E.isLeft(note)) return E.left({ _tag: 'EmailInvalid' });
              const { orderNumber, giver } = order;
              const to = note.right.giver.email;
              const isSame = to === giver.email;
              const notice = { _tag: 'OrderEmailChanged', orderNumber, firstName: giver.firstName } as const;
              return E.right({
                order: withEmail(order, to, { isOwn: isOwn(held) }),
                facts: [],
                emails: isSame
                  ? []
                  : [emailTo(to, { _tag: 'OrderReceipt', orderNumber }), emailTo(giver.email, notice)],
                endLinksBut: isSame ? O.none : O.some(token),
              });
            }),
          ),
          TE.map(view),
        );
      },

      changeAddress: (token, typed) =>
        changed<AddressChangeRefusal>(token, (held) => {
          const address = F.pipe(typed, O.traverse(E.Applicative)(readPostalAddress(person.site.marketRules)));
          if (E.isLeft(address)) return address;
          if (!isOwn(held) && O.isSome(held.order.postalAddress)) return E.left({ _tag: 'OwnBrowserNeeded' });
          if (!view(held).canChangeAddress) return E.left({ _tag: 'AlreadyShipped' });
          return E.right({
            order: { ...held.order, postalAddress: address.right, isAddressShared: O.isSome(address.right) },
            facts: giverChangedFacts(held.order),
            ...WITHOUT_EMAILS,
          });
        }),

      shareAddress: (token, isAddressShared) =>
        changed<SharingRefusal>(token, (held) => {
          const { order } = held;
          if (isAddressShared && O.isNone(order.postalAddress)) return E.left({ _tag: 'PostalAddressMissing' });
          if (isAddressShared && !isOwn(held)) return E.left({ _tag: 'OwnBrowserNeeded' });
          const postalAddress = isAddressShared || !view(held).canChangeAddress ? order.postalAddress : O.none;
          return E.right({
            order: { ...order, postalAddress, isAddressShared },
            facts: isAddressShared === order.isAddressShared ? [] : giverChangedFacts(order),
            ...WITHOUT_EMAILS,
          });
        }),

      letStay: (token) =>
        changed<OrderLinkUnknown>(token, (held) => {
          const stays = new Set(offeredBack(view(held)).map(({ line }) => line));
          const lines = held.order.lines.map((line) => (stays.has(line.line) ? { ...line, letsStay: true } : line));
          return E.right({ order: { ...held.order, lines }, facts: [], ...WITHOUT_EMAILS });
        }),

      changeSurprise: (token, isSurprise) =>
        changed<SurpriseRefusal>(
          token,
          F.flow(
            (held) => decideHideOrder(held, isSurprise, today(clock)),
            E.map((decided): OrderChange => ({ ...decided, ...WITHOUT_EMAILS })),
          ),
        ),
    };
  };
