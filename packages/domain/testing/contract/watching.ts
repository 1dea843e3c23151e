import { applyPatch, type RegistryPatch, type RegistrySignal, type RegistryView } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { filter, firstValueFrom, type Observable, take, toArray } from 'rxjs';

const isPatched = (signal: RegistrySignal): signal is Extract<RegistrySignal, { readonly _tag: 'Patched' }> =>
  signal._tag === 'Patched';

/** The next patches of a registry that is watched, so many of them. */
export const patchesOf = async (
  signals$: Observable<RegistrySignal>,
  count: number,
): Promise<ReadonlyArray<RegistryPatch>> => {
  const signals = await firstValueFrom(signals$.pipe(filter(isPatched), take(count), toArray()));
  return signals.map(({ patch }) => patch);
};

/** The view after all patches; a gap between them is a failed test. */
export const folded = (view: RegistryView, patches: ReadonlyArray<RegistryPatch>): RegistryView =>
  patches.reduce((present, patch) => {
    const next = applyPatch(present, patch);
    if (E.isLeft(next))
      throw new Error(`a patch of version ${patch.version} does not follow version ${present.version}`);
    return next.right;
  }, view);
