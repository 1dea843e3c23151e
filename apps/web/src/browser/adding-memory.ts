import {
  afterOpening,
  afterSignIn,
  type Clock,
  chosenLast,
  type GrId,
  isAddedNow,
  parseGrId,
  parseInstant,
  parsePersonalizationId,
  parseSku,
  returnPath,
  type WaitingSignIn,
} from '@gift-registry/domain';
import type { ChosenMemory, WaitingMemory, WaitingRequest } from '@gift-registry/ui';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { WAITING } from './forget-person.ts';
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

/** What waits in the tab for a sign-in, and what ends the waiting. */
export interface TabWaiting extends WaitingMemory {
  /** Somebody signed in on the way to that path. */
  readonly signedIn: (to: string) => void;
  /** A page was opened, or restored from the back/forward cache. */
  readonly opened: () => void;
}

/** What waits for a sign-in; `here` gives path and query of the page. It waits for that sign-in alone. */
export const waitingMemory = (memories: StorageMemories, clock: Clock, here: () => string): TabWaiting => {
  const memory = memories<ReadonlyArray<Waiting>>(WAITING, waiting);
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
    opened: () => step((one) => afterOpening(one, here(), clock.now())),
  };
};

/** The registries that were chosen, the last one first. */
export const chosenRegistryMemory = (memories: StorageMemories): ChosenMemory => {
  const memory = memories<ReadonlyArray<GrId>>('chosen registries', t.array(storedAs(t.string, parseGrId)));
  const read = (): ReadonlyArray<GrId> => O.getOrElse((): ReadonlyArray<GrId> => [])(memory.read());
  return { read, keep: (grId) => () => memory.keep(chosenLast(read(), grId))() };
};
