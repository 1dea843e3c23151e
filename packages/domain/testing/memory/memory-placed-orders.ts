import {
  type Authorization,
  areFundsClosed,
  type CalendarDay,
  type Dispute,
  type FilledFund,
  filledBy,
  type GrId,
  type HeldOrder,
  type ItemIdentity,
  isHoldingRefunds,
  isSameIdentity,
  type LinkToken,
  lineState,
  NO_CENTS,
  newestReport,
  type OrderNumber,
  type OrderRecord,
  type PlacedOrder,
  type PlacedOrderStore,
  type RecordLine,
  type Registry,
  type UnshippedGift,
  unitsKept,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryEmails } from './memory-emails.ts';
import type { MemoryKeys } from './memory-keys.ts';
import type { MemoryRegistries } from './memory-registries.ts';
import type { MemoryStores } from './memory-stores.ts';
import type { MemoryThanks } from './memory-thanks.ts';

/** Stored orders as their givers change them, in a Map. */
export interface MemoryPlacedOrders extends PlacedOrderStore {
  /** Enters an order that was placed; `authorization` is undefined where it was paid for elsewhere. */
  readonly enter: (
    order: PlacedOrder,
    of: Pick<
      OrderRecord,
      | 'source'
      | 'boughtAt'
      | 'site'
      | 'visitor'
      | 'giver'
      | 'message'
      | 'shippingMethod'
      | 'postalAddress'
      | 'isAddressShared'
      | 'isSurprise'
      | 'isNearDay'
    >,
    authorization?: Authorization,
  ) => void;
  readonly get: (orderNumber: OrderNumber) => OrderRecord | undefined;
  /** Stores the order in place of what it was. */
  readonly replace: (order: OrderRecord) => void;
  /** Units of these items of a registry that were bought, were not shipped and did not come back. */
  readonly unshipped: (grId: GrId, identities: ReadonlyArray<ItemIdentity> | 'all') => ReadonlyArray<UnshippedGift>;
  /** The money of that order was taken, and its eGift cards are sent. */
  readonly captured: (orderNumber: OrderNumber, at: OrderRecord['placedAt']) => void;
  /** The payment of that order is disputed. */
  readonly disputed: (orderNumber: OrderNumber, dispute: Dispute) => void;
  /** The money of that order was let go of. */
  readonly released: (orderNumber: OrderNumber) => void;
  /** Whether all of that order was canceled before it was shipped. */
  readonly isCanceled: (orderNumber: OrderNumber) => boolean;
  /** Whether all of that order was taken back. */
  readonly isTakenBack: (orderNumber: OrderNumber) => boolean;
}

interface Stored {
  readonly order: OrderRecord;
  readonly authorization: Authorization | undefined;
  readonly isCaptured: boolean;
}

interface Link {
  readonly orderNumber: OrderNumber;
  readonly end: string | undefined;
}

const hasContribution =
  (grId: GrId) =>
  ({ lines }: OrderRecord): boolean =>
    lines.some((line) => line.kind === 'contribution' && O.exists((of: GrId) => of === grId)(line.grId));

