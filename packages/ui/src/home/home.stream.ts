import { type Live, liveCell, parseGrId, paths } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, merge, tap } from 'rxjs';

/** The entry page: a registry's number as it is typed, and whether its reader is signed in. */
export interface HomeModel {
  readonly number: string;
  readonly isInvalid: boolean;
  readonly isLoggedIn: boolean;
}

/** Finding a registry by its number. */
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
}

/** The stream of the entry page. A registry is opened as its registrant's to somebody signed in: who does not own it is shown what guests see. */
export const homeStream = ({ goTo, shell }: HomeStreamParts): HomeStream => {
  const cell = liveCell<HomeModel>({ number: '', isInvalid: false, isLoggedIn: shell.value.isLoggedIn });
  const follow$ = shell.changes$.pipe(
    tap(({ isLoggedIn }) => {
      if (isLoggedIn !== cell.value.isLoggedIn) cell.set({ ...cell.value, isLoggedIn });
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
