import {
  type CatalogueChoices,
  catalogueParameters,
  continuesCatalogueSearch,
  continuesThanksSearch,
  readCatalogueChoice,
  readThanksChoice,
  type Site,
  type ThanksChoices,
  thanksParameters,
  writeCatalogueChoice,
  writeThanksChoice,
} from '@gift-registry/domain';
import { addressChoice, type ChoiceHistory } from './address-choice.ts';

/**
 * The catalogue search in the page's address (ADD-09): going back restores the previous search; continuing to type, and
 * showing more results, add no history entries.
 */
export const addressCatalogueChoices = (history: ChoiceHistory, site: Site): CatalogueChoices =>
  addressChoice(history, {
    parameters: catalogueParameters,
    read: readCatalogueChoice(site),
    write: writeCatalogueChoice,
    isSame: (one, other) => JSON.stringify(writeCatalogueChoice(one)) === JSON.stringify(writeCatalogueChoice(other)),
    continues: continuesCatalogueSearch,
  });

/**
 * The choices of the Thank You Manager in the page's address (THX-01): going back restores the previous ones;
 * continuing to type adds no history entry.
 */
export const addressThanksChoices = (history: ChoiceHistory): ThanksChoices =>
  addressChoice(history, {
    parameters: thanksParameters,
    read: readThanksChoice,
    write: writeThanksChoice,
    isSame: (one, other) => one.show === other.show && one.sortBy === other.sortBy && one.search === other.search,
    continues: continuesThanksSearch,
  });
