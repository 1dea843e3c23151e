import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { GrId, LinkToken } from '../identity/index.ts';
import type { InviteRefusal, JoinRefusal } from '../invitation/index.ts';
import type { OwnRegistry } from '../registry/index.ts';
import type { LinkAlreadyUsed } from './account.port.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal, SignInNeeded } from './owner-refusal.ts';

export type { InviteRefusal, JoinRefusal };

/** The account of who keeps a registry as well. */
export interface KeptTogether {
  readonly email: string;
  /** Empty where they never were said. */
  readonly firstName: string;
  readonly lastName: string;
}

/** Who keeps a registry beside its owner, as far as that goes. */
export type CoRegistrant =
  /** Two keep it. */
  | { readonly _tag: 'Shared'; readonly other: O.Option<KeptTogether> }
  /** Somebody was asked, until then; or was to be, but the email cannot be delivered. */
  | { readonly _tag: 'Invited'; readonly email: string; readonly end: Instant; readonly isUndelivered: boolean }
  | { readonly _tag: 'Alone' };

/** An invitation as who holds its link sees it: the registry, and whether that person could take the place at once; `isOwn` where they keep it already. */
export interface OpenInvitation {
  readonly registry: OwnRegistry;
  readonly isLoggedIn: boolean;
  readonly isOwn: boolean;
}

/** Driving port: keeping a registry together (AUTH-06). The first three are for owners. */
export interface Invitations {
  readonly coRegistrant: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, CoRegistrant>;
  /** Asks somebody by mail to keep the registry as well. */
  readonly invite: (grId: GrId, email: string) => TE.TaskEither<ListRefusal | InviteRefusal | Fault, CoRegistrant>;
  /** Takes the invitation back; its link is worth nothing then. */
  readonly revokeInvitation: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, CoRegistrant>;
  readonly openInvitation: (token: LinkToken) => TE.TaskEither<LinkAlreadyUsed | Fault, OpenInvitation>;
  /** Makes who is signed in the second owner, and tells the first by mail. */
  readonly acceptInvitation: (
    token: LinkToken,
  ) => TE.TaskEither<SignInNeeded | LinkAlreadyUsed | JoinRefusal | Fault, GrId>;
}
