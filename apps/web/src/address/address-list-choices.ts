import {
  type ListChoice,
  type ListChoices,
  listParameters,
  liveCell,
  readListChoice,
  writeListChoice,
} from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import { readQuery, writeQuery } from './query.ts';

/** As much of the router's history as the choice needs. */
export type ChoiceHistory = Pick<RouterHistory, 'subscribe' | 'push'> & {
  readonly location: Pick<RouterHistory['location'], 'pathname' | 'search'>;
};

const isSameChoice = (a: ListChoice, b: ListChoice): boolean =>
  JSON.stringify(writeListChoice(a)) === JSON.stringify(writeListChoice(b));

const isOfList = (name: string): boolean => listParameters.some((parameter) => parameter === name);

/** The list's choices as the page's address carries them (LIST-11): going back is choosing again what was chosen before. */
export const addressListChoices = (history: ChoiceHistory): ListChoices => {
  const present = (): ListChoice => readListChoice(readQuery(history.location.search));
  const cell = liveCell(present());
  history.subscribe(() => {
    const next = present();
    if (!isSameChoice(next, cell.value)) cell.set(next);
  });
  return {
    choice: cell,
    choose: (choice) => {
      if (isSameChoice(choice, cell.value)) return;
      const others = Object.entries(readQuery(history.location.search)).filter(([name]) => !isOfList(name));
      history.push(
        `${history.location.pathname}${writeQuery({ ...Object.fromEntries(others), ...writeListChoice(choice) })}`,
      );
    },
  };
};
