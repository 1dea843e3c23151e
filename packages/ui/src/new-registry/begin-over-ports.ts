import type { Account, Directory } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { defer } from 'rxjs';
import { type NewRegistryParts, type NewRegistryStream, newRegistryStreamOf } from './new-registry.stream.ts';
import { ownName } from './own-name.ts';

/** The stream over the ports. */
export const newRegistryStream = ({
  directory,
  account,
  ...parts
}: Omit<NewRegistryParts, 'ownName$'> & {
  readonly directory: Pick<Directory, 'begin'>;
  readonly account: Pick<Account, 'profile'>;
}): NewRegistryStream =>
  newRegistryStreamOf((form, key) => defer(directory.begin(form, O.some(key))), {
    ...parts,
    ownName$: ownName(account, parts.log),
  });
