import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, GrId, LinkToken } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { Registry, RegistryEvent, RegistryFact, RegistryOwner } from '../registry/index.ts';
import type { LinkAlreadyUsed } from './account.port.ts';
import type { Unavailable } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

/** The place beside an owner that is offered to somebody; one a registry. */
export interface Invitation {
  readonly email: string;
  readonly by: AccountId;
  /** From then on it is worth nothing. */
  readonly end: Instant;
  /** Whether its email was given up. */
  readonly isUndelivered: boolean;
}

/** What follows from taking the place, and what is told of it to an owner of before. */
export interface DecidedJoining {
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly emailTo: (owner: RegistryOwner) => O.Option<Email>;
}

/** Driven port: where invitations are kept. */
export interface InvitationStore {
  /** The one that stands at the moment. */
  readonly pending: (grId: GrId, now: Instant) => TE.TaskEither<Unavailable, O.Option<Invitation>>;
  /**
   * One write: holds the registry, and keeps the invitation that is decided on with its email, in place of one that has ended. `SignInNeeded` when who asks has left with the account by now.
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
  /** Takes it back; success also when there is none. */
  readonly revoke: (grId: GrId) => TE.TaskEither<Unavailable, void>;
  /** From now on that link opens it; false when that invitation does not stand any more. */
  readonly arm: (grId: GrId, email: string, token: LinkToken) => TE.TaskEither<Unavailable, boolean>;
  /** Its email was given up; success also when that invitation does not stand any more. */
  readonly markUndelivered: (grId: GrId, email: string) => TE.TaskEither<Unavailable, void>;
  /** The registry whose invitation the link opens at the moment. */
  readonly find: (token: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<GrId>>;
  /** One write of the registry, as `RegistryStore.change`: what is decided on is kept with the emails about it, and the invitation is used up if that is anything. `SignInNeeded` when that account is gone by now. */
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
