import {
  continuesListSearch,
  createState,
  isSameListChoice,
  type ListChoices,
  listParameters,
  type ObservableState,
  readListChoice,
  writeListChoice,
} from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import { readQuery, writeQuery } from './query.ts';

/** The part of the router's history used for a choice. */
export type ChoiceHistory = Pick<RouterHistory, 'subscribe' | 'push' | 'replace'> & {
  readonly location: Pick<RouterHistory['location'], 'pathname' | 'search'>;
};

/** Reads a choice from an address and writes it into one. */
interface ChoiceCodec<Choice> {
  /** The names of the choice's parameters; all other parameters stay unchanged. */
  readonly parameters: ReadonlyArray<string>;
  readonly read: (query: Readonly<Record<string, unknown>>) => Choice;
  readonly write: (choice: Choice) => Readonly<Record<string, string | ReadonlyArray<string>>>;
  readonly isSame: (one: Choice, other: Choice) => boolean;
  /** Whether the later choice continues the earlier one and gets no history entry of its own. */
  readonly continues: (before: Choice, after: Choice) => boolean;
}

/** A choice that is made on a page and kept in its address. */
interface AddressChoice<Choice> {
  readonly choice: ObservableState<Choice>;
  readonly choose: (choice: Choice) => void;
}

/** The choice in the page's address: going back restores the earlier choice. */
export const addressChoice = <Choice>(
  history: ChoiceHistory,
  { parameters, read, write, isSame, continues }: ChoiceCodec<Choice>,
): AddressChoice<Choice> => {
  const present = (): Choice => read(readQuery(history.location.search));
  const cell = createState(present());
  history.subscribe(() => {
    const next = present();
    if (!isSame(next, cell.value)) cell.set(next);
  });
  return {
    choice: cell,
    choose: (choice) => {
      if (isSame(choice, cell.value)) return;
      const others = Object.entries(readQuery(history.location.search)).filter(([name]) => !parameters.includes(name));
      const address = `${history.location.pathname}${writeQuery({ ...Object.fromEntries(others), ...write(choice) })}`;
      if (continues(cell.value, choice)) history.replace(address);
      else history.push(address);
    },
  };
};

/** The choices for a list in the page's address (LIST-11): going back restores the previous choice. */
export const addressListChoices = (history: ChoiceHistory): ListChoices =>
  addressChoice(history, {
    parameters: listParameters,
    read: readListChoice,
    write: writeListChoice,
    isSame: isSameListChoice,
    continues: continuesListSearch,
  });
