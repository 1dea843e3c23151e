import {
  isTypedOn,
  liveCell,
  readThanksChoice,
  type ThanksChoice,
  type ThanksChoices,
  thanksParameters,
  writeThanksChoice,
} from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import { readQuery, writeQuery } from './query.ts';

/** As much of the router's history as the choice needs. */
export type ThanksHistory = Pick<RouterHistory, 'subscribe' | 'push' | 'replace'> & {
  readonly location: Pick<RouterHistory['location'], 'pathname' | 'search'>;
};

const isSame = (one: ThanksChoice, other: ThanksChoice): boolean =>
  one.show === other.show && one.sortBy === other.sortBy && one.search === other.search;

const isOfThanks = (name: string): boolean => thanksParameters.some((parameter) => parameter === name);

/** What the Thank You Manager shows, as the page's address carries it (THX-01): going back shows what was shown before; typing on is no step of its own. */
export const addressThanksChoices = (history: ThanksHistory): ThanksChoices => {
  const present = (): ThanksChoice => readThanksChoice(readQuery(history.location.search));
  const cell = liveCell(present());
  history.subscribe(() => {
    const next = present();
    if (!isSame(next, cell.value)) cell.set(next);
  });
  return {
    choice: cell,
    choose: (choice) => {
      if (isSame(choice, cell.value)) return;
      const others = Object.entries(readQuery(history.location.search)).filter(([name]) => !isOfThanks(name));
      const address = `${history.location.pathname}${writeQuery({ ...Object.fromEntries(others), ...writeThanksChoice(choice) })}`;
      if (isTypedOn(cell.value, choice)) history.replace(address);
      else history.push(address);
    },
  };
};
