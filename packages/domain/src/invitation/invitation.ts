/*
 * [AUTH-06] [AUTH-03] An owner may invite one person at a time by email to co-manage the registry, as long as no one else does.
 *
 * @example refuseInvitation('rosa@example.com', { owners: 2, isPending: false, own: 'ida@example.com' }) // => O.some({ _tag: 'OwnersComplete' })
 * @example refuseInvitation('rosa@example.com', { owners: 1, isPending: false, own: 'ida@example.com' }) // => O.none
 */
import { either as E, option as O } from 'fp-ts';
import type { EmailInvalid } from '../account/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { EmailSubject } from '../mail/index.ts';
import type { Registry, RegistryFact, RegistryOwner } from '../registry/index.ts';
import { isMailAddress, isPersonName, sameMailAddress } from '../text/index.ts';

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

/*
 * [AUTH-06] [LIVE-01] A person who was invited to co-manage a registry becomes its second owner, and is there by name as co-registrant if no one is yet.
 *
 * @example decideJoining(exampleRegistry(), { account: accountIdOf('account-jonah'), firstName: 'Jonah', lastName: '' }) // => E.left({ _tag: 'OwnInvitation' })
 * @example decideJoining(exampleRegistry(), { account: accountIdOf('account-rosa'), firstName: 'Rosa', lastName: '' }) // => E.left({ _tag: 'OwnersComplete' })
 */

/** The account that accepts an invitation, with its name. */
export interface Joining {
  readonly account: AccountId;
  readonly firstName: string;
  readonly lastName: string;
}

/** The person who opened the link already owns the registry. */
export interface OwnInvitation {
  readonly _tag: 'OwnInvitation';
}

/** Why an invitation cannot be accepted. */
export type JoinRefusal = OwnersComplete | OwnInvitation;

const named = (text: string): O.Option<string> => O.fromPredicate(isPersonName)(text);

/** Decides to make the account the second owner. */
export const decideJoining = (
  { owners, secondaryFirstName, secondaryLastName }: Registry,
  { account, firstName, lastName }: Joining,
): E.Either<JoinRefusal, ReadonlyArray<RegistryFact>> => {
  if (owners.includes(account)) return E.left({ _tag: 'OwnInvitation' });
  if (owners.length >= MOST_OWNERS) return E.left({ _tag: 'OwnersComplete' });
  const isNamed = O.isSome(secondaryFirstName);
  return E.right([
    {
      _tag: 'CoRegistrantJoined',
      account,
      firstName: isNamed ? secondaryFirstName : named(firstName),
      lastName: isNamed ? secondaryLastName : named(lastName),
    },
  ]);
};

/*
 * [AUTH-06] The only owner of a registry gets an email when somebody takes the place beside them: an invitation may be taken with an account of another name and another mail address than the ones
 * that were invited, so the email names both.
 *
 * @example joiningEmail(exampleRegistry({ owners: [] }), { email: 'rosa@example.com', firstName: 'Rosa', lastName: '' })({ account: accountIdOf('account-amelia'), email: 'a@example.com', firstName: '' }) // => O.none
 */

/** The person who joined, as named on their account. */
export interface Joined {
  readonly email: string;
  /** Empty when unknown. */
  readonly firstName: string;
  readonly lastName: string;
}

/** The email to an owner when that account joins; `registry` is its state before. `none` for everyone else. */
export const joiningEmail =
  ({ grId, owners, eventType }: Pick<Registry, 'grId' | 'owners' | 'eventType'>, joined: Joined) =>
  ({ account, firstName }: RegistryOwner): O.Option<EmailSubject> =>
    owners.includes(account)
      ? O.some({
          _tag: 'CoRegistrantJoined',
          grId,
          firstName,
          joined: `${joined.firstName} ${joined.lastName}`.trim(),
          email: joined.email,
          eventCode: eventType.code,
        })
      : O.none;
