import { createState, type ObservableState } from '@gift-registry/domain';
import type { ComponentType } from 'react';

/** The state of a lazily loaded chunk with a page or dialogs. */
export type LazyChunkState<Props> =
  | { readonly _tag: 'Idle' | 'Loading' }
  | { readonly _tag: 'Failed'; readonly problem: string }
  | { readonly _tag: 'Loaded'; readonly Component: ComponentType<Props> };

/** A chunk that is loaded once; a failure can be cleared, so that it is loaded again. */
export interface LazyChunk<Props> {
  readonly state: ObservableState<LazyChunkState<Props>>;
  readonly fetch: () => void;
  readonly forgetFailure: () => void;
  /** Loads a failed chunk again; reloads the page if the server no longer has the chunk. */
  readonly tryAgain: () => void;
}

/** Whether the server was reached but no longer has the chunk, since a newer release replaced it: only a reloaded page can continue. */
const isChunkOutdated = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkOutdated';

export const lazyChunk = <Props>(
  load: () => Promise<ComponentType<Props>>,
  reloadPage: () => unknown = () => window.location.reload(),
): LazyChunk<Props> => {
  const state = createState<LazyChunkState<Props>>({ _tag: 'Idle' });
  const fetch = (onOutdated: () => unknown): void => {
    state.set({ _tag: 'Loading' });
    load().then(
      (Component) => state.set({ _tag: 'Loaded', Component }),
      (error: unknown) => {
        state.set({ _tag: 'Failed', problem: String(error) });
        if (isChunkOutdated(error)) onOutdated();
      },
    );
  };
  return {
    state,
    fetch: () => {
      if (state.value._tag === 'Idle') fetch(() => undefined);
    },
    forgetFailure: () => {
      if (state.value._tag === 'Failed') state.set({ _tag: 'Idle' });
    },
    tryAgain: () => {
      if (state.value._tag === 'Failed') fetch(reloadPage);
    },
  };
};
