import type { option as O, taskEither as TE } from 'fp-ts';
import type { NewAccount } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, LinkToken } from '../identity/index.ts';
import type { DraftId, Email } from '../mail/index.ts';
import type { VerifiedAccount } from './account-store.port.ts';
import type { Unavailable } from './fault.ts';

/** What became of a link that confirms an account. */
export type Confirmation =
  | { readonly _tag: 'Confirmed'; readonly verified: VerifiedAccount; readonly email: string }
  | { readonly _tag: 'PasswordWrong' }
  | { readonly _tag: 'LinkAlreadyUsed' };

/** How many drafts of one mail address a password is compared with: each comparison costs a hash. */
export const DRAFTS_LOOKED_AT = 10;

/** Driven port: accounts that wait until their mail address is confirmed. */
export interface AccountDrafts {
  /** One write: keeps what an account shall be made of, the password as a hash, and the email waits, if there is one. */
  readonly begin: (
    account: NewAccount,
    end: Instant,
    emailFor: (draft: DraftId) => O.Option<Email>,
  ) => TE.TaskEither<Unavailable, void>;
  /** From now on that link confirms it, in place of an earlier one; false when there is no such draft any more. */
  readonly arm: (draft: DraftId, token: LinkToken) => TE.TaskEither<Unavailable, boolean>;
  /**
   * One write: makes an account, once, of the draft whose password this is, among the one that the link was sent for and the `DRAFTS_LOOKED_AT` newest of its mail address, for which no email may
   * have been sent; all drafts of that address go. Nobody but who typed the password knows it, so that a stranger's draft of somebody else's address never becomes an account. An address that has an
   * account by now makes the link worth nothing.
   */
  readonly confirm: (
    token: LinkToken,
    password: string,
    account: AccountId,
    now: Instant,
  ) => TE.TaskEither<Unavailable, Confirmation>;
}
