import type { EventType, OwnRegistry, RegistryName } from '@gift-registry/domain';
import * as t from 'io-ts';
import { grId } from './identity.ts';
import { answerShape, flattened, merged, namedShape, orNull, type Shape } from './shape.ts';
import { date, text } from './value.ts';

const eventType = namedShape({ code: text, name: text }, { code: 'registryTypeCode', name: 'eventTypeName' });

/** `{ eventType }` as `registryTypeCode` and `eventTypeName` beside the other properties. */
export const flatEventType: Shape<{ readonly eventType: EventType }, object> = flattened(
  eventType,
  t.type({ eventType }),
  (eventType): { readonly eventType: EventType } => ({ eventType }),
  (whole) => whole.eventType,
);

/** The registry that a line is for, where this reader may know it (CART-09). */
export const registryName: Shape<RegistryName, object> = merged(
  answerShape({ primaryFirstName: text, secondaryFirstName: orNull(text) }),
  flatEventType,
);

/** One of a person's own registries. */
export const ownRegistry: Shape<OwnRegistry, object> = merged(answerShape({ grId, eventDate: date }), registryName);
