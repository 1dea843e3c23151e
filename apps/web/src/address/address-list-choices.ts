import { type ListChoices, listParameters, readListChoice, writeListChoice } from '@gift-registry/domain';
import { addressChoice, type ChoiceHistory } from './address-choice.ts';

/** The list's choices as the page's address carries them (LIST-11): going back is choosing again what was chosen before. */
export const addressListChoices = (history: ChoiceHistory): ListChoices =>
  addressChoice(history, {
    parameters: listParameters,
    read: readListChoice,
    write: writeListChoice,
    isSame: (one, other) => JSON.stringify(writeListChoice(one)) === JSON.stringify(writeListChoice(other)),
    goesOn: () => false,
  });
