/*
 * [SET-01] [AUTH-06] When one registrant deletes a registry that two keep, the other one gets a letter: who did it, and which one it was.
 *
 * Laws:
 * - every owner but who deletes it is told, and nobody else
 * - who deletes it is named as the registry named them
 *
 * @example deletionTold(exampleRegistry(), accountIdOf('account-amelia'))({ account: accountIdOf('account-amelia'), email: 'a@example.com', firstName: '' }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import type { LetterSubject } from '../mail/index.ts';
import type { Registry } from './registry.ts';

/** Who keeps a registry, as the account is called. */
export interface RegistryOwner {
  readonly account: AccountId;
  readonly email: string;
  /** Empty where it never was said. */
  readonly firstName: string;
}

type Deleted = Pick<Registry, 'grId' | 'owners' | 'eventType' | 'primaryFirstName' | 'secondaryFirstName'>;

/** What an owner is told when that account deletes the registry; none where there is nothing to tell. */
export const deletionTold =
  ({ grId, owners, eventType, primaryFirstName, secondaryFirstName }: Deleted, by: AccountId) =>
  ({ account, firstName }: RegistryOwner): O.Option<LetterSubject> =>
    account === by || !owners.includes(account)
      ? O.none
      : O.some({
          _tag: 'RegistryDeleted',
          grId,
          firstName,
          by: owners[0] === by ? primaryFirstName : O.getOrElse(() => '')(secondaryFirstName),
          eventName: eventType.name,
        });
