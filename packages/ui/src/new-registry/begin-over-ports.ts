import { type Account, type Directory, paths } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { defer, type SchedulerLike } from 'rxjs';
import { type NewRegistryStream, newRegistryStreamOf } from './new-registry.stream.ts';
import type { NewRegistryParts } from './new-registry-parts.ts';
import { ownName } from './own-name.ts';

/** The stream over the ports. */
export const newRegistryStream = ({
  directory,
  account,
  scheduler,
  ...parts
}: Omit<NewRegistryParts, 'ownName$'> & {
  readonly directory: Pick<Directory, 'begin'>;
  readonly account: Pick<Account, 'profile'>;
  readonly scheduler: SchedulerLike;
}): NewRegistryStream =>
  newRegistryStreamOf((form, key) => defer(directory.begin(form, O.some(key))), {
    ...parts,
    ownName$: ownName(account, parts.log, scheduler, () => parts.goTo(paths.signInRedirect(paths.newRegistry))),
  });
