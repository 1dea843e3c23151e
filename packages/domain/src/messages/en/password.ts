import { type PasswordRefusal, SHORTEST_PASSWORD } from '../../account/index.ts';
import type { LinkAlreadyUsed, PasswordWrong } from '../../ports/index.ts';

const tooShort = (minimum: number): string => `Please choose a password with at least ${minimum} characters.`;

/** What is said of a password that is not taken. */
export const passwordRefused = (refusal: PasswordRefusal): string => {
  switch (refusal._tag) {
    case 'PasswordTooShort':
      return tooShort(refusal.minimum);
    case 'PasswordTooCommon':
      return 'That’s one of the first passwords people try. Please choose another one.';
  }
};

/** What is said of a password or a link that does not open what it should. */
export const notOpened = (refusal: PasswordWrong | LinkAlreadyUsed): string => {
  switch (refusal._tag) {
    case 'PasswordWrong':
      return 'That’s not your current password. Please try again.';
    case 'LinkAlreadyUsed':
      return 'This link no longer works. It has already been used or has expired.';
  }
};

/** What stands beside every field for a new password. */
export const newPasswordMessages = {
  help: `At least ${SHORTEST_PASSWORD} characters. Try three or four unrelated words.`,
  tooShort: tooShort(SHORTEST_PASSWORD),
} as const;
