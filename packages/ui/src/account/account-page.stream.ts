import {
  type Account,
  type AccountDetails,
  type AccountProfile,
  createState,
  type DeletionVersionConflict,
  type EmailInvalid,
  type Fault,
  isMailAddress,
  LANGUAGES,
  type NameInvalid,
  type ObservableState,
  type OwnRegistry,
  type PasswordRefusal,
  type PasswordWrong,
  passwordProblem,
  paths,
  type Registries,
  readAccountName,
  type SignInNeeded,
  shownDeletion,
  storedMailAddress,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { defer, EMPTY, map, type Observable, of, type SchedulerLike, Subject, startWith, switchMap, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { type FormStream, formStream } from '../form/index.ts';
import { observed } from '../observe/observed.ts';

type AccountNotDeleted = SignInNeeded | PasswordWrong | DeletionVersionConflict | Fault;

type DeleteAccountForm = FormStream<'password', AccountNotDeleted>;

interface DeleteAccountDependencies {
  readonly account: Pick<Account, 'remove' | 'profile'>;
  /** The profile shown beside the form, with what is deleted and what stays. */
  readonly shown: () => O.Option<AccountProfile>;
  /** Called with the current profile when it differs from the one that was shown. */
  readonly onProfileChanged: (profile: AccountProfile) => unknown;
  /** Called once the account is deleted. */
  readonly onDeleted: () => void;
}

/** Deletes the account after its password was typed and the present lists were shown (AUTH-06). */
const deleteAccountForm = ({
  account,
  shown,
  onProfileChanged,
  onDeleted,
}: DeleteAccountDependencies): DeleteAccountForm => {
  /** Reads the profile again and shows it before the password is requested again. */
  const shownAnew = (refused: DeletionVersionConflict): Observable<E.Either<AccountNotDeleted, never>> =>
    defer(account.profile).pipe(
      map((answer) => {
        if (E.isLeft(answer)) return answer;
        onProfileChanged(answer.right);
        return E.left(refused);
      }),
    );
  return formStream({
    empty: { password: '' },
    problemsOf: ({ password }) => (password === '' ? ['password'] : []),
    send: ({ password }) => {
      const profile = shown();
      if (O.isNone(profile)) return of(E.left<AccountNotDeleted>({ _tag: 'DeletionVersionConflict' }));
      return defer(account.remove({ password, shown: shownDeletion(profile.value) })).pipe(
        switchMap((answer) =>
          E.isLeft(answer) && answer.left._tag === 'DeletionVersionConflict' ? shownAnew(answer.left) : of(answer),
        ),
      );
    },
    fieldOf: ({ _tag }) => (_tag === 'PasswordWrong' ? O.some('password') : O.none),
    onSucceeded: onDeleted,
  });
};

/** The account page's state. */
type AccountPageModel =
  | { readonly _tag: 'Quiet' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  /** The account is deleted. */
  | { readonly _tag: 'Left' }
  | {
      readonly _tag: 'Loaded';
      readonly profile: AccountProfile;
      /** The person's registries on this site. */
      readonly own: ReadonlyArray<OwnRegistry>;
    };

export type ChangeDetailsForm = FormStream<'firstName' | 'lastName' | 'language', SignInNeeded | NameInvalid | Fault>;
export type ChangeEmailForm = FormStream<'email' | 'password', SignInNeeded | EmailInvalid | PasswordWrong | Fault>;
export type ChangePasswordForm = FormStream<
  'present' | 'wanted',
  SignInNeeded | PasswordWrong | PasswordRefusal | Fault
>;
/** The account page (ROUTE-18). */
export interface AccountPageStream {
  readonly model: ObservableState<AccountPageModel>;
  readonly reload: () => void;
  readonly signOut: () => void;
  readonly changeName: ChangeDetailsForm;
  readonly changeLanguage: ChangeDetailsForm;
  readonly changeEmail: ChangeEmailForm;
  readonly changePassword: ChangePasswordForm;
  readonly isLeaving: ObservableState<boolean>;
  readonly openLeaving: () => void;
  readonly closeLeaving: () => void;
  readonly leaving: DeleteAccountForm;
}

interface AccountPageDependencies {
  readonly account: Pick<Account, 'profile' | 'changeName' | 'changeEmail' | 'changePassword' | 'remove'>;
  readonly registries: Pick<Registries, 'mine'>;
  readonly signOut: () => void;
  /** Opens a page of this site by a full page load. */
  readonly leaveTo: (path: string) => void;
  /** Called once the account is deleted. */
  readonly onDeleted: () => void;
  readonly scheduler: SchedulerLike;
}

const changePasswordForm = ({ account, leaveTo }: AccountPageDependencies): ChangePasswordForm =>
  formStream({
    empty: { present: '', wanted: '' },
    problemsOf: ({ present, wanted }) => [
      ...(present === '' ? (['present'] as const) : []),
      ...(O.isSome(passwordProblem(wanted, () => false)) ? (['wanted'] as const) : []),
    ],
    send: (change) => defer(account.changePassword(change)),
    fieldOf: ({ _tag }) => {
      if (_tag === 'PasswordWrong') return O.some('present');
      return _tag === 'PasswordTooShort' || _tag === 'PasswordTooCommon' ? O.some('wanted') : O.none;
    },
    // The password was changed, but this browser could not stay signed in.
    onSucceeded: ({ isLoggedIn }) => {
      if (!isLoggedIn) leaveTo(paths.signInRedirect(paths.account));
    },
  });

const changeEmailForm = ({ account }: AccountPageDependencies): ChangeEmailForm =>
  formStream({
    empty: { email: '', password: '' },
    problemsOf: ({ email, password }) => [
      ...(isMailAddress(storedMailAddress(email)) ? [] : (['email'] as const)),
      ...(password === '' ? (['password'] as const) : []),
    ],
    send: (change) => defer(account.changeEmail(change)),
    fieldOf: ({ _tag }) => {
      if (_tag === 'EmailInvalid') return O.some('email');
      return _tag === 'PasswordWrong' ? O.some('password') : O.none;
    },
  });

/** The name as stored, with the language if one was chosen. */
const readDetails = ({
  language: chosen,
  ...names
}: Readonly<Record<'firstName' | 'lastName' | 'language', string>>) => {
  const language = LANGUAGES.find((each) => each === chosen);
  return readAccountName({ ...names, ...(language === undefined ? {} : { language }) });
};

/** Changes the name, or the language of emails (LANG-04); `onChanged` gets them as they are stored. */
const changeDetailsForm = (
  { account }: AccountPageDependencies,
  onChanged: (details: AccountDetails) => void,
): ChangeDetailsForm =>
  formStream({
    empty: { firstName: '', lastName: '', language: '' },
    problemsOf: (typed) => {
      const details = readDetails(typed);
      return E.isLeft(details) ? [details.left.field] : [];
    },
    send: (typed) => {
      const details = readDetails(typed);
      return E.isLeft(details)
        ? of(details)
        : defer(account.changeName(details.right)).pipe(
            tap((answer) => {
              if (E.isRight(answer)) onChanged(details.right);
            }),
          );
    },
    fieldOf: (reason) => (reason._tag === 'NameInvalid' ? O.some(reason.field) : O.none),
  });

/** Creates the account page's stream; it reads the account when first observed, and redirects to sign-in if nobody is signed in. */
export const accountPageStream = (dependencies: AccountPageDependencies): AccountPageStream => {
  const { account, registries, signOut, leaveTo, scheduler } = dependencies;
  const cell = createState<AccountPageModel>({ _tag: 'Quiet' });
  const isLeaving = createState(false);
  const leaving = deleteAccountForm({
    account,
    shown: () => (cell.value._tag === 'Loaded' ? O.some(cell.value.profile) : O.none),
    onProfileChanged: (profile) => cell.value._tag === 'Loaded' && cell.set({ ...cell.value, profile }),
    onDeleted: () => {
      dependencies.onDeleted();
      isLeaving.set(false);
      cell.set({ _tag: 'Left' });
    },
  });
  const detailsChanged = (details: AccountDetails): void => {
    if (cell.value._tag === 'Loaded') cell.set({ ...cell.value, profile: { ...cell.value.profile, ...details } });
  };
  const again$ = new Subject<void>();

  const read$ = defer(F.pipe(TE.Do, TE.apS('profile', account.profile), TE.apSW('own', registries.mine))).pipe(
    switchMap((answer) => {
      if (E.isRight(answer)) return [{ _tag: 'Loaded', ...answer.right } as const];
      if (answer.left._tag !== 'SignInNeeded') return [{ _tag: 'Failed', fault: answer.left } as const];
      leaveTo(paths.signInRedirect(paths.account));
      return EMPTY;
    }),
    delayedLoading<AccountPageModel>({ _tag: 'Loading' }, scheduler),
  );
  const visit$ = again$.pipe(
    startWith(undefined),
    switchMap(() => read$),
    tap(cell.set),
  );

  return {
    model: observed(cell, visit$),
    reload: () => again$.next(),
    signOut,
    changeName: changeDetailsForm(dependencies, detailsChanged),
    changeLanguage: changeDetailsForm(dependencies, detailsChanged),
    changeEmail: changeEmailForm(dependencies),
    changePassword: changePasswordForm(dependencies),
    isLeaving,
    openLeaving: () => isLeaving.set(true),
    closeLeaving: () => {
      isLeaving.set(false);
      leaving.clear();
    },
    leaving,
  };
};
