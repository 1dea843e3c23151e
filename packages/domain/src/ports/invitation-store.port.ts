import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, GrId, LinkToken } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { Registry, RegistryEvent, RegistryFact, RegistryOwner } from '../registry/index.ts';
import type { LinkAlreadyUsed } from './account.port.ts';
import type { Unavailable } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

/** An invitation to become the second owner of a registry; at most one per registry. */
export interface Invitation {
  readonly email: string;
  readonly by: AccountId;
  /** When it expires. */
  readonly end: Instant;
  /** Whether its email could not be delivered. */
  readonly isUndelivered: boolean;
}

/** The facts of an accepted invitation, and the email to the first owner. */
export interface DecidedJoining {
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly emailTo: (owner: RegistryOwner) => O.Option<Email>;
}

/** Driven port: the stored invitations. */
export interface InvitationStore {
  /** The registry's open invitation, if any. */
  readonly pending: (grId: GrId, now: Instant) => TE.TaskEither<Unavailable, O.Option<Invitation>>;
  /**
   * Locks the registry, stores the decided invitation (replacing an expired one) and queues its email, in one write.
   * `SignInNeeded` when the inviting account was deleted meanwhile.
   */
  readonly offer: <R>(
    by: AccountId,
    grId: GrId,
    now: Instant,
    decide: (
      registry: O.Option<Registry>,
      pending: O.Option<Invitation>,
    ) => E.Either<R, { readonly invitation: Invitation; readonly email: Email }>,
  ) => TE.TaskEither<R | SignInNeeded | Unavailable, void>;
  /** Deletes the invitation; also succeeds when there is none. */
  readonly revoke: (grId: GrId) => TE.TaskEither<Unavailable, void>;
  /** Makes the link open the invitation; false when the invitation no longer exists. */
  readonly arm: (grId: GrId, email: string, token: LinkToken) => TE.TaskEither<Unavailable, boolean>;
  /** Marks the invitation as undelivered; also succeeds when it no longer exists. */
  readonly markUndelivered: (grId: GrId, email: string) => TE.TaskEither<Unavailable, void>;
  /** The registry whose open invitation has the link. */
  readonly find: (token: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<GrId>>;
  /**
   * Writes the decided facts as `RegistryStore.change` does, queues the emails and, if there are facts, deletes the
   * invitation, in one write. `SignInNeeded` when the account was deleted meanwhile.
   */
  readonly accept: <R>(
    account: AccountId,
    token: LinkToken,
    now: Instant,
    decide: (registry: O.Option<Registry>) => E.Either<R, DecidedJoining>,
  ) => TE.TaskEither<
    R | LinkAlreadyUsed | SignInNeeded | Unavailable,
    { readonly grId: GrId; readonly event: RegistryEvent }
  >;
}
