import {
  type CatalogueChoice,
  type CatalogueSeeking,
  catalogueParameters,
  isMoreOfIt,
  liveCell,
  readCatalogueChoice,
  writeCatalogueChoice,
} from '@gift-registry/domain';
import type { RouterHistory } from '@tanstack/react-router';
import { readQuery, writeQuery } from './query.ts';

/** As much of the router's history as the choice needs. */
export type CatalogueHistory = Pick<RouterHistory, 'subscribe' | 'push' | 'replace'> & {
  readonly location: Pick<RouterHistory['location'], 'pathname' | 'search'>;
};

const isSame = (one: CatalogueChoice, other: CatalogueChoice): boolean =>
  JSON.stringify(writeCatalogueChoice(one)) === JSON.stringify(writeCatalogueChoice(other));

const isOfCatalogue = (name: string): boolean => catalogueParameters.some((parameter) => parameter === name);

/** What is looked for as the page's address carries it (ADD-09): going back looks for what was looked for before; typing on, and seeing more of it, are no steps of their own. */
export const addressCatalogueSeeking = (history: CatalogueHistory): CatalogueSeeking => {
  const present = (): CatalogueChoice => readCatalogueChoice(readQuery(history.location.search));
  const cell = liveCell(present());
  history.subscribe(() => {
    const next = present();
    if (!isSame(next, cell.value)) cell.set(next);
  });
  return {
    choice: cell,
    choose: (choice) => {
      if (isSame(choice, cell.value)) return;
      const others = Object.entries(readQuery(history.location.search)).filter(([name]) => !isOfCatalogue(name));
      const address = `${history.location.pathname}${writeQuery({ ...Object.fromEntries(others), ...writeCatalogueChoice(choice) })}`;
      if (isMoreOfIt(cell.value, choice)) history.replace(address);
      else history.push(address);
    },
  };
};
