import { createState } from '@gift-registry/domain';
import type { OpenedItem } from '@gift-registry/ui';
import type { RouterHistory } from '@tanstack/react-router';
import { option as O } from 'fp-ts';
import type { PageDeparture } from './page-departure.ts';
import { addSamePageEntry, type SteppedHistory } from './same-page-entry.ts';

/** As much of the router's history as the place needs. */
export type OpenedHistory = SteppedHistory & Pick<RouterHistory, 'subscribe'>;

const keyIn = (state: unknown): O.Option<string> => {
  if (typeof state !== 'object' || state === null) return O.none;
  const { openedItem } = { openedItem: undefined, ...state };
  return typeof openedItem === 'string' ? O.some(openedItem) : O.none;
};

/** The item that is looked at, as the entry of the browser's history says: a step of its own on the same address, so that going back closes it and the address stays what one would share. */
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
      // An entry may name what is no longer on the list; something else takes its place.
      if (cell.value.value !== key) history.replace(history.location.href, { openedItem: key });
    },
    close: () => {
      if (isClosing || O.isNone(cell.value)) return;
      isClosing = stepBack(1);
      if (!isClosing) history.replace(history.location.href, {});
    },
  };
};
