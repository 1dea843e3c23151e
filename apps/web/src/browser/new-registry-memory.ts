import { parseIdempotencyKey } from '@gift-registry/domain';
import { type NewRegistryMemory, NO_NEW_REGISTRY, type StoredNewRegistry } from '@gift-registry/ui';
import { function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { TabWaiting } from './adding-memory.ts';
import { type StorageMemories, storedAs } from './storage-memory.ts';

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

const storedForm = t.type({
  step: t.keyof({ event: null, names: null, extras: null }),
  form,
  whose: t.union([t.null, t.string]),
  unconfirmed: t.union([
    t.null,
    t.type({ key: storedAs(t.string, parseIdempotencyKey), forms: t.readonlyArray(form) }),
  ]),
});

/** The form for a new registry. */
export const newRegistryMemory = (memories: StorageMemories): NewRegistryMemory => {
  const memory = memories<t.TypeOf<typeof storedForm>>('new registry', storedForm);
  return {
    read: () =>
      F.pipe(
        memory.read(),
        O.map(
          ({ unconfirmed, whose, ...rest }): StoredNewRegistry => ({
            ...rest,
            unconfirmed: O.fromNullable(unconfirmed),
            whose: O.fromNullable(whose),
          }),
        ),
      ),
    keep: ({ unconfirmed, whose, ...rest }) =>
      memory.keep({ ...rest, unconfirmed: O.toNullable(unconfirmed), whose: O.toNullable(whose) }),
  };
};

/** Removes what one person typed and wanted from the tab before another signs in: the form for a new registry, and what waited for the sign-in. */
export const forgetPerson =
  (memories: StorageMemories, waiting: Pick<TabWaiting, 'keep'>): IO.IO<void> =>
  () => {
    newRegistryMemory(memories).keep(NO_NEW_REGISTRY)();
    waiting.keep(O.none)();
  };
