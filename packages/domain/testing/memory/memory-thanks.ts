import {
  type GiftFact,
  type GiftNote,
  type GrId,
  givenBy,
  type HeldGifts,
  type LedgerEntry,
  lineOfGift,
  type PlacedOrder,
  type RegistryFact,
  type ThanksStore,
  type ThankYouMark,
  thankYouRows,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryRegistries } from './memory-registries.ts';

/** Gifts of orders in memory, with their owners' marks and notes. */
export interface MemoryThanks extends ThanksStore {
  /** Enters what an order gave to a registry. */
  readonly enter: (
    grId: GrId,
    given: GiftNote & { readonly order: PlacedOrder },
    facts: ReadonlyArray<RegistryFact>,
  ) => void;
}

const isGift = (fact: RegistryFact): fact is GiftFact =>
  fact._tag === 'Purchased' || fact._tag === 'Contributed' || fact._tag === 'GiftCardBought';

/** The gifts of these registries. */
export const memoryThanks = (registries: MemoryRegistries): MemoryThanks => {
  const ledgers = new Map<GrId, ReadonlyArray<LedgerEntry>>();
  const written = new Map<GrId, ReadonlyArray<ThankYouMark>>();

  const held = (grId: GrId): O.Option<HeldGifts> => {
    const registry = registries.get(grId);
    return registry === undefined
      ? O.none
      : O.some({
          registry: { ...registry, items: [] },
          gifts: thankYouRows(ledgers.get(grId) ?? [], written.get(grId) ?? []),
        });
  };

  return {
    enter: (grId, { order, giver, message }, facts) => {
      const lines = order.lines.filter((line) => O.exists((of: GrId) => of === grId)(line.grId));
      const entries = facts.filter(isGift).map((fact): LedgerEntry => {
        const given = givenBy(fact);
        const line = O.toUndefined(lineOfGift(lines, given));
        return {
          orderNumber: order.orderNumber,
          given,
          name: line?.name ?? '',
          imagePath: line?.imagePath ?? '',
          giver,
          postalAddress: O.none,
          givenAt: order.placedAt,
          message,
        };
      });
      ledgers.set(grId, [...(ledgers.get(grId) ?? []), ...entries]);
    },
    find: (grId) => TE.fromIO(() => held(grId)),
    // Deciding and storing is one step, so that no two writes mix.
    change: (grId, decide) => () => {
      const decided = decide(held(grId));
      if (E.isLeft(decided)) return Promise.resolve(decided);
      const { marks, after } = decided.right;
      const changed = new Set(marks.map(({ id }) => id));
      written.set(grId, [...(written.get(grId) ?? []).filter(({ id }) => !changed.has(id)), ...marks]);
      return F.pipe(
        registries.change(grId, [], () => E.right(marks.length === 0 ? [] : [{ _tag: 'ThanksWritten' }])),
        TE.map((event) => ({ event, after })),
      )();
    },
  };
};
