/*
 * [SET-01] [AUTH-06] When a registrant deletes a registry, every owner gets an email that says which registry it was and who deleted it.
 *
 * @example registryDeletionEmail(exampleRegistry(), accountIdOf('account-amelia'))({ account: accountIdOf('account-ruth'), email: 'a@example.com', firstName: '' }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import type { EmailSubject } from '../mail/index.ts';
import type { Registry } from './registry.ts';

/** An owner of a registry, as named on their account. */
export interface RegistryOwner {
  readonly account: AccountId;
  readonly email: string;
  /** Empty when unknown. */
  readonly firstName: string;
}

type Deleted = Pick<Registry, 'grId' | 'owners' | 'eventType' | 'primaryFirstName' | 'secondaryFirstName'>;

/** The email to an owner when that account deletes the registry; `none` for owners who are not emailed. */
export const registryDeletionEmail =
  ({ grId, owners, eventType, primaryFirstName, secondaryFirstName }: Deleted, by: AccountId) =>
  ({ account, firstName }: RegistryOwner): O.Option<EmailSubject> => {
    if (!owners.includes(account)) return O.none;
    const named = { grId, firstName, eventName: eventType.name };
    if (account === by) return O.some({ _tag: 'OwnRegistryDeleted', ...named });
    const name = owners[0] === by ? primaryFirstName : O.getOrElse(() => '')(secondaryFirstName);
    return O.some({ _tag: 'RegistryDeleted', ...named, by: name });
  };
