import {
  afterOpening,
  afterSignIn,
  type Clock,
  chosenLast,
  type GrId,
  isAddedNow,
  type Log,
  parseGrId,
  parseInstant,
  parsePersonalizationId,
  parseSku,
  returnPath,
  type WaitingSignIn,
} from '@gift-registry/domain';
import type { ChosenMemory, WaitingMemory, WaitingWish } from '@gift-registry/ui';
import { function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { keptAs, type PageStorage, sessionMemory } from './session-memory.ts';

const waiting = t.array(
  t.type({
    wish: t.type({
      identity: t.type({
        sku: keptAs('a SKU', t.string, parseSku),
        personalizationId: keptAs('a design', t.number, parsePersonalizationId),
      }),
      name: t.string,
      quantity: t.number,
    }),
    path: t.string,
    since: keptAs('a moment', t.string, parseInstant),
    isSignedIn: t.boolean,
  }),
);

type Waiting = WaitingSignIn & { readonly wish: WaitingWish };

/** A wish in the tab, and what ends its waiting. */
export interface TabWaiting extends WaitingMemory {
  /** Somebody signed in on the way to that path. */
  readonly signedIn: (to: string) => void;
  /** A page was opened, or is shown again as it was left. */
  readonly opened: () => void;
}

/** Where a wish is kept, when, and on which page. */
export interface TabWaitingParts {
  readonly storage: IO.IO<PageStorage>;
  readonly clock: Clock;
  /** Path and query of the page. */
  readonly here: () => string;
  readonly log: Log;
}

/** What waits for signing in, in a storage of the browser such as that of the tab; for that sign-in alone. */
export const sessionWaitingMemory = ({ storage, clock, here, log }: TabWaitingParts): TabWaiting => {
  const memory = sessionMemory<ReadonlyArray<Waiting>>({
    codec: waiting,
    place: 'waiting for sign-in',
    storage,
    log,
    tag: 'waiting-not-kept',
  });
  const present = (): O.Option<Waiting> =>
    O.chain(([first]: ReadonlyArray<Waiting>) => O.fromNullable(first))(memory.read());
  const step = (next: (its: Waiting) => O.Option<WaitingSignIn>): void => {
    const before = present();
    if (O.isNone(before)) return;
    const after = next(before.value);
    memory.keep(O.isSome(after) ? [{ ...before.value, ...after.value }] : [])();
  };
  return {
    read: () =>
      F.pipe(
        present(),
        O.filter((its) => isAddedNow(its, clock.now())),
        O.map(({ wish }) => wish),
      ),
    keep: (wish) =>
      memory.keep(
        O.isSome(wish) ? [{ wish: wish.value, path: returnPath(here()), since: clock.now(), isSignedIn: false }] : [],
      ),
    signedIn: (to) => step((its) => afterSignIn(its, to, clock.now())),
    opened: () => step((its) => afterOpening(its, here(), clock.now())),
  };
};

/** Which registries were chosen, the last one first, in a storage of the browser that outlives the tab. */
export const chosenRegistryMemory = (storage: IO.IO<PageStorage>, log: Log): ChosenMemory => {
  const memory = sessionMemory<ReadonlyArray<GrId>>({
    codec: t.array(keptAs('a registry number', t.string, parseGrId)),
    place: 'chosen registries',
    storage,
    log,
    tag: 'chosen-registry-not-kept',
  });
  const read = (): ReadonlyArray<GrId> => O.getOrElse((): ReadonlyArray<GrId> => [])(memory.read());
  return { read, keep: (grId) => () => memory.keep(chosenLast(read(), grId))() };
};
