import { type ChecklistKey, type ChecklistTicks, type GrId, tickByHand } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

/** What was ticked by hand, in a Map; nothing of a registry that is not there. */
export const memoryChecklistTicks = (isThere: (grId: GrId) => boolean): ChecklistTicks => {
  const kept = new Map<GrId, ReadonlyArray<ChecklistKey>>();
  const of = (grId: GrId): ReadonlyArray<ChecklistKey> => (isThere(grId) ? (kept.get(grId) ?? []) : []);
  return {
    of: (grId) => TE.fromIO(() => of(grId)),
    tick: (grId, key, isTicked) =>
      TE.fromIO(() => {
        if (isThere(grId)) kept.set(grId, tickByHand(of(grId), key, isTicked));
        return of(grId);
      }),
  };
};
