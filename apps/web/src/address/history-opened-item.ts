import { createState } from '@gift-registry/domain';
import type { OpenedItem } from '@gift-registry/ui';
import type { RouterHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import type { PageDeparture } from './page-departure.ts';
import { addSamePageEntry, type EntryHistory } from './same-page-entry.ts';

/** The part of the router's history used for the opened item. */
type OpenedHistory = EntryHistory & Pick<RouterHistory, 'subscribe'>;

const keyIn = (state: unknown): O.Option<string> => {
  if (typeof state !== 'object' || state === null) return O.none;
  const { openedItem } = { openedItem: undefined, ...state };
  return typeof openedItem === 'string' ? O.some(openedItem) : O.none;
};

/**
 * The opened item, stored in the state of a history entry: opening adds an entry with the same address, so that going
 * back closes the item and the address stays the one to share.
 */
export const historyOpenedItem = (
  history: OpenedHistory,
  { stepBack }: Pick<PageDeparture, 'stepBack'>,
): OpenedItem => {
  const present = (): O.Option<string> => keyIn(history.location.state);
  const cell = createState(present());
  let isClosing = false;
  history.subscribe(() => {
    isClosing = false;
    const next = present();
    if (O.toNullable(next) !== O.toNullable(cell.value)) cell.set(next);
  });
  return {
    opened: cell,
    open: (key) => {
      if (O.isNone(cell.value)) return addSamePageEntry(history, { openedItem: key });
      // The entry may name an item that is no longer on the list; the newly opened one replaces it.
      if (cell.value.value !== key) history.replace(history.location.href, { openedItem: key });
    },
    close: () => {
      if (isClosing || O.isNone(cell.value)) return;
      isClosing = stepBack(1);
      if (!isClosing) history.replace(history.location.href, {});
    },
  };
};
