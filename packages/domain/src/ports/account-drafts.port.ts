import type { option as O, taskEither as TE } from 'fp-ts';
import type { NewAccount } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, LinkToken } from '../identity/index.ts';
import type { DraftId, Email } from '../mail/index.ts';
import type { RegistryForm } from '../new-registry/index.ts';
import type { VerifiedAccount } from './account-store.port.ts';
import type { Unavailable } from './fault.ts';

/** The outcome of a link that confirms an account. */
export type Confirmation =
  | {
      readonly _tag: 'Confirmed';
      readonly verified: VerifiedAccount;
      readonly email: string;
      /** The registry to begin for it. */
      readonly registry: O.Option<RegistryForm>;
    }
  | { readonly _tag: 'PasswordWrong' }
  | { readonly _tag: 'LinkAlreadyUsed' };

/** How many drafts of one mail address a password is compared with; each comparison costs a hash. */
export const DRAFTS_LOOKED_AT = 10;

/** Driven port: accounts whose mail address is not confirmed yet. */
export interface AccountDrafts {
  /** Stores a draft, its password as a hash, the registry to begin with it, and the email to send, if any, in one write. */
  readonly begin: (
    account: NewAccount,
    end: Instant,
    registry: O.Option<RegistryForm>,
    emailFor: (draft: DraftId) => O.Option<Email>,
  ) => TE.TaskEither<Unavailable, void>;
  /** Makes the link confirm the draft, in place of an earlier link, and gives the first name in it; none when the draft is gone. */
  readonly arm: (draft: DraftId, token: LinkToken) => TE.TaskEither<Unavailable, O.Option<string>>;
  /**
   * Makes an account, once, of the draft with this password, and deletes all drafts of the address, in one write. Compared are the draft that the link was sent for and the `DRAFTS_LOOKED_AT` newest
   * of its mail address, for which perhaps no email was sent. The password is needed so that a stranger's draft of somebody else's address never becomes an account. The link does not work once the
   * address has an account.
   */
  readonly confirm: (
    token: LinkToken,
    password: string,
    account: AccountId,
    now: Instant,
  ) => TE.TaskEither<Unavailable, Confirmation>;
}
