/*
 * [AUTH-06] [LIVE-01] Who deletes an account and kept a registry with somebody is no longer named there: the other one keeps it alone, as its first registrant. Where
 * its gifts were delivered goes as well, for it may be the home of who leaves; the one who stays says it anew.
 *
 * Laws:
 * - when the second owner goes, no second name is left
 * - when the first owner goes, the second is the first, by the name that stood there, else as the account is called
 * - whoever is named as the account that stays is called stays, in whatever order the two stand
 * - when nothing says how the other is called, no last name is left
 * - where gifts were delivered goes with who leaves; where nobody has said it there is nothing to take
 * - who does not keep it, or keeps it alone, changes nothing
 *
 * @example decideAccountDeletion(exampleRegistry(), accountIdOf('account-jonah'), O.none, true).map(({ _tag }) => _tag) // => ['CoRegistrantLeft', 'AddressChanged']
 * @example decideAccountDeletion(exampleRegistry(), accountIdOf('account-rosa'), O.none, true) // => []
 */
import { option as O } from 'fp-ts';
import type { AccountId } from '../identity/index.ts';
import { isPersonName, plainText } from '../text/index.ts';
import type { Registry } from './registry.ts';
import type { SettingsFact } from './registry-fact.ts';

/** How the account of the owner who stays is called. */
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

/** Whether the one who stays is the first of the two names: told by how their account is called, else by who began the registry. */
const staysFirst = (
  { owners, primaryFirstName, secondaryFirstName }: Registry,
  account: AccountId,
  staying: O.Option<AccountName>,
): boolean => {
  const isCalled = (name: string): boolean =>
    O.exists(({ firstName }: AccountName) => firstName !== '' && plainText(firstName) === plainText(name))(
      staying,
    );
  const isFirst = isCalled(primaryFirstName);
  const isSecond = O.exists(isCalled)(secondaryFirstName);
  return isFirst === isSecond ? owners[0] !== account : isFirst;
};

/** What happens to the registry when the account goes; after `AddressChanged` its gifts are delivered nowhere. */
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
