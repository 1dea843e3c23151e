import type { RouterHistory } from '@tanstack/react-router';

/** The part of the router's history used to add an entry with the same address. */
export type EntryHistory = Pick<RouterHistory, 'push' | 'replace' | 'flush'> & {
  readonly location: Pick<RouterHistory['location'], 'href' | 'state'>;
};

/**
 * Adds a history entry with the same address and the given state. The fragment is removed from both entries: going back
 * would otherwise scroll to its target again, and move the focus there.
 */
export const addSamePageEntry = (history: EntryHistory, state: object): void => {
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
