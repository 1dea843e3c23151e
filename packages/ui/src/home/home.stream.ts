import {
  createState,
  type Fault,
  type Log,
  type ObservableState,
  type OwnRegistry,
  type Registries,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, ignoreElements, merge, NEVER, type Observable, tap } from 'rxjs';
import { type FindFormStream, findFormStream } from '../find-registry/index.ts';
import { ownRegistries } from '../own-registries/index.ts';

/** The entry page: whether its reader is signed in, and the reader's own registries, newest first. */
export interface HomeModel {
  readonly isLoggedIn: boolean;
  readonly own: ReadonlyArray<OwnRegistry>;
}

/** Finding a registry by a name or its number, or one's own. */
export interface HomeStream {
  readonly model: ObservableState<HomeModel>;
  readonly find: FindFormStream;
}

export interface HomeDependencies {
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  /** Whether this browser is signed in. */
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  readonly log: Log;
}

/** Reads one's own registries; one answer, then the end. */
export type ReadOwn = Observable<E.Either<Fault, ReadonlyArray<OwnRegistry>>>;

const NONE: ReadonlyArray<OwnRegistry> = [];

/** The stream over one way to read; `homeStream` is the same over the port. That one's own registries could not be read is only logged: their numbers lead there too. */
export const homeStreamOf = (read$: ReadOwn, { goTo, shell, log }: HomeDependencies): HomeStream => {
  const cell = createState<HomeModel>({ isLoggedIn: shell.value.isLoggedIn, own: NONE });
  const follow$ = ownRegistries({ shell, read$, again$: NEVER, log }).pipe(
    tap((known) => {
      const isLoggedIn = known._tag !== 'SignedOut';
      const own = known._tag === 'Read' ? known.own : NONE;
      if (isLoggedIn !== cell.value.isLoggedIn || own !== cell.value.own) cell.set({ isLoggedIn, own });
    }),
    ignoreElements(),
  );
  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, follow$),
    },
    find: findFormStream({ goTo, shell }),
  };
};

/** The stream of the entry page over the registries' port. */
export const homeStream = ({
  registries,
  ...dependencies
}: HomeDependencies & { readonly registries: Pick<Registries, 'mine'> }): HomeStream =>
  homeStreamOf(defer(registries.mine), dependencies);
