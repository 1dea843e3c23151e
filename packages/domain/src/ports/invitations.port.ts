import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, GrId, LinkToken } from '../identity/index.ts';
import type { InviteRefusal, JoinRefusal } from '../invitation/index.ts';
import type { Email } from '../mail/index.ts';
import type { OwnRegistry, Registry, RegistryEvent, RegistryFact, RegistryOwner } from '../registry/index.ts';
import type { LinkAlreadyUsed } from './account.port.ts';
import type { Fault, ListRefusal, SignInNeeded, Unavailable } from './failures.ts';

export type { InviteRefusal, JoinRefusal };

/** The account of the other owner. */
export interface CoOwner {
  readonly email: string;
  /** Empty when unknown. */
  readonly firstName: string;
  readonly lastName: string;
}

/** The other owner of a registry, or the open invitation to become it. */
export type CoRegistrant =
  | { readonly _tag: 'Shared'; readonly other: O.Option<CoOwner> }
  /** Invited, open until `end`; `isUndelivered` when the email could not be delivered. */
  | { readonly _tag: 'Invited'; readonly email: string; readonly end: Instant; readonly isUndelivered: boolean }
  | { readonly _tag: 'Alone' };

/** An invitation as the holder of its link sees it; `isOwn` when they already own the registry. */
export interface OpenInvitation {
  readonly registry: OwnRegistry;
  readonly isLoggedIn: boolean;
  readonly isOwn: boolean;
}

/** Driving port: inviting a co-registrant (AUTH-06). The first three calls are for owners only. */
export interface Invitations {
  readonly coRegistrant: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, CoRegistrant>;
  /** Invites a person by email to become the second owner. */
  readonly invite: (grId: GrId, email: string) => TE.TaskEither<ListRefusal | InviteRefusal | Fault, CoRegistrant>;
  /** Revokes the invitation; its link stops working. */
  readonly revokeInvitation: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, CoRegistrant>;
  readonly openInvitation: (token: LinkToken) => TE.TaskEither<LinkAlreadyUsed | Fault, OpenInvitation>;
  /** Makes the signed-in account the second owner, and emails the first owner. */
  readonly acceptInvitation: (
    token: LinkToken,
  ) => TE.TaskEither<SignInNeeded | LinkAlreadyUsed | JoinRefusal | Fault, GrId>;
}

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
