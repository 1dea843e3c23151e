import type { GrId, KeptPhoto, PhotoStore } from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryRegistries } from './memory-registries.ts';

/** The photos of the registries of the same world; that of a registry that is gone is not found. */
export const memoryPhotos = (registries: MemoryRegistries): PhotoStore => {
  const kept = new Map<GrId, KeptPhoto>();
  return {
    find: (grId, name) =>
      TE.fromIO(() => {
        const photo = kept.get(grId);
        return photo?.name === name && registries.get(grId) !== undefined ? O.some(photo.jpeg) : O.none;
      }),
    change: (grId, photo, decide) => async () => {
      const event = await registries.change(grId, [], decide)();
      if (E.isLeft(event) || event.right.facts.length === 0) return event;
      if (O.isSome(photo)) kept.set(grId, photo.value);
      else kept.delete(grId);
      return event;
    },
  };
};
