import { type Log, parseIdempotencyKey } from '@gift-registry/domain';
import type { KeptNewRegistry, NewRegistryMemory } from '@gift-registry/ui';
import { function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const form = t.type({
  eventType: t.string,
  eventDate: t.string,
  primaryFirstName: t.string,
  primaryLastName: t.string,
  secondaryFirstName: t.string,
  secondaryLastName: t.string,
  greeting: t.string,
  recipient: t.string,
  line1: t.string,
  line2: t.string,
  city: t.string,
  region: t.string,
  postalCode: t.string,
});

const keptForm = t.type({
  step: t.keyof({ event: null, names: null, extras: null }),
  form,
  whose: t.union([t.null, t.string]),
  unconfirmed: t.union([
    t.null,
    t.type({ key: keptAs('a key', t.string, parseIdempotencyKey), forms: t.readonlyArray(form) }),
  ]),
});

/** The form for a new registry, in a storage of the browser such as that of the tab. */
export const sessionNewRegistryMemory = (storage: IO.IO<PageStorage>, log: Log): NewRegistryMemory => {
  const memory = sessionMemory<t.TypeOf<typeof keptForm>>({
    codec: keptForm,
    place: 'new registry',
    storage,
    log,
    tag: 'new-registry-not-kept',
  });
  return {
    read: () =>
      F.pipe(
        memory.read(),
        O.map(
          ({ unconfirmed, whose, ...kept }): KeptNewRegistry => ({
            ...kept,
            unconfirmed: O.fromNullable(unconfirmed),
            whose: O.fromNullable(whose),
          }),
        ),
      ),
    keep: ({ unconfirmed, whose, ...kept }) =>
      memory.keep({ ...kept, unconfirmed: O.toNullable(unconfirmed), whose: O.toNullable(whose) }),
  };
};