/** No orders yet. */
export const memoryPlacedOrders = (
  keys: MemoryKeys,
  registries: MemoryRegistries,
  thanks: MemoryThanks,
  stores: MemoryStores,
  emails: MemoryEmails,
): MemoryPlacedOrders => {
  const stored = new Map<OrderNumber, Stored>();
  const links = new Map<LinkToken, Link>();
  const paid = new Set<string>();
  const disputes = new Map<string, Dispute & { readonly orderNumber: OrderNumber }>();

  type Contributed = Pick<RecordLine, 'fund' | 'lineTotal' | 'filled'> &
    Pick<OrderRecord, 'orderNumber' | 'placedAt' | 'isSurprise'> & {
      readonly given: ItemIdentity;
      readonly hasLeft: boolean;
    };

  const withFilled = (contributions: ReadonlyArray<Contributed>, funds: ReadonlyArray<FilledFund>) =>
    funds.reduce((now, fund) => {
      const { identity, hidden } = fund;
      const isInFund = (each: Contributed) =>
        !each.hasLeft && !hidden.includes(each.orderNumber) && isSameIdentity(each.fund, identity);
      return [...now.filter((each) => !isInFund(each)), ...filledBy(now.filter(isInFund), fund)];
    }, contributions);

  /** What was given to funds of the registry, with where its money is: it follows the fund to whatever replaced the item, unless it was hidden then. */
  const contributionsTo = (grId: GrId): ReadonlyArray<Contributed> => {
    const filled = registries.filledFunds(grId);
    const at = ({ placedAt, orderNumber }: Contributed) => `${placedAt} ${orderNumber}`;
    return registries.facts(grId).reduce<ReadonlyArray<Contributed>>((now, fact, index) => {
      const funds = filled[index] ?? [];
      switch (fact._tag) {
        case 'Contributed': {
          const { orderNumber, identity: given, amount: lineTotal } = fact;
          const order = stored.get(orderNumber)?.order;
          if (order === undefined) return now;
          const { placedAt, isSurprise } = order;
          const contributed = {
            orderNumber,
            placedAt,
            isSurprise,
            given,
            fund: given,
            lineTotal,
            filled: NO_CENTS,
            hasLeft: false,
          };
          return withFilled(
            now.concat(contributed).sort((a, b) => (at(a) < at(b) ? -1 : 1)),
            funds,
          );
        }
        case 'ContributionReturned':
          return withFilled(
            now.map((each) =>
              each.orderNumber === fact.orderNumber && isSameIdentity(each.given, fact.given)
                ? { ...each, hasLeft: true }
                : each,
            ),
            funds,
          );
        case 'Replaced': {
          const stays = ({ isSurprise, fund }: Contributed) =>
            fact.moved === 0 || (isSurprise && fact.keepsHidden) || !isSameIdentity(fund, fact.existing);
          const moved = withFilled(now, funds).map((each) =>
            stays(each) ? each : { ...each, fund: fact.replacement },
          );
          return withFilled(moved, funds);
        }
        default:
          return withFilled(now, funds);
      }
    }, []);
  };

  const held = ({ order }: Stored): HeldOrder => {
    const lines = order.lines.map((line) => {
      if (line.kind !== 'contribution' || O.isNone(line.grId)) return line;
      const given = contributionsTo(line.grId.value).find(
        (each) => each.orderNumber === order.orderNumber && isSameIdentity(each.given, line.identity),
      );
      return given === undefined ? line : { ...line, fund: given.fund, filled: given.filled };
    });
    const grIds = [...new Set(order.lines.flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : [])))];
    const present = grIds.flatMap((grId): ReadonlyArray<Registry> => {
      const registry = registries.get(grId);
      return registry === undefined ? [] : [registry];
    });
    return { order: { ...order, lines }, registries: present };
  };

  const found = (orderNumber: OrderNumber): O.Option<HeldOrder> => {
    const order = stored.get(orderNumber);
    return order === undefined ? O.none : O.some(held(order));
  };

  /** The lines whose givers got an email that their registry was paused. */
  const offered = new Set<string>();

  return {
    unshipped: (grId, identities) =>
      [...stored.values()].flatMap(({ order }) =>
        order.lines.flatMap((line): ReadonlyArray<UnshippedGift> => {
          const isMeant =
            order.source !== 'reported' &&
            O.exists((of: GrId) => of === grId)(line.grId) &&
            (identities === 'all'
              ? !offered.has(`${order.orderNumber} ${line.line}`)
              : line.kind === 'item' && identities.some((identity) => isSameIdentity(identity, line.identity))) &&
            O.isNone(line.shippedAt) &&
            unitsKept(order, line) > 0;
          const { orderNumber, site, giver } = order;
          if (isMeant && identities === 'all') offered.add(`${orderNumber} ${line.line}`);
          return isMeant ? [{ orderNumber, identity: line.identity, name: line.name, email: giver.email, site }] : [];
        }),
      ),
    enter: (order, of, authorization) => {
      stored.set(order.orderNumber, {
        authorization,
        isCaptured: false,
        order: {
          ...of,
          ...(order.language === undefined ? {} : { language: order.language }),
          ...(order.termsLanguage === undefined ? {} : { termsLanguage: order.termsLanguage }),
          giftOptions: order.giftOptions ?? [],
          emailBefore: O.none,
          orderNumber: order.orderNumber,
          placedAt: order.placedAt,
          lines: order.lines.map(
            (
              {
                kind,
                grId,
                identity,
                name,
                names,
                imagePath,
                quantity,
                unitPrice,
                lineTotal,
                pickup,
                personalization,
                discount = NO_CENTS,
                taxes = [],
                isUnmatched,
              },
              index,
            ) => ({
              line: index + 1,
              kind,
              grId,
              identity,
              name,
              ...(names === undefined ? {} : { names }),
              imagePath,
              quantity,
              unitPrice,
              lineTotal,
              ...(pickup === undefined ? {} : { pickup }),
              ...(personalization === undefined ? {} : { personalization }),
              ...(isUnmatched === undefined ? {} : { isUnmatched }),
              discount,
              taxes,
              shippedAt: O.none,
              arrived: O.none,
              letsStay: false,
              filled: NO_CENTS,
              fund: identity,
            }),
          ),
          subtotal: order.subtotal,
          discount: order.discount,
          charges: order.charges,
          taxes: order.taxes,
          total: order.total,
          arrival: O.fromNullable(order.arrival),
          payment: O.fromNullable(order.payment),
          isPaidHere: authorization !== undefined,
          returns: [],
        },
      });
    },
    get: (orderNumber) => stored.get(orderNumber)?.order,
    replace: (order) => {
      const present = stored.get(order.orderNumber);
      if (present !== undefined) stored.set(order.orderNumber, { ...present, order });
    },
    captured: (orderNumber, at) => {
      const present = stored.get(orderNumber);
      if (present === undefined || present.isCaptured) return;
      const lines = present.order.lines.map((line) =>
        line.kind === 'eGiftCard' && unitsKept(present.order, line) > 0 ? { ...line, shippedAt: O.some(at) } : line,
      );
      stored.set(orderNumber, { ...present, isCaptured: true, order: { ...present.order, lines } });
    },
    disputed: (orderNumber, dispute) => {
      const known = disputes.get(dispute.id);
      disputes.set(dispute.id, {
        ...(known === undefined ? dispute : newestReport(known, dispute)),
        orderNumber,
      });
    },
    released: (orderNumber) => {
      for (const { reference } of stored.get(orderNumber)?.order.returns ?? []) paid.add(reference);
    },
    isCanceled: (orderNumber) => {
      const order = stored.get(orderNumber)?.order;
      const returns = order?.returns.filter(({ kind }) => kind === 'takenBack') ?? [];
      return order?.lines.every((line) => unitsKept({ returns }, line) === 0) === true;
    },
    isTakenBack: (orderNumber) => {
      const order = stored.get(orderNumber)?.order;
      return order?.lines.every((line) => unitsKept(order, line) === 0) === true;
    },
    find: (orderNumber) => TE.fromIO(() => found(orderNumber)),
    withLink: (token, now) =>
      TE.fromIO(() => {
        const link = links.get(token);
        return F.pipe(
          O.fromNullable(link),
          O.map(({ orderNumber, end }) => ({ orderNumber, hasEnded: end !== undefined && end <= now })),
        );
      }),
    storeLink: (orderNumber, token, end) =>
      TE.fromIO(() => {
        if (!stored.has(orderNumber)) return false;
        links.set(token, { orderNumber, end: O.toUndefined(end) });
        return true;
      }),
    // Deciding and storing is one step, so that no two changes mix.
    change: ({ orderNumber, idempotency }, decide) =>
      TE.fromIOEither(() => {
        const before = found(orderNumber);
        const done = keys.once(idempotency, () => {
          const decided = decide(before);
          if (E.isLeft(decided)) return decided;
          const present = stored.get(orderNumber);
          if (present === undefined) throw new TypeError('Something was decided on an order that is not there');
          const { order, facts, emails: letters, endLinksBut } = decided.right;
          stored.set(orderNumber, { ...present, order });
          for (const back of order.returns.slice(present.order.returns.length)) {
            const line = order.lines.find((each) => each.line === back.line);
            if (line?.pickup !== undefined && back.kind === 'takenBack')
              stores.take([{ ...line, quantity: -back.units }]);
          }
          thanks.reword(order);
          for (const { grId, facts: own } of facts) {
            thanks.takeBack(grId, own);
            registries.write(grId, own);
          }
          letters.forEach(emails.keep);
          if (O.isSome(endLinksBut))
            for (const [token, link] of links)
              if (link.orderNumber === orderNumber && token !== endLinksBut.value)
                links.set(token, { ...link, end: '' });
          return E.right(orderNumber);
        });
        if (E.isLeft(done)) return done;
        const after = found(orderNumber);
        if (O.isNone(after)) throw new TypeError('An order does not go');
        return E.right(after.value);
      }),
    fundsToClose: (eventsUntil, today) =>
      TE.fromIO(() => {
        const isPast = ({ market, eventDate }: Registry): boolean =>
          eventsUntil.some(
            (past) => past.market === market && O.exists((day: CalendarDay) => day <= past.day)(eventDate),
          );
        const isDue = (order: OrderRecord, line: RecordLine): boolean => {
          if (line.kind !== 'contribution' || line.isUnmatched === true || O.isNone(line.grId)) return false;
          const registry = registries.get(line.grId.value);
          const state = lineState(order, line);
          if (state === 'fundShort')
            return registry === undefined || (line.askedUntil !== undefined && line.askedUntil < today);
          if ((state !== 'inFund' && state !== 'fundFull') || line.filled === line.lineTotal) return false;
          if (registry === undefined) return state === 'inFund';
          return isPast(registry) && !registry.isPaused && areFundsClosed(registry);
        };
        const left = [...stored.values()]
          .map((each) => held(each).order)
          .flatMap((order) =>
            order.lines
              .filter((line) => isDue(order, line))
              .flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : [])),
          );
        const open = registries.all().filter((each) => isPast(each) && !each.isPaused && !areFundsClosed(each));
        return [...new Set([...open.map(({ grId }) => grId), ...left])];
      }),
    closeFunds: (grId, decide) =>
      TE.fromIO(() => {
        const registry = registries.get(grId);
        const orders = [...stored.values()].map((each) => held(each).order).filter(hasContribution(grId));
        const inState = (state: Dispute['state']) =>
          [...disputes.values()].filter((dispute) => dispute.state === state).map(({ orderNumber }) => orderNumber);
        const uncaptured = [...stored.values()]
          .filter(({ authorization, isCaptured }) => authorization !== undefined && !isCaptured)
          .map(({ order }) => order.orderNumber);
        const uncertain = [...uncaptured, ...inState('open')];
        const {
          orders: changed,
          facts,
          emails: letters,
        } = decide(O.fromNullable(registry), { orders, uncertain, lost: inState('lost') });
        for (const order of changed) {
          const present = stored.get(order.orderNumber);
          if (present !== undefined) stored.set(order.orderNumber, { ...present, order });
        }
        thanks.takeBack(grId, facts);
        registries.write(grId, facts);
        letters.forEach(emails.keep);
        return facts.length > 0;
      }),
    unpaidReturns: (reference) =>
      TE.fromIO(() =>
        [...stored.values()].flatMap(({ order, authorization, isCaptured }) =>
          authorization === undefined || !isCaptured
            ? []
            : order.returns
                .filter((back) => back.amount > 0 && !paid.has(back.reference))
                .filter((back) => O.isNone(reference) || back.reference === reference.value)
                .map(({ reference: name, amount }) => ({
                  reference: name,
                  orderNumber: order.orderNumber,
                  authorization,
                  amount,
                  isDisputed: [...disputes.values()].some(
                    (dispute) => dispute.orderNumber === order.orderNumber && isHoldingRefunds(dispute.state),
                  ),
                })),
        ),
      ),
    markPaid: (reference) =>
      TE.fromIO(() => {
        paid.add(reference);
      }),
    markUnpaid: (reference) =>
      TE.fromIO(() => {
        paid.delete(reference);
      }),
  };
};
