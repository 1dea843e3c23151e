import {
  type Fault,
  type Live,
  type Log,
  liveCell,
  type OwnRegistry,
  parseGrId,
  paths,
  type Registries,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, ignoreElements, merge, NEVER, type Observable, tap } from 'rxjs';
import { ownRegistries } from '../own-registries/index.ts';

/** The entry page: a registry's number as it is typed, whether its reader is signed in, and the reader's own registries, newest first. */
export interface HomeModel {
  readonly number: string;
  readonly isInvalid: boolean;
  readonly isLoggedIn: boolean;
  readonly own: ReadonlyArray<OwnRegistry>;
}

/** Finding a registry by its number, or one's own. */
export interface HomeStream {
  readonly model: Live<HomeModel>;
  readonly edit: (number: string) => void;
  readonly find: () => void;
}

/** What the stream needs. */
export interface HomeStreamParts {
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  /** Whether this browser is signed in. */
  readonly shell: Live<{ readonly isLoggedIn: boolean }>;
  readonly log: Log;
}

/** Reads one's own registries; one answer, then the end. */
export type ReadOwn = Observable<E.Either<Fault, ReadonlyArray<OwnRegistry>>>;

const NONE: ReadonlyArray<OwnRegistry> = [];

/**
 * The stream over one way to read; `homeStream` is the same over the port. A registry is opened as its registrant's to somebody signed in: who does not own it is shown what guests see. That one's own registries
 * could not be read is only logged: the number leads there too.
 */
export const homeStreamOf = (read$: ReadOwn, { goTo, shell, log }: HomeStreamParts): HomeStream => {
  const cell = liveCell<HomeModel>({ number: '', isInvalid: false, isLoggedIn: shell.value.isLoggedIn, own: NONE });
  const follow$ = ownRegistries({ shell, read$, again$: NEVER, log }).pipe(
    tap((known) => {
      const isLoggedIn = known._tag !== 'SignedOut';
      const own = known._tag === 'Read' ? known.own : NONE;
      if (isLoggedIn !== cell.value.isLoggedIn || own !== cell.value.own) cell.set({ ...cell.value, isLoggedIn, own });
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
    edit: (number) => cell.set({ ...cell.value, number, isInvalid: false }),
    find: () => {
      const grId = parseGrId(cell.value.number.replace(/[\s#-]/g, ''));
      if (O.isNone(grId)) cell.set({ ...cell.value, isInvalid: true });
      else goTo(shell.value.isLoggedIn ? paths.registrantList(grId.value) : paths.guestList(grId.value));
    },
  };
};

/** The stream of the entry page over the registries' port. */
export const homeStream = ({
  registries,
  ...parts
}: HomeStreamParts & { readonly registries: Pick<Registries, 'mine'> }): HomeStream =>
  homeStreamOf(defer(registries.mine), parts);
