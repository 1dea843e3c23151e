/*
 * [AUTH-06] [LIVE-01] When one of two owners deletes their account, the other keeps the registry alone, as its first registrant. The delivery address is deleted as
 * well, since it may be the home of the one who left.
 *
 * @example decideAccountDeletion(exampleRegistry(), accountIdOf('account-jonah'), O.none, true).map(({ _tag }) => _tag) // => ['CoRegistrantLeft', 'AddressChanged']
 * @example decideAccountDeletion(exampleRegistry(), accountIdOf('account-rosa'), O.none, true) // => []
 */
import { option as O } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import { isPersonName, plainText } from '../text/index.ts';
import type { Registry } from './registry.ts';
import type { SettingsFact } from './registry-fact.ts';

/** The name on the account of the owner who stays. */
export interface AccountName {
  readonly firstName: string;
  readonly lastName: string;
}

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
