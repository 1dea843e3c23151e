import { createState, type Fault, type Log, type ObservableState, type OwnRegistry } from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, ignoreElements, merge, NEVER, type ObservableInput, tap } from 'rxjs';
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
  readonly registries: { readonly mine: () => ObservableInput<E.Either<Fault, ReadonlyArray<OwnRegistry>>> };
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  /** Whether this browser is signed in. */
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  readonly log: Log;
}

const NONE: ReadonlyArray<OwnRegistry> = [];

/** The stream of the entry page. A failure to read the own registries is only logged: their numbers can be searched too. */
export const homeStream = ({ registries, goTo, shell, log }: HomeDependencies): HomeStream => {
  const cell = createState<HomeModel>({ isLoggedIn: shell.value.isLoggedIn, own: NONE });
  const follow$ = ownRegistries({ shell, read$: defer(registries.mine), again$: NEVER, log }).pipe(
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
