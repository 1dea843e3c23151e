import type { EntryMove, LayerEntries } from '@gift-registry/ui';
import type { RouterHistory } from '@tanstack/react-router';
import { Subject } from 'rxjs';
import type { PageDeparture } from './page-departure.ts';
import { addSamePageEntry, type EntryHistory } from './same-page-entry.ts';

/** The part of the router's history used for open dialogs. */
type LayersHistory = EntryHistory & Pick<RouterHistory, 'subscribe'>;

const depthIn = (state: unknown): number => {
  if (typeof state !== 'object' || state === null) return 0;
  const { openLayers } = { openLayers: undefined, ...state };
  return typeof openLayers === 'number' ? openLayers : 0;
};

/** The history entries of open dialogs: with the same address, and in addition to the entry's other state. */
export const historyLayers = (history: LayersHistory, { stepBack }: Pick<PageDeparture, 'stepBack'>): LayerEntries => {
  const moved$ = new Subject<EntryMove>();
  history.subscribe(({ action: { type } }) =>
    moved$.next(type === 'PUSH' || type === 'REPLACE' ? 'written' : 'travelled'),
  );
  return {
    depth: () => depthIn(history.location.state),
    enter: (depth) => addSamePageEntry(history, { ...history.location.state, openLayers: depth }),
    leave: (steps) => {
      if (stepBack(steps)) return true;
      const { href, state } = history.location;
      history.replace(href, { ...state, openLayers: depthIn(state) - steps });
      return false;
    },
    moved$,
  };
};
