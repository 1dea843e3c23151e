import type { RouterHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';

/** As much of a window as leaving its page needs. */
export interface LeavingWindow {
  readonly addEventListener: (type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void) => void;
  readonly setTimeout: (listener: () => void, after: number) => unknown;
  readonly location: { readonly assign: (path: string) => void };
  readonly performance: { readonly getEntriesByType: (type: 'navigation') => ReadonlyArray<object> };
}

/** As much of the router's history as leaving a page needs. */
export type LeavingHistory = Pick<RouterHistory, 'subscribe' | 'go'> & {
  readonly location: { readonly state: Pick<RouterHistory['location']['state'], '__TSR_key'> };
};

const wasReadAgain = ({ performance }: LeavingWindow): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Ways off a page that do not call each other off: a browser drops the page that it is loading when it is told to step back, and the step back when it is told to load a page. */
export interface PageDeparture {
  /** Leaves for that path, once a step back that is on its way has landed; one that lands later yet, and so called the leaving off, does not keep it here. */
  readonly goTo: (path: string) => void;
  /** So many steps back; while the page is being left they wait until it is shown again. False on the entry on which the page was read again: nothing is done there (see below). */
  readonly stepBack: (steps: number) => boolean;
}

/** A step that has not landed by then, in milliseconds, is waited for no longer: there may have been nothing to go back to. */
const LANDED_AFTER = 500;

/**
 * Leaving the page of that window, and stepping back on it. Where a page is read again just as it writes an entry, Chromium shows the new entry and stands on the one before: a step back from there leads to
 * whatever one came from. So none is taken from an entry on which the page was read again.
 */
export const pageDeparture = (page: LeavingWindow, history: LeavingHistory): PageDeparture => {
  const keyHere = () => history.location.state.__TSR_key;
  const readAgainAt = wasReadAgain(page) ? keyHere() : undefined;
  let isStepping = false;
  let isLeaving = false;
  /** What the page is left for, until no step can call that off any more. */
  let path: O.Option<string> = O.none;
  let heldSteps = 0;

  const leave = (): void => {
    isStepping = false;
    if (O.isSome(path)) page.location.assign(path.value);
  };
  const landed = (): void => {
    leave();
    path = O.none;
  };
  const stepBack = (steps: number): boolean => {
    if (isLeaving) {
      heldSteps += steps;
      return true;
    }
    if (readAgainAt !== undefined && readAgainAt === keyHere()) return false;
    isStepping = true;
    history.go(-steps);
    return true;
  };
  history.subscribe(({ action: { type } }) => {
    if (type !== 'PUSH' && type !== 'REPLACE') landed();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    path = O.none;
    const steps = heldSteps;
    heldSteps = 0;
    if (steps > 0) stepBack(steps);
  });
  return {
    goTo: (to) => {
      isLeaving = true;
      path = O.some(to);
      if (isStepping) page.setTimeout(leave, LANDED_AFTER);
      else landed();
    },
    stepBack,
  };
};
