/*
 * [AUTH-06] [AUTH-03] An owner may invite one person at a time by email to co-manage the registry, as long as no one else does.
 *
 * @example refuseInvitation('rosa@example.com', { owners: 2, isPending: false, own: 'ida@example.com' }) // => O.some({ _tag: 'OwnersComplete' })
 * @example refuseInvitation('rosa@example.com', { owners: 1, isPending: false, own: 'ida@example.com' }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { EmailInvalid } from '../account/index.ts';
import { isMailAddress, sameMailAddress } from '../text/index.ts';

/** The maximum number of owners of a registry. */
export const MOST_OWNERS = 2;

/** The registry already has two owners. */
export interface OwnersComplete {
  readonly _tag: 'OwnersComplete';
}

/** Why a person is not invited. */
export type InviteRefusal =
  | EmailInvalid
  | OwnersComplete
  | { readonly _tag: 'InvitationPending' }
  | { readonly _tag: 'OwnAddress' };

/** Why a co-registrant cannot be invited at that address; `none` when they can. */
export const refuseInvitation = (
  email: string,
  {
    owners,
    isPending,
    own,
  }: {
    readonly owners: number;
    readonly isPending: boolean;
    /** The inviting owner's email address. */
    readonly own: string;
  },
): O.Option<InviteRefusal> => {
  if (!isMailAddress(email)) return O.some({ _tag: 'EmailInvalid' });
  if (sameMailAddress(email) === sameMailAddress(own)) return O.some({ _tag: 'OwnAddress' });
  if (owners >= MOST_OWNERS) return O.some({ _tag: 'OwnersComplete' });
  return isPending ? O.some({ _tag: 'InvitationPending' }) : O.none;
};
