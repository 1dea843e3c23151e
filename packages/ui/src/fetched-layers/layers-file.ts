import { type Live, liveCell } from '@gift-registry/domain';
import type { ComponentType } from 'react';

/** Where a file stands that has what may lie over a page. */
export type LayersFileState<Props> =
  | { readonly _tag: 'Away' | 'Coming' | 'Failed' }
  | { readonly _tag: 'There'; readonly Layers: ComponentType<Props> };

/** A file that is fetched once; where it did not come, that can be forgotten, so that it is fetched again. */
export interface LayersFile<Props> {
  readonly state: Live<LayersFileState<Props>>;
  readonly fetch: () => void;
  readonly forgetFailure: () => void;
}

export const layersFile = <Props>(load: () => Promise<ComponentType<Props>>): LayersFile<Props> => {
  const state = liveCell<LayersFileState<Props>>({ _tag: 'Away' });
  return {
    state,
    fetch: () => {
      if (state.value._tag !== 'Away') return;
      state.set({ _tag: 'Coming' });
      load().then(
        (Layers) => state.set({ _tag: 'There', Layers }),
        () => state.set({ _tag: 'Failed' }),
      );
    },
    forgetFailure: () => {
      if (state.value._tag === 'Failed') state.set({ _tag: 'Away' });
    },
  };
};
