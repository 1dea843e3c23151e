/*
 * [AUTH-06] [SET-01] When one of two registrants deletes their account, the other gets an email: who left, that the registry stays, and whether its delivery address has
 * to be entered again.
 *
 * @example accountDeletionEmail(exampleRegistry(), accountIdOf('account-amelia'), true)({ account: accountIdOf('account-amelia'), email: 'a@example.com', firstName: '' }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import type { EmailSubject } from '../mail/index.ts';
import type { RegistryOwner } from './deletion-email.ts';
import type { Registry } from './registry.ts';

type EmailedRegistry = Pick<Registry, 'grId' | 'owners' | 'eventType' | 'primaryFirstName' | 'secondaryFirstName'>;

/** The email to the other owner when that account is deleted and the registry stays; `none` for everyone else. */
export const accountDeletionEmail =
  (
    { grId, owners, eventType, primaryFirstName, secondaryFirstName }: EmailedRegistry,
    by: AccountId,
    hadAddress: boolean,
  ) =>
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
