/*
 * [AUTH-06] [AUTH-03] An owner may ask one person at a time to keep the registry as well, by mail, as long as nobody else keeps it.
 *
 * Laws:
 * - a registry that two keep takes no third
 * - while an invitation stands, another one is not sent: it is taken back first
 * - what is no mail address is not asked
 * - nobody invites themselves
 *
 * @example refuseInvitation('rosa@example.com', { owners: 2, isPending: false, own: 'ida@example.com' }) // => O.some({ _tag: 'OwnersComplete' })
 * @example refuseInvitation('rosa@example.com', { owners: 1, isPending: false, own: 'ida@example.com' }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { EmailInvalid } from '../account/index.ts';
import { isMailAddress, sameMailAddress } from '../text/index.ts';

/** How many keep a registry at most. */
export const MOST_OWNERS = 2;

/** Two keep the registry already. */
export interface OwnersComplete {
  readonly _tag: 'OwnersComplete';
}

/** Why nobody is asked. */
export type InviteRefusal =
  | EmailInvalid
  | OwnersComplete
  | { readonly _tag: 'InvitationPending' }
  | { readonly _tag: 'OwnAddress' };

/** Why the person of that address is not asked to keep the registry; none when it can be done. */
export const refuseInvitation = (
  email: string,
  {
    owners,
    isPending,
    own,
  }: {
    readonly owners: number;
    readonly isPending: boolean;
    /** The mail address of who invites. */
    readonly own: string;
  },
): O.Option<InviteRefusal> => {
  if (!isMailAddress(email)) return O.some({ _tag: 'EmailInvalid' });
  if (sameMailAddress(email) === sameMailAddress(own)) return O.some({ _tag: 'OwnAddress' });
  if (owners >= MOST_OWNERS) return O.some({ _tag: 'OwnersComplete' });
  return isPending ? O.some({ _tag: 'InvitationPending' }) : O.none;
};
