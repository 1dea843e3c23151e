import {
  type CatalogueSeeking,
  catalogueParameters,
  isMoreOfIt,
  readCatalogueChoice,
  writeCatalogueChoice,
} from '@gift-registry/domain';
import { addressChoice, type ChoiceHistory } from './address-choice.ts';

/** What is looked for as the page's address carries it (ADD-09): going back looks for what was looked for before; typing on, and seeing more of it, are no steps of their own. */
export const addressCatalogueSeeking = (history: ChoiceHistory): CatalogueSeeking =>
  addressChoice(history, {
    parameters: catalogueParameters,
    read: readCatalogueChoice,
    write: writeCatalogueChoice,
    isSame: (one, other) => JSON.stringify(writeCatalogueChoice(one)) === JSON.stringify(writeCatalogueChoice(other)),
    goesOn: isMoreOfIt,
  });
