/*
 * [AUTH-06] [SET-01] When one of two registrants deletes the account, the other one gets an email: who left, that the registry stays, and, where gifts had an address, that it has to be said anew.
 *
 * Laws:
 * - every owner but who leaves is told, and nobody else
 * - who leaves is named as the registry named them
 * - whether an address went is told as it was
 *
 * @example accountDeletionEmail(exampleRegistry(), accountIdOf('account-amelia'), true)({ account: accountIdOf('account-amelia'), email: 'a@example.com', firstName: '' }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import type { EmailSubject } from '../mail/index.ts';
import type { RegistryOwner } from './deletion-email.ts';
import type { Registry } from './registry.ts';

type Kept = Pick<Registry, 'grId' | 'owners' | 'eventType' | 'primaryFirstName' | 'secondaryFirstName'>;

/** What an owner is told when that account goes and the registry stays; none where there is nothing to tell. */
export const accountDeletionEmail =
  ({ grId, owners, eventType, primaryFirstName, secondaryFirstName }: Kept, by: AccountId, hadAddress: boolean) =>
  ({ account, firstName }: RegistryOwner): O.Option<EmailSubject> =>
    account === by || !owners.includes(account) || !owners.includes(by)
      ? O.none
      : O.some({
          _tag: 'CoRegistrantLeft',
          grId,
          firstName,
          by: owners[0] === by ? primaryFirstName : O.getOrElse(() => '')(secondaryFirstName),
          eventName: eventType.name,
          hadAddress,
        });
