import type { PasswordRefusal } from '../account/index.ts';
import type { LinkSpent, PasswordWrong } from '../ports/index.ts';

/** What is said of a password that is not taken. */
export const passwordRefused = (refusal: PasswordRefusal): string => {
  switch (refusal._tag) {
    case 'PasswordTooShort':
      return `Please choose a password of at least ${refusal.minimum} characters.`;
    case 'PasswordTooCommon':
      return 'That one is among the first that people try. Please choose another password.';
  }
};

/** What is said of a password or a link that does not open what it should. */
export const notOpened = (refusal: PasswordWrong | LinkSpent): string => {
  switch (refusal._tag) {
    case 'PasswordWrong':
      return 'That is not your current password. Please try again.';
    case 'LinkSpent':
      return 'This link no longer works: it was used, or its time is over.';
  }
};

/** What stands beside every field for a new password. */
export const newPasswordWords = {
  help: 'At least 8 characters. A few words that only you put together are easy to keep and hard to guess.',
  tooShort: 'Please choose a password of at least 8 characters.',
} as const;
