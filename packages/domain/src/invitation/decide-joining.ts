/*
 * [AUTH-06] [LIVE-01] A person who was invited to co-manage a registry becomes its second owner, and is there by name as co-registrant if no one is yet.
 *
 * @example decideJoining(exampleRegistry(), { account: accountIdOf('account-jonah'), firstName: 'Jonah', lastName: '' }) // => E.left({ _tag: 'OwnInvitation' })
 * @example decideJoining(exampleRegistry(), { account: accountIdOf('account-rosa'), firstName: 'Rosa', lastName: '' }) // => E.left({ _tag: 'OwnersComplete' })
 */
import { either as E, option as O } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import { isPersonName } from '../text/index.ts';
import { MOST_OWNERS, type OwnersComplete } from './decide-invitation.ts';

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
