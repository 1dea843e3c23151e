import {
  afterPageOpened,
  afterSignIn,
  type Clock,
  type GrId,
  isAddedNow,
  parseGrId,
  parseInstant,
  parsePersonalizationId,
  parseSku,
  returnPath,
  type WaitingSignIn,
  withLastChosen,
} from '@gift-registry/domain';
import type { ChosenMemory, WaitingMemory, WaitingRequest } from '@gift-registry/ui';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { WAITING_STORAGE_NAME } from './forget-person.ts';
import { type StorageMemories, storedAs } from './storage-memory.ts';

const waiting = t.array(
  t.type({
    wish: t.type({
      identity: t.type({
        sku: storedAs(t.string, parseSku),
        personalizationId: storedAs(t.number, parsePersonalizationId),
      }),
      name: t.string,
      quantity: t.number,
    }),
    path: t.string,
    since: storedAs(t.string, parseInstant),
    isSignedIn: t.boolean,
  }),
);

type Waiting = WaitingSignIn & { readonly wish: WaitingRequest };

/** The addition that waits in this tab for a sign-in, with the events that end the waiting. */
export interface TabWaiting extends WaitingMemory {
  /** Called when somebody signed in and goes on to that path. */
  readonly signedIn: (to: string) => void;
  /** Called when a page was opened, or restored from the back/forward cache. */
  readonly opened: () => void;
}

/** Stores the addition that waits for a sign-in, and for that sign-in only; `here` returns path and query of the page. */
export const waitingMemory = (memories: StorageMemories, clock: Clock, here: () => string): TabWaiting => {
  const memory = memories<ReadonlyArray<Waiting>>(WAITING_STORAGE_NAME, waiting);
  const present = (): O.Option<Waiting> =>
    O.chain(([first]: ReadonlyArray<Waiting>) => O.fromNullable(first))(memory.read());
  const step = (next: (present: Waiting) => O.Option<WaitingSignIn>): void => {
    const before = present();
    if (O.isNone(before)) return;
    const after = next(before.value);
    memory.keep(O.isSome(after) ? [{ ...before.value, ...after.value }] : [])();
  };
  return {
    read: () =>
      F.pipe(
        present(),
        O.filter((one) => isAddedNow(one, clock.now())),
        O.map(({ wish }) => wish),
      ),
    keep: (wish) =>
      memory.keep(
        O.isSome(wish) ? [{ wish: wish.value, path: returnPath(here()), since: clock.now(), isSignedIn: false }] : [],
      ),
    signedIn: (to) => step((one) => afterSignIn(one, to, clock.now())),
    opened: () => step((one) => afterPageOpened(one, here(), clock.now())),
  };
};

/** The registries that were chosen, the latest first. */
export const chosenRegistryMemory = (memories: StorageMemories): ChosenMemory => {
  const memory = memories<ReadonlyArray<GrId>>('chosen registries', t.array(storedAs(t.string, parseGrId)));
  const read = (): ReadonlyArray<GrId> => O.getOrElse((): ReadonlyArray<GrId> => [])(memory.read());
  return { read, keep: (grId) => () => memory.keep(withLastChosen(read(), grId))() };
};
