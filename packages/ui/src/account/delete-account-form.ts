import {
  type Account,
  type AccountProfile,
  type DeletionVersionConflict,
  type Fault,
  type PasswordWrong,
  type SignInNeeded,
  shownDeletion,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type Observable, of, switchMap } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';

type NotLeft = SignInNeeded | PasswordWrong | DeletionVersionConflict | Fault;

/** The form by which one leaves. */
export type DeleteAccountForm = FormStream<'password', NotLeft>;

/** What leaving needs. */
export interface DeleteAccountDependencies {
  readonly account: Pick<Account, 'remove' | 'profile'>;
  /** What is shown beside the form, of what goes and what stays. */
  readonly shown: () => O.Option<AccountProfile>;
  /** Told what goes and what stays by now, where that was shown otherwise. */
  readonly onMoved: (profile: AccountProfile) => unknown;
  /** Told when the account is gone. */
  readonly onLeft: () => void;
}

/** Takes the account away once its password was typed, and what goes with it was shown as it is (AUTH-06). */
export const deleteAccountForm = ({
  account,
  shown,
  onMoved,
  onLeft,
}: DeleteAccountDependencies): DeleteAccountForm => {
  /** What has moved is read and shown before anybody is asked again. */
  const shownAnew = (refused: DeletionVersionConflict): Observable<E.Either<NotLeft, never>> =>
    defer(account.profile).pipe(
      map((answer) => {
        if (E.isLeft(answer)) return answer;
        onMoved(answer.right);
        return E.left(refused);
      }),
    );
  return formStream({
    empty: { password: '' },
    problemsOf: ({ password }) => (password === '' ? ['password'] : []),
    send: ({ password }) => {
      const profile = shown();
      if (O.isNone(profile)) return of(E.left<NotLeft>({ _tag: 'DeletionVersionConflict' }));
      return defer(account.remove({ password, shown: shownDeletion(profile.value) })).pipe(
        switchMap((answer) =>
          E.isLeft(answer) && answer.left._tag === 'DeletionVersionConflict' ? shownAnew(answer.left) : of(answer),
        ),
      );
    },
    fieldOf: ({ _tag }) => (_tag === 'PasswordWrong' ? O.some('password') : O.none),
    onSucceeded: onLeft,
  });
};
