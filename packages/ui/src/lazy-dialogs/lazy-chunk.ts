import { createState, type ObservableState } from '@gift-registry/domain';
import type { ComponentType } from 'react';

/** Where a file stands that has a page, or what may lie over one. */
export type LazyChunkState<Props> =
  | { readonly _tag: 'Away' | 'Coming' }
  | { readonly _tag: 'Failed'; readonly problem: string }
  | { readonly _tag: 'There'; readonly Component: ComponentType<Props> };

/** A file that is fetched once; where it did not come, that can be forgotten, so that it is fetched again. */
export interface LazyChunk<Props> {
  readonly state: ObservableState<LazyChunkState<Props>>;
  readonly fetch: () => void;
  readonly forgetFailure: () => void;
  /** Fetches anew what did not come; where the server says that this page cannot have it, the page is loaded anew. */
  readonly tryAgain: () => void;
}

/** The server was reached, and only a page loaded anew can have the file: a later release took its place. */
const isNotToBeHad = (error: unknown): boolean => error instanceof Error && error.name === 'FileNotToBeHad';

export const lazyChunk = <Props>(
  load: () => Promise<ComponentType<Props>>,
  loadPageAnew: () => unknown = () => window.location.reload(),
): LazyChunk<Props> => {
  const state = createState<LazyChunkState<Props>>({ _tag: 'Away' });
  const fetch = (notToBeHad: () => unknown): void => {
    state.set({ _tag: 'Coming' });
    load().then(
      (Component) => state.set({ _tag: 'There', Component }),
      (error: unknown) => {
        state.set({ _tag: 'Failed', problem: String(error) });
        if (isNotToBeHad(error)) notToBeHad();
      },
    );
  };
  return {
    state,
    fetch: () => {
      if (state.value._tag === 'Away') fetch(() => undefined);
    },
    forgetFailure: () => {
      if (state.value._tag === 'Failed') state.set({ _tag: 'Away' });
    },
    tryAgain: () => {
      if (state.value._tag === 'Failed') fetch(loadPageAnew);
    },
  };
};
