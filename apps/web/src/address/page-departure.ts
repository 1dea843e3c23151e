import type { RouterHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';

/** As much of a window as leaving its page needs. */
export interface LeavingWindow {
  readonly addEventListener: (type: 'pageshow', told: (event: { readonly persisted: boolean }) => void) => void;
  readonly setTimeout: (told: () => void, after: number) => unknown;
  readonly location: { readonly assign: (path: string) => void };
}

/** Ways off a page that do not call each other off: a browser drops the page that it is loading when it is told to step back, and the step back when it is told to load a page. */
export interface PageDeparture {
  /** Leaves for that path, once a step back that is on its way has landed. */
  readonly goTo: (path: string) => void;
  /** So many steps back; while the page is being left they wait until it is shown again. */
  readonly stepBack: (steps: number) => void;
}

/** A step that has not landed by then, in milliseconds, never will: there was nothing to go back to. */
const LANDED_AFTER = 500;

/** Leaving the page of that window, and stepping back on it. */
export const pageDeparture = (page: LeavingWindow, history: Pick<RouterHistory, 'subscribe' | 'go'>): PageDeparture => {
  let isStepping = false;
  let isLeaving = false;
  let path: O.Option<string> = O.none;
  let heldSteps = 0;

  const landed = (): void => {
    isStepping = false;
    if (O.isNone(path)) return;
    const { value } = path;
    path = O.none;
    page.location.assign(value);
  };
  const stepBack = (steps: number): void => {
    if (isLeaving) {
      heldSteps += steps;
      return;
    }
    isStepping = true;
    history.go(-steps);
  };
  history.subscribe(({ action: { type } }) => {
    if (type !== 'PUSH' && type !== 'REPLACE') landed();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    const steps = heldSteps;
    heldSteps = 0;
    if (steps > 0) stepBack(steps);
  });
  return {
    goTo: (to) => {
      isLeaving = true;
      path = O.some(to);
      if (isStepping) page.setTimeout(landed, LANDED_AFTER);
      else landed();
    },
    stepBack,
  };
};
