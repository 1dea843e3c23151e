import { type Live, liveCell } from '@gift-registry/domain';
import type { ComponentType } from 'react';

/** Where a file stands that has what may lie over a page. */
export type LayersFileState<Props> =
  | { readonly _tag: 'Away' | 'Coming' }
  | { readonly _tag: 'Failed'; readonly problem: string }
  | { readonly _tag: 'There'; readonly Layers: ComponentType<Props> };

/** A file that is fetched once; where it did not come, that can be forgotten, so that it is fetched again. */
export interface LayersFile<Props> {
  readonly state: Live<LayersFileState<Props>>;
  readonly fetch: () => void;
  readonly forgetFailure: () => void;
  /** Fetches anew what did not come; where the server says that this page cannot have it, the page is loaded anew. */
  readonly tryAgain: () => void;
}

/** The server was reached, and only a page loaded anew can have the file: a later release took its place. */
const isNotToBeHad = (error: unknown): boolean => error instanceof Error && error.name === 'FileNotToBeHad';

export const layersFile = <Props>(
  load: () => Promise<ComponentType<Props>>,
  loadPageAnew: () => unknown = () => window.location.reload(),
): LayersFile<Props> => {
  const state = liveCell<LayersFileState<Props>>({ _tag: 'Away' });
  const fetch = (notToBeHad: () => unknown): void => {
    state.set({ _tag: 'Coming' });
    load().then(
      (Layers) => state.set({ _tag: 'There', Layers }),
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
