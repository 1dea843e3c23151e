import type { Observable } from 'rxjs';
import { asapScheduler, asyncScheduler, EMPTY } from 'rxjs';

/** How the current entry of the browser's history changed: the person went back or forward to it, or it was rewritten. */
export type EntryMove = 'travelled' | 'written';

/** The browser's history as the dialogs use it: how many open dialogs the current entry stands for, and changing that number. */
export interface LayerEntries {
  readonly depth: () => number;
  /** Adds an entry for the same address that stands for `depth` open dialogs. */
  readonly enter: (depth: number) => void;
  /**
   * Goes back `steps` entries; true, and `moved$` emits `travelled` once it has happened. False if that might leave the
   * page: the entry is rewritten instead, to stand for as many dialogs fewer.
   */
  readonly leave: (steps: number) => boolean;
  readonly moved$: Observable<EntryMove>;
}

/** No history, as in a story: dialogs are closed only by the Escape key and their buttons. */
export const NO_ENTRIES: LayerEntries = {
  depth: () => 0,
  enter: () => undefined,
  leave: () => false,
  moved$: EMPTY,
};

/** An open dialog or menu over the page. */
export interface Layer {
  readonly close: () => void;
  /** Whether opening it adds a step to the browser's history; false if it is one already by other means. */
  readonly isStep: boolean;
}

/** The stack of open dialogs; a page has one. */
export interface OpenLayers {
  readonly add: (layer: Layer) => void;
  readonly remove: (layer: Layer) => void;
  readonly isOnTop: (layer: Layer) => boolean;
}

/** In milliseconds: a dialog that was asked to close is closed by then; if it stays open, it gets its history entry back. */
const CLOSED_AFTER = 100;

/**
 * Creates the stack of open dialogs and keeps the browser's history in step with it: going back closes the top dialog
 * only, and closing a dialog removes its entry. An entry whose dialog is not open (after going forward or a reload) is
 * left at once.
 */
export const openLayers = (entries: LayerEntries): OpenLayers => {
  let open: ReadonlyArray<Layer> = [];
  let isLeaving = false;
  let isDue = false;
  const steps = (): ReadonlyArray<Layer> => open.filter(({ isStep }) => isStep);

  const settle = (): void => {
    isDue = false;
    if (isLeaving) return;
    const surplus = entries.depth() - steps().length;
    if (surplus > 0) {
      isLeaving = true;
      if (!entries.leave(surplus)) isLeaving = false;
    }
    for (let missing = surplus; missing < 0; missing += 1) entries.enter(steps().length + missing + 1);
  };
  /** Deferred, so that a dialog which replaces another changes nothing. */
  const settleSoon = (): void => {
    if (isDue) return;
    isDue = true;
    asapScheduler.schedule(settle);
  };

  entries.moved$.subscribe((move) => {
    if (move === 'written' || isLeaving) {
      if (move === 'travelled') isLeaving = false;
      return settleSoon();
    }
    const left = steps().slice(entries.depth());
    if (left.length === 0) return settleSoon();
    for (const { close } of [...left].reverse()) close();
    asyncScheduler.schedule(settleSoon, CLOSED_AFTER);
  });
  settleSoon();

  return {
    add: (layer) => {
      open = [...open, layer];
      settleSoon();
    },
    remove: (layer) => {
      open = open.filter((its) => its !== layer);
      settleSoon();
    },
    isOnTop: (layer) => open.at(-1) === layer,
  };
};
