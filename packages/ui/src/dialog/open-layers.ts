import type { Observable } from 'rxjs';
import { asapScheduler, asyncScheduler, EMPTY } from 'rxjs';

/** What became of the present entry of the browser's history: somebody went back or forth to it, or it was written. */
export type EntryMove = 'travelled' | 'written';

/** Where the browser keeps its way back: how many open layers its present entry stands for, and how that becomes another number. */
export interface LayerEntries {
  readonly depth: () => number;
  /** A step forward on the same address, which stands for so many layers. */
  readonly enter: (depth: number) => void;
  /** So many steps back: true, and told as travelled once it has happened. False where they might lead off the page; the entry is written then, and stands for so many layers less. */
  readonly leave: (steps: number) => boolean;
  readonly moved$: Observable<EntryMove>;
}

/** No way back, as in a story: layers are closed by the Escape key and by what stands on them. */
export const NO_ENTRIES: LayerEntries = {
  depth: () => 0,
  enter: () => undefined,
  leave: () => false,
  moved$: EMPTY,
};

/** What lies over the page. */
export interface Layer {
  readonly close: () => void;
  /** Whether opening it is a step of its own; false for what is one already by other means. */
  readonly isStep: boolean;
}

/** What lies over the page, in the order in which it was opened; the one place that knows. */
export interface OpenLayers {
  readonly add: (layer: Layer) => void;
  readonly remove: (layer: Layer) => void;
  readonly isOnTop: (layer: Layer) => boolean;
}

/** What was told to close is closed by then, in milliseconds; what stays open gets its step back. */
const CLOSED_AFTER = 100;

/**
 * The layers over a page and the steps that they are: going back closes the one on top and nothing else, closing one takes its step away. A step whose layer is not open any more (going forward,
 * or reading the page again) is left at once.
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
  /** A layer that makes way for another changes nothing. */
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
