import {
  isTypedOn,
  readThanksChoice,
  type ThanksChoices,
  thanksParameters,
  writeThanksChoice,
} from '@gift-registry/domain';
import { addressChoice, type ChoiceHistory } from './address-choice.ts';

/** What the Thank You Manager shows, as the page's address carries it (THX-01): going back shows what was shown before; typing on is no step of its own. */
export const addressThanksChoices = (history: ChoiceHistory): ThanksChoices =>
  addressChoice(history, {
    parameters: thanksParameters,
    read: readThanksChoice,
    write: writeThanksChoice,
    isSame: (one, other) => one.show === other.show && one.sortBy === other.sortBy && one.search === other.search,
    goesOn: isTypedOn,
  });
