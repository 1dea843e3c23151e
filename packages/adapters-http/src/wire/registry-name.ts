import type { OwnRegistry, RegistryName } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { grId } from './identity.ts';
import { orNull } from './list-and-option.ts';
import { type Notation, perNotation, wire } from './notation.ts';
import { answerShape, BESIDE, merged, namedShape, type Shape } from './shape.ts';
import { date, flag, text } from './value.ts';

const eventTypeOf = perNotation(({ object }: Notation) =>
  object('EventType', { code: text, name: text }, { code: 'registryTypeCode', name: 'eventTypeName' }),
);

/** `{ eventType }` as `registryTypeCode` and `eventTypeName` beside the other properties. */
export const flatEventType = namedShape({ eventType: eventTypeOf(wire) }, { eventType: BESIDE });

/** The registry that a line is for, where this reader may know it (CART-09). */
export const registryNameOf = perNotation((notation: Notation): t.Type<RegistryName, object> => {
  const { object, orNull } = notation;
  return object(
    'RegistryName',
    { eventType: eventTypeOf(notation), primaryFirstName: text, secondaryFirstName: orNull(text) },
    { eventType: BESIDE },
  );
});

export const registryName = registryNameOf(wire);

/** One of a person's own registries. */
export const ownRegistry: Shape<OwnRegistry, object> = merged(
  answerShape({ grId, eventDate: orNull(date), isPaused: flag }),
  registryName,
);
