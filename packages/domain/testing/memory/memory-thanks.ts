import {
  type AddedGift,
  addedEntry,
  type GiftFact,
  type GiftNote,
  type GrId,
  givenBy,
  givenUnmatched,
  type HeldGifts,
  type LedgerEntry,
  type LedgerReturn,
  lineOfGift,
  type MarkChange,
  marksAfter,
  type OrderRecord,
  type PlacedOrder,
  type PostalAddress,
  type RegistryFact,
  type StoredMark,
  type ThanksStore,
  thankYouRows,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryRegistries } from './memory-registries.ts';

/** Gifts of orders in memory, with their owners' marks and notes. */
export interface MemoryThanks extends Omit<ThanksStore, 'changeGifts'> {
  /** The registry and its gifts, and those that its owners recorded. */
  readonly held: (grId: GrId) => O.Option<HeldGifts & { readonly added: ReadonlyArray<AddedGift> }>;
  /** Changes marks, and which gifts the owners have recorded. */
  readonly write: (
    grId: GrId,
    change: { readonly marks: ReadonlyArray<MarkChange> } & Readonly<
      Record<'added' | 'removed', ReadonlyArray<AddedGift>>
    >,
  ) => void;
  /** Enters what an order gave to a registry. */
  readonly enter: (
    grId: GrId,
    given: GiftNote & {
      readonly order: PlacedOrder;
      readonly postalAddress?: O.Option<PostalAddress>;
      readonly isAddressShared?: boolean;
      readonly shop?: string;
    },
    facts: ReadonlyArray<RegistryFact>,
  ) => void;
  /** Enters what was taken back or returned of an order's gifts. */
  readonly takeBack: (grId: GrId, facts: ReadonlyArray<RegistryFact>) => void;
  /** Changes what the giver says of an order's gifts. */
  readonly reword: (
    order: Pick<OrderRecord, 'orderNumber' | 'message' | 'postalAddress' | 'isAddressShared' | 'isSurprise' | 'lines'>,
  ) => void;
}

const isGiven = (fact: RegistryFact): fact is GiftFact =>
  fact._tag === 'Purchased' ||
  fact._tag === 'Contributed' ||
  fact._tag === 'GiftCardBought' ||
  fact._tag === 'UnmatchedGiven';

const returnOf = (fact: RegistryFact): ReadonlyArray<LedgerReturn> => {
  switch (fact._tag) {
    case 'PurchaseReturned': {
      const { orderNumber, identity, quantity } = fact;
      return [{ orderNumber, given: { _tag: 'Units', identity, quantity } }];
    }
    case 'ContributionReturned': {
      // Store credit is a gift, and so is what its giver may still ask for.
      if (fact.closed !== undefined && fact.closed.to !== 'giver') return [];
      const { orderNumber, given: identity, amount } = fact;
      return [{ orderNumber, given: { _tag: 'Contribution', identity, amount } }];
    }
    case 'GiftCardReturned': {
      const { orderNumber, kind, amount } = fact;
      return [{ orderNumber, given: { _tag: 'GiftCard', kind, amount } }];
    }
    case 'UnmatchedReturned':
      return [{ orderNumber: fact.orderNumber, given: givenUnmatched(fact.gift) }];
    default:
      return [];
  }
};

/** The gifts of these registries. */
export const memoryThanks = (registries: MemoryRegistries): MemoryThanks => {
  const ledgers = new Map<GrId, ReadonlyArray<LedgerEntry>>();
  const returned = new Map<GrId, ReadonlyArray<LedgerReturn>>();
  const written = new Map<GrId, ReadonlyArray<StoredMark>>();
  const recorded = new Map<GrId, ReadonlyArray<AddedGift>>();

  const held: MemoryThanks['held'] = (grId) => {
    const registry = registries.get(grId);
    const added = recorded.get(grId) ?? [];
    const entries = [...(ledgers.get(grId) ?? []), ...added.map(addedEntry)];
    return registry === undefined
      ? O.none
      : O.some({
          registry: { ...registry, items: [] },
          gifts: thankYouRows(entries, returned.get(grId) ?? [], written.get(grId) ?? []),
          added,
        });
  };

  const write: MemoryThanks['write'] = (grId, { marks, added, removed }) => {
    const before = written.get(grId) ?? [];
    const changed = marksAfter(before, marks);
    const ids = new Set(changed.map(({ id }) => id));
    written.set(grId, [...before.filter(({ id }) => !ids.has(id)), ...changed]);
    recorded.set(
      grId,
      [...(recorded.get(grId) ?? []), ...added].filter((gift) => !removed.includes(gift)),
    );
  };

  return {
    held,
    write,
    enter: (grId, { order, giver, message, postalAddress = O.none, isAddressShared = false, shop }, facts) => {
      const lines = order.lines.filter((line) => O.exists((of: GrId) => of === grId)(line.grId));
      const entries = facts.filter(isGiven).map((fact): LedgerEntry => {
        const given = givenBy(fact);
        const line = O.toUndefined(lineOfGift(lines, given));
        return {
          orderNumber: order.orderNumber,
          given,
          name: line?.name ?? '',
          ...(line?.names === undefined ? {} : { names: line.names }),
          imagePath: line?.imagePath ?? '',
          giver,
          postalAddress,
          isAddressShared,
          givenAt: order.placedAt,
          message,
          ...(shop === undefined ? {} : { shop }),
          ...(fact._tag === 'UnmatchedGiven'
            ? { isUnmatched: true }
            : fact.isSurprise === true
              ? { isSurprise: true }
              : {}),
        };
      });
      ledgers.set(grId, [...(ledgers.get(grId) ?? []), ...entries]);
    },
    takeBack: (grId, facts) => {
      returned.set(grId, [...(returned.get(grId) ?? []), ...facts.flatMap(returnOf)]);
    },
    reword: ({ orderNumber, message, postalAddress, isAddressShared, isSurprise, lines }) => {
      for (const [grId, entries] of ledgers)
        ledgers.set(
          grId,
          entries.map((entry) => {
            if (entry.orderNumber !== orderNumber) return entry;
            const { isSurprise: _was, arrived: _before, ...others } = entry;
            const arrived = F.pipe(
              lineOfGift(
                lines.filter((line) => O.exists((of: GrId) => of === grId)(line.grId)),
                entry.given,
              ),
              O.chain((line) => line.arrived),
              O.toUndefined,
            );
            return {
              ...others,
              message,
              postalAddress,
              isAddressShared,
              ...(isSurprise ? { isSurprise } : {}),
              ...(arrived === undefined ? {} : { arrived }),
            };
          }),
        );
    },
    find: (grId) => TE.fromIO(() => held(grId)),
    // Deciding and storing is one step, so that no two writes mix.
    change: (grId, decide) => () => {
      const decided = decide(held(grId));
      if (E.isLeft(decided)) return Promise.resolve(decided);
      const marks = decided.right;
      write(grId, { marks, added: [], removed: [] });
      return registries.change(grId, [], () => E.right(marks.length === 0 ? [] : [{ _tag: 'ThanksWritten' }]))();
    },
  };
};
