/*
 * [HOME-01] [ADD-01] A person may own two registries that are called alike, for the same event on the same day. Where they are distinguished by nothing else, the number does it.
 *
 * @example hasOwnCounterpart([exampleRegistry(), exampleRegistry({ grId: grIdOf('7310443') })], exampleRegistry()) // => true
 * @example hasOwnCounterpart([exampleRegistry()], exampleRegistry()) // => false
 */
import { option as O } from 'fp-ts';
import type { OwnRegistry } from '../registry/index.ts';

/** Whether another of the person's registries has the same names, event and day. */
export const hasOwnCounterpart = (own: ReadonlyArray<OwnRegistry>, registry: OwnRegistry): boolean =>
  own.some(
    (other) =>
      other.grId !== registry.grId &&
      other.primaryFirstName === registry.primaryFirstName &&
      O.toUndefined(other.secondaryFirstName) === O.toUndefined(registry.secondaryFirstName) &&
      other.eventType.name === registry.eventType.name &&
      other.eventDate === registry.eventDate,
  );
