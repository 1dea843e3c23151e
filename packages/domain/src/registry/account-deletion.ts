/*
 * [AUTH-06] [LIVE-01] When one of two owners deletes their account, the other keeps the registry alone, as its first registrant. The delivery address is deleted as
 * well, since it may be the home of the one who left.
 *
 * @example decideAccountDeletion(exampleRegistry(), accountIdOf('account-jonah'), O.none, true).map(({ _tag }) => _tag) // => ['CoRegistrantLeft', 'AddressChanged']
 * @example decideAccountDeletion(exampleRegistry(), accountIdOf('account-rosa'), O.none, true) // => []
 */
import { option as O } from 'fp-ts';
import type { AccountName } from '../account/index.ts';
import type { AccountId } from '../identity/index.ts';
import type { EmailSubject } from '../mail/index.ts';
import { isPersonName, plainText } from '../text/index.ts';
import type { Registry } from './registry.ts';
import type { SettingsFact } from './registry-fact.ts';

type PrimaryName = Pick<Registry, 'primaryFirstName' | 'primaryLastName'>;

const named: (text: string) => O.Option<string> = O.fromPredicate(isPersonName);

const asFirst = (
  { primaryFirstName, secondaryFirstName, secondaryLastName }: Registry,
  staying: O.Option<AccountName>,
): PrimaryName => {
  if (O.isSome(secondaryFirstName))
    return { primaryFirstName: secondaryFirstName.value, primaryLastName: secondaryLastName };
  const firstName = O.chain(({ firstName: name }: AccountName) => named(name))(staying);
  return O.isSome(firstName)
    ? {
        primaryFirstName: firstName.value,
        primaryLastName: O.chain(({ lastName }: AccountName) => named(lastName))(staying),
      }
    : { primaryFirstName, primaryLastName: O.none };
};

/** Whether the owner who stays has the first of the two names: decided by their account's name, otherwise by who created the registry. */
const staysFirst = (
  { owners, primaryFirstName, secondaryFirstName }: Registry,
  account: AccountId,
  staying: O.Option<AccountName>,
): boolean => {
  const isCalled = (name: string): boolean =>
    O.exists(({ firstName }: AccountName) => firstName !== '' && plainText(firstName) === plainText(name))(staying);
  const isFirst = isCalled(primaryFirstName);
  const isSecond = O.exists(isCalled)(secondaryFirstName);
  return isFirst === isSecond ? owners[0] !== account : isFirst;
};

/** The facts of removing the account from the registry; after `AddressChanged` its gifts have no delivery address. */
export const decideAccountDeletion = (
  registry: Registry,
  account: AccountId,
  staying: O.Option<AccountName>,
  hasAddress: boolean,
): ReadonlyArray<SettingsFact> => {
  const { owners, primaryFirstName, primaryLastName } = registry;
  if (!owners.includes(account) || owners.length < 2) return [];
  const names = staysFirst(registry, account, staying)
    ? { primaryFirstName, primaryLastName }
    : asFirst(registry, staying);
  const address: ReadonlyArray<SettingsFact> = hasAddress ? [{ _tag: 'AddressChanged' }] : [];
  return [{ _tag: 'CoRegistrantLeft', account, ...names }, ...address];
};

/*
 * [SET-01] [AUTH-06] When a registrant deletes a registry, every owner gets an email that says which registry it was and who deleted it.
 *
 * @example registryDeletionEmail(exampleRegistry(), accountIdOf('account-amelia'))({ account: accountIdOf('account-ruth'), email: 'a@example.com', firstName: '' }) // => O.none
 */

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
    const named = { grId, firstName, eventCode: eventType.code };
    if (account === by) return O.some({ _tag: 'OwnRegistryDeleted', ...named });
    const name = owners[0] === by ? primaryFirstName : O.getOrElse(() => '')(secondaryFirstName);
    return O.some({ _tag: 'RegistryDeleted', ...named, by: name });
  };

/*
 * [AUTH-06] [SET-01] When one of two registrants deletes their account, the other gets an email: who left, that the registry stays, and whether its delivery address has
 * to be entered again.
 *
 * @example accountDeletionEmail(exampleRegistry(), accountIdOf('account-amelia'), true)({ account: accountIdOf('account-amelia'), email: 'a@example.com', firstName: '' }) // => O.none
 */

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
          eventCode: eventType.code,
          hadAddress,
        });
