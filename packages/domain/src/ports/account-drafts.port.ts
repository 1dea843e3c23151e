import type { option as O, taskEither as TE } from 'fp-ts';
import type { NewAccount } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, LinkToken } from '../identity/index.ts';
import type { DraftId, Email } from '../mail/index.ts';
import type { RegistryForm } from '../new-registry/index.ts';
import type { VerifiedAccount } from './account-store.port.ts';
import type { Unavailable } from './fault.ts';

/** The outcome of confirming an account by an email link. */
export type Confirmation =
  | {
      readonly _tag: 'Confirmed';
      readonly verified: VerifiedAccount;
      readonly email: string;
      /** The registry to create for the account. */
      readonly registry: O.Option<RegistryForm>;
    }
  | { readonly _tag: 'PasswordWrong' }
  | { readonly _tag: 'LinkAlreadyUsed' };

/** How many drafts per email address a password is compared with; each comparison costs one password hash. */
export const MOST_DRAFTS_COMPARED = 10;

/** Driven port: accounts whose email address is not confirmed yet. */
export interface AccountDrafts {
  /** Stores, in one write, a draft with a hash of its password, the registry to create for it, and the email to send, if any. */
  readonly begin: (
    account: NewAccount,
    end: Instant,
    registry: O.Option<RegistryForm>,
    emailFor: (draft: DraftId) => O.Option<Email>,
  ) => TE.TaskEither<Unavailable, void>;
  /** Makes the link confirm the draft, replacing an earlier link, and returns the draft's first name; `none` when the draft no longer exists. */
  readonly arm: (draft: DraftId, token: LinkToken) => TE.TaskEither<Unavailable, O.Option<string>>;
  /**
   * Creates an account, once, from the draft that has this password, and deletes all drafts of the address, in one
   * write. The password is compared with the draft that the link was sent for and with the `MOST_DRAFTS_COMPARED` newest
   * drafts of its address, for which perhaps no email was sent. The password is required so that a stranger's draft for
   * somebody else's address never becomes an account. The link stops working once the address has an account.
   */
  readonly confirm: (
    token: LinkToken,
    password: string,
    account: AccountId,
    now: Instant,
  ) => TE.TaskEither<Unavailable, Confirmation>;
}
