import type { option as O, taskEither as TE } from 'fp-ts';
import type { NewAccount } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, LinkToken } from '../identity/index.ts';
import type { Language } from '../language/index.ts';
import type { DraftId, Email, EmailChangeId } from '../mail/index.ts';
import type { RegistryForm } from '../new-registry/index.ts';
import type { StoredAccount, VerifiedAccount } from './account.port.ts';
import type { Unavailable } from './failures.ts';

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

/** Driven port: changes of an account's email, each confirmed by a link (ACC-05). */
export interface EmailChanges {
  /** Keeps the wanted email until `end`, and queues its emails, in one write. */
  readonly begin: (
    account: AccountId,
    email: string,
    end: Instant,
    emailsFor: (change: EmailChangeId) => ReadonlyArray<Email>,
  ) => TE.TaskEither<Unavailable, void>;
  /** Sets the link of a change, and answers the first name in its account; `none` when the change has ended. */
  readonly arm: (change: EmailChangeId, token: LinkToken) => TE.TaskEither<Unavailable, O.Option<string>>;
  /**
   * Makes the link's address the email of its account, ends the account's other links, and queues an email to the address before, in one write. `none`, with nothing changed, when the link is not valid or the address has an account by now.
   */
  readonly use: (
    token: LinkToken,
    now: Instant,
    emailFor: (before: Pick<StoredAccount, 'email' | 'firstName'>, email: string) => Email,
  ) => TE.TaskEither<Unavailable, O.Option<string>>;
}

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
    account: NewAccount & { readonly language: Language },
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
