import type { PasswordRefusal } from '../account/index.ts';
import type { LinkSpent, PasswordWrong } from '../ports/index.ts';

/** What is said of a password that is not taken. */
export const passwordRefused = (refusal: PasswordRefusal): string => {
  switch (refusal._tag) {
    case 'PasswordTooShort':
      return `Please choose a password with at least ${refusal.minimum} characters.`;
    case 'PasswordTooCommon':
      return 'That’s one of the first passwords people try. Please choose another one.';
  }
};

/** What is said of a password or a link that does not open what it should. */
export const notOpened = (refusal: PasswordWrong | LinkSpent): string => {
  switch (refusal._tag) {
    case 'PasswordWrong':
      return 'That’s not your current password. Please try again.';
    case 'LinkSpent':
      return 'This link no longer works. It has already been used or has expired.';
  }
};

/** What stands beside every field for a new password. */
export const newPasswordWords = {
  help: 'At least 8 characters. A few words only you would put together are easy to remember and hard to guess.',
  tooShort: 'Please choose a password with at least 8 characters.',
} as const;
