import type { option as O, taskEither as TE } from 'fp-ts';
import type { IsCommonPassword } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, LinkToken } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { KeptAccount } from './account-store.port.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: what is known of the passwords that everybody thinks of first. */
export interface CommonPasswords {
  readonly isCommon: IsCommonPassword;
}

/** Whose link it was. */
export interface OpenedAccount {
  readonly account: AccountId;
  readonly email: string;
}

/** Driven port: links to a new password. */
export interface PasswordResets {
  readonly keep: (account: AccountId, token: LinkToken, end: Instant) => TE.TaskEither<Unavailable, void>;
  /**
   * One write: the account that the link opens gets the password, every session of it and every link to a new password ends, no device is known for it any more, and the email waits.
   * None, and nothing happens, when the link opens nothing.
   */
  readonly use: (
    token: LinkToken,
    password: string,
    now: Instant,
    emailFor: (account: Pick<KeptAccount, 'email' | 'firstName'>) => Email,
  ) => TE.TaskEither<Unavailable, O.Option<OpenedAccount>>;
}
