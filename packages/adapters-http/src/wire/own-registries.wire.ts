import type { OwnRegistry } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId } from './identity.ts';
import { orNull } from './option.ts';
import { answerShape, list } from './shape.ts';
import { text } from './text.ts';
import { date } from './time.ts';

/** One of a person's own registries, as it is named. */
export const ownRegistryWire = answerShape({
  grId,
  eventTypeName: text,
  registryTypeCode: text,
  eventDate: date,
  primaryFirstName: text,
  secondaryFirstName: orNull(text),
});

export const ownRegistryFromWire = ({
  eventTypeName,
  registryTypeCode,
  ...registry
}: t.TypeOf<typeof ownRegistryWire>): OwnRegistry => ({
  ...registry,
  eventType: { code: registryTypeCode, name: eventTypeName },
});

export const ownRegistryToWire = ({ eventType, ...registry }: OwnRegistry): t.TypeOf<typeof ownRegistryWire> => ({
  ...registry,
  eventTypeName: eventType.name,
  registryTypeCode: eventType.code,
});

const ownRegistriesWire = answerShape({ registries: list(ownRegistryWire) });

/** The registries of who is signed in; none for who is not. */
export const ownRegistriesAnswer: AnswerCodec<ReadonlyArray<OwnRegistry>> = answerCodec(
  ownRegistriesWire,
  ({ registries }): ReadonlyArray<OwnRegistry> => registries.map(ownRegistryFromWire),
  (_site, registries) => ({ registries: registries.map(ownRegistryToWire) }),
);
