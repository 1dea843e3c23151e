import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { GrId, LinkToken } from '../identity/index.ts';
import type { InviteRefusal, JoinRefusal } from '../invitation/index.ts';
import type { OwnRegistry } from '../registry/index.ts';
import type { LinkAlreadyUsed } from './account.port.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal, SignInNeeded } from './owner-refusal.ts';

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
