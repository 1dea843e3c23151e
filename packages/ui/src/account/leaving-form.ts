import type { Account, Fault, PasswordWrong, SignInNeeded } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { defer } from 'rxjs';
import { type FormStream, formStream } from '../form/index.ts';

/** The form by which one leaves. */
export type LeavingForm = FormStream<'password', SignInNeeded | PasswordWrong | Fault>;

/** What leaving needs. */
export interface LeavingParts {
  readonly account: Pick<Account, 'remove'>;
  /** Told when the account is gone. */
  readonly onLeft: () => void;
}

/** Takes the account away once its password was typed (AUTH-06). */
export const leavingForm = ({ account, onLeft }: LeavingParts): LeavingForm =>
  formStream({
    empty: { password: '' },
    problemsOf: ({ password }) => (password === '' ? ['password'] : []),
    send: ({ password }) => defer(account.remove(password)),
    fieldOf: ({ _tag }) => (_tag === 'PasswordWrong' ? O.some('password') : O.none),
    onDone: onLeft,
  });
