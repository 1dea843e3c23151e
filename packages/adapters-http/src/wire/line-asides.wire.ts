import type { PersonalizationText, RegistryName } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { orNull } from './option.ts';
import { personalizationType } from './product-shape.ts';
import { answerShape, list } from './shape.ts';
import { text } from './text.ts';

const namedWire = answerShape({
  eventTypeName: text,
  registryTypeCode: text,
  primaryFirstName: text,
  secondaryFirstName: orNull(text),
});

/** Whose registry a line is for, where this person may know it (CART-09). */
export const registryNameWire: t.Type<RegistryName, object> = new t.Type<RegistryName, object>(
  'the name of a registry',
  t.strict({
    eventType: t.strict({ code: text, name: text }),
    primaryFirstName: text,
    secondaryFirstName: orNull(text),
  }).is,
  (raw, context) =>
    F.pipe(
      namedWire.validate(raw, context),
      E.map(({ eventTypeName, registryTypeCode, ...names }) => ({
        ...names,
        eventType: { code: registryTypeCode, name: eventTypeName },
      })),
    ),
  ({ eventType, primaryFirstName, secondaryFirstName }) =>
    namedWire.encode({
      eventTypeName: eventType.name,
      registryTypeCode: eventType.code,
      primaryFirstName,
      secondaryFirstName,
    }),
);

/** The words on a piece (PERS-03). */
export const personalizationTextWire: t.Type<PersonalizationText, object> = answerShape({
  type: personalizationType,
  lines: list(text),
  font: orNull(text),
  color: orNull(text),
});
