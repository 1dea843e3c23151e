import type { CommonPasswords } from '@gift-registry/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Some fifty thousand passwords that were found most often where passwords were lost; in small letters. */
const known: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What everybody thinks of first. */
export const wellKnownPasswords: CommonPasswords = { isCommon: (password) => known.has(password) };
