import {
  type Live,
  type Log,
  liveCell,
  type OwnRegistry,
  parseGrId,
  paths,
  type Registries,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, distinctUntilChanged, EMPTY, ignoreElements, map, merge, of, switchMap, tap } from 'rxjs';

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
  readonly registries: Pick<Registries, 'mine'>;
  readonly log: Log;
}

/**
 * The stream of the entry page. A registry is opened as its registrant's to somebody signed in: who does not own it is shown what guests see. That one's own registries
 * could not be read is only logged: the number leads there too.
 */
export const homeStream = ({ goTo, shell, registries, log }: HomeStreamParts): HomeStream => {
  const cell = liveCell<HomeModel>({ number: '', isInvalid: false, isLoggedIn: shell.value.isLoggedIn, own: [] });
  const readOwn$ = defer(registries.mine).pipe(
    tap((answer) => {
      if (E.isRight(answer)) cell.set({ ...cell.value, own: answer.right });
      else log.write({ level: 'warning', tag: 'own-registries-not-read', data: { fault: answer.left._tag } })();
    }),
  );
  const follow$ = concat(
    defer(() => of(shell.value)),
    shell.changes$,
  ).pipe(
    map(({ isLoggedIn }) => isLoggedIn),
    distinctUntilChanged(),
    tap((isLoggedIn) => {
      if (isLoggedIn !== cell.value.isLoggedIn) cell.set({ ...cell.value, isLoggedIn });
    }),
    switchMap((isLoggedIn) => (isLoggedIn ? readOwn$ : EMPTY)),
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
