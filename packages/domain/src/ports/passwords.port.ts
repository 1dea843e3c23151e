import type { option as O, taskEither as TE } from 'fp-ts';
import type { IsCommonPassword } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, LinkToken } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { StoredAccount } from './account-store.port.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: the most common passwords. */
export interface CommonPasswords {
  readonly isCommon: IsCommonPassword;
}

/** The account that a link belongs to. */
export interface OpenedAccount {
  readonly account: AccountId;
  readonly email: string;
}

/** Driven port: links to reset a password. */
export interface PasswordResets {
  readonly keep: (account: AccountId, token: LinkToken, end: Instant) => TE.TaskEither<Unavailable, void>;
  /**
   * Sets the password of the link's account, ends all its sessions and password links, forgets its devices, and queues
   * the email, in one write. `none`, with nothing changed, when the link is not valid.
   */
  readonly use: (
    token: LinkToken,
    password: string,
    now: Instant,
    emailFor: (account: Pick<StoredAccount, 'email' | 'firstName'>) => Email,
  ) => TE.TaskEither<Unavailable, O.Option<OpenedAccount>>;
}
