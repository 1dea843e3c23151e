import { registryFormStored } from '@gift-registry/adapters-http/wire';
import { parseIdempotencyKey } from '@gift-registry/domain';
import type { NewRegistryMemory, StoredNewRegistry } from '@gift-registry/ui';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { NEW_REGISTRY } from './forget-person.ts';
import { type StorageMemories, storedAs } from './storage-memory.ts';

const storedForm = t.type({
  step: t.keyof({ event: null, names: null, extras: null, account: null }),
  form: registryFormStored,
  whose: t.union([t.null, t.string]),
  sentTo: t.union([t.null, t.string]),
  unconfirmed: t.union([
    t.null,
    t.type({ key: storedAs(t.string, parseIdempotencyKey), forms: t.readonlyArray(registryFormStored) }),
  ]),
});

/** The form for a new registry. */
export const newRegistryMemory = (memories: StorageMemories): NewRegistryMemory => {
  const memory = memories(NEW_REGISTRY, t.union([t.null, storedForm]));
  return {
    read: () =>
      F.pipe(
        memory.read(),
        O.chain(O.fromNullable),
        O.map(
          ({ unconfirmed, whose, sentTo, ...rest }): StoredNewRegistry => ({
            ...rest,
            unconfirmed: O.fromNullable(unconfirmed),
            whose: O.fromNullable(whose),
            sentTo: O.fromNullable(sentTo),
          }),
        ),
      ),
    keep: ({ unconfirmed, whose, sentTo, ...rest }) =>
      memory.keep({
        ...rest,
        unconfirmed: O.toNullable(unconfirmed),
        whose: O.toNullable(whose),
        sentTo: O.toNullable(sentTo),
      }),
  };
};
