import { createState, type ObservableState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ComponentType } from 'react';

/** The state of a lazily loaded chunk with a page or dialogs. */
export type LazyChunkState<Props> =
  | { readonly _tag: 'Idle' | 'Loading' }
  | { readonly _tag: 'Failed'; readonly problem: string; readonly isOutdated: boolean }
  | { readonly _tag: 'Loaded'; readonly Component: ComponentType<Props> };

/** A chunk that is loaded once; a failure can be cleared, so that it is loaded again. */
export interface LazyChunk<Props> {
  readonly state: ObservableState<LazyChunkState<Props>>;
  readonly fetch: () => void;
  /** Loads the chunk for somebody who asked for its content. If a release replaced it, the page is reloaded, once. */
  readonly need: () => void;
  readonly forgetFailure: () => void;
  /** Loads a failed chunk again; reloads the page if the server no longer has the chunk. */
  readonly tryAgain: () => void;
}

/** Whether the server was reached but no longer has the chunk, since a newer release replaced it: only a reloaded page can continue. */
const isChunkOutdated = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkOutdated';

/** The page that a chunk is part of. */
interface ReloadablePage {
  readonly reload: () => void;
  /** Records that the page is reloaded for that problem; false if it already was, or if nothing can be recorded. */
  readonly recordReload: (problem: string) => boolean;
}

const RELOADED_FOR = 'reloaded for';

/** Without storage a page is not reloaded by itself: what was typed would be lost, and nothing would end the reloading. */
const thisPage: ReloadablePage = {
  // Afterwards, so that the history entry of the same press is written, and the reloaded page opens what was pressed.
  reload: () => void setTimeout(() => window.location.reload(), 0),
  recordReload: (problem) =>
    O.toUndefined(
      O.tryCatch(() => {
        const isFirst = window.sessionStorage.getItem(RELOADED_FOR) !== problem;
        window.sessionStorage.setItem(RELOADED_FOR, problem);
        return isFirst;
      }),
    ) === true,
};

export const lazyChunk = <Props>(
  load: () => Promise<ComponentType<Props>>,
  page: ReloadablePage = thisPage,
): LazyChunk<Props> => {
  const state = createState<LazyChunkState<Props>>({ _tag: 'Idle' });
  const reloadOnce = (): void => {
    const { value } = state;
    if (value._tag === 'Failed' && value.isOutdated && page.recordReload(value.problem)) page.reload();
  };
  const fetch = (onOutdated: () => void): void => {
    state.set({ _tag: 'Loading' });
    load().then(
      (Component) => state.set({ _tag: 'Loaded', Component }),
      (error: unknown) => {
        const isOutdated = isChunkOutdated(error);
        state.set({ _tag: 'Failed', problem: String(error), isOutdated });
        if (isOutdated) onOutdated();
      },
    );
  };
  return {
    state,
    fetch: () => {
      if (state.value._tag === 'Idle') fetch(() => undefined);
    },
    need: () => {
      if (state.value._tag === 'Idle') fetch(reloadOnce);
      else reloadOnce();
    },
    forgetFailure: () => {
      if (state.value._tag === 'Failed') state.set({ _tag: 'Idle' });
    },
    tryAgain: () => {
      if (state.value._tag === 'Failed') fetch(page.reload);
    },
  };
};
