import type { RouterHistory } from '@tanstack/react-router';

/** As much of the router's history as an entry of the same address needs. */
export type SteppedHistory = Pick<RouterHistory, 'push' | 'replace' | 'flush'> & {
  readonly location: Pick<RouterHistory['location'], 'href' | 'state'>;
};

/** Adds a history entry of the same address with that state. The fragment is dropped from both entries: going back would scroll to its target again, and move the focus there. */
export const addSamePageEntry = (history: SteppedHistory, state: object): void => {
  const { href, state: present } = history.location;
  const [address = ''] = href.split('#');
  // The history joins writes of one task into one entry.
  history.flush();
  if (address !== href) {
    history.replace(address, present);
    history.flush();
  }
  history.push(address, state);
  history.flush();
};
