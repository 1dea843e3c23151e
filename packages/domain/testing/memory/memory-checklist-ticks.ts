import { type ChecklistKey, type ChecklistTicks, type GrId, tickByHand } from '@gift-registry/domain';
import { either as E, taskEither as TE } from 'fp-ts';

/** What was ticked by hand, in a Map; nothing of a registry that is not there. */
export const memoryChecklistTicks = (isThere: (grId: GrId) => boolean): ChecklistTicks => {
  const kept = new Map<GrId, ReadonlyArray<ChecklistKey>>();
  const of = (grId: GrId): ReadonlyArray<ChecklistKey> => (isThere(grId) ? (kept.get(grId) ?? []) : []);
  return {
    of: (grId) => TE.fromIO(() => of(grId)),
    tick: (grId, key, isTicked) =>
      TE.fromIOEither(() => {
        if (!isThere(grId)) return E.left({ _tag: 'RegistryNotFound' });
        const now = tickByHand(of(grId), key, isTicked);
        kept.set(grId, now);
        return E.right(now);
      }),
  };
};
