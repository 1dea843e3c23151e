import {
  type CatalogueSeeking,
  catalogueParameters,
  isMoreOfIt,
  isTypedOn,
  readCatalogueChoice,
  readThanksChoice,
  type ThanksChoices,
  thanksParameters,
  writeCatalogueChoice,
  writeThanksChoice,
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

/** What the Thank You Manager shows, as the page's address carries it (THX-01): going back shows what was shown before; typing on is no step of its own. */
export const addressThanksChoices = (history: ChoiceHistory): ThanksChoices =>
  addressChoice(history, {
    parameters: thanksParameters,
    read: readThanksChoice,
    write: writeThanksChoice,
    isSame: (one, other) => one.show === other.show && one.sortBy === other.sortBy && one.search === other.search,
    goesOn: isTypedOn,
  });
