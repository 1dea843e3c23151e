/*
 * [AUTH-06] The only owner of a registry gets an email when somebody takes the place beside them: an invitation may be taken with an account of another name and another mail address than the ones
 * that were invited, so the email names both.
 *
 * @example joiningEmail(exampleRegistry({ owners: [] }), { email: 'rosa@example.com', firstName: 'Rosa', lastName: '' })({ account: accountIdOf('account-amelia'), email: 'a@example.com', firstName: '' }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { EmailSubject } from '../mail/index.ts';
import type { Registry, RegistryOwner } from '../registry/index.ts';

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
          eventName: eventType.name,
        })
      : O.none;
