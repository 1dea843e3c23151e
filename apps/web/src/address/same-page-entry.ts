import type { RouterHistory } from '@tanstack/react-router';

/** As much of the router's history as a step on the same address needs. */
export type SteppedHistory = Pick<RouterHistory, 'push' | 'replace' | 'flush'> & {
  readonly location: Pick<RouterHistory['location'], 'href' | 'state'>;
};

/** A step on the same address, whose entry says that. The end of the address is left off on both entries: going back to one would lead to what it names again, and take the focus there. */
export const addSamePageEntry = (history: SteppedHistory, state: object): void => {
  const { href, state: present } = history.location;
  const [address = ''] = href.split('#');
  // The history makes one step of all that is written at once.
  history.flush();
  if (address !== href) {
    history.replace(address, present);
    history.flush();
  }
  history.push(address, state);
  history.flush();
};
