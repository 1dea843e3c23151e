import type { OwnRegistry } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId } from './identity.ts';
import { orNull } from './option.ts';
import { answerShape, list } from './shape.ts';
import { text } from './text.ts';
import { date } from './time.ts';

const ownRegistriesWire = answerShape({
  registries: list(
    answerShape({
      grId,
      eventTypeName: text,
      registryTypeCode: text,
      eventDate: date,
      primaryFirstName: text,
      secondaryFirstName: orNull(text),
    }),
  ),
});

/** The registries of who is signed in; none for who is not. */
export const ownRegistriesAnswer: AnswerCodec<ReadonlyArray<OwnRegistry>> = answerCodec(
  ownRegistriesWire,
  ({ registries }): ReadonlyArray<OwnRegistry> =>
    registries.map(({ eventTypeName, registryTypeCode, ...registry }) => ({
      ...registry,
      eventType: { code: registryTypeCode, name: eventTypeName },
    })),
  (_site, registries) => ({
    registries: registries.map(({ eventType, ...registry }) => ({
      ...registry,
      eventTypeName: eventType.name,
      registryTypeCode: eventType.code,
    })),
  }),
);
