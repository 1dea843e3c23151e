import {
  type CatalogueSeeking,
  catalogueParameters,
  createState,
  isMoreOfIt,
  isTypedOn,
  type ListChoices,
  listParameters,
  type ObservableState,
  readCatalogueChoice,
  readListChoice,
  readThanksChoice,
  type ThanksChoices,
  thanksParameters,
  writeCatalogueChoice,
  writeListChoice,
  writeThanksChoice,
} from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import { readQuery, writeQuery } from './query.ts';

/** As much of the router's history as a choice needs. */
export type ChoiceHistory = Pick<RouterHistory, 'subscribe' | 'push' | 'replace'> & {
  readonly location: Pick<RouterHistory['location'], 'pathname' | 'search'>;
};

/** How a choice is read from an address and written into it. */
export interface WrittenChoice<Choice> {
  /** The names of its parameters; all others of the address stay as they are. */
  readonly parameters: ReadonlyArray<string>;
  readonly read: (query: Readonly<Record<string, unknown>>) => Choice;
  readonly write: (choice: Choice) => Readonly<Record<string, string | ReadonlyArray<string>>>;
  readonly isSame: (one: Choice, other: Choice) => boolean;
  /** Whether the later choice continues the earlier one and gets no history entry of its own. */
  readonly goesOn: (before: Choice, after: Choice) => boolean;
}

/** A choice that is made on a page. */
export interface AddressChoice<Choice> {
  readonly choice: ObservableState<Choice>;
  readonly choose: (choice: Choice) => void;
}

/** The choice in the page's address: going back restores the earlier choice. */
export const addressChoice = <Choice>(
  history: ChoiceHistory,
  { parameters, read, write, isSame, goesOn }: WrittenChoice<Choice>,
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
      if (goesOn(cell.value, choice)) history.replace(address);
      else history.push(address);
    },
  };
};

/** The list's choices as the page's address carries them (LIST-11): going back is choosing again what was chosen before. */
export const addressListChoices = (history: ChoiceHistory): ListChoices =>
  addressChoice(history, {
    parameters: listParameters,
    read: readListChoice,
    write: writeListChoice,
    isSame: (one, other) => JSON.stringify(writeListChoice(one)) === JSON.stringify(writeListChoice(other)),
    goesOn: () => false,
  });

/** What is looked for as the page's address carries it (ADD-09): going back looks for what was looked for before; typing on, and seeing more of it, are no steps of their own. */
export const addressCatalogueSeeking = (history: ChoiceHistory): CatalogueSeeking =>
  addressChoice(history, {
    parameters: catalogueParameters,
    read: readCatalogueChoice,
    write: writeCatalogueChoice,
    isSame: (one, other) => JSON.stringify(writeCatalogueChoice(one)) === JSON.stringify(writeCatalogueChoice(other)),
    goesOn: isMoreOfIt,
  });

/** What the Thank You Manager shows, as the page's address carries it (THX-01): going back shows what was shown before; typing on is no step of its own. */
export const addressThanksChoices = (history: ChoiceHistory): ThanksChoices =>
  addressChoice(history, {
    parameters: thanksParameters,
    read: readThanksChoice,
    write: writeThanksChoice,
    isSame: (one, other) => one.show === other.show && one.sortBy === other.sortBy && one.search === other.search,
    goesOn: isTypedOn,
  });
