import type {
  Fault,
  Registries,
  RegistryAddress,
  RegistryNotFound,
  RegistrySignal,
  RegistryView,
  Revision,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** One registry, to be read whole and to be watched after a revision. */
export interface RegistrySource {
  /** Reads the registry anew with each subscription; one answer, then the end. */
  readonly open$: Observable<E.Either<RegistryNotFound | Fault, RegistryView>>;
  readonly watch: (after: Revision) => Observable<RegistrySignal>;
}

/** The registry at an address of the port. */
export const registrySource = (
  registries: Pick<Registries, 'open' | 'watch'>,
  address: RegistryAddress,
): RegistrySource => ({
  open$: defer(() => registries.open(address)()),
  watch: (after) => registries.watch(address, after),
});
