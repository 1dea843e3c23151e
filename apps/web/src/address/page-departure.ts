import { pageAddress } from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';

/** The part of a window used for leaving its page. */
interface DepartureWindow {
  readonly addEventListener: (type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void) => void;
  readonly setTimeout: (listener: () => void, after: number) => unknown;
  readonly location: { readonly assign: (path: string) => void };
  readonly performance: { readonly getEntriesByType: (type: 'navigation') => ReadonlyArray<object> };
}

/** The part of the router's history used for leaving a page. */
type DepartureHistory = Pick<RouterHistory, 'subscribe' | 'go'> & {
  readonly location: { readonly state: Pick<RouterHistory['location']['state'], '__TSR_key'> };
};

const wasReloaded = ({ performance }: DepartureWindow): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Ways to leave a page that do not cancel each other: a browser cancels the page load in progress when it is told to
 * step back, and the step back when it is told to load a page.
 */
export interface PageDeparture {
  /**
   * Leaves for that path, after waiting for a step back in progress. If the step is even slower and cancels the
   * navigation, the navigation is repeated.
   */
  readonly goTo: (path: string) => void;
  /**
   * Steps back that many entries; while the page is being left, the steps wait until it is shown again. Returns false,
   * and does nothing, on the entry on which the page was reloaded (see below).
   */
  readonly stepBack: (steps: number) => boolean;
}

/** How long to wait for a step back, in milliseconds: there may have been nothing to go back to. */
const STEP_TIMEOUT_MS = 500;

/**
 * The ways to leave the window's page, and to step back on it. When a page is reloaded just as it writes a history
 * entry, Chromium shows the new entry but stays on the one before: a step back from there would lead to the previous
 * page. So no step is taken from an entry on which the page was reloaded.
 */
export const pageDeparture = (page: DepartureWindow, history: DepartureHistory): PageDeparture => {
  const keyHere = () => history.location.state.__TSR_key;
  const reloadedAt = wasReloaded(page) ? keyHere() : undefined;
  let isStepping = false;
  let isLeaving = false;
  /** The destination, until no step back can cancel the navigation any more. */
  let path: O.Option<string> = O.none;
  let heldSteps = 0;

  const leave = (): void => {
    isStepping = false;
    if (O.isSome(path)) page.location.assign(pageAddress(path.value));
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
    if (reloadedAt !== undefined && reloadedAt === keyHere()) return false;
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
      if (isStepping) page.setTimeout(leave, STEP_TIMEOUT_MS);
      else landed();
    },
    stepBack,
  };
};
